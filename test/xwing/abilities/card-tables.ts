/** What tests of cards share: the tables that they set, and what they look at. */
import { xwing } from '../../../src/xwing';
import { ship as shipType, type Maneuver } from '../../../src/xwing/facts';
import { actionsOnBar } from '../../../src/xwing/queries/actions';
import { alone, diceAsked, duel } from '../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../table';
import {
  type Attack,
  changed,
  declare,
  diceRolled,
  ENEMY,
  isNext,
  isOffered,
  type MomentCase,
  playOn,
} from './card-cases';

export const ROCK = { obstacles: { rock: { outline: 'coreasteroid0', at: [200, 300] as const } } };
export const LOCKED = { ...ROCK, locks: [['red', 'tie']] as const };
/** How often each die of an attack was rerolled, as the rules count it. */
export function rerolls(table: Table, pool: 'attack' | 'defense'): number[] {
  const frame = table.state.stack.find((each) => each.procedure === 'attack');
  const dice = (frame as unknown as Record<string, { rerolls: number }[]>)[`${pool}Dice`] ?? [];
  return dice.map((die) => die.rerolls);
}
export const uses = (table: Table, ability: string): boolean => table.offers({ type: 'use-ability', ability });
export const assignedTo = (table: Table, ship: string): string[] =>
  table.ship(ship).conditions.map(({ card, by }) => `${card} of ${by}`);
export const assigned = (card: string, by: string): ShipOnTable => ({ conditions: [{ card, by }] });
/** All dice of each roll show this; whatever may be declined is. */
export function fight(table: Table, red = 'hit', green = 'blank'): Table {
  for (let i = 0; i < 40 && table.happened('attack-performed').length < 2; i++) {
    const [first] = table.legal();
    if (!first) break;
    const shows =
      first.type === 'roll' &&
      table.legal('roll').find(({ faces: shown }) => shown.every((face) => face === (i < 3 ? red : green)));
    const passes = table.legal().find(({ type }) => type === 'end-modifying' || type === 'decline');
    table.does(shows || passes || first);
  }
  return table;
}
export const die = (pool: string, from: string, to: string) => ({ type: 'die-changed', die: pool, from, to });
export const HWK: ShipOnTable = { at: [450, 450], turret: 'front' };
export const end = (ships: Readonly<Record<string, ShipOnTable>>): Table =>
  xwingTable({ ships: { x: { player: 'p2', at: [860, 860] }, ...ships }, moment: 'end' });
export const queued = (table: Table): string[] => table.happened('ability-queued').map((each) => each.ability);
/** A Lambda-class shuttle, large, that coordinates. */
export const SHUTTLE: ShipOnTable = { pilot: 'omicrongrouppilot', at: [450, 400] };
export const FAR_ENEMY: ShipOnTable = { player: 'p2', at: [850, 850] };
/** `wing` is 50 mm ahead of the shuttle, `far` 250. */
export const WING: ShipOnTable = { pilot: 'academypilot', player: 'p1', at: [450, 510] };
export const FAR_WING: ShipOnTable = { ...WING, at: [450, 710] };
export interface Coordinating {
  color?: 'white' | 'red' | 'purple';
  red?: ShipOnTable;
  wing?: ShipOnTable;
  others?: TableSpec['ships'];
  locks?: NonNullable<TableSpec['locks']>;
}
/** `red` is about to choose a ship. */
export function coordinating({ color = 'white', red = {}, wing = {}, others = {}, locks = [] }: Coordinating): Table {
  return xwingTable({
    ships: { red: { ...SHUTTLE, ...red }, wing: { ...WING, ...wing }, x: FAR_ENEMY, ...others },
    locks,
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  }).answer({ type: 'perform-action', action: 'coordinate', color });
}
/** `wing` was chosen, and performs this action; null: none. */
export function coordinated(action: string | null, spec: Coordinating = {}): Table {
  const table = coordinating(spec).answer({ type: 'choose-coordinated', on: 'wing' });
  return table.answer(action === null ? { type: 'decline-action' } : { type: 'perform-action', action });
}
export const offered = (table: Table, ability: string): boolean => playOn(table, {}, () => isOffered(table, ability));
export const dialOf = (text: string): { dial: Maneuver } => {
  const [speed = '', bearing = '', color = ''] = text.split(' ');
  return { dial: { speed: Number(speed), bearing, color } as Maneuver };
};
export const ACTIVATED_ENEMY = { player: 'p2', at: [800, 800], activated: true } as const;
/** `red` has revealed its dial. */
export const revealing = (red: ShipOnTable, text: string, others: Readonly<Record<string, ShipOnTable>> = {}): Table =>
  xwingTable({
    ships: { red: { at: [400, 300], ...red, ...dialOf(text) }, tie: ACTIVATED_ENEMY, ...others },
    moment: { phase: 'activation', ship: 'red' },
  });
