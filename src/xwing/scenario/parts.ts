/** The keys of an X-Wing scenario file that are its own: players, mat, ships, obstacles, the moment. */
import type { Json } from '../../core';
import { eitherOf, listOf, object, reference, words, type Parts, type Schema } from '../../language/language';
import { FACTIONS, OBSTACLES } from '../facts/words';
import { MOMENT_PHASES } from '../begin/moment';
import { TOKEN_KINDS } from '../model/state';
import { NOT_PLAYED_YET } from '../effects/tokens';
import { damageWords, pilotWords, shipTypeWords, upgradeWords } from './card-words';
import { FACINGS } from './words';

const count = (description: string, maximum = 99): Schema => ({ type: 'integer', minimum: 0, maximum, description });
const mm = (description: string): Schema => ({ type: 'number', minimum: -10_000, maximum: 10_000, description });
const text = (description: string): Schema => ({ type: 'string', description });
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** More pieces than any table holds. */
const MOST_PIECES = 200;

export const facing: Schema = {
  anyOf: [
    { enum: Object.keys(FACINGS) },
    { type: 'number', minimum: -360, maximum: 360, description: 'Degrees clockwise from north' },
    {
      type: 'array',
      items: { type: 'number', minimum: -1, maximum: 1 },
      minItems: 2,
      maxItems: 2,
      description: 'A vector of length 1, [east, north]',
    },
    { ...reference('object'), description: 'Another piece to look at' },
  ],
  description: 'Where the front points; default north (the second player: south)',
};

const place: Schema = {
  anyOf: [
    {
      type: 'array',
      items: mm('mm from the lower left corner'),
      minItems: 2,
      maxItems: 2,
      description: '[east, north] of the middle',
    },
    {
      type: 'string',
      description: 'In relation to another piece',
      examples: [
        'range 2 of red-5, in its front arc, facing it',
        'touching red-5, behind it',
        'between red-5 and tie',
        '120 mm from red-5, to its left',
      ],
    },
  ],
  description: 'Where the middle stands',
};

export const defs: Readonly<Record<string, Schema>> = {
  pilot: words(Object.keys(pilotWords()).concat(shipTypeWords())),
  upgrade: words(Object.keys(upgradeWords())),
  'damage-card': words(Object.keys(damageWords())),
  place,
  facing,
  maneuver: { type: 'string', examples: ['3 straight', '2 turn-left', '4 koiogran red', '0 stationary'] },
};

const tokens = Object.fromEntries(
  TOKEN_KINDS.map((kind) => [
    kind,
    count(kind in NOT_PLAYED_YET ? `${kind} tokens: not adjudicated yet` : `${kind} tokens`),
  ]),
);

const ship = object(
  {
    pilot: {
      $ref: '#/$defs/pilot',
      description: 'A pilot, or a type of ship: then a pilot without an ability flies it',
    },
    player: reference('player', 'Default: by faction'),
    at: { anyOf: [ref('place'), { type: 'null', description: 'In reserve: not in the play area yet' }] },
    facing: ref('facing'),
    upgrades: listOf(
      eitherOf(ref('upgrade'), object({ card: ref('upgrade'), charges: count('Active charges') }, ['card'])),
      'Equipped cards',
    ),
    ...tokens,
    lock: reference('object', 'What it has a lock on'),
    shields: count('Active shields; default all'),
    force: count('Active Force charges; default all'),
    charges: count('Active charges of the ship card; default all'),
    damage: eitherOf(
      count('Facedown damage cards'),
      object({ facedown: count('How many'), faceup: listOf(ref('damage-card')) }),
    ),
    turret: words(['front', 'left', 'right', 'rear'], 'Where its turret indicator points'),
    dial: { $ref: '#/$defs/maneuver', description: 'The maneuver on its facedown dial' },
    revealed: { $ref: '#/$defs/maneuver', description: 'The maneuver on its revealed dial' },
    activated: { type: 'boolean', description: 'It has activated this round' },
    engaged: { type: 'boolean', description: 'It has engaged this round' },
    actions: listOf(text('An action'), 'Actions performed already this round'),
  },
  ['pilot', 'at'],
);

export const parts: Readonly<Record<string, Schema>> = {
  players: {
    type: 'object',
    additionalProperties: {
      anyOf: [object({ faction: words(FACTIONS), points: count('Squad points', 1000) }), { type: 'null' }],
    },
    minProperties: 2,
    maxProperties: 2,
    description:
      'The two players, the first player first; default: named after the factions of the ships, that of the first ship first',
  },
  first: reference('player', 'The first player; default: the first of `players`'),
  mat: object({ width: mm('Default 914'), height: mm('Default 914') }, ['width', 'height']),
  ships: {
    type: 'object',
    additionalProperties: ship,
    minProperties: 1,
    maxProperties: MOST_PIECES,
    description: 'Ships by a name of your choice',
  },
  obstacles: {
    type: 'object',
    additionalProperties: object({ outline: words(OBSTACLES), at: ref('place'), facing: ref('facing') }, ['at']),
    maxProperties: MOST_PIECES,
    description: 'Obstacles by a name of your choice; default outline: coreasteroid0, or by the name (debris, gas)',
  },
  moment: object(
    {
      round: { type: 'integer', minimum: 1, maximum: 99 },
      phase: words(MOMENT_PHASES, 'The phase, at its start'),
      ship: reference('ship', 'At the start of the turn of this ship in that phase'),
      step: text('At this step of the phase, or of the turn of the ship'),
      dial: { $ref: '#/$defs/maneuver', description: 'What is on the dial of that ship' },
    },
    ['phase'],
    'Where in the round it starts',
  ),
};

export const required = ['ships', 'moment'];

export type Facing = string | number | readonly [number, number];

export interface ShipWords {
  pilot: string;
  player?: string;
  at: readonly [number, number] | string | null;
  facing?: Facing;
  upgrades?: readonly (string | { card: string; charges?: number })[];
  lock?: string;
  shields?: number;
  force?: number;
  charges?: number;
  damage?: number | { facedown?: number; faceup?: readonly string[] };
  turret?: 'front' | 'left' | 'right' | 'rear';
  dial?: string;
  revealed?: string;
  activated?: boolean;
  engaged?: boolean;
  actions?: readonly string[];
  [token: string]: Json | undefined;
}

export interface ObstacleWords {
  outline?: string;
  at: readonly [number, number] | string;
  facing?: Facing;
}

/** The file's own keys, after they were checked against `parts`. */
export interface XwingParts {
  players?: Readonly<Record<string, { faction?: string; points?: number } | null>>;
  first?: string;
  mat?: { width: number; height: number };
  ships: Readonly<Record<string, ShipWords>>;
  obstacles?: Readonly<Record<string, ObstacleWords>>;
  moment: { round?: number; phase: string; ship?: string; step?: string; dial?: string };
}

/** The schema has been checked: what is read here has this shape. */
export function asXwing(given: Parts): XwingParts {
  return given as unknown as XwingParts;
}
