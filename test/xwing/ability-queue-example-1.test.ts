/** The rulebook's first worked example of the ability queue: Jake Farrell and the Phoenix Squadron Pilot. */
import { xwingTable, type Table } from './table';

/** Jake is about to perform his action; a Phoenix Squadron Pilot flies at range 1 of him. */
function table(moves: (table: Table) => unknown = () => undefined): Table {
  const set = xwingTable({
    ships: {
      jake: { pilot: 'jakefarrell', at: [300, 300] },
      phoenix: { pilot: 'phoenixsquadronpilot', at: [325, 395] },
      tie: { player: 'p2', at: [300, 800] },
    },
    moment: { phase: 'activation', ship: 'jake', step: 'perform action' },
  });
  moves(set);
  return set;
}

const barrelRoll = (set: Table) => {
  set
    .answer({ type: 'perform-action', action: 'barrel-roll' })
    .answer({ type: 'choose-side', side: 'left' })
    .answer({ type: 'choose-position', position: 'middle' });
};
const boost = (set: Table, ability: string) => {
  set.use(ability).answer({ type: 'choose-template', template: 'straight' });
};
const stepOne = (set: Table) => {
  barrelRoll(set);
  set.order('jake-farrell');
};
const stepTwo = (set: Table) => {
  stepOne(set);
  set.choose('jake-farrell', 'jake').answer({ type: 'perform-action', action: 'focus' });
};
const stepThree = (set: Table) => {
  stepTwo(set);
  boost(set, 'vectored-thrusters');
  set.order('jake-farrell');
};
const stepFour = (set: Table) => {
  stepThree(set);
  set.choose('jake-farrell', 'phoenix').answer({ type: 'perform-action', action: 'focus' });
};

const SHIP = 'vectored-thrusters@jake';

test('a boost triggers the pilot ability and the ship ability, a focus action only the ship ability [xw.ability-queue-example-1.01]', () => {
  const boosted = table((set) =>
    set.answer({ type: 'perform-action', action: 'boost' }).answer({ type: 'choose-template', template: 'bank-left' }),
  );
  expect(boosted.legal('order-ability').map((each) => each.ability)).toEqual(['jake-farrell', 'vectored-thrusters']);
  const focused = table((set) => set.answer({ type: 'perform-action', action: 'focus' }));
  expect(focused.happened('ability-queued').map((each) => each.ability)).toEqual(['vectored-thrusters']);
});

test('step 1: his player puts the pilot ability first and the ship ability second [xw.ability-queue-example-1.02]', () => {
  const asked = table(barrelRoll);
  expect(asked.by).toEqual(['p1']);
  expect(asked.legal('order-ability').map((each) => each.ability)).toEqual(['jake-farrell', 'vectored-thrusters']);
  const ordered = table(stepOne);
  expect(ordered.happened('ability-queued').map((each) => each.ability)).toEqual([
    'jake-farrell',
    'vectored-thrusters',
  ]);
  expect(ordered.asks).toBe('jake-farrell');
  expect(ordered.queue).toEqual([SHIP]);
});

test('step 2: he chooses himself and focuses; the new ship ability is in front of the waiting one [xw.ability-queue-example-1.04]', () => {
  const set = table(stepTwo);
  expect(set.ship('jake').tokens.focus).toBe(1);
  expect(set.asks).toBe('vectored-thrusters');
  expect(set.queue).toEqual([SHIP]);
  expect(set.happened('ability-queued').map((each) => each.ability)).toEqual([
    'jake-farrell',
    'vectored-thrusters',
    'vectored-thrusters',
  ]);
});

test('step 3: the red boost triggers both again, in front of what waits [xw.ability-queue-example-1.05]', () => {
  const set = table(stepThree);
  expect(set.asks).toBe('jake-farrell');
  expect(set.queue).toEqual([SHIP, SHIP]);
  expect(set.ship('jake').tokens.stress).toBe(1);
});

test('the stress of the red boost comes before the abilities that it triggers; the pilot ability lets another ship act [xw.ability-queue-example-1.06]', () => {
  const set = table(stepThree);
  const boosted = set.when('action-performed', { action: 'boost' });
  expect(set.when('token-gained', { token: 'stress' })).toBeLessThan(boosted);
  set.choose('jake-farrell', 'phoenix');
  expect(set.legal('perform-action').map((each) => [each.ship, each.action])).toEqual([['phoenix', 'focus']]);
});

test('step 4: the Phoenix Squadron Pilot focuses, and its own ship ability goes to the front [xw.ability-queue-example-1.07]', () => {
  const set = table(stepFour);
  expect(set.ship('phoenix').tokens.focus).toBe(1);
  expect(set.legal('use-ability').map((each) => [each.ability, each.source])).toEqual([
    ['vectored-thrusters', 'phoenix'],
  ]);
  expect(set.queue).toEqual([SHIP, SHIP]);
});

test('step 5: it boosts; the ship abilities of the stressed Jake are skipped and the queue ends [xw.ability-queue-example-1.08, xw.ability-queue.06]', () => {
  const set = table(stepFour);
  boost(set, 'vectored-thrusters');
  expect(set.ship('phoenix').tokens).toMatchObject({ focus: 1, stress: 1 });
  expect(set.queue).toEqual([]);
  expect(set.happened('action-performed').map((each) => [each.ship, each.action])).toEqual([
    ['jake', 'barrel-roll'],
    ['jake', 'focus'],
    ['jake', 'boost'],
    ['phoenix', 'focus'],
    ['phoenix', 'boost'],
  ]);
});

test('a stressed ship that Jake chooses has no action, and that is told [xw.stress.02]', () => {
  const set = table(stepThree);
  expect(set.ship('jake').tokens.stress).toBe(1);
  set.choose('jake-farrell', 'jake');
  const told = set.happened('action-not-possible');
  expect(told.map((each) => [each.ship, each.code])).toEqual([['jake', 'stressed']]);
  expect(told[0]?.rules).toContain('xw.stress.02');
});

test('one ability waits as often as it was triggered, and is skipped without effect when it can no longer do anything [xw.ability-queue-example-1.03]', () => {
  const set = table(stepFour);
  set.decline('vectored-thrusters');
  const skipped = set.happened('ability-skipped').filter((each) => each.source === 'jake');
  expect(skipped.map((each) => [each.ability, each.code])).toEqual([
    ['vectored-thrusters', 'stressed'],
    ['vectored-thrusters', 'stressed'],
  ]);
  expect(set.happened('action-performed').filter((each) => each.ship === 'jake')).toHaveLength(3);
});
