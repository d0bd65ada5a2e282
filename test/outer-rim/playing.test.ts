import { outerRim, type OuterRimState } from '../../src/outer-rim';
import { loseFame } from '../../src/outer-rim/effects/fame';
import { FACTIONS, type Effects } from '../../src/outer-rim/facts';
import { mostFamous } from '../../src/outer-rim/queries/players';
import { card, pack, resolving, setUpGame, table, type Table } from './table';

/** Three quiet steps: credits, no action, a story that does nothing. */
const quiet = pack({
  whole: [],
  encounters: ['lothal', 'nal-hutta', 'takodana', 'ord-mantell', 'naboo'].flatMap((name) =>
    Array.from({ length: 10 }, (_, i) => ({
      id: `deck-${name}-${i + 1}`,
      deck: `deck-${name}`,
      sections: sectionsOf(name),
    })),
  ),
});

function sectionsOf(name: string): { space: string; title: string; effects: Effects }[] {
  const spaces: Record<string, string[]> = {
    lothal: ['lothal', 'mon-calamari'],
    'nal-hutta': ['nal-hutta', 'tatooine'],
    takodana: ['takodana', 'ring-of-kafrene'],
    'ord-mantell': ['cantonica', 'ord-mantell'],
    naboo: ['naboo', 'ryloth'],
  };
  return (spaces[name] ?? []).map((space) => ({ space, title: 'Nothing happens', effects: [] }));
}

function quietTurn(game: Table): Table {
  return game.does('gain-credits').does('end-actions').does('encounter-space').lets();
}

describe('turns', () => {
  const three = () => table({ ann: {}, bob: {}, cid: {} }, { pack: quiet });

  test('turns go clockwise, again and again [or.playing-the-game.01]', () => {
    const game = three();
    for (let i = 0; i < 4; i++) quietTurn(game);
    expect(game.happened('turn-started').map((each) => each.player)).toEqual(['ann', 'bob', 'cid', 'ann', 'bob']);
  });

  test('a turn is a planning step, an action step and an encounter step [or.playing-the-game.02]', () => {
    const game = quietTurn(three());
    const steps = game.happened('step-started').filter((each) => each.player === 'ann');
    expect(steps.map((each) => each.step)).toEqual(['planning', 'action', 'encounter']);
  });

  test('in the planning step there is one choice: after moving no credits are gained [or.playing-the-game.03]', () => {
    const game = three().does('move').goes('lo3');
    expect(game.options).not.toContain('gain-credits');
    expect(game.whyNot({ type: 'gain-credits', player: 'ann' })).toMatchObject({ code: 'not-offered' });
    expect(game.state.step).toBe('action');
  });

  test('several actions fit into one action step [or.playing-the-game.04, or.action-step.01]', () => {
    const game = table(
      { ann: { at: 'kessel', cards: ['cargo-stolen-supplies'], credits: 5000 } },
      {
        step: 'action',
        pack: pack({
          changes: {
            market: [
              {
                id: 'cargo-stolen-supplies',
                face: { kind: 'cargo', name: 'Supplies', destination: 'kessel', reward: [] },
              },
            ],
          },
        }),
      },
    );
    game.does('deliver').does('deliver-card').does('market').does('discard-nothing').does('buy-nothing');
    expect(game.happened('action-performed').map((each) => each.action)).toEqual(['deliver', 'market']);
    expect([game.refusal('market'), game.refusal('deliver')]).toEqual(['already-performed', 'already-performed']);
  });

  test('one encounter, no second one [or.playing-the-game.05]', () => {
    const game = table({}, { step: 'encounter', pack: quiet }).does('encounter-space').lets();
    expect(game.happened('encounter-chosen')).toHaveLength(1);
    expect(game.state.active).toBe('bob');
    expect(game.whyNot({ type: 'encounter-space', player: 'ann' })).not.toBeNull();
  });

  test('after the encounter the player on the left begins a planning step [or.playing-the-game.06]', () => {
    const game = quietTurn(three());
    expect(game.state).toMatchObject({ active: 'bob', step: 'planning' });
    expect(quietTurn(quietTurn(game)).state.active).toBe('ann');
  });

  test('there is no limit to the number of turns [or.playing-the-game.07]', () => {
    const game = table({}, { pack: quiet, chance: { mode: 'seeded', seed: 1 } });
    for (let i = 0; i < 500; i++) quietTurn(game);
    expect(game.state.turn).toBe(501);
    expect(outerRim.outcome(game.state).kind).toBe('playing');
  });
});

