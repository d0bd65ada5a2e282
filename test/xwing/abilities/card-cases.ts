/**
 * What the tables of cards share: an attack of `red` on `tie` as a case describes it, played on until the ability of the case is offered.
 * Nothing else is used on the way, and dice show blanks where the case says nothing.
 */
import { duel, faces } from '../duel';
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';

/** An enemy that is far away. */
export const ENEMY = { player: 'p2', at: [800, 800] as const };

/** Events that a case says happened. */
export const gained = (ship: string, token: string) => ({ type: 'token-gained', ship, token });
export const removed = (ship: string, token: string) => ({ type: 'token-removed', ship, token });

/** An attack, and all that may matter about it. */
export interface Attack {
  red?: ShipOnTable;
  tie?: ShipOnTable;
  others?: TableSpec['ships'];
  locks?: TableSpec['locks'];
  obstacles?: TableSpec['obstacles'];
  devices?: TableSpec['devices'];
  weapon?: string;
  /** What is rolled first by each side, padded with blanks or cut to the number of dice. */
  attack?: readonly string[];
  defense?: readonly string[];
}

/** A card of the usual kind: where its ability is offered, what becomes of it, and where it is not offered. */
export interface CardCase extends Attack {
  ability: string;
  /** Chosen among what it offers. */
  chosen?: unknown;
  /** What rerolled dice show. */
  rerolled?: readonly string[];
  /** Faces of both pools afterwards, sorted; where the attack goes on. */
  then?: { attack?: readonly string[]; defense?: readonly string[] };
  /** What happened, among other things: fields of events. */
  happened?: readonly object[];
  /** Tokens, charges and so on of ships afterwards. */
  ships?: Readonly<Record<string, object>>;
  /** Changes of the attack under which it is not offered. */
  not: Readonly<Record<string, Attack>>;
}

/** The attack with its changes: ships are merged, the rest replaced. */
export function changed(attack: Attack, by: Attack): Attack {
  return { ...attack, ...by, red: { ...attack.red, ...by.red }, tie: { ...attack.tie, ...by.tie } };
}

/** The attack is declared. */
export function declare({ red, tie, others, locks, obstacles, devices, weapon }: Attack): Table {
  const table = duel(red, tie, {
    ...(others ? { others } : {}),
    ...(locks ? { locks } : {}),
    ...(obstacles ? { obstacles } : {}),
    ...(devices ? { devices } : {}),
  });
  table.attack('red', 'tie', weapon);
  return table;
}

/** Goes on until this holds, using nothing; the attack is over if it never does. */
export function playOn(table: Table, { attack = [], defense = [] }: Attack, until: () => boolean): boolean {
  for (let steps = 0; steps < 60; steps++) {
    if (until()) return true;
    if (!goOn(table, attack, defense)) return false;
  }
  throw new Error(`it does not end. ${table.situation()}`);
}

function goOn(table: Table, attack: readonly string[], defense: readonly string[]): boolean {
  const roll = table.legal('roll')[0];
  if (roll) {
    const shown = /defense/.test(table.asks ?? '') ? defense : attack;
    const padded = [...shown, ...Array<string>(6).fill('blank')].slice(0, roll.faces.length);
    return !!table.rolls(...padded);
  }
  for (const type of ['end-modifying', 'decline'] as const)
    if (table.offers({ type })) return !!table.does(table.legal(type)[0]!);
  const either = ['choose-line', 'order-ability', 'choose-template', 'choose-side', 'choose-position'] as const;
  for (const type of either) if (table.offers({ type })) return !!table.does(table.legal(type)[0]!);
  return false;
}

/** Is it asked about, or was it used without asking? */
export function isOffered(table: Table, ability: string): boolean {
  if (table.happened('ability-used').some((each) => each.ability === ability)) return true;
  return table.offers({ type: 'use-ability', ability }) || table.offers({ type: 'choose', ability });
}

/** Is it ever offered in this attack? */
export function everOffered(attack: Attack, ability: string): boolean {
  const table = declare(attack);
  return playOn(table, attack, () => isOffered(table, ability));
}

/** The attack up to where the ability is offered, and the ability used. */
export function used(attack: CardCase): Table {
  return using(declare(attack), attack);
}

