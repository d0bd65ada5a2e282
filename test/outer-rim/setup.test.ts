import * as E from 'fp-ts/lib/Either';
import { outerRim } from '../../src/outer-rim';
import { basePack, FACTIONS } from '../../src/outer-rim/facts';
import { newGame, pack, resolving, setUpGame, table, type Table } from './table';

const numberOf = (id: string): number => basePack.databank.find((card) => card.id === id)?.number ?? -1;
const stepsOf = (game: Table): number[] => game.happened('setup-step').map((each) => each.number);
const NAMES = ['ann', 'bob', 'cid', 'dee'];

describe('what the game is about', () => {
  test('each player controls one character; alone, AI cards control the other one [or.introduction.01]', () => {
    const three = setUpGame({ players: ['ann', 'bob', 'cid'] });
    expect(new Set(three.state.players.map((each) => each.character)).size).toBe(3);
    expect(three.state.players.map((each) => each.kind)).toEqual(['person', 'person', 'person']);
    expect(setUpGame({ players: ['ann'] }).state.players.map((each) => each.kind)).toEqual(['person', 'ai']);
  });

  test('a player belongs to no faction and has a reputation with each of the four [or.introduction.02]', () => {
    const player = table().player();
    expect(Object.keys(player.reputation).sort()).toEqual(['hutt', 'imperial', 'rebel', 'syndicate']);
    expect(Object.keys(player)).not.toContain('faction');
  });

  test('only fame decides who wins, not credits [or.introduction.03]', () => {
    const game = table({ ann: { credits: 900_000, fame: 9 }, bob: { fame: 9 } });
    expect(outerRim.outcome(game.state)).toEqual({ kind: 'playing', scores: { ann: 9, bob: 9 } });
  });

  test('one to four players can play [or.components.02]', () => {
    for (const count of [1, 2, 3, 4]) {
      const begun = outerRim.begin({ players: NAMES.slice(0, count) }, { mode: 'seeded', seed: 1 });
      expect(E.isRight(begun)).toBe(true);
    }
    for (const players of [[], [...NAMES, 'eve']])
      expect(outerRim.begin({ players }, { mode: 'manual' })).toMatchObject({
        left: { code: 'players', rules: ['or.components.02'] },
      });
  });

  test('four players have four reputation tokens of each faction [or.components.03]', () => {
    const game = setUpGame({ players: NAMES });
    for (const faction of FACTIONS)
      expect(game.state.players.filter((player) => faction in player.reputation)).toHaveLength(4);
  });

  test('AI cards belong to the single-player game alone [or.components.18]', () => {
    expect(newGame({ players: NAMES }).state.ai).toBeNull();
    expect(newGame({ players: ['ann'] }).state.ai?.pile.unknown).toHaveLength(10);
  });

  test('there are 6 dice, but more can be rolled [or.components.19]', () => {
    expect(basePack.supply.dice).toBe(6);
    const combat = resolving([{ do: 'fight', combat: 'ground', enemy: 'Rancor', value: 8 }]);
    combat.rolls('blank', 'blank', 'blank').rolls(...Array<'hit'>(8).fill('hit'));
    expect(combat.happened('damage-added-up')[1]?.damage).toBe(8);
  });
});