describe('fame and winning', () => {
  const gainFame = (amount: number): Effects => [{ do: 'gain', fame: amount }];

  test('the first player with 10 fame wins [or.winning-the-game.01, or.winning-the-game.11]', () => {
    const game = resolving(gainFame(1), { ann: { fame: 9 }, bob: { fame: 9 } });
    expect(outerRim.outcome(game.state)).toMatchObject({ kind: 'won', winners: ['ann'], scores: { ann: 10, bob: 9 } });
    expect(game.happened('game-ended')).toMatchObject([
      {
        winner: 'ann',
        rules: ['or.winning-the-game.01', 'or.winning-the-game.02'],
        because: [{ code: 'enough-fame', facts: { fame: 10, target: 10 } }, { code: 'at-once' }],
      },
    ]);
    expect([game.state.stack, resolving(gainFame(1), { ann: { fame: 8 } }).happened('game-ended')]).toEqual([[], []]);
  });

  test('the game is over in the middle of a step: nobody is asked any more [or.winning-the-game.02]', () => {
    const trophy = card({ kind: 'gear', name: 'Trophy', abilities: [{ kind: 'use', in: 'action', do: gainFame(1) }] });
    const game = table(
      { ann: { fame: 9, cards: ['test-card'] } },
      { step: 'action', pack: pack({ market: [trophy] }) },
    );
    game.uses('use action', { source: 'market/test-card', value: 0 });
    expect(outerRim.outcome(game.state)).toMatchObject({ kind: 'won', winners: ['ann'] });
    expect([game.by, game.state.stack]).toEqual([[], []]);
    expect(game.whyNot({ type: 'end-actions', player: 'ann' })).not.toBeNull();
  });

  test('it is over at once in another player’s turn too, and nothing else of the card is resolved [or.winning-the-game.02]', () => {
    const others: Effects = [
      { do: 'others', which: 'all', who: {}, effects: [...gainFame(1), { do: 'gain', credits: 1000 }] },
    ];
    const game = resolving([...others, { do: 'gain', credits: 2000 }], { ann: {}, bob: { fame: 9 }, cid: { fame: 9 } });
    expect(outerRim.outcome(game.state)).toMatchObject({ kind: 'won', winners: ['bob'] });
    expect(game.state.players.map(({ fame, credits }) => [fame, credits])).toEqual([
      [0, 0],
      [10, 0],
      [9, 0],
    ]);
    expect([game.by, game.state.stack]).toEqual([[], []]);
  });

  test('fame moves the marker by so many spaces [or.winning-the-game.10]', () => {
    const game = resolving(gainFame(2), { ann: { fame: 3 } });
    expect(game.player().fame).toBe(5);
    expect(game.happened('fame-gained')).toMatchObject([{ amount: 2, change: { was: 3, is: 5, most: 10 } }]);
    expect(resolving(gainFame(0)).happened('fame-gained')).toEqual([]);
  });

  test('what is taken back is at most what the player has, and to have none is said [or.winning-the-game.10]', () => {
    const lost = (fame: number) => {
      const { state } = table({ ann: { fame } });
      const other = JSON.parse(JSON.stringify({ ...state, events: [] })) as OuterRimState;
      loseFame(other, 'ann', 2, 'encounter');
      return [other.players[0]?.fame, ...other.events];
    };
    const rules = ['or.winning-the-game.10'];
    expect(lost(3)).toMatchObject([1, { type: 'fame-lost', rules, amount: 2, change: { was: 3, is: 1 } }]);
    expect(lost(1)).toMatchObject([0, { type: 'fame-lost', rules, amount: 1 }]);
    expect(lost(0)).toMatchObject([0, { type: 'no-effect', rules, what: 'lose-fame' }]);
  });

  test('each gain of fame names where it comes from [or.winning-the-game.04]', () => {
    const patrol = table(
      { ann: { at: 'rs1', ship: 'firespray-31' } },
      { step: 'encounter', patrols: [{ faction: 'rebel', level: 2 }] },
    );
    patrol
      .does('encounter-patrol')
      .rolls('crit', 'crit', 'crit', 'blank', 'blank')
      .rolls('blank', 'blank', 'blank', 'blank');
    expect(patrol.happened('fame-gained')).toMatchObject([{ from: 'patrol', what: 'rebel patrol 2' }]);
    const goal = resolving([{ do: 'complete-goal', goal: 'personal' }]);
    expect(goal.happened('fame-gained')).toMatchObject([{ from: 'goal', what: 'personal goal' }]);
    expect(resolving(gainFame(1)).happened('fame-gained')).toMatchObject([{ from: 'encounter', what: 'A story' }]);
    const delivers = (id: string) =>
      table({ ann: { at: 'tatooine', cards: [id] } }, { step: 'action' })
        .does('deliver')
        .does('deliver-card')
        .happened('fame-gained');
    expect(delivers('luxury-gift-for-jabba')).toMatchObject([{ from: 'cargo', what: 'Gift for Jabba' }]);
    const hunt = table(
      { ann: { at: 'tatooine', cards: [{ card: 'bounty-bounty-greedo', captured: true }] } },
      { step: 'action' },
    );
    hunt.does('deliver').does('deliver-card');
    expect(hunt.happened('fame-gained')).toMatchObject([{ from: 'bounty', what: 'Bounty: Greedo' }]);
    const job = table({ ann: { at: 'kessel', cards: ['job-the-kessel-run'] } }, { step: 'encounter' });
    job.does('attempt-job').rolls('crit', 'blank').rolls('crit', 'blank').rolls('crit', 'blank');
    expect(job.happened('fame-gained')).toMatchObject([{ from: 'job', what: 'The Kessel Run', amount: 2 }]);
  });

  test('a completed goal brings the fame printed [or.winning-the-game.05]', () => {
    const game = resolving([{ do: 'complete-goal', goal: 'ship' }], { ann: { ship: 'hwk-290', fame: 2 } });
    expect(game.player()).toMatchObject({ fame: 3, shipTurned: true });
  });

  test('a job with 5,000 credits and 1 fame brings both [or.winning-the-game.06, or.attempting-a-job.11]', () => {
    const face = {
      kind: 'job' as const,
      name: 'Errand',
      skills: [],
      destination: 'lothal',
      attempt: [{ do: 'complete-job' as const }],
      reward: [{ do: 'gain' as const, credits: 5000, fame: 1 }],
      after: 'discard' as const,
    };
    const game = table(
      { ann: { cards: ['test-card'] } },
      { step: 'encounter', pack: pack({ market: [card(face, { deck: 'job' })] }) },
    );
    game.does('attempt-job');
    expect(game.player()).toMatchObject({ fame: 1, credits: 5000 });
    expect(game.happened('fame-gained')[0]?.rules).toContain('or.winning-the-game.06');
  });

  test('ILLEGAL cargo that names fame brings it [or.winning-the-game.07]', () => {
    const game = table({ ann: { at: 'tatooine', cards: ['cargo-stolen-weapons'] } }, { step: 'action' });
    game.does('deliver').does('deliver-card').rolls('hit');
    expect(game.player()).toMatchObject({ fame: 1, credits: 4000 });
    expect(game.happened('fame-gained')[0]?.rules).toContain('or.winning-the-game.07');
  });

  test('patrols of level 2 and 3 bring fame, those of level 1 do not [or.winning-the-game.08]', () => {
    const won = (level: number): Table =>
      table({ ann: { at: 'rs1', ship: 'firespray-31' } }, { step: 'encounter', patrols: [{ faction: 'rebel', level }] })
        .does('encounter-patrol')
        .rolls('crit', 'crit', 'crit', 'crit', 'crit')
        .rolls(...Array<'blank'>(level === 1 ? 3 : level === 2 ? 4 : 6).fill('blank'));
    expect([1, 2, 3].map((level) => won(level).player().fame)).toEqual([0, 1, 2]);
    expect(won(1).player().credits).toBe(3000);
    expect(won(2).happened('fame-gained')[0]?.rules).toContain('or.winning-the-game.08');
    expect(resolving([{ do: 'gain', fame: 1 }]).happened('fame-gained')[0]?.rules).toContain('or.winning-the-game.04');
  });

  test('a luxury brings fame as printed on it [or.winning-the-game.09]', () => {
    const game = table(
      { ann: { at: 'naboo', cards: ['luxury-chromium-hull', 'luxury-extravagant-wardrobe'] } },
      { step: 'encounter' },
    );
    expect(game.legal('use-ability')).toMatchObject([{ source: 'market/luxury-chromium-hull', value: 0 }]);
    game.does('use-ability');
    expect(game.player()).toMatchObject({ fame: 1 });
    expect(game.cards()).toEqual(['luxury-extravagant-wardrobe']);
  });

  test('the most famous player is the one with the most fame [or.winning-the-game.12]', () => {
    const game = table({ ann: { fame: 4 }, bob: { fame: 6 }, cid: { fame: 2 } });
    expect(mostFamous(game.state)).toEqual(['bob']);
  });

  test('several who tie are all the most famous [or.winning-the-game.13]', () => {
    const game = table({ ann: { fame: 5 }, bob: { fame: 5 }, cid: { fame: 3 } });
    expect(mostFamous(game.state)).toEqual(['ann', 'bob']);
  });

  test('at the start all are, and cards see it so [or.winning-the-game.14, or.commonly-forgotten-rules.06]', () => {
    const game = setUpGame({ players: ['ann', 'bob', 'cid'] });
    expect(mostFamous(game.state)).toEqual(['ann', 'bob', 'cid']);
    const asks: Effects = [{ do: 'if', if: { is: 'most-famous' }, then: [{ do: 'gain', credits: 1000 }] }];
    expect(resolving(asks).player().credits).toBe(1000);
    expect(resolving(asks, { bob: { fame: 1 } }).player().credits).toBe(0);
  });
});

