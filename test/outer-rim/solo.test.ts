import { outerRim } from '../../src/outer-rim';
import type { AiStep, Effects } from '../../src/outer-rim/facts';
import { acts, aiTurn, bullets } from './solo-table';
import { card, lothalCard, newGame, pack, setUpGame, table, type Table } from './table';

describe('setting up the single-player game', () => {
  test('one person and one AI player [or.single-player-game.01]', () => {
    const game = setUpGame({ players: ['ann'] });
    expect(game.state.players.map(({ id, kind }) => [id, kind])).toEqual([
      ['ann', 'person'],
      ['ai', 'ai'],
    ]);
  });

  test('map, patrols, contacts and decks as in any game [or.single-player-setup.01]', () => {
    const [solo, group] = [setUpGame({ players: ['ann'] }), setUpGame()];
    const size = ({ state }: Table): unknown => [
      state.pieces,
      state.patrols,
      state.contacts.length,
      state.markets.map(({ pile }) => pile.unknown.length),
      state.encounterDecks.map((pile) => pile.unknown.length),
      state.databank.length,
      state.shipSupply.length,
    ];
    expect(size(solo)).toEqual(size(group));
  });

  test('the AI player has all components of a player [or.single-player-setup.02]', () => {
    const game = newGame({ players: ['ann'], characters: { ann: 'bossk', ai: 'han-solo' } }).does(
      'choose-starting-ship',
      { ship: 'g9-rigger' },
    );
    expect(game.player('ai')).toMatchObject({
      fame: 0,
      turned: false,
      ship: 'g9-rigger',
      character: 'han-solo',
      reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 },
    });
    expect(game.happened('pieces-taken').map((each) => each.player)).toEqual(['ann', 'ai']);
  });

  test('the person chooses its character: one that starts with card 91 or 92 [or.single-player-setup.03]', () => {
    const game = newGame({ players: ['ann'] })
      .does('choose-character', { character: 'bossk' })
      .does('choose-starting-ship', { ship: 'g9-rigger' });
    expect(game.by).toEqual(['ann']);
    expect(game.legal('choose-ai-character').map((each) => each.character)).toEqual([
      'doctor-aphra',
      'han-solo',
      'jyn-erso',
      'lando-calrissian',
    ]);
    expect(game.refusal('choose-ai-character', { character: 'ig-88' })).toBe('not-for-ai');
    const random = newGame({ players: ['ann'], characters: 'random' })
      .draws('bossk')
      .does('choose-starting-ship', {
        ship: 'g9-rigger',
      });
    expect(random.legal('draw').map((each) => each.card)).toEqual([
      'doctor-aphra',
      'han-solo',
      'jyn-erso',
      'lando-calrissian',
    ]);
    random.draws('han-solo');
    const chosen = random.happened('character-chosen').map(({ rules, because }) => [rules[0], because?.[0]?.facts]);
    expect(chosen).toEqual([
      ['or.setup-choose-characters.02', undefined],
      ['or.single-player-setup.03', { databank: 91 }],
    ]);
  });

  test('its ship is the G9 Rigger [or.single-player-setup.04]', () => {
    for (const seed of [1, 2, 3]) expect(setUpGame({ players: ['ann'] }, seed).player('ai').ship).toBe('g9-rigger');
    const [, taken] = setUpGame({ players: ['ann'] }).happened('ship-taken');
    expect(taken).toMatchObject({ player: 'ai', rules: ['or.single-player-setup.04'] });
    expect(setUpGame({ players: ['ann'] }).state.shipSupply.filter((ship) => ship === 'g9-rigger')).toHaveLength(
      setUpGame().state.shipSupply.filter((ship) => ship === 'g9-rigger').length,
    );
  });

  test('the person is the first player with 4,000 credits, the AI player has 6,000 [or.single-player-setup.05]', () => {
    const game = setUpGame({ players: ['ann'], first: 'ann' });
    expect([game.player('ann').credits, game.player('ai').credits]).toEqual([4000, 6000]);
    const rolled = newGame({ players: ['ann'] });
    expect(rolled.state.firstPlayer).toBe('ann');
    expect(rolled.happened('dice-rolled')).toEqual([]);
    const refused = outerRim.begin({ players: ['ann'], first: 'ai' }, { mode: 'manual' });
    expect(refused).toMatchObject({ left: { code: 'person-first', path: ['first'] } });
    expect(rolled.happened('first-player-determined')).toEqual([
      { type: 'first-player-determined', rules: ['or.single-player-setup.05'], player: 'ann' },
    ]);
    expect(game.happened('credits-gained').map(({ rules, because }) => [rules, because?.[0]?.facts])).toEqual([
      [['or.single-player-setup.05'], { place: 1 }],
      [['or.single-player-setup.05'], { place: 2 }],
    ]);
  });

  const started = (): Table =>
    newGame({ players: ['ann'], characters: { ann: 'bossk', ai: 'han-solo' } })
      .does('choose-starting-ship', { ship: 'g9-rigger' })
      .draws('databank-90-boshek')
      .draws('databank-91-spice')
      .lets();

  test('its starting card, planet and reputation come from its character card [or.single-player-setup.06]', () => {
    const game = started();
    expect(game.player('ai')).toMatchObject({ space: 'kessel', reputation: { hutt: -1, rebel: 0 } });
    expect(game.slotOf('databank-91-spice', 'ai')).toEqual(['cargo']);
  });

  test('one goal token lies on the destination of that card [or.single-player-setup.07, or.ai-goals.02]', () => {
    expect(started().state.goals).toEqual(['nal-hutta']);
    const job = newGame({ players: ['ann'], characters: { ann: 'bossk', ai: 'jyn-erso' } }).does(
      'choose-starting-ship',
      { ship: 'g9-rigger' },
    );
    expect(job.draws('databank-90-boshek').draws('databank-92-stolen-plans').state.goals).toEqual(['naboo']);
    const cargo = newGame({ players: ['ann'], characters: { ann: 'lando-calrissian', ai: 'han-solo' } }).does(
      'choose-starting-ship',
      { ship: 'g9-rigger' },
    );
    cargo.draws('databank-91-wine').does('choose-faction', { faction: 'rebel' }).draws('databank-91-spice');
    expect(cargo.state.goals).toEqual(['nal-hutta']);
  });

  test('ten AI cards lie facedown in random order [or.single-player-setup.08]', () => {
    const { state } = setUpGame({ players: ['ann'] });
    expect(outerRim.view(state, 'ann').ai).toEqual({ pile: { name: 'AI cards', size: 10, bottom: [] }, loose: [] });
    expect(state.ai?.pile.unknown).toHaveLength(10);
    const asked = table({ ai: { character: 'han-solo', at: 'om2' } }, { by: 'ai' });
    const chances = outerRim.chanceOutcomes(asked.state).map((each) => each.probability);
    expect(chances).toEqual(Array<number>(10).fill(0.1));
  });
});

