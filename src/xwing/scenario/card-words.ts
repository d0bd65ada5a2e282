/** The words for cards in scenario files: XWS ids, or names as printed where only one card has that name. */
import { damageDeck, pilots, ships, upgrades, type Faction, type Pilot } from '../facts';

export type Words = Readonly<Record<string, string>>;

let pilotTable: Words | undefined;
let upgradeTable: Words | undefined;

/** Pilots by id, by name ('Jake Farrell'), and by name and ship where a name is on several cards: 'Luke Skywalker (T-65 X-wing)'. */
export function pilotWords(): Words {
  return (pilotTable ??= byWord(
    pilots().map((card) => ({
      id: card.id,
      names: spellings(card.name).flatMap((name) => [name, `${name} (${shipName(card.ship)})`]),
    })),
  ));
}

export function upgradeWords(): Words {
  return (upgradeTable ??= byWord(upgrades().map((card) => ({ id: card.id, names: spellings(card.name) }))));
}

export function damageWords(): Words {
  return byWord(damageDeck().map((card) => ({ id: card.id, names: [card.name] })));
}

/** Types of ship by name; one of their generic pilots flies them. */
export function shipTypeWords(): readonly string[] {
  return ships()
    .filter((type) => type.stats !== null)
    .map((type) => type.name);
}

/** Ids of all pilots of a type of ship. */
export function pilotsOf(shipTypeName: string): readonly string[] {
  const type = ships().find((each) => each.name === shipTypeName);
  return pilots()
    .filter((each) => each.ship === type?.id)
    .map((each) => each.id);
}

/** A pilot without an ability of its own that flies this type of ship, of the lowest initiative; of the faction, if there is one of it. */
export function genericPilot(shipTypeName: string, faction: Faction | null): Pilot | null {
  const type = ships().find((each) => each.name === shipTypeName);
  const generic = pilots().filter((each) => each.ship === type?.id && !each.hasAbility && each.limited === 0);
  const order = (each: Pilot): number => each.initiative + (faction !== null && each.faction !== faction ? 100 : 0);
  return generic.sort((a, b) => order(a) - order(b) || (a.id < b.id ? -1 : 1))[0] ?? null;
}

/** A nickname may be written without its quotation marks, which mean something in YAML. */
function spellings(name: string): string[] {
  const bare = name.replace(/["“”]/g, '');
  return bare === name ? [name] : [name, bare];
}

function shipName(id: string): string {
  return ships().find((type) => type.id === id)?.name ?? id;
}

/** A word that two cards share stands for neither; a card's id always stands for that card. */
function byWord(cards: readonly { id: string; names: readonly string[] }[]): Words {
  const counts = new Map<string, number>();
  for (const name of cards.flatMap((card) => card.names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const named = cards.flatMap((card) =>
    card.names.filter((name) => counts.get(name) === 1).map((name) => [name, card.id]),
  );
  return Object.fromEntries([...named, ...cards.map((card) => [card.id, card.id])]);
}
