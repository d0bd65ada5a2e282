/** Upgrades of the slot 'crew', from A to B. */
import { acting } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import {
  type CardCase,
  declare,
  expectCase,
  isOffered,
  expectMoment,
  type MomentCase,
  playOn,
  used,
} from '../card-cases';
import { gains, die, locksOnTable, side, STRAIGHT, placingInSetup, whyNotPlaced, starts } from '../card-tables';

const NEAR_ENEMY = { other: { player: 'p2', at: [345, 300] as const } };

describe('results are changed [xw.dice-modification.04]', () => {
  const defenders: CardCase[] = [
    {
      ability: 'aayla-secura',
      tie: { upgrades: ['aaylasecura'] },
      happened: [die('defense', 'blank', 'focus')],
      not: {
        'an attacker beside the bullseye arc': { red: { at: [370, 300] } },
        'a friend that attacks': { red: { player: 'p2', upgrades: ['r5tk'] } },
      },
    },
  ];

  test.each(defenders.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('places in setup', () => {
  test('Boba Fett (crew): at range 0 of an obstacle and beyond range 3 of enemies [xw.faq-deployment.01, xw.setup.14]', () => {
    const table = placingInSetup('bobafett', ['bobafett'].slice(1), [450, 860], [[450, 300]]);
    expect(whyNotPlaced(table, 450, 60)).toBeNull();
    const boba = placingInSetup('trandoshanslaver', ['bobafett'], [450, 860], [[450, 300]]);
    expect(whyNotPlaced(boba, 450, 300)).toBeNull();
    expect(whyNotPlaced(boba, 450, 60)).toBe('not-at-obstacle');
    const close = placingInSetup('trandoshanslaver', ['bobafett'], [450, 860], [[450, 300], [450, 600]]); // prettier-ignore
    expect(whyNotPlaced(close, 450, 600)).toBe('near-enemy');
  });

  test('with no such place it stands within range 1 of its edge [xw.faq-deployment.01]', () => {
    const table = placingInSetup('trandoshanslaver', ['bobafett'], [450, 500], [[450, 600]]);
    expect(whyNotPlaced(table, 450, 50)).toBeNull();
    expect(whyNotPlaced(table, 450, 600)).toBe('outside-range-1');
    expect(table.places().ship('red').place).toBe('table');
  });

  test('it comes after all other ships [xw.faq-deployment.01]', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'trandoshanslaver', upgrades: ['bobafett'], at: null },
        late: { pilot: 'bobafett', at: null },
        foe: { player: 'p2', pilot: 'soontirfel', at: null },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [450, 450] } },
      moment: { phase: 'setup', step: 'place forces' },
    });
    for (let i = 0; i < 3; i++) table.places(i + 1);
    expect(table.happened('ship-placed').map(({ ship }) => ship)).toEqual(['late', 'foe', 'red']);
  });
});

describe('Agent Terex', () => {
  const terex = (moment: TableSpec['moment'], more: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'starkillerbasepilot', upgrades: ['agentterex'], at: [300, 300], ...more },
        friend: { pilot: 'epsilonsquadroncadet', at: [300, 450], activated: true },
        far: { pilot: 'epsilonsquadroncadet', at: [300, 860], activated: true },
        tie: { player: 'p2', pilot: 'bluesquadronescort', at: [800, 800], activated: true },
      },
      moment,
    });
  /** At the start of the Engagement Phase with so many tokens on the card. */
  const engaging = (tokens: number, flipped: string[] = []): Table => {
    const table = terex({ phase: 'activation', ship: 'red', step: 'perform action' }, { flipped });
    table.state = structuredClone(table.state);
    table.state.ships[0]!.upgrades[0]!.tokens = Array<'calculate'>(tokens).fill('calculate');
    return table.answer({ type: 'decline-action' });
  };

  test('in setup three calculate tokens are put on it', () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'starkillerbasepilot', upgrades: ['agentterex'], at: null },
        x: { player: 'p2', at: null },
      },
      moment: 'setup',
    });
    expect(table.ship('red').upgrades[0]?.tokens).toEqual(['calculate', 'calculate', 'calculate']);
  });

  test('one of them goes to a friendly ship at range 0-3 in each Engagement Phase; the last one turns it over', () => {
    const table = engaging(2);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['red', 'friend']);
    table.choose('agent-terex', 'friend');
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'friend', token: 'calculate' }]);
    expect([table.ship('red').upgrades[0]?.tokens, side(table, 'red', 'agentterex')]).toEqual([['calculate'], 0]);
    const last = engaging(1).choose('agent-terex', 'friend');
    expect([last.ship('red').upgrades[0]?.tokens, side(last, 'red', 'agentterex')]).toEqual([[], 1]);
    expect(isOffered(engaging(0), 'agent-terex')).toBe(false);
    expect(isOffered(engaging(1, ['agentterex']), 'agent-terex')).toBe(false);
  });

  test('cyborg, it rolls in the System Phase: a calculate token for a hit or crit, else a jam token', () => {
    const gained = (face: string): unknown =>
      terex('system', { flipped: ['agentterex'], dial: STRAIGHT })
        .use('agent-terex-rolls')
        .rolls(face)
        .happened('token-gained')
        .map(({ token }) => token);
    expect(['hit', 'crit', 'focus', 'blank'].map(gained)).toEqual([['calculate'], ['calculate'], ['jam'], ['jam']]);
    expect(isOffered(terex('system'), 'agent-terex-rolls')).toBe(false);
  });

  test('cyborg, its action passes a calculate or jam token on to a ship at range 0-3', () => {
    const acting = (tokens: ShipOnTable['tokens'] & object): Table =>
      terex({ phase: 'activation', ship: 'red', step: 'perform action' }, { flipped: ['agentterex'], tokens });
    const table = acting({ calculate: 1, jam: 1 }).answer({
      type: 'perform-card-action',
      ability: 'agent-terex-passes',
    });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { ship: 'friend', token: 'calculate' },
      { ship: 'friend', token: 'jam' },
    ]);
    table.choose('agent-terex-passes', { ship: 'friend', token: 'jam' });
    expect(table.happened('token-removed')[0]).toMatchObject({ ship: 'red', token: 'jam' });
    expect(table.happened('token-gained')[0]).toMatchObject({ ship: 'friend', token: 'jam' });
    expect(acting({ focus: 1 }).offers({ type: 'perform-card-action' })).toBe(false);
  });
});

