/** What people call abilities: the card or ship ability by its printed name, and whose it is. */
import { lazy } from '../../core';
import { conditions, damageDeck, hugeDamageDeck, pilots, shipAbilities, upgrades } from '../facts';
import type { Telling } from '../../language/telling';
import { ACTIONS } from '../facts/words';
import type { XwingState } from '../model/state';
import { cardName, objectLabel, shipLabel, weaponLabel } from './piece-labels';

/** `Predator on Jake Farrell`, `Vectored Thrusters of Jake Farrell`, `the ability of Jake Farrell`. */
export function abilityName(ability: string, source: string, state: XwingState): string {
  const title = titleOf(ability);
  const bearer = state.ships.find((each) => each.id === source || source.startsWith(`${each.id}/`));
  if (!bearer) return title;
  const ship = shipLabel(state, bearer.id);
  const card = cardName(state, source);
  if (card !== null) return `${card} on ${ship}`;
  return ship.startsWith(title) ? `the ability of ${ship}` : `${title} of ${ship}`;
}

/** What sentences of the game speak of: ships of squads and obstacles, cards on ships, and abilities, which dice are rolled for. */
export function named(id: string, state: XwingState | null): Telling {
  const piece = state ? (cardName(state, id) ?? objectLabel(state, id)) : id;
  if (piece !== id || (state && isNameOf(state, id))) return piece;
  if (/^primary(-|$)/.test(id) && state) return weaponLabel(state, id);
  return isAction(id) ? actionName(id) : (titleIn(id) ?? id);
}

/** Is a player or a piece called so? A ship of that name is not the card of the same name. */
function isNameOf({ players, ships, obstacles, devices }: XwingState, id: string): boolean {
  return [players, ships, obstacles, devices].some((list) => list.some((each) => each.id === id));
}

/** An action by its name, an 'Action:' ability of a card by that card's. */
export function actionName(action: string): string {
  const [ability, source] = action.split('@');
  return source === undefined ? action.replace('-', ' ') : titleOf(ability ?? '');
}

function isAction(id: string): boolean {
  return id.includes('@') || (ACTIONS as readonly string[]).includes(id);
}

/** An ability is called after its card; one card of several has more behind that: `elusive-recovers`. */
export function titleOf(ability: string): string {
  return titleIn(ability) ?? `the ${ability.replaceAll('-', ' ')}`;
}

function titleIn(ability: string): string | null {
  const words = ability.split('-');
  for (let length = words.length; length > 0; length--) {
    const title = titles().get(words.slice(0, length).join('-'));
    if (title !== undefined) return title;
  }
  return null;
}

const titles = lazy((): ReadonlyMap<string, string> => {
  const sides = upgrades().flatMap((card) => card.sides.map(({ title }) => ({ name: title })));
  const devices = upgrades().flatMap(({ sides }) => sides.flatMap(({ device }) => device ?? []));
  const cards = [...sides, ...pilots(), ...upgrades(), ...shipAbilities(), ...conditions(), ...devices];
  return new Map([
    ...cards.map(({ name }) => [slug(name), name] as const),
    ...[...damageDeck(), ...hugeDamageDeck()].map(({ id, name }) => [id, name] as const),
  ]);
});

function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f"“”'’.!]/g, '');
  return plain
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ /g, '-');
}
