import type { OuterRimAction } from '../../src/outer-rim';
import type { Effects } from '../../src/outer-rim/facts';
import { card, lothalCard, pack, resolving, table, type Moment, type Player, type Table } from './table';

const meeting = (ann: Player = {}, more: Moment = {}): Table => table({ ann }, { step: 'encounter', ...more });
const explorer = card({
  kind: 'gear',
  name: 'Map',
  abilities: [{ kind: 'use', in: 'encounter', do: [{ do: 'gain', credits: 4000 }] }],
});
const exploring: Moment = { pack: pack({ market: [explorer] }) };

describe('the encounter step', () => {
  test('it comes after the action step, unless the player is defeated [or.encounter-step.01]', () => {
    const game = table({}, { step: 'action' }).does('end-actions');
    expect(game.state.step).toBe('encounter');
    expect(game.by).toEqual(['ann']);
    const bomb = card({
      kind: 'gear',
      name: 'Bomb',
      abilities: [{ kind: 'use', in: 'action', do: [{ do: 'suffer', damage: 4, to: 'character' }] }],
    });
    const beaten = table({ ann: { cards: ['test-card'] } }, { step: 'action', pack: pack({ market: [bomb] }) });
    beaten.uses('use action', { source: 'market/test-card', value: 0 });
    expect(beaten.player().defeated).toBe(true);
    expect(beaten.happened('step-started').filter((each) => each.player === 'ann')).toEqual([]);
    expect(beaten.state).toMatchObject({ active: 'bob', step: 'planning' });
  });

  test('exactly one encounter, and doing nothing is none of the choices [or.encounter-step.02]', () => {
    const game = meeting(
      { at: 'naboo', cards: ['job-imperial-favor', 'test-card', 'databank-boshek', 'databank-90-boshek'] },
      { ...exploring, patrols: [{ faction: 'imperial', at: 'naboo' }] },
    );
    expect(game.options).toEqual([
      'attempt-job',
      'encounter-contact',
      'encounter-patrol',
      'encounter-space',
      'hunt-crew',
      'use-ability',
    ]);
    game.uses('use encounter');
    expect(game.state.active).toBe('bob');
    expect(game.player().credits).toBe(4000);
  });

  test('whichever it is, it is the one encounter of the turn [or.encounter-step.02]', () => {
    const cards = ['job-imperial-favor', 'databank-boshek', 'databank-90-boshek'];
    const contacts = [{ at: 'naboo/1', contact: 'w1-le' }];
    const chosen = (type: OuterRimAction['type'], fields: Record<string, unknown>, kind: string): void => {
      const game = meeting({ at: 'naboo', cards }, { patrols: [{ faction: 'imperial', at: 'naboo' }], contacts });
      game.does(type, fields);
      while (game.state.active === 'ann') game.takes(game.legal()[0]!);
      expect([kind, game.happened('encounter-chosen').map((each) => each.encounter)]).toEqual([kind, [kind]]);
      expect(game.state).toMatchObject({ active: 'bob', step: 'planning' });
    };
    chosen('encounter-patrol', { faction: 'imperial' }, 'patrol');
    chosen('encounter-space', {}, 'space');
    chosen('encounter-contact', { place: 'naboo/1' }, 'contact');
    chosen('attempt-job', {}, 'job');
    chosen('hunt-crew', {}, 'crew');
  });

  test('without a patrol there is no patrol encounter [or.encounter-step.03]', () => {
    expect(meeting({ at: 'rs1' }).options).toContain('encounter-patrol');
    expect(meeting({ at: 'om1' }).options).toEqual(['encounter-space']);
  });

  test('a hostile patrol has to be met, nothing else is allowed [or.encounter-step.04, or.patrol-movement.12]', () => {
    const game = meeting(
      {
        at: 'naboo',
        cards: ['job-imperial-favor', 'test-card', 'databank-boshek', 'databank-90-boshek'],
        reputation: { imperial: 'negative' },
      },
      { ...exploring, patrols: [{ faction: 'imperial', at: 'naboo' }] },
    );
    expect(game.options).toEqual(['encounter-patrol']);
    for (const type of ['encounter-space', 'attempt-job', 'hunt-crew', 'use-ability'] as const)
      expect(game.refusal(type)).toBe('patrol-first');
  });

  test('a patrol that does not hate the player may be met [or.encounter-step.05]', () => {
    for (const reputation of ['neutral', 'positive'] as const) {
      const game = meeting({ at: 'hi1', reputation: { hutt: reputation } });
      expect(game.options).toEqual(['encounter-patrol', 'encounter-space']);
    }
  });

  test('of several patrols a hostile one has to be met, just one [or.encounter-step.06]', () => {
    const game = meeting(
      { at: 'rs1', reputation: { rebel: 'negative' } },
      { patrols: [{ faction: 'hutt', at: 'rs1' }] },
    );
    expect(game.legal('encounter-patrol').map((each) => each.faction)).toEqual(['rebel']);
    expect(game.refusal('encounter-patrol', { faction: 'hutt' })).toBe('other-patrol-first');
    game.does('encounter-patrol').rolls('crit', 'crit').rolls('blank', 'blank', 'blank');
    expect(game.state.active).toBe('bob');
    const several = meeting(
      { at: 'rs1', reputation: { rebel: 'negative', hutt: 'negative' } },
      {
        patrols: [
          { faction: 'hutt', at: 'rs1' },
          { faction: 'imperial', at: 'rs1' },
        ],
      },
    );
    expect(several.legal('encounter-patrol').map((each) => each.faction)).toEqual(['hutt', 'rebel']);
  });

  test('a space encounter draws from the deck of the space [or.encounter-step.07]', () => {
    const game = meeting({ at: 'naboo' }, { encounters: { 'deck-naboo': ['deck-naboo-3'] } }).does('encounter-space');
    expect(game.happened('encounter-card-drawn')).toMatchObject([{ deck: 'deck-naboo', card: 'deck-naboo-3' }]);
  });

  test('a contact is met on a planet with a contact token [or.encounter-step.08]', () => {
    expect(meeting({ at: 'om1' }).options).not.toContain('encounter-contact');
    expect(
      meeting()
        .legal('encounter-contact')
        .map((each) => each.place),
    ).toEqual(['lothal/1', 'lothal/2']);
    const bare = meeting(
      {},
      {
        contacts: [
          { at: 'lothal/1', gone: true },
          { at: 'lothal/2', gone: true },
        ],
      },
    );
    expect(bare.options).toEqual(['encounter-space']);
  });

  test('an Encounter ability takes the place of every other encounter [or.encounter-step.09]', () => {
    const game = meeting({ cards: ['test-card'] }, exploring).uses('use encounter');
    expect(game.happened('encounter-chosen').map((each) => each.encounter)).toEqual(['ability']);
    expect(game.state.active).toBe('bob');
  });
});

