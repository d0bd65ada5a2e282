/** Do the procedures in progress of a saved game hold what their steps need, and speak of things that exist? */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { closed, decode, oneOf, reason, rejection, type Frame, type Rejection } from '../core';
import type { AttackFrame } from './attack';
import { ACTIONS, ACTION_COLORS, ARCS } from './cards/words';
import { count, maneuver, nullable, pose } from './codecs';
import { stepsOf } from './engine';
import { TOKEN_KINDS, type XwingState } from './state';

const strings = t.array(t.string);
const side = oneOf('a side', ['left', 'right']);
const pool = oneOf('a pool', ['attack', 'defense']);
const why = closed('a reason', { code: t.string, message: t.string, rules: strings }, { facts: t.UnknownRecord });
const grant = closed('an action', { action: oneOf('an action', ACTIONS), color: oneOf('a color', ACTION_COLORS) });
const encounters = closed('encounters', { through: strings, overlapped: strings, inOrder: strings });
const position = oneOf('a position', ['front', 'middle', 'back']);
const template = t.union([
  closed('a straight template', { shape: t.literal('straight'), length: t.number, width: t.number }),
  closed('a curved template', { shape: t.literal('curve'), side, radius: t.number, angle: t.number, width: t.number }),
]);
const point = closed('a point', { x: t.number, y: t.number });
const needed = oneOf('a requirement', ['lock', 'focus', 'calculate']);
const weapon = closed('a weapon', {
  id: t.string,
  kind: oneOf('a kind', ['primary', 'special']),
  arc: oneOf('an arc', ARCS),
  value: t.Int,
  range: closed('a range', { min: count, max: count }),
  rangeBonus: t.boolean,
  requires: t.array(needed),
  chargeCost: count,
});
const die = closed('a die', {
  kind: pool,
  face: oneOf('a face', ['hit', 'crit', 'evade', 'focus', 'blank']),
  rerolls: count,
});

const none = {};
const ship = { ship: t.string };
const damage = { ...ship, rules: strings };
const obstacle = { ...ship, inManeuver: t.boolean, inStep: t.boolean };
const fallible = { failed: nullable(t.string) };

/** What each procedure's frame carries: always, and at times. */
const FIELDS: Readonly<Record<string, readonly [always: t.Props, atTimes?: t.Props]>> = {
  game: [none],
  setup: [none],
  'determine player order': [
    none,
    { caller: t.string, called: oneOf('results', ['hits', 'misses']), chooser: t.string },
  ],
  'point the turret': [ship],
  round: [none],
  'planning phase': [none, { agreed: strings }],
  'system phase': [none, { initiative: t.Int, ship: t.string, acted: strings, usedHere: strings }],
  'activation phase': [none],
  activation: [{ ...ship, maneuver: nullable(maneuver), ion: t.boolean, difficulty: t.Int, skips: strings }],
  'execute maneuver': [
    {
      ...ship,
      maneuver,
      inStep: t.boolean,
      fixed: t.boolean,
      difficulty: t.Int,
      fully: t.boolean,
      ships: strings,
      met: encounters,
      positions: t.array(closed('a position', { position, pose, ships: strings })),
    },
  ],
  flee: [ship],
  'obstacle effects': [{ ...obstacle, obstacles: strings }],
  'obstacle effect': [{ ...obstacle, obstacle: t.string }],
  'perform action': [
    {
      ...ship,
      grants: t.union([t.array(grant), oneOf('grants', ['any standard action', 'any action on its bar'])]),
      may: t.boolean,
      source: t.string,
      chosen: nullable(
        t.union([
          closed('an action', {
            kind: t.literal('action'),
            action: oneOf('an action', ACTIONS),
            color: oneOf('a color', ACTION_COLORS),
          }),
          closed("an 'Action:' ability", {
            kind: t.literal('card'),
            action: t.string,
            color: oneOf('a color', ACTION_COLORS),
            ability: t.string,
            source: t.string,
          }),
        ]),
      ),
    },
    { ...fallible, usedHere: strings },
  ],
  'barrel roll': [
    {
      ...ship,
      speed: count,
      side: nullable(side),
      laid: nullable(closed('a template laid', { template, at: pose, share: t.number })),
      positions: t.array(closed('a position', { position, pose, not: nullable(why) })),
      met: encounters,
    },
    fallible,
  ],
  boost: [{ ...ship, speed: oneOfNumbers(1, 2, 3), met: encounters }, fallible],
  'acquire a lock': [
    {
      ...ship,
      range: closed('a range', { min: count, max: count }),
      among: nullable(strings),
      objects: t.array(closed('an object', { id: t.string, not: nullable(why) })),
    },
    fallible,
  ],
  rotate: [ship],
  'end phase': [none],
  'become jammed': [{ ...ship, by: t.string }],
  'jammed ship gains': [{ ...ship, gained: oneOf('a token', [...TOKEN_KINDS, 'lock']) }],
  'engagement phase': [none, { initiative: t.Int }],
  engagement: [ship],
  attack: [
    {
      attacker: t.string,
      bonus: t.boolean,
      weapons: nullable(strings),
      defenders: nullable(strings),
      waives: t.array(needed),
      choices: t.array(
        closed('a choice', {
          weapon,
          not: nullable(why),
          targets: t.array(closed('a target', { ship: t.string, not: nullable(why) })),
        }),
      ),
      weapon: nullable(weapon),
      defender: nullable(t.string),
      range: nullable(
        closed('a range', { range: count, distance: t.number, from: point, to: point, margin: t.number }),
      ),
      arc: nullable(
        closed('a verdict', {
          holds: t.boolean,
          margin: t.number,
          edge: nullable(oneOf('a line', ['left', 'right', 'rear'])),
        }),
      ),
      lines: t.array(closed('a line', { from: point, to: point, through: strings })),
      obstructedBy: strings,
      extra: closed('extra dice', { attack: t.Int, defense: t.Int }),
      count,
      attackDice: t.array(die),
      defenseDice: t.array(die),
      gasCloudUsed: t.boolean,
      hit: nullable(t.boolean),
      usedHere: strings,
    },
  ],
  'reroll dice': [{ pool, dice: t.array(count), player: t.string, rules: strings }],
  'suffer damage': [{ ...damage, hit: count, crit: count }],
  'deal damage card': [{ ...damage, faceup: t.boolean, card: nullable(t.string) }],
  'expose damage card': [damage],
  'repair damage card': [
    {
      ...damage,
      which: t.union([oneOf('damage cards', ['any', 'facedown', 'faceup']), closed('a damage card', { id: t.string })]),
      card: nullable(t.string),
    },
  ],
  'remove destroyed ship': [ship],
};