/** The table played on to where the ability is offered, and the ability used. */
export function using(table: Table, attack: Omit<CardCase, 'not'>): Table {
  const { ability, chosen, rerolled } = attack;
  if (!playOn(table, attack, () => isOffered(table, ability))) throw new Error(`${ability} is never offered`);
  if (table.offers({ type: 'use-ability', ability })) table.use(ability);
  if (table.offers({ type: 'choose', ability }))
    table.choose(ability, chosen === undefined ? table.legal('choose')[0]?.chosen : chosen);
  if (rerolled) table.rolls(...rerolled);
  return table;
}

/** How many dice a side rolls, with everything used that it is asked about (`use`). */
export function diceRolled(attack: Attack, pool: 'attack' | 'defense', use?: string): number {
  const table = declare(attack);
  const isRoll = (): boolean => table.offers({ type: 'roll' }) && (table.asks ?? '').includes(pool);
  const reached = playOn(table, attack, () => isRoll() || (use !== undefined && isOffered(table, use)));
  if (use !== undefined && isOffered(table, use)) {
    table.use(use);
    return playOn(table, attack, isRoll) ? (table.legal('roll')[0]?.faces.length ?? 0) : 0;
  }
  return reached ? (table.legal('roll')[0]?.faces.length ?? 0) : 0;
}

/** What the dice of an attack show. */
export function shown(table: Table): { attack: string[]; defense: string[] } {
  return { attack: [...faces(table, 'attack')].sort(), defense: [...faces(table, 'defense')].sort() };
}

/** The whole case: what it does, and that it is not offered where its condition fails. */
export function expectCase(each: CardCase): void {
  const table = used(each);
  if (each.then) expect(shown(table)).toMatchObject(each.then);
  if (each.rerolled) expect(table.happened('dice-rerolled').at(-1)).toMatchObject({ faces: [...each.rerolled].sort() });
  for (const event of each.happened ?? []) expect(table.events).toContainEqual(expect.objectContaining(event));
  for (const [id, fields] of Object.entries(each.ships ?? {})) expect(table.ship(id)).toMatchObject(fields);
  expect(Object.entries(each.not).filter(([, by]) => everOffered(changed(each, by), each.ability))).toEqual([]);
}

/** A card at any other moment: the table, what is answered first, and what the ability does. */
export interface MomentCase {
  ability: string;
  table: TableSpec;
  /** Answers that lead to it. */
  first?: readonly object[];
  attack?: readonly string[];
  chosen?: unknown;
  happened?: readonly object[];
  ships?: Readonly<Record<string, object>>;
  /** Ships otherwise than in the table, with which it is not offered. */
  not: Readonly<Record<string, Readonly<Record<string, ShipOnTable>>>>;
}

/** A card at the moment in which `red` is next in a phase; `tie`: the enemy. */
export const isNext =
  (phase: 'activation' | 'engagement', tie: ShipOnTable) =>
  (
    ability: string,
    red: ShipOnTable,
    { others, ...rest }: Omit<MomentCase, 'ability' | 'table'> & { others?: TableSpec['ships'] },
  ): MomentCase => ({
    ability,
    table: { ships: { red: { at: [300, 300], ...red }, tie, ...others }, moment: { phase, ship: 'red' } },
    ...rest,
  });

function begun({ table: spec, first = [] }: MomentCase, by: Readonly<Record<string, ShipOnTable>> = {}): Table {
  const ships = { ...spec.ships };
  for (const [id, fields] of Object.entries(by)) ships[id] = { ...ships[id], ...fields };
  const table = xwingTable({ ...spec, ships });
  for (const answer of first) if (table.offers(answer)) table.answer(answer);
  return table;
}

/** The whole case: what it does, and that it is not offered where its condition fails. */
export function expectMoment(each: MomentCase): void {
  const { ability, attack = [] } = each;
  const table = using(begun(each), each);
  for (const event of each.happened ?? []) expect(table.events).toContainEqual(expect.objectContaining(event));
  for (const [id, fields] of Object.entries(each.ships ?? {})) expect(table.ship(id)).toMatchObject(fields);
  const offered = Object.entries(each.not).filter(([, by]) => {
    const other = begun(each, by);
    return playOn(other, { attack }, () => isOffered(other, ability));
  });
  expect(offered).toEqual([]);
}
