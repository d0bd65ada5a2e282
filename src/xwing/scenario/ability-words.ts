/** What people call abilities: the card or ship ability by its printed name, and whose it is. */
import { damageCard, damageDeck, pilots, shipAbilities, upgrades } from '../cards';
import type { XwingState } from '../state';
import { nameOf } from './narrate';

let titles: ReadonlyMap<string, string> | undefined;

/** `Proton Torpedoes on red-5`, `Vectored Thrusters of jake`. */
export function abilityName(ability: string, source: string, state: XwingState): string {
  const named = nameOf(source, state);
  if (named !== source) return named;
  // A damage card that is repaired by now: `red-5/damage-1`.
  const [ship = source] = state.ships.some(({ id }) => id === source) ? [source] : source.split('/damage-');
  return `${titleOf(ability)} of ${ship}`;
}

/** Ids of damage cards, which dice are rolled for. */
export function inWords(text: string): string {
  return text.replace(/[a-z]+/g, (word) => damageCard(word)?.name ?? word);
}

/** An ability is called after its card; one card of several has more behind that: `elusive-recovers`. */
export function titleOf(ability: string): string {
  titles ??= new Map([
    ...[...pilots(), ...upgrades(), ...shipAbilities()].map(({ name }) => [slug(name), name] as const),
    ...damageDeck().map(({ id, name }) => [id, name] as const),
  ]);
  const words = ability.split('-');
  for (let length = words.length; length > 0; length--) {
    const title = titles.get(words.slice(0, length).join('-'));
    if (title !== undefined) return title;
  }
  return `the ${words.join(' ')}`;
}

function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f"“”'’.!]/g, '');
  return plain
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ /g, '-');
}