export const settings = (table: Table): unknown[] => table.legal('choose').map(({ chosen }) => chosen);
export const executed = (table: Table): string | undefined => {
  const [event] = table.happened('maneuver-executed');
  return event && `${event.maneuver.speed} ${event.maneuver.bearing} ${event.maneuver.color}`;
};
export const DIAL = { speed: 3, bearing: 'straight', color: 'blue' } as const;
export const seen = (table: Table, viewer: string, ship: string): unknown =>
  xwing.view(table.state, viewer).ships.find(({ id }) => id === ship)?.dial;
export const ENEMY_IN_THE_CORNER = { player: 'p2', at: [860, 860], activated: true } as const;
export const actingAmong = (ships: TableSpec['ships'], step?: string): Table =>
  xwingTable({
    ships: { ...ships, enemy: ENEMY_IN_THE_CORNER },
    moment: { phase: 'activation', ship: 'red', ...(step === undefined ? {} : { step }) },
  });
/** `han` and an enemy in front of him, at the start of the Engagement Phase. */
export function started(han: ShipOnTable, others: Record<string, ShipOnTable> = {}): Table {
  return xwingTable({
    ships: {
      han: { pilot: 'outerrimsmuggler', at: [300, 300], ...han },
      tie: { player: 'p2', at: [300, 500], facing: 180 },
      ...others,
    },
    moment: 'engagement',
  });
}
export const engaged = (table: Table): string[] => table.happened('ship-engages').map((each) => each.ship);
export const STRAIGHT = { speed: 2, bearing: 'straight', color: 'blue' } as const;
export const side = (table: Table, ship: string, card: string): number | undefined =>
  table.ship(ship).upgrades.find((each) => each.card === card)?.side;
export const bar = (table: Table, ship: string): string[] =>
  actionsOnBar(table.state, table.ship(ship)).map(({ action, color }) => `${action} ${color}`);
/** `red` is about to activate. */
export const activating = (red: ShipOnTable, more: Parameters<typeof xwingTable>[0] | object = {}): Table =>
  xwingTable({
    ships: { red: { at: [300, 300], dial: STRAIGHT, ...red }, tie: { player: 'p2', at: [800, 800], activated: true } },
    moment: 'activation',
    ...more,
  });
export const PALPATINE: ShipOnTable = { pilot: 'omicrongrouppilot', upgrades: ['emperorpalpatine'], at: [800, 100] };
/** In the order in which they lie then. */
export const FOCUS = ['blank', 'focus', 'focus'] as const;
/** `red` attacks `tie`, and has rolled these. */
export const attacking = (red: ShipOnTable, tie: ShipOnTable, more: Parameters<typeof duel>[2] = {}): Table =>
  duel(red, tie, more)
    .attack('red', 'tie')
    .rolls(...FOCUS);