describe('Amilyn Holdo', () => {
  const holdo = (locks: TableSpec['locks'], friend: ShipOnTable = {}, own: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        holdo: { pilot: 'cobaltsquadronbomber', upgrades: ['amilynholdo'], at: [300, 300], ...own },
        friend: { pilot: 'greensquadronexpert', at: [300, 460], ...friend },
        touching: { pilot: 'greensquadronexpert', at: [300, 240], tokens: { focus: 1 } },
        foe: { player: 'p2', at: [300, 800], facing: 180 },
      },
      locks: locks ?? [],
      moment: { phase: 'engagement', ship: 'holdo' },
    });

  test('a lock that comes to the ship that has it is broken [xw.faq-cards.27]', () => {
    const table = holdo([['friend', 'holdo'], ['foe', 'touching']]); // prettier-ignore
    table.choose('amilyn-holdo', { ship: 'friend', give: { lockOf: 'friend' }, take: null });
    expect(locksOnTable(table)).toEqual(['foe touching']);
    expect(table.happened('lock-broken')).toMatchObject([{ ship: 'friend', on: 'friend' }]);
    const kept = holdo([['foe', 'holdo']]);
    kept.choose('amilyn-holdo', { ship: 'friend', give: { lockOf: 'foe' }, take: null });
    expect(locksOnTable(kept)).toEqual(['foe friend']);
    expect(kept.happened('lock-broken')).toEqual([]);
  });

  test('each passes at most one token of a kind that the other has not, at range 1-2 [xw.tokens.04]', () => {
    const table = holdo([], { tokens: { focus: 1, stress: 1 } }, { tokens: { stress: 1, evade: 2 } });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { ship: 'friend', give: null, take: { token: 'focus' } },
      { ship: 'friend', give: { token: 'evade' }, take: null },
      { ship: 'friend', give: { token: 'evade' }, take: { token: 'focus' } },
    ]);
    expect(table.offers({ type: 'decline', ability: 'amilyn-holdo' })).toBe(true);
    table.choose('amilyn-holdo', { ship: 'friend', give: { token: 'evade' }, take: { token: 'focus' } });
    expect(table.ship('holdo').tokens).toMatchObject({ evade: 1, focus: 1, stress: 1 });
    expect(table.ship('friend').tokens).toMatchObject({ evade: 1, focus: 0, stress: 1 });
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'admiral-sloane',
      others: { sloane: { upgrades: ['admiralsloane'], at: [400, 300] } },
      tie: { tokens: { stress: 1 } },
      chosen: [0],
      rerolled: ['crit'],
      then: { attack: ['blank', 'blank', 'crit'] },
      not: { 'a defender without stress': { tie: { tokens: {} } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

test('Admiral Sloane: whoever destroys a friend at range 0-3 of her gains 2 stress tokens [xw.tokens.02]', () => {
  const stressed = (sloane: ShipOnTable, tie: ShipOnTable = {}): number => {
    const attack = {
      attack: ['hit', 'hit', 'hit'],
      tie: { pilot: 'academypilot', damage: { facedown: 2 }, ...tie },
      others: {
        sloane: {
          player: 'p2',
          pilot: 'omicrongrouppilot',
          upgrades: ['admiralsloane'],
          at: [420, 500] as const,
          ...sloane,
        },
      },
    };
    const table = declare(attack);
    playOn(table, attack, () => false);
    return table.ship('red').tokens.stress;
  };
  expect(stressed({})).toBe(2);
  expect(stressed({}, { pilot: 'omicrongrouppilot' })).toBe(0);
  expect(stressed({ at: [850, 850] })).toBe(0);
  expect(stressed({ player: 'p1', at: [420, 300] })).toBe(0);
});

describe('at the start of the Engagement Phase [xw.timing.03]', () => {
  const cases: MomentCase[] = [
    starts('engagement', '0-0-0', { upgrades: ['000'] }, NEAR_ENEMY, {
      chosen: 'other',
      not: { 'beyond range 1': { other: { at: [500, 300] } }, 'a friend': { other: { player: 'p1' } } },
    }),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test('what Darth Vader and 0-0-0 do comes unless the other ship chooses otherwise', () => {
    const vader = (chosen: unknown): Table => {
      const other = { player: 'p2', at: [300, 450] as const, tokens: { focus: 1 } };
      const table = xwingTable({
        ships: { red: { upgrades: ['darthvader'], at: [300, 300] }, other },
        moment: 'engagement',
      });
      table.answer({ type: 'choose', player: 'p1' });
      expect(table.by).toEqual(['p2']);
      return table.answer({ type: 'choose', chosen });
    };
    expect(vader('focus').ship('other')).toMatchObject({ tokens: { focus: 0 }, damage: { facedown: 0 } });
    expect(vader(null).ship('other')).toMatchObject({ tokens: { focus: 1 }, damage: { facedown: 1 } });
    const droid = (chosen: unknown): Table =>
      xwingTable({ ships: { red: { upgrades: ['000'], at: [300, 300] }, ...NEAR_ENEMY }, moment: 'engagement' })
        .answer({ type: 'choose', player: 'p1' })
        .answer({ type: 'choose', player: 'p2', chosen });
    expect([gains(droid('stress'), 'other'), gains(droid('stress'), 'red')]).toEqual([['stress'], []]);
    expect([gains(droid(null), 'other'), gains(droid(null), 'red')]).toEqual([[], ['calculate']]);
  });
});

describe('in attacks', () => {
  const cases: CardCase[] = [
    {
      ability: '4-lom-crew',
      red: { upgrades: ['4lom'] },
      tie: { tokens: { focus: 1, evade: 1 } },
      chosen: 'evade',
      ships: { red: { tokens: { ion: 2 } } },
      not: { 'his ship defends': { red: { upgrades: [] }, tie: { upgrades: ['4lom'] } } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))(
    '%s [xw.dice-modification.04, xw.attack.34, xw.attack.35]',
    (_id, each) => expectCase(each),
  );

  test('4-LOM: the defender cannot spend the tokens that were named, and in the next attack it can [xw.golden-rules.03]', () => {
    const spec: CardCase = {
      ability: '4-lom-crew',
      red: { upgrades: ['4lom'] },
      tie: { tokens: { focus: 1, evade: 1 } },
      chosen: 'evade',
      not: {},
    };
    const table = used({ ...spec, attack: ['hit', 'hit', 'hit'] });
    playOn(table, { attack: ['hit', 'hit', 'hit'], defense: ['focus', 'blank', 'blank'] }, () =>
      table.candidates.some(({ action }) => action.type === 'spend-evade'),
    );
    expect(table.refusal({ type: 'spend-evade' })).toBe('token-named');
    expect(table.refusal({ type: 'spend-focus' })).toBeNull();
    playOn(table, {}, () => table.happened('attack-performed').length === 2);
    expect(table.state.inPlay.filter(({ ability }) => ability === '4-lom-crew-named')).toEqual([]);
  });
});

describe('actions', () => {
  test('Baze Malbus: his red focus action brings more the more enemies are near [xw.actions.12]', () => {
    const at = (color: 'white' | 'red', others: Record<string, ShipOnTable>): Table =>
      acting({ upgrades: ['bazemalbus'] }, others).answer({ type: 'perform-action', action: 'focus', color });
    const two = {
      a: { player: 'p2', at: [345, 300] as const },
      b: { player: 'p2', at: [255, 300] as const },
      c: { player: 'p2', at: [300, 360] as const },
    };
    expect(gains(at('red', two), 'red')).toEqual(['stress', 'focus', 'focus', 'focus']);
    expect(gains(at('red', {}), 'red')).toEqual(['stress', 'focus']);
    expect(gains(at('white', two), 'red')).toEqual(['focus']);
  });
});
