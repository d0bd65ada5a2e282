import { install, type BareSpec } from './bare-state';
import { ahead, attackOf, attacks, diceAsked, fight, measures, passes, type FightSpec } from './fight';
import { ability, bringIntoPlay } from '../../src/xwing/engine';

install({
  abilities: [
    ability({
      id: 'ignores obstacles',
      rules: ['xw.faq-objects.02'],
      permits: { 'ignores obstacle': (_state, self, { ship }) => ship === self.source },
    }),
  ],
});

const BETWEEN: [number, number] = [400, 500];
const rock = (kind: 'asteroid' | 'debris' | 'gas', at = BETWEEN) => ({ kind, at }) as const;
const obstructedBy = (spec: FightSpec): readonly string[] => attackOf(attacks(fight(spec))).obstructedBy;
/** Defense dice that the TIE (agility 3) rolls at range 2. */
const defenseDiceOf = (spec: FightSpec): number => diceAsked(attacks(fight(spec)).rolls('blank', 'blank', 'blank'));

test('an attack measured through an object is obstructed by it [xw.obstructed.01]', () => {
  expect(obstructedBy({ obstacles: { rock: rock('asteroid') } })).toEqual(['rock']);
  expect(obstructedBy({ obstacles: { rock: rock('asteroid', [480, 500]) } })).toEqual([]);
  expect(obstructedBy({ obstacles: { behind: rock('debris', [400, 330]) } })).toEqual([]);
});

test('a ship in between obstructs without effect [xw.obstructed.02]', () => {
  const spec: FightSpec = { ships: { friend: { pilot: 'hansolo-modifiedyt1300lightfreighter', at: [400, 495] } } };
  expect(obstructedBy(spec)).toEqual(['friend']);
  expect(defenseDiceOf(spec)).toBe(3);
});

test('an obstacle in between adds a defense die [xw.obstructed.03, xw.obstacles.14]', () => {
  for (const kind of ['asteroid', 'debris', 'gas'] as const)
    expect(defenseDiceOf({ obstacles: { it: rock(kind) } })).toBe(4);
});

test('it is one die, however many obstacles there are [xw.obstructed.04]', () => {
  const obstacles: BareSpec['obstacles'] = {
    one: rock('asteroid', [400, 480]),
    two: rock('asteroid', [400, 490]),
    gas: rock('gas'),
  };
  expect(obstructedBy({ obstacles })).toHaveLength(3);
  expect(defenseDiceOf({ obstacles, tie: { agility: 2 } })).toBe(3);
});

test('a single blank is enough for the gas cloud, no blank is not [xw.obstructed.05]', () => {
  const rolls = (...faces: string[]) =>
    attacks(fight({ obstacles: { one: rock('gas') }, tie: { agility: 2 } }))
      .rolls('hit', 'hit', 'hit')
      .rolls(...faces);
  const one = rolls('blank', 'evade', 'focus').answer({ type: 'gas-cloud-evade' });
  expect(one.happened('dice-neutralized')[0]).toMatchObject({ evades: 2 });
  const declined = rolls('blank', 'evade', 'focus').answer({ type: 'end-modifying' });
  expect(declined.happened('dice-neutralized')[0]).toMatchObject({ evades: 1 });
  expect(rolls('evade', 'evade', 'focus').legal('gas-cloud-evade')).toEqual([]);
  // Whatever else lies in the way, and not without a gas cloud.
  const offered = (obstacles: BareSpec['obstacles'] = {}) =>
    attacks(fight({ obstacles, tie: { agility: 3, tokens: { evade: 1 } } }))
      .rolls('hit', 'hit', 'hit')
      .rolls(...Array<string>(Object.keys(obstacles).length > 0 ? 4 : 3).fill('blank'))
      .legal('gas-cloud-evade').length;
  expect(offered({ one: rock('gas'), two: rock('asteroid', [400, 490]) })).toBe(1);
  expect([offered({ one: rock('asteroid') }), offered()]).toEqual([0, 0]);
});

