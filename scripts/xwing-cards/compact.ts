/** Turns records of the source into the compact facts of src/xwing/facts. */
import type { CompactPilot, CompactShip, CompactSide, CompactUpgrade } from '../../src/xwing/facts/compact';
import type { Condition, DamageCard, Force, Restriction, ShipAbility } from '../../src/xwing/facts/types';
import { xwsId } from '../../src/xwing/facts/notation';
import { signsOf } from './clauses';
import { action, actionColor, arc, faction, maneuver, size, slot } from './vocabulary';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the source has no types; its words are checked as they are translated
export type Source = any;
export interface SourceShip {
  xws: string;
  name: string;
  faction: string;
  size: string;
  dial: string[];
  stats: Source[];
  actions: Source[];
  pilots: Source[];
}

export function compactShip(files: SourceShip[]): CompactShip {
  const [first, ...others] = files as [SourceShip, ...SourceShip[]];
  for (const field of ['name', 'size', 'dial', 'stats', 'actions'] as const) {
    if (others.some((other) => JSON.stringify(other[field]) !== JSON.stringify(first[field])))
      throw new Error(`${first.xws}: two kinds of ${field}`);
  }
  const stat = (type: string): number | undefined => first.stats.find((entry) => entry.type === type)?.value;
  const huge = first.stats.length === 0;
  return clean({
    ...called(first.xws, first.name),
    factions: files.map((file) => faction(file.faction)),
    size: size(first.size),
    dial: first.dial.map(maneuver),
    weapons: huge
      ? undefined
      : first.stats.filter((entry) => entry.type === 'attack').map((entry) => [arc(entry.arc), entry.value] as const),
    agility: stat('agility'),
    hull: stat('hull'),
    shields: stat('shields'),
    actions: list(first.actions.map(icon)),
  });
}

export function compactPilot(pilot: Source, source: SourceShip): CompactPilot {
  return clean({
    ...called(pilot.xws, pilot.name),
    caption: pilot.caption || undefined,
    ship: source.xws,
    initiative: pilot.initiative,
    engagement: pilot.engagement,
    limited: pilot.limited || undefined,
    cost: pilot.cost,
    slots: list((pilot.slots ?? []).map(slot)),
    keywords: list(pilot.keywords),
    force: pilot.force && force(pilot.force),
    charges: pilot.charges && pool(pilot.charges),
    actions: list(pilot.shipActions?.map(icon)),
    conditions: list(pilot.conditions),
    plain: pilot.ability ? undefined : (true as const),
    shipAbility: pilot.shipAbility && xwsId(pilot.shipAbility.name),
  });
}

export function compactUpgrade(upgrade: Source): CompactUpgrade {
  const restrictions: Source[] = [
    ...(upgrade.restrictions ?? []),
    ...upgrade.sides.flatMap((side: Source) => side.restrictions ?? []),
  ];
  const unlike = restrictions.filter(
    (entry, i) => restrictions.findIndex((other) => JSON.stringify(other) === JSON.stringify(entry)) === i,
  );
  const flag = (name: string): true | undefined => (unlike.some((entry) => entry[name] === true) ? true : undefined);
  const [front, back] = upgrade.sides.map((side: Source) => compactSide(side, upgrade.name)) as [
    CompactSide,
    CompactSide?,
  ];
  return clean({
    ...front,
    ...called(upgrade.xws, upgrade.name),
    limited: upgrade.limited || undefined,
    cost: cost(upgrade.cost),
    restrictions: list(unlike.map(restriction).filter((entry) => Object.keys(entry).length > 0)),
    solitary: upgrade.sides[0].type === 'Tactical Relay' ? true : flag('solitary'), // all relays are [xw.solitary.02]; the source forgets one
    standardized: flag('standardized'),
    back,
  });
}

/** A name, with the id where the name does not make it. */
function called(id: string, name: string): { name: string; id?: string } {
  const made = xwsId(name);
  return id === made ? { name } : { name, id: id.startsWith(`${made}-`) ? id.slice(made.length) : id };
}

function compactSide(side: Source, name: string): CompactSide {
  return clean({
    title: side.title === name ? undefined : side.title,
    slots: side.slots.map(slot),
    weapon: side.attack && weapon(side.attack, side.ability ?? ''),
    charges: side.charges && pool(side.charges),
    force: side.force && pool(side.force),
    device: side.device && device(side.device),
    grants: side.grants && grants(side.grants),
    conditions: list(side.conditions),
    plain: signsOf(side.ability ?? '') === '' ? (true as const) : undefined,
  });
}