/** `tie` defends, and has rolled these. */
export function defending(red: ShipOnTable, tie: ShipOnTable, more: Parameters<typeof duel>[2] = {}): Table {
  const table = duel(red, tie, more).attack('red', 'tie');
  return table.rolls(...Array<string>(diceAsked(table)).fill('blank')).rolls(...FOCUS);
}
export const CONDITION = 'itstheresistance';
export const GA: ShipOnTable = { pilot: 'logisticsdivisionpilot', upgrades: ['ga97'] };
export const HELD: ShipOnTable = { pilot: 'bluesquadronrookie', at: null, conditions: [{ card: CONDITION, by: 'p1' }] };
export const usedIt = (ability: string) => [{ type: 'ability-used', ability }];
export const dial = (
  color: 'red' | 'blue' | 'white',
  speed = 2,
  bearing: 'straight' | 'bank-left' | 'bank-right' = 'straight',
) => ({ dial: { speed, bearing, color } }) as const;
/** `red` executes the maneuver of its dial. */
export const fliesAmong = (
  ability: string,
  red: ShipOnTable,
  others: TableSpec['ships'],
  not: MomentCase['not'],
): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: { player: 'p2', at: [800, 800] }, ...others },
    moment: { phase: 'activation', ship: 'red' },
  },
  happened: usedIt(ability),
  not,
});
export const WHITE = { 'a white maneuver': { red: dial('white') } };
export const R3: ShipOnTable = { player: 'p2', pilot: 'bluesquadronescort', upgrades: ['r3astromech'] };
export const locksOnTable = (table: Table): string[] => table.state.locks.map(({ by, on }) => `${by} ${on}`);
export interface NumberCase extends Attack {
  card: string;
  pool?: 'attack' | 'defense';
  /** The ability that has to be used for it; absent: nobody is asked. */
  use?: string;
  dice: number;
  not: Readonly<Record<string, Attack & { dice: number }>>;
}
export const FAR_BACK = { at: [300, 200] as const };
export const ROCK_BETWEEN = { obstacles: { rock: { outline: 'coreasteroid0', at: [300, 410] as const } } };
export const performed = (ability: string) => [{ type: 'ability-used', ability }];
export type Rest = Omit<MomentCase, 'ability' | 'table' | 'happened'> & { others?: TableSpec['ships']; step?: string };
/** `red` activates, or is in a later step of its activation. */
export const active = (ability: string, red: ShipOnTable, { others, step, ...rest }: Rest): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: ENEMY, ...others },
    moment: { phase: 'activation', ship: 'red', ...(step === undefined ? {} : { step }) },
  },
  happened: performed(ability),
  ...rest,
});
export const acts = (action: string) => ({
  step: 'perform action',
  first: [{ type: 'perform-action', action, color: 'white' }],
});
/** A friend blocks the way. */
export const BLOCKED = { friend: { at: [300, 400] as const } };
export const about = (ship: string, step?: string) => ({
  phase: 'activation' as const,
  ship,
  ...(step ? { step } : {}),
});
export const FAR_AWAY = { player: 'p2', at: [850, 850] } as const;
export const placing = (
  more: ShipOnTable,
  moment: TableSpec['moment'] = 'system',
  others: TableSpec['ships'] = {},
): Table => {
  const bomber = { upgrades: ['protonbombs'], at: [450, 450] as const, ...more };
  return xwingTable({ ships: { bomber, tie: FAR_AWAY, ...others }, moment });
};
export const bombs = (...more: string[]): ShipOnTable => ({ upgrades: ['protonbombs', ...more] });
export const dropping = (table: Table): Table =>
  table.use('proton-bombs').repeat({ type: 'choose', chosen: 'drop 1 straight' });
export const IDEN = { player: 'p2', pilot: 'idenversio', at: [380, 500], facing: 180 } as const;
export const hitBy = (
  weapon: string,
  results: readonly string[],
  iden: ShipOnTable = {},
  tie: ShipOnTable = {},
): Table =>
  duel({ pilot: 'bladesquadronveteran', upgrades: ['ioncannon', 'tractorbeam'] }, tie, {
    others: { iden: { ...IDEN, ...iden } },
  })
    .attack('red', 'tie', weapon)
    .rolls(...results)
    .rolls('blank', 'blank', 'blank');
