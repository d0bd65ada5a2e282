/** Rules that speak of abilities in general, shown with cards made up for the test. */
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { ownerOf } from '../../src/xwing/queries/dice';
import { currentAttack } from '../../src/xwing/queries/attack';
import { performAction } from '../../src/xwing/procedures/perform-action';
import { isFriendly, shipOf } from '../../src/xwing/queries/ships';
import { shipsMeant } from '../../src/xwing/abilities/forms/targets';
import { gainToken, spendToken } from '../../src/xwing/effects/tokens';
import { install } from './bare-state';
import { xwingTable } from './table';
import { attacks, fight, noAttackBecause, passes } from './fight';

const RULES = ['xw.abilities.01'];

/** Usable on dice of a pool that are friendly to the ship it is on. */
const onFriendlyDice = (pool: 'attack' | 'defense') =>
  ability({
    id: `friendly-${pool}-dice`,
    rules: RULES,
    during: `modify ${pool} dice`,
    may: true,
    when: (state, self) => {
      const attack = currentAttack(state);
      return attack !== null && isFriendly(shipOf(state, self.source), shipOf(state, ownerOf(attack, pool)));
    },
    effect: () => undefined,
  });

install({
  abilities: [
    onFriendlyDice('attack'),
    onFriendlyDice('defense'),
    ability({
      id: 'moves-through-obstacles',
      rules: RULES,
      permits: { 'moves through obstacle': (_state, self, { ship }) => ship === self.source },
    }),
    ability({
      id: 'own-action',
      rules: RULES,
      during: 'action',
      may: true,
      effect: (state, self) => gainToken(state, self.source, 'evade', RULES, { by: 'p1' }),
    }),
  ],
});

test('with "can move through and overlap obstacles" a boost over one does not fail, without it it does [xw.card-interpretation.07]', () => {
  const boosts = (cards: readonly string[]) => {
    const table = xwingTable({
      phase: 'activation',
      ships: { red: { at: [300, 300] } },
      obstacles: { rock: { kind: 'asteroid', at: [300, 350] } },
    });
    for (const card of cards) bringIntoPlay(table.state, card, 'red', 'p1');
    return table
      .do((state) => performAction(state, 'red', [{ action: 'boost', color: 'white' }], { may: false, source: 'test' }))
      .answer({ type: 'choose-template', template: 'straight' });
  };
  const free = boosts(['moves-through-obstacles']);
  expect(free.happened('effect-failed')).toEqual([]);
  expect(free.ship('red').pose.y).toBeGreaterThan(370);
  const bound = boosts([]);
  expect(bound.happened('action-failed')).toHaveLength(1);
  expect(bound.ship('red').pose.y).toBe(300);
});

test("dice rolled by a player are friendly to that player's ships, the opponent's are not [xw.friendly.02]", () => {
  const table = fight({ ships: { blue: { at: [700, 100] } } });
  for (const card of ['friendly-attack-dice', 'friendly-defense-dice']) bringIntoPlay(table.state, card, 'blue', 'p1');
  for (const card of ['friendly-attack-dice', 'friendly-defense-dice']) bringIntoPlay(table.state, card, 'tie', 'p2');
  const offered = () => table.legal('use-ability').map((each) => `${each.ability}@${each.source}`);
  attacks(table).rolls('hit', 'hit', 'hit');
  expect(offered()).toEqual(['friendly-attack-dice@blue']);
  passes(table).rolls('blank', 'blank', 'blank');
  expect(offered()).toEqual(['friendly-defense-dice@tie']);
});

test("an 'Action:' of a ship ability is not on the action bar [xw.ship-abilities.02]", () => {
  const offered = (grants: 'any standard action' | 'any action on its bar') => {
    const table = xwingTable({ phase: 'activation', ships: { red: {} } });
    bringIntoPlay(table.state, 'own-action', 'red', 'p1');
    return table
      .do((state) => performAction(state, 'red', grants, { may: true, source: 'test' }))
      .legal('perform-card-action');
  };
  expect(offered('any standard action')).toMatchObject([{ ability: 'own-action', ship: 'red' }]);
  expect(offered('any action on its bar')).toEqual([]);
});

test('a spent focus token is in the supply, from which either player gains tokens without end [xw.supply.01]', () => {
  const table = fight({ red: { tokens: { focus: 1 } } });
  table.do((state) => spendToken(state, 'red', 'focus', RULES));
  expect(table.ship('red').tokens.focus).toBe(0);
  table
    .do((state) => gainToken(state, 'tie', 'focus', RULES, { by: 'p1' }))
    .do((state) => gainToken(state, 'red', 'focus', RULES, { by: 'p1', count: 20 }));
  expect([table.ship('tie').tokens.focus, table.ship('red').tokens.focus]).toEqual([1, 20]);
});

test("a ship in reserve is not in the play area: in no arc, at no range, in nobody's way [xw.reserve.01]", () => {
  const seen = (place: 'table' | 'reserve') => {
    const { state } = fight({ tie: { place } });
    const self = { ability: 'any', source: 'red', controller: 'p1' };
    return shipsMeant(state, self, { side: 'enemy', range: [0, 3], inArc: 'front' }).map((ship) => ship.id);
  };
  expect(seen('table')).toEqual(['tie']);
  expect(seen('reserve')).toEqual([]);
  expect(noAttackBecause(fight())).toBeUndefined();
  expect(noAttackBecause(fight({ tie: { place: 'reserve' } }))).toBe('no-valid-target');
  const boosts = (place: 'table' | 'reserve') =>
    fight({ range: 1, tie: { place } })
      .do((state) => performAction(state, 'red', [{ action: 'boost', color: 'white' }], { may: false, source: 'test' }))
      .answer({ type: 'choose-template', template: 'straight' })
      .happened('action-failed').length;
  expect([boosts('table'), boosts('reserve')]).toEqual([1, 0]);
});

test('an Ion Cannon inflicts ion tokens in place of the damage of its remaining results [xw.ion.12]', () => {
  const table = fight({ red: { upgrades: ['ioncannon'] } });
  attacks(table, 'red/ioncannon').rolls('hit', 'hit', 'hit').rolls('blank', 'blank', 'blank');
  passes(table).answer({ type: 'choose', chosen: 'hit' });
  expect(table.ship('tie')).toMatchObject({ damage: { facedown: 1 }, tokens: { ion: 2 } });
});
