import { outerRim } from '../../src/outer-rim';
import { basePack, type AiStep } from '../../src/outer-rim/content';
import { card, newGame, pack, setUpGame, table, type Moment, type Player, type Table } from './table';

/** The AI player Han Solo, on Lothal, about to draw this AI card (or one made of these bullets). */
function aiTurn(
  ai: Player = {},
  drawn: string | Partial<(typeof basePack.ai)[number]> = 'ai-6',
  more: Moment = {},
): Table {
  const own =
    typeof drawn === 'string'
      ? {}
      : { ai: [{ id: 'ai-1', planning: [], action: [], encounter: [], special: null, ...drawn }] };
  const { pack: given, ...rest } = more;
  return table(
    { ann: { at: 'takodana' }, ai: { character: 'han-solo', at: 'lothal', ...ai } },
    {
      by: 'ai',
      aiCards: [typeof drawn === 'string' ? drawn : 'ai-1'],
      ...rest,
      pack: pack({ ...(given as object | undefined), ...own }),
    },
  );
}
/** What the AI player does with these bullets in its action section. */
const acts = (ai: Player, action: readonly AiStep[], more: Moment = {}): Table => aiTurn(ai, { action }, more);
const bullets = (game: Table, part: string): [string, boolean][] =>
  game
    .happened('ai-bullet')
    .filter((each) => each.part === part)
    .map((each) => [each.bullet, each.applies]);

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
  });

  test('its ship is the G9 Rigger [or.single-player-setup.04]', () => {
    for (const seed of [1, 2, 3]) expect(setUpGame({ players: ['ann'] }, seed).player('ai').ship).toBe('g9-rigger');
  });

  test('the person is the first player with 4,000 credits, the AI player has 6,000 [or.single-player-setup.05]', () => {
    const game = setUpGame({ players: ['ann'], first: 'ann' });
    expect([game.player('ann').credits, game.player('ai').credits]).toEqual([4000, 6000]);
    const rolled = newGame({ players: ['ann'] });
    expect(rolled.state.firstPlayer).toBe('ann');
    expect(rolled.happened('dice-rolled')).toEqual([]);
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

  test('one goal token lies on the destination of that card [or.single-player-setup.07] [or.ai-goals.02]', () => {
    expect(started().state.goals).toEqual(['nal-hutta']);
    const job = newGame({ players: ['ann'], characters: { ann: 'bossk', ai: 'jyn-erso' } }).does(
      'choose-starting-ship',
      { ship: 'g9-rigger' },
    );
    expect(job.draws('databank-90-boshek').draws('databank-92-stolen-plans').state.goals).toEqual(['naboo']);
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
    expect(game.player('ai').fame).toBe(2);
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

  test('defeated in its turn it skips the rest of the card', () => {
    const game = aiTurn(
      { at: 'tatooine', cards: ['cargo-stolen-weapons'], damage: { character: 3 }, credits: 20_000 },
      'ai-9',
    );
    expect(game.player('ai').defeated).toBe(true);
    expect(bullets(game, 'action').map(([bullet]) => bullet)).toEqual(['deliver-cargo']);
    expect(bullets(game, 'encounter')).toEqual([]);
  });

  test('card 10 is shuffled back alone: it may lie anywhere in a deck whose order is known', () => {
    const shuffled = table(
      { ann: { at: 'om1' }, ai: { character: 'han-solo', at: 'om2' } },
      { by: 'ai', aiCards: ['ai-10'] },
    ).lets();
    expect(shuffled.state.ai?.pile.unknown).toHaveLength(10);
    expect(shuffled.happened('market-card-discarded').map((each) => each.deck)).toEqual(['bounty', 'luxury']);
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

describe('how it moves', () => {
  const slow = (hyperdrive: number) => ({
    changes: {
      ships: [{ id: 'g9-rigger', side: { hyperdrive, combat: 2, hull: 3, slots: [['cargo'], ['mod'], ['crew']] } }],
    },
  });
  const moves = (at: string, goals: string[], hyperdrive: number, more: Moment = {}, ai: Player = {}): Table =>
    aiTurn(
      { character: 'jyn-erso', at, ...ai },
      { planning: [{ do: 'move-to-goal' }] },
      { goals, pack: slow(hyperdrive), ...more },
    );

  test('as many spaces as its hyperdrive [or.ai-movement.01]', () => {
    const game = moves('ke1', ['tatooine'], 3);
    expect(game.happened('moved')).toHaveLength(3);
    expect(game.player('ai').space).toBe('nh1');
  });

  test('towards the nearest goal token, where it stops [or.ai-movement.02]', () => {
    expect(moves('lothal', ['mon-calamari', 'kessel'], 5).player('ai').space).toBe('mon-calamari');
  });

  test('on a goal token it does not move [or.ai-movement.03]', () => {
    const game = moves('lothal', ['lothal', 'kessel'], 5);
    expect(bullets(game, 'planning')).toEqual([['move-to-goal', false]]);
    expect(game.player('ai').space).toBe('lothal');
  });

  test('by the way that brings it nearest [or.ai-movement.04]', () => {
    const game = moves('ryloth', ['ring-of-kafrene'], 3);
    expect(game.happened('moved').map((each) => each.to)).toEqual(['na4', 'ta2', 'ta5']);
    const blocked = moves('lothal', ['mon-calamari'], 2, { patrols: [{ faction: 'imperial', at: 'lo6' }] });
    expect(blocked.player('ai').space).toBe('lo6');
  });

  test('a patrol stops it without positive reputation [or.ai-movement.05]', () => {
    const patrols = [{ faction: 'rebel' as const, at: 'na4' }];
    expect(moves('ryloth', ['ring-of-kafrene'], 3, { patrols }).player('ai').space).toBe('na4');
    expect(
      moves('ryloth', ['ring-of-kafrene'], 3, { patrols }, { reputation: { rebel: 'positive' } }).player('ai').space,
    ).toBe('ta5');
  });

  test('the Maelstrom does not [or.ai-movement.06]', () => {
    const game = moves('ke2', ['kessel'], 3);
    expect(game.happened('moved').map((each) => each.to)).toEqual(['maelstrom', 'kessel']);
  });

  test('instead of a navpoint it ends on a planet passed one or two spaces before [or.ai-movement.07]', () => {
    expect(moves('lo2', ['kessel'], 2).player('ai').space).toBe('mon-calamari');
    expect(moves('lo2', ['kessel'], 3).player('ai').space).toBe('mon-calamari');
    expect(moves('lo2', ['kessel'], 4).player('ai').space).toBe('maelstrom');
    expect(moves('mon-calamari', ['kessel'], 2).player('ai').space).toBe('ke2');
  });

  test('of equally good ways chance takes one', () => {
    const game = moves('lo6', ['lothal', 'mon-calamari'], 1);
    expect(game.by).toEqual(['chance']);
    expect(
      game
        .legal('draw')
        .map((each) => each.card)
        .sort(),
    ).toEqual(['lothal', 'mon-calamari']);
  });
});

describe('how it buys', () => {
  const buy = (deck: 'cargo' | 'job' | 'ship' | 'gear-and-mod'): AiStep => ({ do: 'buy', deck, goals: [] });
  const cargo = (top: string, ...next: string[]): Moment => ({ market: { cargo: { top, next } } });

  test('from the deck that the card names [or.ai-buying.01]', () => {
    const game = acts({ credits: 9000 }, [buy('job')], {
      market: { job: { top: 'job-hutt-favor', next: ['job-rebel-favor'] } },
      pack: { changes: { market: [{ id: 'job-rebel-favor', patrol: null }] } },
    });
    expect(game.happened('card-bought')).toMatchObject([{ deck: 'job', card: 'job-hutt-favor' }]);
  });

  test('on planets only [or.ai-buying.02]', () => {
    const game = acts({ at: 'om1', credits: 9000 }, [buy('cargo')], cargo('cargo-bacta-supplies', 'cargo-droid-parts'));
    expect(bullets(game, 'action')).toEqual([['buy', false]]);
    expect(game.happened('market-card-discarded')).toEqual([]);
  });

  test('a card that it cannot buy is discarded first, one card at most [or.ai-buying.03] [or.ai-buying.05]', () => {
    const game = acts(
      { credits: 1000 },
      [buy('cargo')],
      cargo('cargo-coaxium-crystal', 'cargo-stolen-prototype', 'cargo-droid-parts'),
    );
    expect(game.happened('market-card-discarded').map((each) => each.card)).toEqual(['cargo-coaxium-crystal']);
    expect(game.market('cargo').top).toBe('cargo-stolen-prototype');
    expect(game.cards('ai')).toEqual([]);
    expect(
      acts(
        { credits: 1000 },
        [buy('cargo')],
        cargo('cargo-coaxium-crystal', 'cargo-food-supplies', 'cargo-droid-parts'),
      ).cards('ai'),
    ).toEqual(['cargo-food-supplies']);
  });

  test('so is one that cannot be bought here [or.ai-buying.04]', () => {
    const game = acts(
      { at: 'takodana', credits: 9000 },
      [buy('cargo')],
      cargo('cargo-bacta-supplies', 'cargo-food-supplies', 'cargo-droid-parts'),
    );
    expect(game.happened('market-card-discarded').map((each) => each.card)).toEqual(['cargo-bacta-supplies']);
    expect(game.cards('ai')).toEqual(['cargo-food-supplies']);
  });

  test('one for which no slot is empty [or.ai-buying.06]', () => {
    const jobs = {
      market: { job: { top: 'job-hutt-favor', next: ['job-hired-help', 'job-rebel-favor'] } },
      pack: { changes: { market: [{ id: 'job-rebel-favor', patrol: null }] } },
    };
    const game = acts({ credits: 9000, cards: ['job-imperial-favor', 'bounty-bounty-greedo'] }, [buy('job')], jobs);
    expect(game.happened('market-card-discarded').map((each) => each.card)).toEqual(['job-hutt-favor']);
    expect(game.cards('ai')).toContain('job-hired-help');
  });

  test('and a ship that is not dearer than its own [or.ai-buying.07]', () => {
    const ships = {
      market: {
        ship: { top: 'ship-heavy-duty-lifter', next: ['ship-yv-666-light-freighter', 'ship-hwk-290-freighter'] },
      },
    };
    const game = acts({ credits: 20_000, ship: 'lancer-pursuit-craft' }, [buy('ship')], ships).lets();
    expect(game.happened('market-card-discarded').map((each) => each.card)).toEqual(['ship-heavy-duty-lifter']);
    expect(game.player('ai')).toMatchObject({ ship: 'yv-666', credits: 15_000 });
  });

  test('it pays and puts the card into a slot [or.ai-buying.08]', () => {
    const game = acts({ credits: 5000 }, [buy('cargo')], cargo('cargo-bacta-supplies', 'cargo-droid-parts'));
    expect(game.player('ai').credits).toBe(3000);
    expect(game.slotOf('cargo-bacta-supplies', 'ai')).toEqual(['cargo']);
  });

  test('it never makes room [or.ai-buying.09]', () => {
    const game = acts(
      { credits: 9000, cards: ['cargo-food-supplies'] },
      [buy('cargo')],
      cargo('cargo-bacta-supplies', 'cargo-droid-parts', 'cargo-salvage-cargo'),
    );
    expect(game.cards('ai')).toEqual(['cargo-food-supplies']);
    expect(game.happened('card-bought')).toEqual([]);
  });

  test('it obeys what cards forbid [or.ai-buying.10]', () => {
    const pack_ = { changes: { market: [{ id: 'cargo-droid-parts', notOn: ['lothal'] }] } };
    const game = acts({ credits: 1000 }, [buy('cargo')], {
      ...cargo('cargo-coaxium-crystal', 'cargo-droid-parts', 'cargo-bacta-supplies'),
      pack: pack_,
    });
    expect(game.market('cargo').top).toBe('cargo-droid-parts');
    expect(game.cards('ai')).toEqual([]);
  });

  test('no ship after the discard that is not dearer [or.ai-buying.11]', () => {
    const ships = { market: { ship: { top: 'ship-lancer-class-pursuit-craft', next: ['ship-hwk-290-freighter'] } } };
    const game = acts({ credits: 20_000, ship: 'heavy-duty-lifter' }, [buy('ship')], ships);
    expect(game.player('ai').ship).toBe('heavy-duty-lifter');
    expect(game.market('ship').top).toBe('ship-hwk-290-freighter');
  });

  test('then the next card’s patrol moves towards it, by the shortest way [or.ai-buying.12]', () => {
    const set = {
      ...cargo('cargo-bacta-supplies', 'cargo-droid-parts'),
      patrols: [{ faction: 'hutt' as const, at: 'ke3' }],
      pack: { changes: { market: [{ id: 'cargo-droid-parts', patrol: { faction: 'hutt', spaces: 2 } }] } },
    };
    const game = acts({ credits: 5000 }, [buy('cargo')], set);
    expect(game.patrol('hutt').space).toBe('ke1');
  });
});

describe('its jobs and ILLEGAL cargo', () => {
  const complete: AiStep = { do: 'complete-job' };

  test('of a job only the reward is resolved [or.ai-jobs-and-illegal-cargo.01]', () => {
    const game = acts({ at: 'naboo', cards: ['job-imperial-favor'] }, [complete]);
    expect(game.player('ai')).toMatchObject({ credits: 3000, reputation: { imperial: 1 }, cards: [] });
    expect(game.market('job').pile.bottom).toEqual(['job-imperial-favor']);
    const removed = acts({ at: 'cantonica', cards: ['job-the-casino-heist'] }, [complete]);
    expect(removed.state.box).toEqual(['market/job-the-casino-heist']);
    expect(removed.player('ai').fame).toBe(1);
  });

  test('no databank card, no tests [or.ai-jobs-and-illegal-cargo.02]', () => {
    const game = acts({ at: 'cantonica', cards: ['job-the-casino-heist'] }, [complete]);
    expect(game.happened('databank-card-taken')).toEqual([]);
    expect(game.happened('dice-rolled')).toEqual([]);
  });

  const deliver = (
    illegal: Extract<AiStep, { do: 'deliver-cargo' }>['illegal'],
    ai: Player = {},
    goals: string[] = [],
  ): Table =>
    acts({ at: 'tatooine', cards: ['cargo-stolen-weapons'], ...ai }, [{ do: 'deliver-cargo', illegal }], { goals });

  test('one goal token leaves the planet [or.ai-jobs-and-illegal-cargo.03]', () => {
    expect(deliver(null, {}, ['tatooine', 'tatooine', 'naboo']).state.goals).toEqual(['tatooine', 'naboo']);
    expect(acts({ at: 'naboo', cards: ['job-imperial-favor'] }, [complete], { goals: ['naboo'] }).state.goals).toEqual(
      [],
    );
  });

  test('no die is rolled for ILLEGAL cargo: it arrives [or.ai-jobs-and-illegal-cargo.04]', () => {
    const game = deliver(null);
    expect(game.happened('dice-rolled')).toEqual([]);
    expect(game.player('ai')).toMatchObject({ fame: 1, credits: 5000, reputation: { hutt: 1 }, cards: [] });
  });

  test('but the AI card may let it suffer for it [or.ai-jobs-and-illegal-cargo.05]', () => {
    expect(deliver({ damage: 2, to: 'ship' }).player('ai').damage).toEqual({ character: 0, ship: 2 });
    expect(deliver({ reputation: 1 }).player('ai').reputation.hutt).toBe(0);
    expect(
      deliver({ damage: 2, to: 'ship' }, { at: 'nal-hutta', cards: ['cargo-food-supplies'] }).player('ai').damage.ship,
    ).toBe(0);
  });
});

describe('other bullets', () => {
  test('the contact of the lowest class is revealed and joins for nothing', () => {
    const game = acts({}, [{ do: 'reveal-contact', gainCrew: true }], {
      contacts: [{ at: 'lothal/1', contact: 'doctor-evazan' }],
    });
    expect(game.cards('ai')).toEqual(['databank-doctor-evazan']);
    expect(game.player('ai').credits).toBe(0);
    expect(game.contact('doctor-evazan')?.at).toEqual({ card: 'databank/databank-doctor-evazan' });
  });

  test('reputation is gained with the faction of the planet or of the nearest patrol', () => {
    expect(acts({}, [{ do: 'gain-reputation', with: 'here', amount: 1 }]).player('ai').reputation.imperial).toBe(1);
    const near = acts({}, [{ do: 'credits-for-reputation', credits: 4000, with: 'nearest-patrol', amount: 1 }], {
      patrols: [{ faction: 'hutt', at: 'lo3' }],
    });
    expect(near.player('ai')).toMatchObject({ credits: 4000, reputation: { hutt: -1 } });
  });

  test('with full crew slots a random crew goes first', () => {
    const game = acts({ cards: ['databank-boshek'] }, [{ do: 'reveal-contact', gainCrew: true }], {
      contacts: [{ at: 'lothal/1', contact: 'doctor-evazan' }],
    }).lets();
    expect(game.cards('ai')).toEqual(['databank-doctor-evazan']);
    expect(game.state.databank).toContain('databank-boshek');
  });
});