describe('the databank', () => {
  test('it is in ascending order, from 1 to 92 [or.databank.04]', () => {
    const mixed = pack({ whole: ['databank'], databank: [...basePack.databank].reverse() });
    const numbers = newGame({ pack: mixed }).state.databank.map(numberOf);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    const before = newGame().state.databank.map(numberOf);
    expect(before).toEqual([...before].sort((a, b) => a - b));
    expect([before[0], before[before.length - 1], before.length]).toEqual([1, 92, 53]);
    const after = setUpGame().state.databank.map(numberOf);
    expect(after).toEqual([...after].sort((a, b) => a - b));
    expect(after).toHaveLength(51);
  });

  test('everybody sees the numbers on the backs [or.databank.01]', () => {
    const game = resolving([{ do: 'databank', number: 41 }], { ann: { credits: 2000 } });
    const seen = outerRim.view(game.state, 'spectator').databank.map(numberOf);
    expect(seen).toHaveLength(52);
    expect(seen).not.toContain(41);
    expect(Math.min(...seen)).toBe(1);
  });

  test('it is never shuffled: the same cards lie in the same order [or.databank.02]', () => {
    const game = resolving([{ do: 'databank', number: 42 }]);
    const whole = table().state.databank;
    game.rolls('crit', 'blank').rolls('crit', 'blank').rolls('crit', 'blank');
    expect(game.state.databank).toEqual(whole);
    for (const seed of [1, 2]) expect(newGame({}, { mode: 'seeded', seed }).state.databank).toEqual(whole);
  });

  test('the card with the number is searched and taken, not the top one [or.databank.03]', () => {
    const game = resolving([{ do: 'databank', number: 42 }]);
    expect(game.happened('databank-card-taken')).toMatchObject([{ number: 42 }]);
    expect(game.state.databank).not.toContain('databank-42-the-casino-heist');
    expect(numberOf(game.state.databank[0] ?? '')).toBe(1);
  });

  test('a databank card goes back to its number [or.databank.05]', () => {
    const game = resolving([{ do: 'databank', number: 42 }])
      .rolls('crit', 'blank')
      .rolls('crit', 'blank')
      .rolls('crit', 'blank');
    const at = game.state.databank.indexOf('databank-42-the-casino-heist');
    expect([at - 1, at, at + 1].map((each) => numberOf(game.state.databank[each] ?? ''))).toEqual([41, 42, 43]);
  });

  test('of several cards with the number one is taken at random [or.databank.06]', () => {
    const asked = resolving([{ do: 'databank', number: 1 }]);
    expect(asked.by).toEqual(['chance']);
    expect(outerRim.chanceOutcomes(asked.state).map((each) => each.probability)).toEqual([0.25, 0.25, 0.25, 0.25]);
    asked.draws('databank-1-local-security');
    expect(asked.happened('databank-card-taken')).toMatchObject([{ card: 'databank-1-local-security' }]);
  });
});

