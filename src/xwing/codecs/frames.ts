/** What the procedures in progress of a saved game hold: codecs of their data, and the rules that take the whole stack. */
import { reason, rejection, sameJson, type Frame, type Reason, type Rejection } from '../../core';
import {
  count,
  dieOf,
  each,
  either,
  flag,
  integer,
  isObject,
  json,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
  type Codec,
  type Fields,
  type FrameFields,
} from '../../core/codec';
import type { Point, Template } from '../../core/geometry';
import type { AttackFrame } from '../queries/attack';
import { ACTION_COLORS, ARCS } from '../facts/words';
import { maneuver, pose } from './state';
import { diceIn } from '../queries/dice';
import { stepsOf } from '../engine';
import { grant, grantFields } from './events';
import type { MayFail } from '../effects/failing';
import type { RollFrame, TellsRoll } from '../procedures/roll-a-die';
import type { InArc, Measured, MeasuringLine } from '../queries/range';
import type { Laid, Encounters } from '../queries/move';
import { namesIn } from './names';
import type { BarrelRollFrame } from '../procedures/barrel-roll';
import type { Repaired } from '../procedures/damage-cards';
import type { LockFrame } from '../procedures/lock';
import type { ManeuverFrame } from '../procedures/maneuver';
import type { PerformActionFrame } from '../procedures/perform-action';
import { TOKEN_KINDS, type Weapon, type XwingState } from '../model/state';
import type { Target, WeaponChoice } from '../queries/targets';
import type { Xwing } from '../model/types';
import { shipOf } from '../queries/ships';
import { weaponsOf } from '../queries/weapons';

const side = oneOf('a side', ['left', 'right']);
const pool = oneOf('a pool', ['attack', 'defense']);
const rules = list(text);
const why = object<Reason>('a reason', {
  code: text,
  message: text,
  rules,
  facts: optional(record('facts', json)),
});
const range = object<{ min: number; max: number }>('a range', { min: count, max: count });
const position = oneOf('a position', ['front', 'middle', 'back']);
type Shaped<S extends Template['shape']> = Extract<Template, { shape: S }>;
const template: Codec<Template> = either(
  'a template',
  (input) => isObject(input) && input['shape'] === 'curve',
  object<Shaped<'curve'>>('a curved template', {
    shape: oneOf('a shape', ['curve']),
    side,
    radius: number,
    angle: number,
    width: number,
  }),
  object<Shaped<'straight'>>('a straight template', {
    shape: oneOf('a shape', ['straight']),
    length: number,
    width: number,
  }),
);
const laid = object<Laid>('a template laid', { template, at: pose, share: number });
const point = object<Point>('a point', { x: number, y: number });
const needed = oneOf('a requirement', ['lock', 'focus', 'calculate']);
const weapon = object<Weapon>('a weapon', {
  id: text,
  kind: oneOf('a kind', ['primary', 'special']),
  arc: oneOf('an arc', ARCS),
  value: integer,
  range,
  rangeBonus: flag,
  requires: list(needed),
  chargeCost: count,
});
const measured = object<Measured>('a range', {
  range: count,
  distance: number,
  from: point,
  to: point,
  margin: number,
});
const inArc = object<InArc>('a verdict', {
  holds: flag,
  margin: number,
  edge: nullable(oneOf('a line', ['left', 'right', 'rear'])),
});
const face = oneOf<string>('a face', ['hit', 'crit', 'evade', 'focus', 'blank']);
const die = dieOf(oneOf<string>('a pool', ['attack', 'defense']), face);
const grants = either(
  'grants',
  Array.isArray,
  list(grant),
  oneOf('grants', ['any standard action', 'any action on its bar']),
);
type Chosen<K> = Extract<PerformActionFrame['chosen'], { kind: K }>;
const color = oneOf('a color', ACTION_COLORS);
const chosenAction: Codec<NonNullable<PerformActionFrame['chosen']>> = either(
  'an action',
  (input) => isObject(input) && input['kind'] === 'card',
  object<Chosen<'card'>>("an 'Action:' ability", {
    kind: oneOf('a kind', ['card']),
    action: text,
    color,
    ability: text,
    source: text,
  }),
  object<Chosen<'action'>>('an action', { kind: oneOf('a kind', ['action']), ...grantFields }),
);
const repaired: Codec<Repaired> = either(
  'damage cards',
  isObject,
  object<Extract<Repaired, object>>('a damage card', { id: text }),
  oneOf('damage cards', ['any', 'facedown', 'faceup']),
);

