/** Reloading. */
import * as E from 'fp-ts/lib/Either';
import { xwing } from '../../src/xwing';
import { reload } from '../../src/xwing/procedures/reload';
import { acting } from './duel';
import { xwingTable, type ShipOnTable } from './table';

/** A K-wing with a torpedo, a missile, a bomb and a talent. */
const KWING: ShipOnTable = {
  pilot: 'wardensquadronpilot',
  upgrades: ['protontorpedoes', 'concussionmissiles', 'seismiccharges', 'elusive'],
  upgradeCharges: { protontorpedoes: 0, concussionmissiles: 1, seismiccharges: 2, elusive: 0 },
};
const performing = (red: ShipOnTable = KWING) => acting(red).answer({ type: 'perform-action', action: 'reload' });

test('the action goes through its three steps in order [xw.reload.01]', () => {
  const table = performing().answer({ card: 'red/protontorpedoes' });
  const [recovered, disarmed] = [table.when('charge-recovered'), table.when('token-gained', { token: 'disarm' })];
  expect(table.when('action-attempted')).toBeLessThan(recovered);
  expect(recovered).toBeLessThan(disarmed);
  expect(disarmed).toBeLessThan(table.when('action-performed'));
});

test('a torpedo, missile or device with fewer charges than its limit is chosen [xw.reload.02]', () => {
  const table = performing();
  expect(table.legal('choose-reload').map((each) => each.card)).toEqual([
    'red/protontorpedoes',
    'red/concussionmissiles',
  ]);
  expect(table.refusal({ card: 'red/seismiccharges' })).toBe('all-active');
  expect(table.refusal({ card: 'red/elusive' })).toBe('no-ordnance');
  const bomb = performing({ ...KWING, upgradeCharges: { seismiccharges: 1 } });
  expect(bomb.legal('choose-reload').map((each) => each.card)).toEqual(['red/seismiccharges']);
});

test('a ship without such a card cannot perform it [xw.reload.02]', () => {
  const full = { ...KWING, upgradeCharges: { elusive: 0 } };
  expect(acting(full).refusal({ type: 'perform-action', action: 'reload' })).toBe('nothing-to-reload');
});

test('a card whose charges cannot be recovered is not chosen [xw.charges.09, xw.reload.02]', () => {
  const spent = (others: Record<string, number>) => {
    const upgrades = ['protontorpedoes', 'proximitymines', 'connernets'];
    return { ...KWING, upgrades, upgradeCharges: { proximitymines: 0, ...others } };
  };
  expect(acting(spent({})).refusal({ type: 'perform-action', action: 'reload' })).toBe('nothing-to-reload');
  const table = performing(spent({ protontorpedoes: 0 }));
  expect(table.legal('choose-reload').map((each) => each.card)).toEqual(['red/protontorpedoes']);
});

test('with nothing to reload an ability that lets a ship do so does nothing: it is not disarmed [xw.reload.01]', () => {
  const bare = xwingTable({
    phase: 'activation',
    ships: { red: { pilot: 'wardensquadronpilot', upgrades: ['protontorpedoes'] } },
  });
  bare.do((state) => reload(state, 'red'));
  expect(bare.happened('no-effect')[0]?.because?.[0]?.code).toBe('nothing-to-reload');
  expect([bare.legal('choose-reload'), bare.ship('red').tokens.disarm]).toEqual([[], 0]);
});

test('that card recovers one charge [xw.reload.03]', () => {
  const table = performing().answer({ card: 'red/concussionmissiles' });
  expect(table.happened('charge-recovered')).toMatchObject([
    { ship: 'red', of: 'red/concussionmissiles', change: { was: 1, is: 2, most: 3 } },
  ]);
  expect(table.ship('red').upgrades.map((each) => each.charges?.active)).toEqual([0, 2, 2, 0]);
});

test('the ship gains one disarm token, and attacks nobody this round [xw.reload.04]', () => {
  const table = xwingTable({
    ships: { red: { ...KWING, at: [300, 300], turret: 'front' }, x: { player: 'p2', at: [300, 480], activated: true } },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  });
  table.answer({ action: 'reload' }).answer({ card: 'red/protontorpedoes' });
  expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'disarm', change: { was: 0, is: 1 } }]);
  expect(table.happened('attack-not-possible')).toContainEqual(
    expect.objectContaining({ ship: 'red', code: 'disarmed' }),
  );
});

test('a ship that reloads by an ability performs no action: the action stays open to it [xw.reload.05]', () => {
  const bare = xwingTable({
    phase: 'activation',
    ships: { red: { pilot: 'wardensquadronpilot', upgrades: ['protontorpedoes'] } },
  });
  const charges = bare.ship('red').upgrades[0]?.charges;
  if (charges) charges.active = 0;
  bare.do((state) => reload(state, 'red')).answer({ card: 'red/protontorpedoes' });
  expect([bare.ship('red').actions, bare.happened('action-attempted')]).toEqual([[], []]);
  bare.run('activation', { ship: 'red', maneuver: null, ion: false, difficulty: 0, speed: null, skips: [] });
  expect(bare.refusal({ type: 'perform-action', action: 'reload' })).toBeNull();
});

test('a save in which nothing can be reloaded is no game: nobody could go on', () => {
  const { state } = performing();
  const full = structuredClone(state);
  for (const each of full.ships.find(({ id }) => id === 'red')!.upgrades)
    if (each.charges) each.charges.active = each.charges.limit;
  expect(E.isRight(xwing.load(structuredClone(state)))).toBe(true);
  expect(xwing.load(full)).toMatchObject(E.left({ code: 'dead-end', path: ['stack', full.stack.length - 1] }));
});