describe('turns of the AI player', () => {
  test('they follow each turn of the person [or.single-player-gameplay.01]', () => {
    const game = table(
      { ann: { at: 'om1' }, ai: { character: 'han-solo', at: 'om2' } },
      { chance: { mode: 'seeded', seed: 2 } },
    );
    for (let i = 0; i < 2; i++) {
      game.does('gain-credits').does('end-actions').does('encounter-space');
      while (game.state.step !== 'planning' || game.state.active !== 'ann') game.takes(game.legal()[0]!);
    }
    expect(game.happened('turn-started').map((each) => each.player)).toEqual(['ann', 'ai', 'ann', 'ai', 'ann']);
  });

  test('an AI card is drawn and resolved from top to bottom [or.single-player-gameplay.02]', () => {
    const game = aiTurn({}, 'ai-7').lets();
    expect(game.happened('ai-card-drawn')).toMatchObject([{ card: 'ai-7' }]);
    expect([game.state.ai?.pile.unknown.length, game.state.ai?.pile.unknown.includes('ai-7')]).toEqual([9, false]);
    const [first] = game.happened('ai-bullet');
    expect(first).toMatchObject({ part: 'planning', bullet: 'recover' });
    const parts = game.happened('ai-bullet').map((each) => each.part);
    expect([...new Set(parts)]).toEqual(['planning', 'action', 'encounter']);
    expect(parts).toEqual(
      [...parts].sort(
        (a, b) => ['planning', 'action', 'encounter'].indexOf(a) - ['planning', 'action', 'encounter'].indexOf(b),
      ),
    );
  });

  test('of the first that applies only that one is done [or.single-player-gameplay.03]', () => {
    const game = aiTurn({ at: 'om3' }, 'ai-6', { goals: ['naboo'] }).lets();
    expect(bullets(game, 'planning')).toEqual([
      ['recover', false],
      ['move-to-goal', true],
    ]);
    expect(game.happened('moved').length).toBeGreaterThan(0);
    expect(game.player('ai').credits).toBe(0);
  });

  test('without damage there is nothing to recover: the next bullet [or.single-player-gameplay.04]', () => {
    expect(bullets(aiTurn({}, 'ai-2'), 'planning')[0]).toEqual(['recover', false]);
    const hurt = aiTurn({ damage: { ship: 1 } }, 'ai-2');
    expect(bullets(hurt, 'planning')).toEqual([['recover', true]]);
    expect(hurt.player('ai').damage.ship).toBe(0);
    expect(bullets(aiTurn({ damage: { ship: 1 } }, 'ai-1'), 'planning')[0]).toEqual(['recover', false]);
    const both = aiTurn({ damage: { ship: 1, character: 2 } }, 'ai-2');
    expect(both.player('ai').damage).toEqual({ character: 0, ship: 0 });
  });

  test('defeated before its turn it recovers first and goes on with the card [or.defeated.08]', () => {
    const beaten = { defeated: true, damage: { character: 4 } };
    const recovering: Parameters<typeof aiTurn>[1] = {
      planning: [
        { do: 'recover', ifDefeated: true },
        { do: 'gain-credits', credits: 2000 },
      ],
      action: [{ do: 'gain-credits', credits: 1000 }],
    };
    const game = aiTurn(beaten, recovering);
    expect(bullets(game, 'planning')).toEqual([['recover', true]]);
    expect(game.player('ai')).toMatchObject({ defeated: false, damage: { character: 0 }, credits: 1000 });
  });

  test('if none applies nothing happens, and the card goes on [or.single-player-gameplay.05]', () => {
    const game = aiTurn(
      {},
      {
        planning: [{ do: 'move-to-goal' }],
        encounter: [{ do: 'complete-job' }, { do: 'buy-fame', credits: 8000, fame: 1 }],
      },
    );
    expect(bullets(game, 'planning')).toEqual([['move-to-goal', false]]);
    expect(bullets(game, 'encounter')).toEqual([
      ['complete-job', false],
      ['buy-fame', false],
    ]);
    expect(game.state.active).toBe('ann');
  });

  test('of all that apply each one is done [or.single-player-gameplay.06]', () => {
    const fame: AiStep = { do: 'buy-fame', credits: 1000, fame: 1 };
    const game = acts({ credits: 2000 }, [{ do: 'deliver-cargo', illegal: null }, fame, { do: 'complete-job' }, fame]);
    expect(bullets(game, 'action')).toEqual([
      ['deliver-cargo', false],
      ['buy-fame', true],
      ['complete-job', false],
      ['buy-fame', true],
    ]);
    expect(game.player('ai')).toMatchObject({ fame: 2, credits: 0 });
    // What applies at once says nothing of others; a section without bullets says nothing at all.
    const applied = game.happened('ai-bullet').filter(({ applies }) => applies);
    expect(applied.map(({ because }) => because?.map(({ code }) => code))).toEqual([
      ['no-deliver-cargo'],
      ['no-complete-job'],
    ]);
    const at = acts({ credits: 2000 }, [fame, fame]);
    for (const each of at.happened('ai-bullet')) expect(each).not.toHaveProperty('because');
    expect(at.happened('no-effect')).toEqual([]);
  });

  test('the card goes to the bottom; after ten turns the deck is as it was, never shuffled [or.single-player-gameplay.07]', () => {
    const plain = Array.from({ length: 10 }, (_, i) => ({
      id: `ai-${i + 1}`,
      planning: [],
      action: [],
      encounter: [],
      special: null,
    }));
    const quiet = plain.map((_each, i) => ({
      id: `navpoint-${i + 1}`,
      deck: 'navpoint',
      sections: [{ space: 'navpoint', title: 'Stars', effects: [] }],
    }));
    const order = ['ai-4', 'ai-1', 'ai-9', 'ai-2', 'ai-10', 'ai-7', 'ai-3', 'ai-8', 'ai-5', 'ai-6'];
    const game = table(
      { ann: { at: 'om1' }, ai: { character: 'han-solo', at: 'om2' } },
      { by: 'ai', aiCards: order, chance: { mode: 'seeded', seed: 1 }, pack: pack({ ai: plain, encounters: quiet }) },
    );
    expect(game.state.ai?.pile.bottom).toEqual(['ai-4']);
    for (let i = 0; i < 19; i++) {
      game.does('gain-credits').does('end-actions').does('encounter-space');
      while (game.state.step !== 'planning' || game.state.active !== 'ann') game.takes(game.legal()[0]!);
    }
    expect(game.happened('ai-card-drawn').map((each) => each.card)).toEqual([...order, ...order]);
  });

  test('the AI player wins with 10 fame [or.single-player-gameplay.08]', () => {
    const game = aiTurn({ fame: 9, credits: 30_000 }, 'ai-6').lets();
    expect(outerRim.outcome(game.state)).toMatchObject({ kind: 'won', winners: ['ai'] });
  });

  test('defeated in its turn it skips the rest of the card [or.defeated.05]', () => {
    const game = aiTurn(
      { at: 'tatooine', cards: ['cargo-stolen-weapons'], damage: { character: 3 }, credits: 20_000 },
      'ai-9',
    );
    expect(game.player('ai').defeated).toBe(true);
    expect(bullets(game, 'action').map(([bullet]) => bullet)).toEqual(['deliver-cargo']);
    expect(bullets(game, 'encounter')).toEqual([]);
  });

  test('card 10 is shuffled back alone: it may lie anywhere in a deck whose order is known [or.single-player-gameplay.02, or.single-player-gameplay.07]', () => {
    const shuffled = table(
      { ann: { at: 'om1' }, ai: { character: 'han-solo', at: 'om2' } },
      { by: 'ai', aiCards: ['ai-10'] },
    ).lets();
    expect(shuffled.state.ai?.pile.unknown).toHaveLength(10);
    expect(shuffled.happened('market-card-discarded').map((each) => each.deck)).toEqual(['bounty', 'luxury']);
  });

  /** So many AI cards that do nothing; after the AI player's turns with cards 1 and 10 it is to draw again. */
  function drawingAgain(count: number): Table {
    const numbers = [1, 10, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, count);
    const ai = numbers.map((number) => ({
      id: `ai-${number}`,
      planning: [],
      action: [],
      encounter: [],
      special: number === 10 ? { steps: [], shuffleBack: true } : null,
    }));
    const encounters = ['navpoint-1', 'navpoint-2', 'navpoint-3'].map((id) => ({
      id,
      deck: 'navpoint',
      sections: [{ space: 'navpoint', title: 'Stars', effects: [] }],
    }));
    const game = table(
      { ann: { at: 'om1' }, ai: { character: 'han-solo', at: 'om2' } },
      {
        by: 'ai',
        aiCards: ['ai-1', 'ai-10'],
        encounters: { navpoint: encounters.map((each) => each.id) },
        pack: pack({ whole: ['ai'], ai, encounters }),
      },
    );
    for (let i = 0; i < 2; i++) game.does('gain-credits').does('end-actions').does('encounter-space');
    return game;
  }
  const chances = (game: Table): Record<string, number> =>
    Object.fromEntries(
      outerRim
        .chanceOutcomes(game.state)
        .map(({ action, probability }) => [action.type === 'draw' ? action.card : '', probability]),
    );

  test('shuffled into a deck whose bottom is known it lies at each place with the same chance [or.single-player-gameplay.07]', () => {
    const ten = drawingAgain(10);
    expect(chances(ten)).toMatchObject({ 'ai-10': 0.1, 'ai-2': 9 / 80 });
    expect(chances(ten)).not.toHaveProperty('ai-1');
    const drawn = ten.draws('ai-10');
    expect(drawn.state.ai).toMatchObject({ pile: { bottom: ['ai-1'] }, loose: ['ai-10'] });
    expect(chances(drawingAgain(2))).toEqual({ 'ai-1': 0.5, 'ai-10': 0.5 });
    // Where the order of all the others is known, it is the first of them, or the one that lies among them.
    const three = drawingAgain(3).draws('ai-2');
    three.does('gain-credits').does('end-actions').does('encounter-space');
    expect(chances(three)).toEqual({ 'ai-10': 1 / 3, 'ai-1': 2 / 3 });
  });
});