/** What each procedure's frame carries. */
export function frameFields(state: XwingState): FrameFields<Xwing> {
  const { ship, obstacle, object: piece, player } = namesIn(state);
  const ofShip = { ship };
  const ships = list(ship);
  const failed = optional(nullable(text));
  const usedHere = optional(list(text));
  const initiative = optional(integer);
  const during = { ship, inManeuver: flag, inStep: flag };
  const met = object<Encounters>('encounters', {
    through: list(piece),
    overlapped: list(piece),
    inOrder: list(piece),
  });
  const target = object<Target>('a target', { ship, not: nullable(why) });
  const choice = object<WeaponChoice>('a choice', { weapon, not: nullable(why), targets: list(target) });
  return {
    'determine player order': {
      caller: optional(player),
      called: optional(oneOf('results', ['hits', 'misses'])),
      chooser: optional(player),
    },
    'point the turret': ofShip,
    'planning phase': { agreed: list(player) },
    'system phase': { initiative, ship: optional(ship), acted: optional(ships), usedHere },
    activation: { ship, maneuver: nullable(maneuver), ion: flag, difficulty: integer, skips: rules },
    'execute maneuver': {
      ship,
      maneuver,
      inStep: flag,
      fixed: flag,
      difficulty: integer,
      fully: flag,
      ships,
      met,
      positions: list(object<ManeuverFrame['positions'][number]>('a position', { position, pose, ships })),
    },
    flee: ofShip,
    'obstacle effects': { ...during, obstacles: list(obstacle) },
    'obstacle effect': { ...during, obstacle, rolled: optional(face) },
    'roll a die': { ship, why: text, rules, dice: list(die) },
    'perform action': { ship, grants, may: flag, source: text, chosen: nullable(chosenAction), usedHere, failed },
    'barrel roll': {
      ship,
      speed: count,
      side: nullable(side),
      laid: nullable(laid),
      positions: list(
        object<BarrelRollFrame['positions'][number]>('a position', { position, pose, not: nullable(why) }),
      ),
      met,
      failed,
    },
    boost: { ship, speed: oneOf<number>('a speed', [1, 2, 3]), met, failed },
    'acquire a lock': {
      ship,
      range,
      among: nullable(list(piece)),
      objects: list(object<LockFrame['objects'][number]>('an object', { id: piece, not: nullable(why) })),
      failed,
    },
    rotate: ofShip,
    'become jammed': { ship, by: player },
    'jammed ship gains': { ship, gained: oneOf('a token', [...TOKEN_KINDS, 'lock']) },
    'engagement phase': { initiative },
    engagement: ofShip,
    attack: {
      attacker: ship,
      bonus: flag,
      weapons: nullable(list(text)),
      defenders: nullable(ships),
      waives: list(needed),
      choices: list(choice),
      weapon: nullable(weapon),
      defender: nullable(ship),
      range: nullable(measured),
      arc: nullable(inArc),
      lines: list(object<MeasuringLine>('a line', { from: point, to: point, through: list(piece) })),
      obstructedBy: list(piece),
      extra: object<AttackFrame['extra']>('extra dice', each(['attack', 'defense'], integer)),
      count,
      attackDice: list(die),
      defenseDice: list(die),
      gasCloudUsed: flag,
      hit: nullable(flag),
      usedHere: list(text),
    },
    'reroll dice': { pool, dice: list(count), player, rules },
    'suffer damage': { ship, hit: count, crit: count, rules },
    'deal damage card': { ship, faceup: flag, card: nullable(text), rules },
    'expose damage card': { ship, rules },
    'repair damage card': { ship, which: repaired, card: nullable(text), rules },
    'remove destroyed ship': ofShip,
  };
}

/** What the frame of an ability remembers. */
export function memoryFields(): Fields<Omit<MayFail & TellsRoll, keyof Frame>> {
  return { failed: optional(nullable(text)), rolled: optional(face) };
}

/** The first trouble with a frame that takes the whole stack to see, or null. */
export function wrongFrame(state: XwingState, frame: Frame, at: number): Rejection | null {
  const path = ['stack', at];
  if (frame.procedure === 'attack') {
    const { weapon, defender, range } = frame as AttackFrame;
    const steps = stepsOf('attack');
    const isDeclared = weapon !== null && defender !== null && range !== null;
    if (frame.step >= steps.indexOf('defender declared') && !isDeclared)
      return rejection(reason('no-defender', 'No defender has been declared.', ['xw.attack.06']), [
        ...path,
        'defender',
      ]);
    return frame.step <= steps.indexOf('pay costs') ? wrongWeapon(state, frame as AttackFrame, at) : null;
  }
  return frame.procedure === 'reroll dice' ? wrongReroll(state, frame, at) : null;
}

/** Until its costs are paid a weapon is one of those that the ship has. */
function wrongWeapon(state: XwingState, { attacker, weapon, choices }: AttackFrame, at: number): Rejection | null {
  const own = weaponsOf(shipOf(state, attacker));
  const isOwn = (given: Weapon): boolean => own.some((known) => sameJson(known, given));
  if ((weapon === null || isOwn(weapon)) && choices.every((each) => isOwn(each.weapon))) return null;
  return rejection(reason('no-such-weapon', `${attacker} has no such weapon.`, ['xw.attack.04']), [
    'stack',
    at,
    weapon === null ? 'choices' : 'weapon',
  ]);
}

/** Only dice that lie there are rerolled: those of an attack, or the one that a ship rolled for something else. */
function wrongReroll(state: XwingState, frame: Frame, at: number): Rejection | null {
  const before = state.stack.slice(0, at).reverse();
  const { pool: named, dice } = frame as Frame & { pool: 'attack' | 'defense'; dice: number[] };
  const rolled = before.find((each) => ['attack', 'roll a die'].includes(each.procedure));
  const there = rolled ? diceIn(rolled as AttackFrame | RollFrame, named).length : 0;
  if (dice.every((i) => i < there) && dice.length > 0) return null;
  return rejection(reason('no-such-die', 'There is no such die.', []), ['stack', at, 'dice']);
}
