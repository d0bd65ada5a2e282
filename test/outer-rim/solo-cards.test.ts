/** The ten AI cards, each bullet of each: what it does where it can, and that it is passed over where it cannot. */
import type { AiCard, MarketDeck } from '../../src/outer-rim/facts';
import { aiTurn, bullets } from './solo-table';
import type { Moment, Player, Table } from './table';

type Planning = 'recover' | 'recover if defeated';
interface Printed {
  recover: Planning;
  /** What ILLEGAL cargo costs. */
  illegal: 'nothing' | `${number} to ${'ship' | 'character'}` | '1 reputation';
  buys: MarketDeck;
  /** Instead, without an empty slot for the first. */
  or?: MarketDeck;
  /** Tried one after the other once no patrol is hostile. */
  then: readonly AiCard['encounter'][number]['do'][];
}

const PRINTED: Readonly<Record<string, Printed>> = {
  'ai-1': {
    recover: 'recover if defeated',
    illegal: '2 to ship',
    buys: 'cargo',
    or: 'job',
    then: ['complete-job', 'buy-fame', 'gain-reputation'],
  },
  'ai-2': {
    recover: 'recover',
    illegal: '2 to ship',
    buys: 'job',
    or: 'cargo',
    then: ['complete-job', 'reveal-contact'],
  },
  'ai-3': {
    recover: 'recover if defeated',
    illegal: '2 to character',
    buys: 'job',
    then: ['buy-fame', 'credits-for-reputation'],
  },
  'ai-4': {
    recover: 'recover if defeated',
    illegal: 'nothing',
    buys: 'cargo',
    then: ['complete-job', 'reveal-contact', 'buy-fame'],
  },
  'ai-5': {
    recover: 'recover if defeated',
    illegal: '3 to ship',
    buys: 'job',
    then: ['buy-fame', 'reveal-contact'],
  },
  'ai-6': { recover: 'recover', illegal: '2 to character', buys: 'job', then: ['complete-job', 'buy-fame'] },
  'ai-7': {
    recover: 'recover if defeated',
    illegal: '1 reputation',
    buys: 'cargo',
    or: 'gear-and-mod',
    then: ['complete-job', 'buy-fame'],
  },
  'ai-8': {
    recover: 'recover if defeated',
    illegal: 'nothing',
    buys: 'gear-and-mod',
    then: ['complete-job', 'buy-fame', 'gain-reputation'],
  },
  'ai-9': {
    recover: 'recover if defeated',
    illegal: '3 to character',
    buys: 'ship',
    then: ['complete-job', 'credits-for-reputation'],
  },
  'ai-10': {
    recover: 'recover if defeated',
    illegal: 'nothing',
    buys: 'cargo',
    then: ['complete-job', 'buy-fame'],
  },
};

/** Top cards that the AI player can buy everywhere, with enough credits. */
const MARKET: NonNullable<Moment['market']> = {
  cargo: { top: 'cargo-bacta-supplies', next: ['cargo-droid-parts', 'cargo-salvage-cargo'] },
  job: { top: 'job-hutt-favor', next: ['job-hired-help', 'job-dash-rendar'] },
  ship: { top: 'ship-heavy-duty-lifter', next: ['ship-lancer-class-pursuit-craft'] },
};
const TOPS: Partial<Record<MarketDeck, string>> = {
  cargo: 'cargo-bacta-supplies',
  job: 'job-hutt-favor',
  ship: 'ship-heavy-duty-lifter',
};
const goalOf: Partial<Record<MarketDeck, string>> = { cargo: 'takodana', job: 'nal-hutta' };

/** What comes after it on the AI card is not of interest: chance answers at random until the person's turn. */
const turn = (card: string, ai: Player = {}, more: Moment = {}): Table =>
  aiTurn({ at: 'om3', ...ai }, card, { market: MARKET, ...more }).lets();