function oneOfNumbers(...numbers: readonly number[]): t.Mixed {
  const is = (input: unknown): input is number => numbers.includes(input as number);
  return new t.Type<number, number, unknown>(
    'a speed',
    is,
    (input, context) => (is(input) ? t.success(input) : t.failure(input, context)),
    t.identity,
  );
}

const codecs: ReadonlyMap<string, t.Mixed> = new Map(
  Object.entries(FIELDS).map(([procedure, [always, atTimes]]) => [
    procedure,
    closed(`a frame of '${procedure}'`, { procedure: t.string, step: t.Int, ...always }, atTimes),
  ]),
);

type Path = readonly (string | number)[];

/** What is wrong with the frame at an index of the stack, or null. Frames of abilities and of the queue are core's business. */
export function wrongFrame(state: XwingState, frame: Frame, at: number): Rejection | null {
  const path: Path = ['stack', at];
  const codec = codecs.get(frame.procedure);
  if (codec) {
    const decoded = decode(codec, frame);
    if (E.isLeft(decoded)) return { ...decoded.left, path: [...path, ...decoded.left.path] };
  }
  return unknownName(state, frame, path) ?? wrongAttack(state, frame, at);
}

/** Fields of frames that name something, and what they may name. */
function unknownName(state: XwingState, frame: Frame, path: Path): Rejection | null {
  const ships = state.ships.map((each) => each.id);
  const obstacles = state.obstacles.map((each) => each.id);
  const players = state.players.map((each) => each.id);
  const named: readonly [field: string, known: readonly string[]][] = [
    ['ship', ships],
    ['attacker', ships],
    ['defender', ships],
    ['ships', ships],
    ['acted', ships],
    ['obstacle', obstacles],
    ['obstacles', obstacles],
    ['by', players],
    ['caller', players],
    ['chooser', players],
    ['agreed', players],
    ['player', players],
  ];
  for (const [field, known] of named) {
    const value = (frame as unknown as Record<string, unknown>)[field];
    const names = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
    const stray = names.find((name) => !known.includes(name as string)) as string | undefined;
    if (stray !== undefined) return no('unknown-name', `There is no '${String(stray)}' here.`, [...path, field]);
  }
  return null;
}

/** From its declaration on an attack has a defender; dice are rerolled, and results changed, only during an attack. */
function wrongAttack(state: XwingState, frame: Frame, at: number): Rejection | null {
  const path: Path = ['stack', at];
  if (frame.procedure === 'attack') {
    const { weapon, defender, range, choices } = frame as AttackFrame;
    const steps = stepsOf('attack');
    const isDeclared = weapon !== null && defender !== null && range !== null;
    if (frame.step >= steps.indexOf('defender declared') && !isDeclared)
      return no('no-defender', 'No defender has been declared.', [...path, 'defender'], ['xw.attack.06']);
    const targets = choices.flatMap((each) => each.targets.map((target) => target.ship));
    const stray = targets.find((id) => !state.ships.some((each) => each.id === id));
    return stray === undefined ? null : no('unknown-ship', `There is no ship '${stray}'.`, [...path, 'choices']);
  }
  if (frame.procedure !== 'reroll dice') return null;
  const attack = state.stack
    .slice(0, at)
    .reverse()
    .find((each) => each.procedure === 'attack') as AttackFrame | undefined;
  const { pool: named, dice } = frame as Frame & { pool: 'attack' | 'defense'; dice: number[] };
  const there = attack ? (named === 'attack' ? attack.attackDice : attack.defenseDice).length : 0;
  return dice.every((i) => i < there) && dice.length > 0
    ? null
    : no('no-such-die', 'There is no such die.', [...path, 'dice']);
}

function no(code: string, message: string, path: Path, rules: readonly string[] = []): Rejection {
  return rejection(reason(code, message, rules), path);
}