export const added = (die: string, face: string) => ({ type: 'die-added', die, face });
export const canceled = (die: string, ...faces: string[]) => ({ type: 'dice-canceled', die, faces });
export const hurt = (ship: string, damage = 'hit') => ({ type: 'damage-suffered', ship, damage });
export const NEAR = { at: [360, 490] as const };
export const ENEMY_TIE: ShipOnTable = { player: 'p2', pilot: 'academypilot' };
/** Where an attack of red must be one with a primary weapon against a defender in the bullseye arc; the TIE's place, the weapon. */
export const ELSEWHERE: [string, ShipOnTable, string][] = [
  ['in the bullseye arc, with a special weapon', {}, 'red/ioncannon'],
  ['beside the bullseye arc', { at: [360, 500] }, 'primary'],
];
/** `red` executes the maneuver of its dial. */
export const flying = isNext('activation', ENEMY);
/** `red` performs an action. */
export const performs = (
  ability: string,
  red: ShipOnTable,
  action: string,
  {
    then = [],
    ...rest
  }: Omit<MomentCase, 'ability' | 'table' | 'first'> & { others?: TableSpec['ships']; then?: object[] },
): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: ENEMY, ...rest.others },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  },
  first: [{ type: 'perform-action', action, color: 'white' }, ...then],
  ...rest,
});
/** At the start of a phase; `red` is the card's ship, `tie` an enemy. */
export const starts = (
  phase: 'engagement' | 'activation' | 'end',
  ability: string,
  red: ShipOnTable,
  others: Record<string, ShipOnTable>,
  rest: Omit<MomentCase, 'ability' | 'table'> & { locks?: TableSpec['locks'] },
): MomentCase => ({
  ability,
  table: {
    ships: { red: { at: [300, 300], ...red }, tie: ENEMY, ...others },
    ...(rest.locks ? { locks: rest.locks } : {}),
    moment: phase,
  },
  ...rest,
});
/** `red` engages. */
export const engages = isNext('engagement', { player: 'p2', at: [300, 460], facing: 180 });
export const endPhase = (ships: Readonly<Record<string, ShipOnTable>>): Table =>
  xwingTable({ ships: { far: { player: 'p2', at: [860, 860] }, ...ships }, moment: 'end' });
/** Tokens that left in the End Phase: `ship token`. */
export const tokensRemoved = (table: Table): string[] =>
  table.happened('token-removed').map(({ ship, token }) => `${ship} ${token}`);

const WHITE_DIAL = dialOf('3 straight white').dial;
/** Dials may be looked at: one near, one far. */
export const dialsInSystemPhase = (red: ShipOnTable, tie: ShipOnTable = {}, locks: [string, string][] = []): Table =>
  xwingTable({
    ships: {
      red: { at: [300, 300], ...dialOf('2 straight blue'), ...red },
      tie: { player: 'p2', pilot: 'academypilot', at: [300, 450], dial: WHITE_DIAL, ...tie },
      far: { player: 'p2', pilot: 'academypilot', at: [860, 860], dial: WHITE_DIAL },
    },
    locks,
    moment: 'system',
  });

/** Of a maneuver of `red` with this card: its own, or that of a friend. */
export const colorOfExecuted = (
  upgrade: string,
  speed: number,
  bearing: string,
  printed = 'white',
  own = true,
  pilot = 'knavesquadronescort',
): string | undefined => {
  const dial = { speed, bearing, color: printed } as ShipOnTable['dial'];
  const upgrades = [upgrade];
  const table = own
    ? alone({ pilot, upgrades, ...(dial ? { dial } : {}) })
    : alone({ pilot, ...(dial ? { dial } : {}) }, undefined, { wing: { upgrades, at: [600, 300] } });
  return table.happened('maneuver-executed')[0]?.maneuver.color;
};

/** What the card lets a damaged `red` do. */
export const actionsByCard = (ability: string, red: ShipOnTable) => {
  const table = xwingTable({
    ships: { red: { at: [300, 300], damage: { facedown: 1 }, ...red }, tie: ENEMY, ...BLOCKED },
    moment: { phase: 'activation', ship: 'red' },
  }).use(ability);
  return {
    table,
    bar: table.legal('perform-action').map(({ action, color }) => `${color} ${action}`),
    cards: table.legal('perform-card-action').map((action) => action.ability),
  };
};

