/** What can be expected of the pieces of X-Wing. */
import type { Json } from '../../core';
import { FACINGS, sameFacing, sayHeading, tenths } from '../../language/headings';
import { type Value, listOf, words, type Schema } from '../../language/language';
import { chargesOf } from '../queries/charges';
import { modified } from '../engine';
import { measureShips } from '../queries/range';
import { shipOf, shipsInPlay } from '../queries/ships';
import { TOKEN_KINDS, type Obstacle, type Ship, type TokenKind, type XwingState } from '../model/state';
import { damageWords, upgradeWords } from './card-words';
import { sayManeuver } from './words';

type XwingValue = Value<XwingState>;

const count: Schema = { type: 'integer', minimum: 0 };
const number: Schema = { type: 'number' };
const yesNo: Schema = { type: 'boolean' };
const text: Schema = { type: 'string' };
const textOrNone: Schema = { anyOf: [text, { type: 'null' }] };
const direction: Schema = {
  anyOf: [{ enum: Object.keys(FACINGS) }, { type: 'number' }],
  description: 'Where the front points',
};
const point: Schema = { type: 'array', items: number, minItems: 2, maxItems: 2 };
const names = (kind: string): Schema => listOf({ type: 'string', 'x-names': kind });

function ofShip(schema: Schema, find: (ship: Ship, state: XwingState) => Json, same?: XwingValue['same']): XwingValue {
  return { schema, find: (state, id) => find(shipOf(state, id), state), ...(same ? { same } : {}) };
}

const tokens = Object.fromEntries(
  TOKEN_KINDS.map((kind: TokenKind) => [kind, ofShip(count, (ship) => ship.tokens[kind])]),
);

const ship: Readonly<Record<string, XwingValue>> = {
  at: ofShip(point, ({ pose }) => [tenths(pose.x), tenths(pose.y)]),
  facing: ofShip(direction, ({ pose }) => sayHeading(pose.heading), sameFacing),
  place: ofShip(words(['reserve', 'table', 'removed']), (each) => each.place),
  ...tokens,
  green: ofShip(count, (each) => greenTokens(each)),
  shields: ofShip(count, (each) => each.shields.active),
  force: ofShip(count, (each) => each.force?.active ?? 0),
  charges: ofShip(count, (each) => each.charges?.active ?? 0),
  'upgrade-charges': {
    schema: { type: 'object', additionalProperties: count, minProperties: 1 },
    find: (state, id) => upgradeCharges(shipOf(state, id)),
    same: (expected, found) =>
      Object.entries(expected as Record<string, number>).every(
        ([card, active]) => (found as Record<string, number>)[upgradeWords.id(card) ?? card] === active,
      ),
  },
  damage: ofShip(count, ({ damage }) => damage.facedown + damage.faceup.length),
  facedown: ofShip(count, ({ damage }) => damage.facedown),
  faceup: ofShip(listOf(words(damageWords.words)), ({ damage }) => damage.faceup.map((each) => each.card), sameCards),
  destroyed: ofShip(yesNo, (each) => each.destroyed || each.place === 'removed'),
  touching: ofShip(names('ship'), (each, state) => touching(state, each)),
  lock: ofShip(textOrNone, (each, state) => state.locks.find((lock) => lock.by === each.id)?.on ?? null),
  'locked-by': ofShip(names('ship'), (each, state) =>
    state.locks.filter((lock) => lock.on === each.id).map((lock) => lock.by),
  ),
  turret: ofShip(words(['front', 'left', 'right', 'rear']), (each) => each.turret?.arc ?? null),
  dial: ofShip(textOrNone, (each) => each.dial && sayManeuver(each.dial)),
  revealed: ofShip(textOrNone, (each) => each.revealed && sayManeuver(each.revealed)),
  activated: ofShip(yesNo, (each) => each.activated),
  engaged: ofShip(yesNo, (each) => each.engaged),
  actions: ofShip(listOf(text), (each) => [...each.actions]),
  initiative: ofShip(count, (each, state) => modified(state, 'initiative', each.initiative, { ship: each.id })),
  agility: ofShip(count, (each, state) => modified(state, 'agility', each.agility, { ship: each.id })),
};

function greenTokens({ tokens: held }: Ship): number {
  return held.focus + held.evade + held.calculate + held['reinforce-fore'] + held['reinforce-aft'];
}

/** Charges of upgrades that have some, by XWS id. */
function upgradeCharges(each: Ship): Record<string, number> {
  return Object.fromEntries(
    each.upgrades.flatMap(({ id, card }) => {
      const charges = chargesOf(each, id);
      return charges ? [[card, charges.active]] : [];
    }),
  );
}

/** Other ships at range 0. */
function touching(state: XwingState, each: Ship): string[] {
  if (each.place !== 'table') return [];
  return shipsInPlay(state)
    .filter((other) => other.id !== each.id && measureShips(each, other).range === 0)
    .map((other) => other.id);
}

function sameCards(expected: Json, found: Json): boolean {
  const table = damageWords;
  const wanted = (expected as readonly string[]).map((word) => table.id(word) ?? word);
  return [...wanted].sort().join() === [...(found as readonly string[])].sort().join();
}

function obstacleOf(state: XwingState, id: string): Obstacle | undefined {
  return state.obstacles.find((each) => each.id === id);
}

function ofObstacle(schema: Schema, find: (obstacle: Obstacle) => Json, same?: XwingValue['same']): XwingValue {
  return {
    schema,
    find: (state, id) => {
      const obstacle = obstacleOf(state, id);
      return obstacle ? find(obstacle) : null;
    },
    ...(same ? { same } : {}),
  };
}

const obstacle: Readonly<Record<string, XwingValue>> = {
  at: ofObstacle(point, ({ pose }) => [tenths(pose.x), tenths(pose.y)]),
  facing: ofObstacle(direction, ({ pose }) => sayHeading(pose.heading), sameFacing),
  kind: ofObstacle(words(['asteroid', 'debris', 'gas']), (each) => each.kind),
  place: ofObstacle(words(['reserve', 'table']), (each) => each.place),
};

const player: Readonly<Record<string, XwingValue>> = {
  ships: {
    schema: names('ship'),
    find: (state, id) =>
      state.ships.filter((each) => each.player === id && each.place === 'table').map((each) => each.id),
  },
  edge: { schema: textOrNone, find: (state, id) => state.players.find((each) => each.id === id)?.edge ?? null },
};

const table: Readonly<Record<string, XwingValue>> = {
  round: { schema: count, find: (state) => state.round },
  phase: {
    schema: words(['setup', 'planning', 'system', 'activation', 'engagement', 'end']),
    find: (state) => state.phase,
  },
  first: { schema: { type: 'string', 'x-names': 'player' }, find: (state) => state.order[0] ?? null },
};

export const kinds = { ship, obstacle, player, table };

export function pieces(state: XwingState): Readonly<Record<string, readonly string[]>> {
  const ships = state.ships.map((each) => each.id);
  const obstacles = state.obstacles.map((each) => each.id);
  return {
    table: ['table'],
    player: state.players.map((each) => each.id),
    ship: ships,
    obstacle: obstacles,
    object: [...ships, ...obstacles],
  };
}