describe('patrol encounters', () => {
  const win: [('crit' | 'blank')[], 'blank'[]] = [
    ['crit', 'crit'],
    ['blank', 'blank', 'blank'],
  ];
  const against = (
    faction: 'hutt' | 'rebel' | 'imperial' | 'syndicate',
    ann: Player = {},
    level = 1,
    more: Moment = {},
  ): Table =>
    meeting({ at: 'tatooine', ...ann }, { patrols: [{ faction, level, at: 'tatooine' }], ...more }).does(
      'encounter-patrol',
    );
  const beaten = (faction: 'hutt' | 'rebel' | 'imperial', ann: Player = {}): Table =>
    against(faction, ann)
      .rolls(...win[0])
      .rolls(...win[1]);

  test('a patrol belongs to one faction [or.patrol-encounter.01]', () => {
    const game = beaten('rebel', { reputation: { rebel: 'positive' } });
    expect(game.player().reputation).toEqual({ hutt: 0, syndicate: 0, imperial: 0, rebel: 0 });
  });

  test('it is a ship combat with the active player as attacker, on a planet too [or.patrol-encounter.03, or.ground-and-ship-combat.05]', () => {
    const game = against('hutt');
    expect(game.happened('combat-started')).toMatchObject([{ player: 'ann', combat: 'ship' }]);
    game.rolls('blank', 'blank').rolls('hit', 'blank', 'blank').does('move-patrol', { to: 'nh1' });
    expect(game.player().damage).toEqual({ character: 0, ship: 1 });
  });

  test('after a loss the player moves the patrol one space, any way [or.patrol-encounter.04, or.commonly-forgotten-rules.04]', () => {
    const game = against('hutt').rolls('blank', 'blank').rolls('hit', 'blank', 'blank');
    expect(game.by).toEqual(['ann']);
    expect(
      game
        .legal('move-patrol')
        .map((each) => each.to)
        .sort(),
    ).toEqual(['nh1', 'nh5', 'nh6']);
    game.does('move-patrol', { to: 'nh6' });
    expect(game.patrol('hutt')).toEqual({ faction: 'hutt', level: 1, space: 'nh6' });
    const won = { code: 'patrol-won', rules: ['or.patrol-encounter.12'] };
    expect(game.happened('patrol-moved')).toMatchObject([{ rules: ['or.patrol-encounter.04'], because: [won] }]);
  });

  test('a win costs 1 reputation with its faction [or.patrol-encounter.05]', () => {
    expect(beaten('imperial').player().reputation.imperial).toBe(-1);
    expect(beaten('imperial', { reputation: { imperial: 'negative' } }).player().reputation.imperial).toBe(-1);
  });

  test('and brings the reward on the token [or.patrol-encounter.06, or.commonly-forgotten-rules.05]', () => {
    const game = beaten('rebel', { reputation: { rebel: 'positive' } });
    expect(game.player()).toMatchObject({ credits: 3000, reputation: { rebel: 0 } });
  });

  test('the beaten token is out of the game [or.patrol-encounter.07]', () => {
    const game = beaten('hutt');
    expect(game.state.box).toEqual(['patrol/hutt-1']);
    expect(game.happened('patrol-removed')).toMatchObject([{ faction: 'hutt', level: 1 }]);
    expect(game.state.patrols.filter((each) => each.faction === 'hutt')).toEqual([
      { faction: 'hutt', level: 2, space: 'hi1' },
    ]);
    expect(game.state.patrolStacks.find((each) => each.faction === 'hutt')?.levels).toEqual([3, 4]);
  });

  test('the next one of its faction enters next to its stack [or.patrol-encounter.08]', () => {
    const game = beaten('rebel');
    expect(game.patrol('rebel')).toEqual({ faction: 'rebel', level: 2, space: 'rs1' });
  });

  test('reputation, reward, token, next patrol, in this order [or.patrol-encounter.09]', () => {
    const game = beaten('hutt');
    const order = ['reputation-lost', 'credits-gained', 'patrol-removed', 'patrol-placed'] as const;
    const at = order.map((type) => game.when(type));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at[0]).toBeGreaterThan(-1);
    const last = against('rebel', { ship: 'firespray-31', fame: 9 }, 2)
      .rolls('crit', 'crit', 'blank', 'blank', 'blank')
      .rolls('blank', 'blank', 'blank', 'blank');
    expect(last.state.winner).toBe('ann');
    expect(last.player().reputation.rebel).toBe(-1);
    expect(last.happened('patrol-removed')).toEqual([]);
  });

  test('level 4 wins without dice and defeats the ship [or.patrol-encounter.10]', () => {
    const game = against('hutt', { ship: 'firespray-31' }, 4).does('move-patrol', { to: 'nh1' });
    expect(game.happened('dice-rolled')).toEqual([]);
    expect(game.happened('combat-lost')).toHaveLength(1);
    expect(game.player()).toMatchObject({ defeated: true, damage: { character: 0, ship: 6 } });
  });

  test('no card prevents that damage [or.patrol-encounter.10]', () => {
    const shield = card({
      kind: 'gear',
      name: 'Shield',
      abilities: [{ kind: 'when', on: { event: 'would-suffer', what: 'ship' }, do: [{ do: 'prevent' }] }],
    });
    const with_ = { pack: pack({ market: [shield] }) };
    const game = against('hutt', { cards: ['test-card'] }, 4, with_).does('move-patrol', { to: 'nh1' });
    expect(game.player()).toMatchObject({ defeated: true, damage: { ship: 3 } });
    const weaker = against('hutt', { cards: ['test-card'] }, 1, with_).rolls('blank', 'blank');
    weaker.rolls('crit', 'crit', 'crit').does('move-patrol', { to: 'nh1' });
    expect(weaker.player().damage.ship).toBe(0);
  });

  test('then it is moved one space [or.patrol-encounter.11]', () => {
    const game = against('hutt', {}, 4);
    expect(
      game
        .legal('move-patrol')
        .map((each) => each.to)
        .sort(),
    ).toEqual(['nh1', 'nh5', 'nh6']);
    expect(game.does('move-patrol', { to: 'nh5' }).patrol('hutt')).toEqual({ faction: 'hutt', level: 4, space: 'nh5' });
    const won = { code: 'patrol-won', rules: ['or.patrol-encounter.12'] };
    expect(game.happened('patrol-moved')).toMatchObject([{ rules: ['or.patrol-encounter.11'], because: [won] }]);
  });

  test('winning or losing counts before the damage is suffered [or.patrol-encounter.12]', () => {
    const game = against('hutt', { credits: 1000, ship: 'g9-rigger' })
      .rolls('crit', 'crit')
      .rolls('crit', 'hit', 'blank');
    expect(game.player()).toMatchObject({ defeated: true, credits: 1000 });
    expect(game.when('credits-gained')).toBeLessThan(game.when('credits-lost'));
    const lost = against('hutt', {}, 1).rolls('blank', 'blank').rolls('hit', 'blank', 'blank');
    expect(lost.player().damage.ship).toBe(0);
    expect(lost.does('move-patrol', { to: 'nh1' }).player().damage.ship).toBe(1);
    expect(lost.happened('patrol-moved')[0]?.because?.[0]?.rules).toEqual(['or.patrol-encounter.12']);
  });
});