function weapon(attack: Source, text: string): CompactSide['weapon'] {
  const requirement = /Attack \(([^)]*)\)/.exec(text)?.[1] ?? '';
  const requires = [...requirement.matchAll(/\[(Lock|Focus|Calculate)\]/g)].map(
    (match) => action(match[1]!) as 'lock' | 'focus' | 'calculate',
  );
  const charges = /Attack[^:.]*: Spend (\d) \[Charge\]/.exec(text)?.[1];
  return clean({
    arc: arc(attack.arc),
    value: attack.value,
    range: [attack.minrange, attack.maxrange] as const,
    ordnance: attack.ordnance ? (true as const) : undefined,
    requires: list(requires),
    chargeCost: charges === undefined ? undefined : Number(charges),
  });
}

function device(source: Source): CompactSide['device'] {
  const stat = (type: string): number | undefined => source.stats?.find((entry: Source) => entry.type === type)?.value;
  return clean({
    name: source.name,
    type: source.type.toLowerCase(),
    initiative: source.initiative,
    agility: stat('agility'),
    hull: stat('hull'),
  });
}

function grants(source: Source[]): CompactSide['grants'] {
  const of = (type: string): Source[] => source.filter((grant) => grant.type === type);
  const strange = source.filter((grant) => !['action', 'slot', 'stat', 'arc', 'force'].includes(grant.type));
  if (strange.length > 0) throw new Error(`grant ${JSON.stringify(strange)}`);
  return clean({
    actions: list(of('action').map((grant) => icon(grant.value))),
    slots: list(of('slot').map((grant) => [slot(grant.value), grant.amount] as const)),
    stats: list(
      of('stat').map((grant) =>
        grant.arc ? ([grant.value, grant.amount, arc(grant.arc)] as const) : ([grant.value, grant.amount] as const),
      ),
    ),
    arcs: list(of('arc').map((grant) => arc(grant.value))),
    forceSides: list(of('force').flatMap((grant) => grant.value.side)),
  });
}

/** `solitary` and `standardized` become fields of the upgrade; `non-limited: false` is the absence of a restriction. */
function restriction(source: Source): Restriction {
  return clean({
    factions: source.factions?.map(faction),
    sizes: source.sizes?.map(size),
    ships: source.ships,
    names: source.names,
    action: source.action && {
      action: action(source.action.type),
      color: source.action.difficulty ? actionColor(source.action.difficulty) : null,
    },
    arcs: source.arcs?.map(arc),
    equipped: source.equipped?.map(slot),
    forceSides: source.force_side,
    shipAbilities: source.shipAbility?.map(xwsId),
    nonLimited: source['non-limited'] || undefined,
  });
}

function cost(source: Source): CompactUpgrade['cost'] {
  if (source.variable === undefined) return source.value;
  return {
    by: source.variable,
    values: Object.fromEntries(
      Object.entries(source.values).map(([key, value]) => [key.toLowerCase(), value as number]),
    ),
  };
}

export function damageCard(card: Source, index: number): DamageCard {
  return {
    id: xwsId(card.title),
    name: card.title,
    number: index + 1,
    copies: card.amount,
    trait: card.type.toLowerCase(),
  };
}

/** Dots of condition cards are not in the source: it names those that a player has once, whoever assigns them. */
const ONCE = [
  'compromisingintel',
  'hunted',
  'illshowyouthedarkside',
  'itstheresistance',
  'listeningdevice',
  'optimizedprototype',
  'suppressivefire',
  'youdbettermeanbusiness',
  'youshouldthankme',
];

/** What their texts have searched for. */
const HOLDS: Readonly<Record<string, Condition['holds']>> = { illshowyouthedarkside: 'pilot' };

/** Assigned facedown, and what it costs to reveal them at the end of the Engagement Phase. */
const SECRET: Readonly<Record<string, Condition['secret']>> = {
  youdbettermeanbusiness: { costs: 0 },
  youshouldthankme: { costs: 2 },
};

export function named({ xws: id, name }: Source): Condition {
  const [holds, secret] = [HOLDS[id], SECRET[id]];
  return { id, name, limited: ONCE.includes(id) ? 1 : 0, ...(holds ? { holds } : {}), ...(secret ? { secret } : {}) };
}

export function shipAbilities(sources: SourceShip[]): ShipAbility[] {
  const names = new Set<string>(
    sources.flatMap((source) => source.pilots.flatMap((pilot) => (pilot.shipAbility ? [pilot.shipAbility.name] : []))),
  );
  return [...names].sort().map((name) => ({ id: xwsId(name), name }));
}

function icon(source: Source): string {
  const one = (part: Source): string => `${action(part.type)} ${actionColor(part.difficulty)}`;
  return source.linked ? `${one(source)} > ${one(source.linked)}` : one(source);
}

const pool = (source: Source) => ({ value: source.value as number, recovers: source.recovers as number });
const force = (source: Source): Force => ({ ...pool(source), sides: source.side ?? [] });
const list = <T>(items: readonly T[] | undefined): readonly T[] | undefined =>
  items && items.length > 0 ? items : undefined;

/** Drops undefined fields, so that the result satisfies exact optional types. */
function clean<T extends object>(record: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