export const placingInSetup = (
  pilot: string,
  upgrades: string[],
  foe: readonly [number, number],
  rocks: readonly (readonly [number, number])[],
): Table =>
  xwingTable({
    ships: { red: { pilot, upgrades, at: null }, foe: { player: 'p2', at: foe, facing: 180 } },
    obstacles: Object.fromEntries(rocks.map((at, i) => [`rock-${i}`, { outline: `coreasteroid${i}`, at }])),
    moment: { phase: 'setup', step: 'place forces' },
  });

export const whyNotPlaced = (table: Table, x: number, y: number): unknown =>
  table.whyNot({ type: 'place-ship', player: 'p1', ship: 'red', pose: { x, y, heading: { x: 0, y: 1 } } })?.code ??
  null;

export const sensing = (force = 1): Table =>
  xwingTable({
    ships: {
      jedi: { pilot: 'kananjarrus', upgrades: ['sense'], at: [300, 300], force },
      near: { player: 'p2', at: [300, 430], dial: DIAL },
      far: { player: 'p2', at: [300, 620], dial: DIAL },
      gone: { player: 'p2', at: [860, 860], dial: DIAL },
      blank: { player: 'p2', at: [400, 430], dial: null },
    },
    moment: 'system',
  });

export const kagi = (friends: Record<string, ShipOnTable>, locks: TableSpec['locks']): Table =>
  xwingTable({
    ships: {
      kagi: { player: 'p1', pilot: 'captainkagi', at: [300, 200] },
      ...friends,
      red: { ...R3, at: [400, 700], facing: 180 },
      foe: { player: 'p2', at: [600, 700], facing: 180 },
    },
    locks: locks ?? [],
    moment: 'engagement',
  });

export function dialOfRed(table: Table): readonly Maneuver[] {
  return shipType(table.ship('red').type)?.dial ?? [];
}

export const chosenToCoordinate = (spec: Coordinating): string[] => {
  const table = coordinating(spec).answer({ on: 'wing' });
  return table.legal('perform-action').flatMap(({ ship, action }) => (ship === 'wing' ? [action] : []));
};

export const attackDice = (red: ShipOnTable, tie: ShipOnTable = {}): number =>
  diceAsked(duel(red, tie).attack('red', 'tie'));

export const coordinatable = (table: Table): string[] => table.legal('choose-coordinated').map(({ on }) => on);

/** So many dice are rolled, and in each of the other cases so many. */
export function expectNumber(each: NumberCase): void {
  const { pool = 'attack', use } = each;
  const rolled = Object.entries(each.not).map(([why, by]) => [why, diceRolled(changed(each, by), pool, use)]);
  expect([diceRolled(each, pool, use), ...rolled]).toEqual([
    each.dice,
    ...Object.entries(each.not).map(([why, { dice }]) => [why, dice]),
  ]);
}

/** Tokens that `ship` gained: some leave in the End Phase. */
export const gains = (table: Table, ship: string): string[] =>
  table.happened('token-gained').flatMap((each) => (each.ship === ship ? [each.token] : []));

/** The System Phase; an enemy is far away. */
export const system = (ships: TableSpec['ships'], more: Partial<TableSpec> = {}): Table =>
  xwingTable({ ships: { tie: ENEMY, ...ships }, moment: 'system', ...more });

/** What `red` executed, its dial set to this red maneuver. */
export const flownInRed = (red: ShipOnTable, bearing: 'straight' | 'tallon-left'): string | undefined => {
  const maneuver = { speed: 3, bearing, color: 'red' } as const;
  return executed(alone({ dial: maneuver, ...red }).repeat({ type: 'choose-position', position: 'middle' }));
};

/** Tokens that the TIE may spend as its dice are modified, against `red` with these cards. */
export const spendable = (red: ShipOnTable, { tie = {}, others = {}, locks = [] }: Attack = {}): string[] => {
  const table = declare({ red, tie: { tokens: { focus: 1, evade: 1, calculate: 1 }, ...tie }, others, locks });
  const face = () => table.asks?.includes('defense dice') === true && table.legal('roll').length === 0;
  playOn(table, { defense: ['focus', 'focus', 'blank'] }, face);
  return [...new Set(table.legal().flatMap(({ type }) => (type.startsWith('spend-') ? [type] : [])))];
};