describe('steps of setup', () => {
  test('seven steps come in order, then the game begins [or.setup.01]', () => {
    expect(stepsOf(setUpGame({ players: NAMES }))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const solo = setUpGame({ players: ['ann'] });
    expect(stepsOf(solo)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(solo.player('ai').ship).toBe('g9-rigger');
  });

  test('each step is announced, and then brings what it is about [or.setup-supply.01, or.setup-choose-characters.01, or.setup-characters.01]', () => {
    const game = setUpGame({ players: NAMES, first: 'bob' });
    const brings = [
      'map-built',
      'patrol-placed',
      null,
      'supply-created',
      'character-chosen',
      'databank-card-taken',
    ] as const;
    [...brings, 'market-card-revealed' as const].forEach((type, i) => {
      const [begins, next] = [i + 1, i + 2].map((number) => game.when('setup-step', { number })) as [number, number];
      expect(begins).toBeGreaterThan(-1);
      if (type === null) return;
      const told = game.events.flatMap((event, at) => (event.type === type ? [at] : []));
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter((at) => at < begins || (next >= 0 && at > next))).toEqual([]);
    });
    expect(game.happened('setup-step').map((each) => each.rules)).toEqual([
      ['or.setup.01', 'or.setup-map.01'],
      ['or.setup.01', 'or.setup-patrols.02', 'or.setup-patrols.04'],
      ['or.setup.01', 'or.setup-contacts.01', 'or.setup-contacts.02'],
      ['or.setup.01', 'or.setup-supply.01'],
      ['or.setup.01', 'or.setup-choose-characters.01'],
      ['or.setup.01', 'or.setup-characters.01'],
      ['or.setup.01', 'or.setup-decks.01', 'or.setup-decks.04', 'or.setup-decks.06'],
    ]);
  });

  test.each(
    [
      ['or.setup-map.01'],
      ['or.setup-patrols.02', 'or.setup-patrols.04'],
      ['or.setup-contacts.01', 'or.setup-contacts.02'],
      ['or.setup-supply.01'],
      ['or.setup-choose-characters.01'],
      ['or.setup-characters.01'],
      ['or.setup-decks.01', 'or.setup-decks.04', 'or.setup-decks.06'],
    ].map((rules, i) => [i + 1, rules.join(', '), rules] as const),
  )('step %d is announced by its rules [%s]', (number, _ids, rules) => {
    const said = setUpGame()
      .happened('setup-step')
      .filter((each) => each.number === number);
    expect(said.map((each) => each.rules)).toEqual([['or.setup.01', ...rules]]);
  });

  test('the standard map is the same for every seed [or.setup-map.01]', () => {
    expect(
      newGame()
        .happened('map-built')
        .map((each) => each.rules),
    ).toEqual([['or.setup-map.01']]);
    const maps = [1, 2, 3].map((seed) => newGame({}, { mode: 'seeded', seed }).state.pieces);
    expect(maps[1]).toEqual(maps[0]);
    expect(maps[2]).toEqual(maps[0]);
    expect(maps[0]).toEqual(['endcap-rebel-syndicate', ...basePack.map.standard.tiles, 'endcap-hutt-imperial']);
  });

  test('the level of a facedown patrol token is public, its front is not [or.setup-patrols.01]', () => {
    const view = outerRim.view(setUpGame().state, 'bob');
    for (const stack of view.patrolStacks) expect(Object.keys(stack).sort()).toEqual(['faction', 'levels']);
    expect(view.patrolStacks[0]?.levels).toEqual([2, 3, 4]);
    expect(JSON.stringify(view.patrolStacks)).not.toContain('combat');
  });

  test('each level 1 patrol stands faceup on the navpoint next to its endcap space [or.setup-patrols.02]', () => {
    const { state } = setUpGame();
    const at = Object.fromEntries(state.patrols.map((each) => [each.faction, [each.level, each.space]]));
    expect(at).toEqual({ rebel: [1, 'rs1'], syndicate: [1, 'rs2'], hutt: [1, 'hi1'], imperial: [1, 'hi2'] });
  });

  test('patrols start on navpoints, which are no planets [or.setup-patrols.03]', () => {
    const { state } = setUpGame();
    const kinds = state.patrols.map(({ space }) => basePack.map.spaces.find((each) => each.id === space)?.kind);
    expect(kinds).toEqual(['navpoint', 'navpoint', 'navpoint', 'navpoint']);
    expect(table({ ann: { at: 'rs1' } }, { step: 'action' }).refusal('market')).toBe('not-on-a-planet');
  });

  test('four stacks of three tokens, level 2 on top and level 4 at the bottom [or.setup-patrols.04, or.setup-patrols.05]', () => {
    const { patrolStacks } = setUpGame().state;
    expect(patrolStacks.map((stack) => stack.faction)).toEqual(FACTIONS);
    for (const { levels } of patrolStacks) expect(levels).toEqual([2, 3, 4]);
  });

  test('each stack lies on the endcap with the symbol of its faction: from there the next patrol comes [or.setup-patrols.06]', () => {
    const next = FACTIONS.map((faction) => {
      const game = table({ ann: { at: 'naboo' } }, { step: 'encounter', patrols: [{ faction, at: 'naboo' }] });
      return game.does('encounter-patrol').rolls('crit', 'crit').rolls('blank', 'blank', 'blank').patrol(faction);
    });
    expect(next.map(({ level, space }) => [level, space])).toEqual([
      [2, 'hi1'],
      [2, 'rs2'],
      [2, 'hi2'],
      [2, 'rs1'],
    ]);
  });

  test('contacts are shuffled: other seeds, other contacts behind the tokens [or.setup-contacts.01]', () => {
    const seen = (seed: number): string[] => {
      const game = table({ ann: { at: 'lothal' } }, { step: 'encounter', chance: { mode: 'seeded', seed } });
      return game
        .does('encounter-contact', { place: 'lothal/1' })
        .happened('contact-revealed')
        .map((each) => each.contact);
    };
    expect(new Set([1, 2, 3, 4, 5, 6].flatMap(seen)).size).toBeGreaterThan(1);
  });

  test('each contact space holds one facedown token of its class [or.setup-contacts.02]', () => {
    const game = setUpGame();
    for (const space of basePack.map.spaces)
      space.contacts.forEach((own, i) => {
        expect(game.contactAt(`${space.id}/${i + 1}`)).toMatchObject({ class: own, faceup: false, contact: null });
      });
  });

  test('all 22 contact tokens are on the map [or.setup-contacts.03]', () => {
    const { contacts } = setUpGame().state;
    expect(contacts).toHaveLength(22);
    expect(contacts.filter(({ at }) => typeof at === 'string' || !('place' in at))).toEqual([]);
  });

  test('credits, damage tokens and goal tokens form the supply [or.setup-supply.01]', () => {
    expect(setUpGame().happened('supply-created')).toMatchObject([
      { credits: 160_000, damageTokens: 40, goalTokens: 12 },
    ]);
  });
});

describe('choosing characters', () => {
  const six = (hits: number) => [...Array<'hit'>(hits).fill('hit'), ...Array<'blank'>(6 - hits).fill('blank')];

  test('whoever rolls the most hits and critical hits is the first player; ties roll again [or.setup-choose-characters.01]', () => {
    const game = newGame({ players: ['ann', 'bob', 'cid'] });
    game
      .rolls('hit', 'hit', 'crit', 'blank', 'focus', 'focus')
      .rolls('hit', 'hit', 'hit', 'hit', 'blank', 'focus')
      .rolls(...six(2));
    expect(game.state.firstPlayer).toBe('bob');
    expect(game.happened('first-player-determined')).toMatchObject([
      { rules: ['or.setup-choose-characters.01'], because: [{ code: 'hits', facts: { counts: [3, 4, 2] } }] },
    ]);
    const tied = newGame({ players: ['ann', 'bob', 'cid'] })
      .rolls(...six(4))
      .rolls(...six(1))
      .rolls(...six(4));
    expect(tied.state.firstPlayer).toBeNull();
    expect(tied.by).toEqual(['chance']);
    expect(tied.asks).toBe('ann rolls for first player');
    expect(tied.happened('no-effect').map(({ what, player, because }) => [what, player, because?.[1]?.facts])).toEqual([
      ['first', 'ann', { most: 4 }],
      ['first', 'cid', { most: 4 }],
    ]);
    expect(tied.rolls(...six(0)).rolls(...six(1)).state.firstPlayer).toBe('cid');
  });

  test('a critical hit is one result like a hit [or.setup-choose-characters.01]', () => {
    const game = newGame().rolls('crit', 'crit', ...six(0).slice(2));
    expect(game.rolls('hit', 'hit', 'hit', ...six(0).slice(3)).state.firstPlayer).toBe('bob');
    const crits = newGame().rolls('crit', 'crit', 'hit', ...six(0).slice(3));
    expect(crits.rolls('hit', 'hit', ...six(0).slice(2)).state.firstPlayer).toBe('ann');
  });

  test('they choose clockwise from the first player, each a character that nobody has [or.setup-choose-characters.02]', () => {
    const game = newGame({ players: ['ann', 'bob', 'cid'], first: 'bob' });
    const order: string[] = [];
    for (const character of ['bossk', 'ig-88', 'han-solo']) {
      order.push(game.by[0] ?? '');
      if (order.length === 2) expect(game.refusal('choose-character', { character: 'bossk' })).toBe('taken');
      game.does('choose-character', { character }).does('choose-starting-ship', { ship: 'g9-rigger' });
    }
    expect(order).toEqual(['bob', 'cid', 'ann']);
    const settled = newGame({ first: 'ann', characters: { bob: 'bossk' } });
    expect(settled.refusal('choose-character', { character: 'bossk' })).toBe('taken');
  });

  test('the character card lies with its goal up, the fame marker on 0 [or.setup-choose-characters.03, or.setup-choose-characters.05]', () => {
    const game = setUpGame({ players: NAMES });
    for (const player of game.state.players) expect(player).toMatchObject({ turned: false, fame: 0 });
    const goals = game.state.inPlay.filter(
      (each) => each.value === undefined && each.source.endsWith('/personal-goal'),
    );
    expect(goals.map((each) => each.controller).sort()).toEqual(NAMES);
    for (const { playerBoards } of game.happened('pieces-taken')) expect(playerBoards).toBe(1);
  });

  test('each player takes their standee [or.setup-choose-characters.04]', () => {
    const game = setUpGame({ characters: { ann: 'bossk', bob: 'han-solo' } });
    expect(game.happened('pieces-taken').map((each) => [each.player, each.standee])).toEqual([
      ['ann', 'Bossk'],
      ['bob', 'Han Solo'],
    ]);
    expect(game.happened('pieces-taken')[0]?.rules).toEqual(
      ['04', '05', '06', '08'].map((n) => `or.setup-choose-characters.${n}`),
    );
  });

  test('four reputation tokens start on neutral [or.setup-choose-characters.06]', () => {
    const game = newGame({ first: 'ann', characters: { ann: 'bossk', bob: 'han-solo' } });
    game.does('choose-starting-ship', { ship: 'g9-rigger' });
    expect(Object.values(game.player('ann').reputation)).toEqual([0, 0, 0, 0]);
    expect(game.happened('pieces-taken')[0]?.reputationTokens).toBe(4);
  });

  test('each player chooses a side of a starting sheet, several may choose the same [or.setup-choose-characters.07]', () => {
    const game = newGame({ players: NAMES, first: 'ann', characters: 'random' }, { mode: 'seeded', seed: 4 });
    expect(game.legal('choose-starting-ship').map((each) => each.ship)).toEqual(['g9-rigger', 'g-1a-starfighter']);
    const sheets = game.state.shipSupply.length;
    game.does('choose-starting-ship', { player: 'ann', ship: 'g9-rigger' });
    expect([game.state.shipSupply.length, game.happened('ship-taken')[0]?.rules]).toEqual([
      sheets - 1,
      ['or.setup-choose-characters.07'],
    ]);
    for (const player of NAMES.slice(1)) game.does('choose-starting-ship', { player, ship: 'g9-rigger' });
    expect(game.state.players.map((each) => each.ship)).toEqual(Array(4).fill('g9-rigger'));
  });

  test('each player takes one reference card [or.setup-choose-characters.08, or.components.14]', () => {
    const game = setUpGame({ players: NAMES });
    expect(game.happened('pieces-taken').map((each) => [each.player, each.referenceCards])).toEqual(
      NAMES.map((name) => [name, 1]),
    );
    expect(basePack.supply.referenceCards).toBe(4);
  });

  test('starting credits depend on turn order [or.setup-choose-characters.09]', () => {
    const game = setUpGame({ players: NAMES, first: 'cid' });
    const credits = Object.fromEntries(game.state.players.map((each) => [each.id, each.credits]));
    expect(credits).toEqual({ cid: 4000, dee: 6000, ann: 8000, bob: 10_000 });
    expect(
      game.happened('credits-gained').map(({ player, rules, because }) => [player, rules[0], because?.[0]?.facts]),
    ).toEqual(
      ['cid', 'dee', 'ann', 'bob'].map((player, i) => [player, 'or.setup-choose-characters.09', { place: i + 1 }]),
    );
  });
});

describe('setting up characters', () => {
  const withStart = (id: string, more: object) => pack({ changes: { databank: [{ id, ...more }] } });

  function started(character: string, card: string, more: Parameters<typeof newGame>[0] = {}): Table {
    const game = newGame({
      first: 'ann',
      characters: { ann: character, bob: character === 'ig-88' ? 'bossk' : 'ig-88' },
      ...more,
    });
    game.does('choose-starting-ship', { ship: 'g9-rigger' }).does('choose-starting-ship', { ship: 'g9-rigger' });
    return game.draws(card);
  }

  test('all carry out what their character cards say before the first turn [or.setup-characters.01]', () => {
    const game = setUpGame({ characters: { ann: 'han-solo', bob: 'jyn-erso' } });
    expect(game.cards('ann')[0]).toMatch(/^databank-91-/);
    expect(game.cards('bob')[0]).toMatch(/^databank-92-/);
    expect([game.player('ann').reputation.hutt, game.player('bob').reputation.imperial]).toEqual([-1, -1]);
  });

  test('one of several cards with the number is drawn, another for the next player [or.setup-characters.02]', () => {
    const game = started('han-solo', 'databank-91-spice', { characters: { ann: 'han-solo', bob: 'lando-calrissian' } });
    expect(game.legal('draw').map((each) => each.card)).toEqual([
      'databank-91-medicine',
      'databank-91-wine',
      'databank-91-power-cells',
    ]);
    game.draws('databank-91-wine');
    expect([game.cards('ann'), game.cards('bob')]).toEqual([['databank-91-spice'], ['databank-91-wine']]);
  });

  test('the only card with the number is not drawn for [or.setup-characters.02]', () => {
    const others = basePack.databank.filter(({ number, id }) => number === 90 && id !== 'databank-90-boshek');
    const game = newGame({
      first: 'ann',
      characters: { ann: 'boba-fett', bob: 'ig-88' },
      pack: pack({
        drop: { databank: others.map(({ id }) => id) },
        changes: { characters: [{ id: 'ig-88', databank: 91 }] },
      }),
    });
    game.does('choose-starting-ship', { ship: 'g9-rigger' }).does('choose-starting-ship', { ship: 'g9-rigger' });
    expect([game.cards('ann'), game.asks]).toEqual([['databank-90-boshek'], expect.stringMatching(/91/)]);
  });

  test('a starting cargo goes into a cargo slot of the ship [or.setup-characters.03]', () => {
    const game = started('han-solo', 'databank-91-wine');
    expect(game.slotOf('databank-91-wine')).toEqual(['cargo']);
    expect(game.happened('card-gained')[0]?.rules).toEqual(['or.setup-characters.03']);
  });

  test('any other starting card goes into a job or bounty slot of the board [or.setup-characters.04, or.bounties.02]', () => {
    const game = started('boba-fett', 'databank-90-boshek');
    expect(game.slotOf('databank-90-boshek')).toEqual(['bounty', 'job']);
    expect(game.happened('card-gained')[0]?.rules).toEqual(['or.setup-characters.04']);
  });

  test('some characters start with a job [or.jobs.02]', () => {
    const game = started('jyn-erso', 'databank-92-quiet-word');
    expect(game.slotOf('databank-92-quiet-word')).toEqual(['bounty', 'job']);
    expect(game.happened('card-gained')[0]?.kind).toBe('job');
  });

  test('the standee stands on the planet that the card names [or.setup-characters.05]', () => {
    const game = started('boba-fett', 'databank-90-boshek');
    expect(game.player('ann').space).toBe('tatooine');
    const other = started('boba-fett', 'databank-90-boshek', {
      pack: withStart('databank-90-boshek', { start: 'naboo' }),
    });
    expect(other.player('ann').space).toBe('naboo');
  });

  test('reputation of the character card moves the token up or down [or.setup-characters.06]', () => {
    const han = started('han-solo', 'databank-91-wine').player('ann');
    expect(han.reputation).toEqual({ hutt: -1, syndicate: 0, imperial: 0, rebel: 0 });
    const boba = started('boba-fett', 'databank-90-boshek').player('ann');
    expect(boba.reputation).toEqual({ hutt: 1, syndicate: 0, imperial: 0, rebel: 0 });
    const lando = started('lando-calrissian', 'databank-91-wine').does('choose-faction', { faction: 'rebel' });
    expect(lando.player('ann').reputation).toEqual({ hutt: 0, syndicate: 0, imperial: 0, rebel: 1 });
  });

  test('it does not leave the track [or.reputation.11]', () => {
    const down = { with: 'hutt', amount: -1 };
    const worse = { characters: [{ id: 'han-solo', reputation: [down, down] }] };
    const game = started('han-solo', 'databank-91-wine', { pack: pack({ changes: worse }) });
    expect(game.player('ann').reputation.hutt).toBe(-1);
  });
});