describe.each(Object.entries(PRINTED))('%s', (id, { recover, illegal, buys, or, then }) => {
  test(`it recovers all damage${recover === 'recover' ? '' : ' only when it is defeated'} [or.single-player-gameplay.04]`, () => {
    const hurt = turn(id, { damage: { character: 2, ship: 1 } });
    const isHealed = recover === 'recover';
    expect(bullets(hurt, 'planning')[0]).toEqual(['recover', isHealed]);
    expect(hurt.player('ai').damage).toEqual(isHealed ? { character: 0, ship: 0 } : { character: 2, ship: 1 });
    const beaten = turn(id, { defeated: true, damage: { character: 2, ship: 3 } }, { goals: ['naboo'] });
    expect(bullets(beaten, 'planning')).toEqual([['recover', true]]);
    expect(beaten.player('ai')).toMatchObject({ defeated: false, damage: { character: 0, ship: 0 }, space: 'om3' });
  });

  test('undamaged it moves to its goal, and gains 2,000 credits where there is none [or.single-player-gameplay.03]', () => {
    const moved = turn(id, { at: 'om3' }, { goals: ['lothal'] });
    expect(bullets(moved, 'planning')).toEqual([
      ['recover', false],
      ['move-to-goal', true],
    ]);
    expect(moved.player('ai').space).toBe('lothal');
    const waiting = turn(id);
    expect(bullets(waiting, 'planning')).toEqual([
      ['recover', false],
      ['move-to-goal', false],
      ['gain-credits', true],
    ]);
    expect(waiting.happened('credits-gained')[0]).toMatchObject({ player: 'ai', amount: 2000, from: 'ai-card' });
  });

  test('ILLEGAL cargo arrives and costs what the card says [or.ai-jobs-and-illegal-cargo.05]', () => {
    const ai = { ship: 'yv-666', at: 'tatooine', cards: ['cargo-stolen-weapons'] };
    const game = turn(id, ai, { goals: ['tatooine'] });
    expect(bullets(game, 'action')[0]).toEqual(['deliver-cargo', true]);
    expect(game.cards('ai')).not.toContain('cargo-stolen-weapons');
    const suffered = game.happened('damage-suffered').map(({ amount, on }) => `${amount} to ${on}`);
    const lost = game.happened('reputation-lost').map(({ faction }) => faction);
    expect(suffered).toEqual(illegal.includes(' to ') ? [illegal] : []);
    expect(lost.slice(0, 1)).toEqual(
      illegal === '1 reputation' || then.includes('credits-for-reputation') ? ['hutt'] : [],
    );
    const legal = turn(id, { at: 'nal-hutta', cards: ['cargo-food-supplies'] });
    expect(legal.happened('cargo-delivered')).toHaveLength(1);
    expect(legal.happened('damage-suffered')).toEqual([]);
  });

  test(`it buys from the ${buys} deck${or ? `, or from ${or}` : ''} [or.ai-buying.01]`, () => {
    const rich = { at: 'lothal', credits: 30_000 };
    const game = turn(id, rich);
    expect(game.happened('card-bought')).toMatchObject([{ deck: buys, ...(TOPS[buys] && { card: TOPS[buys] }) }]);
    const goal = goalOf[buys];
    expect(game.state.goals).toEqual(goal ? [goal] : []);
    if (!or) return;
    const full = { cargo: 'cargo-food-supplies', job: 'job-imperial-favor' }[buys as 'cargo' | 'job'];
    const held = turn(id, { ...rich, cards: [full, ...(buys === 'job' ? ['bounty-bounty-greedo'] : [])] });
    expect(held.happened('card-bought').map((each) => each.deck)).toEqual([or]);
    expect(held.state.goals).toEqual(goalOf[or] ? [goalOf[or]] : []);
  });

  test('a hostile patrol comes before everything else of the encounter [or.single-player-gameplay.03]', () => {
    const ai = { at: 'om3', credits: 30_000, reputation: { rebel: 'negative' as const } };
    const game = turn(id, ai, { patrols: [{ faction: 'rebel', at: 'om3' }] });
    expect(bullets(game, 'encounter')).toEqual([['encounter-hostile-patrol', true]]);
    expect(game.happened('combat-started')).toMatchObject([{ against: { kind: 'patrol', faction: 'rebel' } }]);
    const friendly = turn(id, { ...ai, reputation: {} }, { patrols: [{ faction: 'rebel', at: 'om3' }] });
    expect(friendly.happened('combat-started')).toEqual([]);
  });

  test(`then the first of ${then.join(', ')} that applies [or.single-player-gameplay.03, or.single-player-gameplay.05]`, () => {
    then.forEach((bullet, i) => {
      const possible = then.slice(i);
      const game = withEncounters(id, possible);
      expect(bullets(game, 'encounter')).toEqual([
        ['encounter-hostile-patrol', false],
        ...then.slice(0, i).map((each) => [each, false]),
        [bullet, true],
      ]);
      DONE[bullet as keyof typeof DONE](game);
    });
  });
});

/** A table on which just these bullets of the encounter section can do something. */
function withEncounters(card: string, possible: readonly string[]): Table {
  const can = (bullet: string): boolean => possible.includes(bullet);
  return turn(
    card,
    {
      at: 'lothal',
      credits: can('buy-fame') ? 30_000 : 0,
      cards: can('complete-job') ? ['job-rooting-out-spies'] : [],
      reputation: { imperial: 'neutral' },
    },
    {
      goals: ['lothal'],
      patrols: [{ faction: 'imperial', at: 'lo3' }],
      market: {
        ...MARKET,
        'gear-and-mod': { top: null },
        ship: { top: null },
        cargo: { top: null },
        job: { top: null },
      },
      contacts: can('reveal-contact')
        ? [{ at: 'lothal/1', contact: 'doctor-evazan' }]
        : [
            { at: 'lothal/1', contact: 'doctor-evazan', gone: true },
            { at: 'lothal/2', gone: true },
          ],
    },
  );
}

const DONE = {
  'complete-job': (game: Table) => expect(game.happened('job-completed')).toHaveLength(1),
  'buy-fame': (game: Table) => expect(game.player('ai')).toMatchObject({ fame: 1, credits: 24_000 }),
  'gain-reputation': (game: Table) => expect(game.player('ai').reputation.imperial).toBe(1),
  'credits-for-reputation': (game: Table) =>
    expect(game.player('ai')).toMatchObject({ credits: 6000, reputation: { imperial: -1 } }),
  'reveal-contact': (game: Table) => expect(game.cards('ai')).toContain('databank-doctor-evazan'),
};

test('card 8 also turns up the facedown contact of the lowest class, for nobody', () => {
  const game = turn('ai-8', { at: 'lothal' }, { contacts: [{ at: 'lothal/1', contact: 'w1-le' }] });
  expect(bullets(game, 'action').map(([bullet]) => bullet)).toEqual(['deliver-cargo', 'buy', 'reveal-contact']);
  expect(game.contactAt('lothal/1')).toMatchObject({ contact: 'w1-le', faceup: true });
  expect(game.cards('ai')).toEqual([]);
});

test('only card 10 discards market cards and is shuffled back; the others go to the bottom [or.single-player-gameplay.07]', () => {
  for (const id of Object.keys(PRINTED)) {
    const game = turn(id, { at: 'om3' });
    const special = game.happened('market-card-discarded').map((each) => each.deck);
    expect([id, special]).toEqual([id, id === 'ai-10' ? ['bounty', 'luxury'] : []]);
    expect([id, game.state.ai?.pile.bottom]).toEqual([id, id === 'ai-10' ? [] : [id]]);
  }
});