describe('what others ask of the AI player', () => {
  test('it declines what is optional [or.ai-cards-and-credits.02]', () => {
    const offer = (effects: Effects): Table => {
      const others: Effects = [{ do: 'others', which: 'all', who: {}, effects }];
      const told = { encounters: [lothalCard(others)] };
      const game = table(
        { ann: { at: 'lothal' }, ai: { character: 'han-solo', at: 'naboo' } },
        { step: 'encounter', encounters: { 'deck-lothal': ['deck-lothal-1'] }, pack: pack(told) },
      );
      return game.does('encounter-space');
    };
    const may = offer([{ do: 'may', effects: [{ do: 'gain', fame: 1 }] }]);
    expect(may.legal('choose-at-random').map((each) => each.chosen)).toEqual([{ type: 'pass', player: 'ai' }]);
    const must = offer([{ do: 'gain', reputation: { with: 'choice', amount: 1 } }]);
    expect([must.by, must.legal('choose-at-random')]).toMatchObject([['chance'], { length: 4 }]);
    must.chances({ type: 'choose-faction', player: 'ai', faction: 'rebel' });
    expect(must.player('ai').reputation).toMatchObject({ rebel: 1, hutt: 0 });
  });
});

describe('what the AI player has', () => {
  const cargo = { cargo: { top: 'cargo-bacta-supplies', next: ['cargo-droid-parts'] } };
  const buyCargo: AiStep = { do: 'buy', deck: 'cargo', goals: ['cargo'] };

  test('its cards and credits are kept like a player’s [or.ai-cards-and-credits.01]', () => {
    const game = acts({ credits: 6000 }, [buyCargo], { market: cargo });
    expect(game.slotOf('cargo-bacta-supplies', 'ai')).toEqual(['cargo']);
    expect(game.player('ai').credits).toBe(4000);
  });

  test('of abilities only raised values count [or.ai-cards-and-credits.02]', () => {
    const rifle = card({
      kind: 'gear',
      name: 'Rifle',
      abilities: [
        { kind: 'value', value: 'ship-combat', by: 1 },
        { kind: 'when', on: { event: 'dice-rolled' }, may: true, do: [{ do: 'reroll', dice: 1 }] },
      ],
    });
    const game = aiTurn(
      { character: 'lando-calrissian', cards: ['test-card'], reputation: { imperial: 'negative' } },
      'ai-1',
      {
        patrols: [{ faction: 'imperial', at: 'lothal' }],
        pack: { market: [rifle] },
        market: { cargo: { top: null }, job: { top: null } },
      },
    );
    expect(game.asks).toBe('3 dice (ship)');
    game.rolls('blank', 'blank', 'hit');
    expect(game.asks).toBe('3 dice (ship)');
    expect(game.happened('dice-rolled')).toHaveLength(1);
    expect(game.rolls('blank', 'blank', 'blank').happened('dice-rerolled')).toEqual([]);
    expect(game.happened('dice-rolled')[1]?.roller).toBe('ann');
  });

  test('it completes no goals [or.ai-cards-and-credits.03]', () => {
    const game = acts({ credits: 20_000 }, [{ do: 'buy', deck: 'ship', goals: [] }], {
      market: { ship: { top: 'ship-yv-666-light-freighter' } },
    }).lets();
    expect(game.player('ai')).toMatchObject({ ship: 'yv-666', fame: 0, turned: false });
    expect(game.happened('goal-completed')).toEqual([]);
    const held = (of: Table, id: string) =>
      of.state.inPlay.filter(({ controller, ability }) => controller === id && ability.startsWith('goal'));
    const both = table({
      ann: { ship: 'hwk-290' },
      ai: { character: 'lando-calrissian', at: 'lothal', ship: 'yv-666' },
    });
    expect([held(both, 'ai'), held(both, 'ann').length > 0]).toEqual([[], true]);
  });

  test('goal tokens say where it is heading: to the nearer one [or.ai-goals.01]', () => {
    const game = aiTurn({ at: 'lothal', ship: 'g-1a-starfighter' }, 'ai-6', { goals: ['ryloth', 'mon-calamari'] });
    expect(game.player('ai').space).toBe('mon-calamari');
  });

  test('a goal token is put on the destination of the bought card [or.ai-goals.03]', () => {
    expect(acts({ credits: 6000 }, [buyCargo], { market: cargo }).state.goals).toEqual(['takodana']);
    expect(acts({ credits: 6000 }, [{ ...buyCargo, goals: [] }], { market: cargo }).state.goals).toEqual([]);
    const job = { job: { top: 'job-hutt-favor', next: ['job-imperial-favor'] } };
    const buyJob: AiStep = { do: 'buy', deck: 'job', goals: ['job'] };
    expect(acts({}, [buyJob], { market: job, goals: ['nal-hutta'] }).state.goals).toEqual(['nal-hutta', 'nal-hutta']);
    const crew = { job: { top: 'job-hired-help', next: ['job-imperial-favor'] } };
    expect(acts({ credits: 3000 }, [buyJob], { market: crew }).state.goals).toEqual([]);
  });
});
