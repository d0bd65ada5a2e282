/** The words for cards in scenario files: XWS ids, or names as printed where only one card has that name. */
import * as E from 'fp-ts/lib/Either';
import { cardWords, wordList } from '../../language/word-list';
import {
  conditions,
  damageDeck,
  hugeDamageDeck,
  pilots,
  shipAbilities,
  ships,
  upgrades,
  type Faction,
  type Pilot,
} from '../facts';
import { ACTIONS } from '../facts/words';
import { TOKEN_KINDS, type XwingState } from '../model/state';
import { readWay } from '../queries/placing-devices';
import { readManeuver } from './words';

/** Pilots by id, by name ('Jake Farrell'), and by name and ship where a name is on several cards: 'Luke Skywalker (T-65 X-wing)'. */
export const pilotWords = wordList(
  pilots().map((card) => ({
    id: card.id,
    names: spellings(card.name).flatMap((name) => [name, `${name} (${shipName(card.ship)})`]),
  })),
);

export const upgradeWords = wordList(upgrades().map((card) => ({ id: card.id, names: spellings(card.name) })));

export const damageWords = cardWords([...damageDeck(), ...hugeDamageDeck()]);

export const conditionWords = cardWords(conditions());

/** What weapons, choices and sources of abilities are called, whether or not they are on this table. */
export function isWord(word: string, { ships: inPlay }: XwingState): boolean {
  if ([upgradeWords, pilotWords, damageWords].some((list) => list.id(word) !== undefined)) return true;
  if (['primary', 'lock', ...ACTIONS, ...TOKEN_KINDS].includes(word)) return true;
  if ([...shipAbilities(), ...conditions()].some(({ id, name }) => word === id || word === name)) return true;
  // Ways to put a device down, and guides.
  if (readWay(word) !== null || ['front', 'rear'].includes(word)) return true;
  if (E.isRight(readManeuver(word, [])) || E.isRight(readManeuver(`${word} white`, []))) return true;
  return inPlay.some(({ id, upgrades: on, damage, conditions: assigned }) =>
    [id, ...[...on, ...damage.faceup, ...assigned].map((each) => each.id)].includes(word),
  );
}

/** Types of ship by name; one of their generic pilots flies them. */
export function shipTypeWords(): readonly string[] {
  return ships().map((type) => type.name);
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