describe('reputation', () => {
  const change = (does: 'gain' | 'lose', faction: (typeof FACTIONS)[number]): Effects[number] => ({
    do: does,
    reputation: { with: faction, amount: 1 },
  });
  const after = (effects: Effects, start: 'positive' | 'neutral' | 'negative', faction: (typeof FACTIONS)[number]) =>
    resolving(effects, { ann: { reputation: { [faction]: start } } }).player().reputation[faction];

  test('an effect changes only the reputation of the one who resolves it, with the faction named [or.reputation.01, or.reputation.03]', () => {
    const game = resolving([change('lose', 'hutt')], { bob: { reputation: { imperial: 'positive' } } });
    expect(game.player('ann').reputation).toEqual({ hutt: -1, syndicate: 0, imperial: 0, rebel: 0 });
    expect(game.player('bob').reputation).toEqual({ hutt: 0, syndicate: 0, imperial: 1, rebel: 0 });
  });

  test('there are four factions [or.reputation.02]', () => {
    const asked = resolving([{ do: 'gain', reputation: { with: 'choice', amount: 1 } }]);
    expect(asked.legal('choose-faction').map((each) => each.faction)).toEqual([
      'hutt',
      'syndicate',
      'imperial',
      'rebel',
    ]);
    // Of two that are meant one is chosen too.
    const patrols = [
      { faction: 'hutt' as const, at: 'lo3' },
      { faction: 'rebel' as const, at: 'lo5' },
    ];
    const near = resolving([{ do: 'gain', reputation: { with: 'nearest-patrol', amount: 1 } }], {}, { patrols });
    expect(near.legal('choose-faction').map((each) => each.faction)).toEqual(['hutt', 'rebel']);
    expect(near.does('choose-faction', { faction: 'rebel' }).player().reputation).toMatchObject({ hutt: 0, rebel: 1 });
  });

  test('a reputation is always positive, neutral or negative [or.reputation.04, or.symbols.02]', () => {
    const many = Array<Effects[number]>(4).fill(change('gain', 'rebel'));
    expect(after(many, 'negative', 'rebel')).toBe(1);
    expect(after(Array<Effects[number]>(4).fill(change('lose', 'rebel')), 'positive', 'rebel')).toBe(-1);
  });

  test('a card has parts for friends and for enemies of a faction [or.reputation.05]', () => {
    const story: Effects = [
      {
        do: 'by-reputation',
        with: 'rebel',
        positive: [{ do: 'gain', credits: 3000 }],
        negative: [{ do: 'gain', fame: 1 }],
      },
    ];
    expect(resolving(story, { ann: { reputation: { rebel: 'positive' } } }).player()).toMatchObject({
      credits: 3000,
      fame: 0,
    });
    expect(resolving(story, { ann: { reputation: { rebel: 'negative' } } }).player()).toMatchObject({
      credits: 0,
      fame: 1,
    });
  });

  test('neutral reputation forces nobody to meet a patrol [or.reputation.06]', () => {
    const game = table({ ann: { at: 'rs1' } }, { step: 'encounter' });
    expect(game.options).toEqual(['encounter-patrol', 'encounter-space']);
  });

  test('negative reputation does [or.reputation.07]', () => {
    const game = table({ ann: { at: 'rs1', reputation: { rebel: 'negative' } } }, { step: 'encounter' });
    expect(game.options).toEqual(['encounter-patrol']);
  });

  test('gaining moves one space up, losing one space down [or.reputation.08, or.reputation.09]', () => {
    expect(after([change('gain', 'hutt')], 'negative', 'hutt')).toBe(0);
    expect(after([change('lose', 'hutt')], 'positive', 'hutt')).toBe(0);
  });

  test('beyond the ends nothing is stored [or.reputation.10, or.reputation.11]', () => {
    expect(after([change('gain', 'rebel'), change('lose', 'rebel')], 'positive', 'rebel')).toBe(0);
    expect(after([change('lose', 'rebel'), change('gain', 'rebel')], 'negative', 'rebel')).toBe(0);
  });

  test('from neutral one loss leads to negative [or.reputation.12]', () => {
    expect(after([change('lose', 'rebel')], 'neutral', 'rebel')).toBe(-1);
  });

  test('all crime syndicates are one faction [or.crime-syndicates.01, or.crime-syndicates.02]', () => {
    const game = resolving([change('lose', 'syndicate'), change('lose', 'syndicate')]);
    expect(game.player().reputation.syndicate).toBe(-1);
    expect(Object.keys(game.player().reputation).filter((name) => name.includes('syndicate'))).toEqual(['syndicate']);
  });
});