describe('space encounters', () => {
  const gain: Effects = [{ do: 'gain', credits: 3000 }];

  test('on a navpoint the navpoint deck is drawn from [or.space-encounter.01]', () => {
    const game = meeting({ at: 'om1' }, { encounters: { navpoint: ['navpoint-2'] } }).does('encounter-space');
    expect(game.happened('encounter-card-drawn')).toMatchObject([{ deck: 'navpoint', card: 'navpoint-2' }]);
    const maelstrom = meeting({ at: 'maelstrom' }, { encounters: { 'deck-kessel': ['deck-kessel-2'] } }).does(
      'encounter-space',
    );
    expect(maelstrom.happened('encounter-card-drawn')).toMatchObject([{ deck: 'deck-kessel' }]);
  });

  test('only the section of the space counts [or.space-encounter.03, or.space-encounter.05]', () => {
    const naboo = {
      id: 'deck-naboo-1',
      deck: 'deck-naboo',
      sections: [
        { space: 'naboo', title: 'Naboo', effects: gain },
        { space: 'ryloth', title: 'Ryloth', effects: [{ do: 'gain', fame: 1 }] },
      ],
    };
    const game = meeting(
      { at: 'naboo' },
      { encounters: { 'deck-naboo': ['deck-naboo-1'] }, pack: pack({ encounters: [naboo] }) },
    ).does('encounter-space');
    expect(game.player()).toMatchObject({ credits: 3000, fame: 0 });
  });

  test('then the card goes facedown to the bottom of its deck [or.space-encounter.04]', () => {
    const deck = resolving(gain).encounterDeck('deck-lothal');
    expect(deck.bottom).toEqual(['deck-lothal-1']);
    expect(deck.unknown).toHaveLength(9);
  });

  test('of parts by reputation the one that fits now [or.space-encounter.06]', () => {
    const story: Effects = [
      { do: 'by-reputation', with: 'rebel', negative: [{ do: 'gain', fame: 1 }], neutral: gain, positive: gain },
    ];
    expect(resolving(story).player()).toMatchObject({ credits: 3000, fame: 0 });
    expect(resolving(story, { ann: { reputation: { rebel: 'negative' } } }).player()).toMatchObject({
      credits: 0,
      fame: 1,
    });
  });

  const saber = {
    asset: {
      kind: 'gear' as const,
      name: 'Relic',
      abilities: [{ kind: 'value' as const, value: 'ground-combat' as const, by: 2 }],
    },
  };

  test('a card may hold something to keep [or.space-encounter.07]', () => {
    const game = resolving([{ do: 'keep' }], {}, { section: saber });
    expect(game.happened('card-gained')).toMatchObject([{ kind: 'gear', how: 'kept' }]);
  });

  test('kept, it lies in a slot and not in the deck, and only that part counts [or.space-encounter.08]', () => {
    const game = resolving([{ do: 'keep' }], {}, { section: saber });
    expect(game.slotOf('deck-lothal-1')).toEqual(['gear']);
    const { bottom, unknown } = game.encounterDeck('deck-lothal');
    expect([...bottom, ...unknown]).not.toContain('deck-lothal-1');
    const armed = table(
      { ann: { cards: [{ card: 'deck-lothal-1', space: 'lothal' }] } },
      {
        step: 'encounter',
        pack: pack({ encounters: [lothalCard([], saber)], contacts: [] }),
        contacts: [{ at: 'lothal/1', contact: 'ponda-baba', faceup: true }],
      },
    );
    expect(armed.does('encounter-contact', { place: 'lothal/1' }).asks).toBe('5 dice (ground)');
  });

  test('without the effect that gives it, it is discarded [or.space-encounter.09]', () => {
    const game = resolving([{ do: 'test', skill: 'tech', pass: [{ do: 'keep' }] }], {}, { section: saber }).rolls(
      'hit',
      'hit',
    );
    expect(game.cards()).toEqual([]);
    expect(game.encounterDeck('deck-lothal').bottom).toEqual(['deck-lothal-1']);
    const full = ['gear-and-mod-jetpack', 'gear-and-mod-armored-vest'];
    const left = resolving([{ do: 'keep' }], { ann: { cards: full } }, { section: saber });
    expect(left.options).toEqual(['leave-card', 'make-room']);
    left.does('leave-card');
    expect([left.cards(), left.encounterDeck('deck-lothal').bottom]).toEqual([full, ['deck-lothal-1']]);
    expect(left.happened('no-effect')).toMatchObject([{ what: 'keep-card', because: [{ code: 'left' }] }]);
  });

  test('a planet with a faction symbol has that faction, others none [or.space-encounter-tips.01]', () => {
    const here: Effects = [{ do: 'gain', reputation: { with: 'here', amount: 1 } }];
    expect(resolving(here).player().reputation).toEqual({ hutt: 0, syndicate: 0, imperial: 1, rebel: 0 });
    const story = {
      id: 'deck-takodana-1',
      deck: 'deck-takodana',
      sections: ['takodana', 'ring-of-kafrene'].map((space) => ({ space, title: 'Story', effects: here })),
    };
    const none = meeting(
      { at: 'ring-of-kafrene' },
      { encounters: { 'deck-takodana': ['deck-takodana-1'] }, pack: pack({ encounters: [story] }) },
    ).does('encounter-space');
    expect(Object.values(none.player().reputation)).toEqual([0, 0, 0, 0]);
  });
});