test('through a gas cloud the defender may change one blank to an evade [xw.obstructed.05]', () => {
  const obstacles: BareSpec['obstacles'] = { one: rock('gas'), two: rock('gas', [410, 510]) };
  const table = attacks(fight({ obstacles, tie: { agility: 2 } }))
    .rolls('hit', 'hit', 'hit')
    .rolls('blank', 'blank', 'focus');
  table.answer({ type: 'gas-cloud-evade' });
  expect(table.happened('die-changed')).toEqual([expect.objectContaining({ from: 'blank', to: 'evade' })]);
  expect(table.happened('dice-neutralized')[0]).toMatchObject({ evades: 1 });
  const rocky = attacks(fight({ obstacles: { one: rock('asteroid') }, tie: { agility: 2 } })).rolls(
    'hit',
    'hit',
    'hit',
  );
  passes(rocky.rolls('blank', 'blank', 'focus'));
  expect(rocky.happened('die-changed')).toEqual([]);
});

test('only the line of the closest points counts, obstructed or not [xw.obstructed.06]', () => {
  // Red's right corner and the left corner of the TIE are closest; the asteroid lies there and nowhere else.
  const spec: FightSpec = { tie: { at: [470, 580] }, obstacles: { rock: rock('asteroid', [440, 490]) } };
  const table = measures(fight(spec)).answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
  expect(table.legal('choose-line')).toEqual([]);
  expect(attackOf(table).obstructedBy).toEqual(['rock']);
});

test('among equally short lines the attacker chooses, and so whether the attack is obstructed [xw.obstructed.07, xw.obstructed.08]', () => {
  const spec: FightSpec = { obstacles: { rock: rock('asteroid', [350, 500]) } };
  const table = attacks(fight(spec));
  expect(table.by).toEqual(['p1']);
  expect(
    table
      .legal('choose-line')
      .map((action) => action.through)
      .sort(),
  ).toEqual([[], ['rock']]);
  table.answer({ type: 'choose-line', through: [] });
  expect(attackOf(table).obstructedBy).toEqual([]);
  expect(diceAsked(table.rolls('hit', 'hit', 'hit'))).toBe(3);
  const other = attacks(fight(spec)).answer({ type: 'choose-line', through: ['rock'] });
  expect(other.happened('attack-declared')[0]?.obstructedBy).toEqual(['rock']);
  expect(diceAsked(other.rolls('hit', 'hit', 'hit'))).toBe(4);
});

test('no choice where every line meets the same', () => {
  expect(attacks(fight({ obstacles: { rock: rock('asteroid') } })).legal('choose-line')).toEqual([]);
});

test('an attacker that ignores obstacles gives no die, though the attack is obstructed [xw.faq-objects.02, xw.faq-objects.03, xw.faq-objects.04]', () => {
  const dice = (...ignoring: ('red' | 'tie')[]) => {
    const table = fight({ obstacles: { rock: rock('asteroid') } });
    for (const ship of ignoring) bringIntoPlay(table.state, 'ignores obstacles', ship, ship === 'red' ? 'p1' : 'p2');
    attacks(table);
    expect(attackOf(table).obstructedBy).toEqual(['rock']);
    return diceAsked(table.rolls('blank', 'blank', 'blank'));
  };
  expect([dice(), dice('tie'), dice('red'), dice('red', 'tie')]).toEqual([4, 4, 3, 3]);
});

test('a defender that ignores obstacles gets its die all the same [xw.faq-objects.05]', () => {
  const table = fight({ obstacles: { rock: rock('asteroid') } });
  bringIntoPlay(table.state, 'ignores obstacles', 'tie', 'p2');
  expect(diceAsked(attacks(table).rolls('blank', 'blank', 'blank'))).toBe(4);
});

test('an obstacle under the attacker obstructs where the line leads over it', () => {
  expect(obstructedBy({ obstacles: { gas: rock('gas', [400, 420]) }, tie: { at: ahead(2) } })).toEqual(['gas']);
});