describe('credits', () => {
  test('credits are whole thousands, as tokens of 1,000, 5,000 and 10,000 [or.credits.01, or.symbols.03]', () => {
    const game = table({ ann: { credits: 16_000 } }, { negotiation: true });
    expect(game.legal('give-credits').map((each) => each.credits)).toEqual([1000, 5000, 10_000]);
    expect(
      outerRim.codecs.position.decode({
        players: [{ id: 'ann', character: 'bossk', at: 'kessel', credits: 500 }],
        moment: { player: 'ann' },
      })._tag,
    ).toBe('Left');
  });

  test('everybody sees what everybody owns [or.credits.02]', () => {
    const { state } = table({ ann: { credits: 7000 } });
    for (const viewer of ['bob', 'spectator']) expect(outerRim.view(state, viewer).players[0]?.credits).toBe(7000);
  });

  test('spending takes the sum away; nobody spends more than they have [or.credits.03]', () => {
    const spend: Effects = [{ do: 'spend', credits: 2000, then: [{ do: 'gain', fame: 1 }] }];
    const rich = resolving(spend, { ann: { credits: 5000 } }).does('spend-credits');
    expect(rich.player()).toMatchObject({ credits: 3000, fame: 1 });
    const poor = resolving(spend, { ann: { credits: 1000 } });
    expect(poor.refusal('spend-credits')).toBe('too-expensive');
    expect(poor.does('pass').player()).toMatchObject({ credits: 1000, fame: 0 });
  });

  test('fame on a card is fame on the track [or.symbols.04]', () => {
    expect(resolving([{ do: 'gain', fame: 1 }]).player().fame).toBe(1);
  });
});
