/** Names of pieces and cards for people: ships and squadrons of fleets by their cards, `CR90 Corvette A 2`; pieces that a file names keep that name. */
import { copyNumber } from '../../language/labels';
import { COMMANDS, damageCard, ICONS, objectiveCard, upgradeCard, type DefenseToken } from '../facts';
import type { ArmadaState, ShipId, SquadronId } from '../model/state';
import { pieceOf } from '../queries/attack';
import { cardOf } from '../queries/ships';
import { squadronCardOf } from '../queries/squadrons';
import { cardOnShip, shipWords, squadronWords } from './card-words';

/** A ship, a squadron or an obstacle. */
export function pieceLabel(state: ArmadaState, id: string): string {
  const piece = [...state.ships, ...state.squadrons].find((each) => each.id === id);
  if (!piece) return state.obstacles.some((each) => each.id === id) ? `the ${id.replaceAll('-', ' ')}` : id;
  const number = copyNumber(id, piece.card);
  if (number === null) return id;
  const list = 'commandStack' in piece ? shipWords : squadronWords;
  return `${list.name(piece.card)}${number === 1 ? '' : ` ${number}`}`;
}

/** `its brace token`, or `one of its brace tokens` where its card has more than one of the kind. */
export function tokenOf(
  state: ArmadaState,
  id: ShipId | SquadronId,
  token: DefenseToken,
  whose: 'its' | 'the',
  exhausted = false,
): string {
  const piece = pieceOf(state, id);
  const { defense } = 'commandStack' in piece ? cardOf(piece) : squadronCardOf(piece);
  const isOnly = defense.filter((each) => each === token).length < 2;
  const name = `${exhausted ? 'exhausted ' : ''}${token} token`;
  return isOnly ? `${whose} ${name}` : `one of ${whose} ${name}s`;
}

/** Words of the game that are written with hyphens where it keeps them. */
const WORDS: readonly string[] = [...COMMANDS, ...Object.keys(ICONS), 'dial-and-token'];

/** What sentences of the game speak of: pieces, cards on ships, cards, and words with hyphens. */
export function named(id: string, state: ArmadaState | null): string {
  const card = state && cardOnShip(state, id);
  if (card) return card.name;
  const label = state ? pieceLabel(state, id) : id;
  if (label !== id || (state && isNameOf(state, id))) return label;
  if (WORDS.includes(id)) return id.replaceAll('-', ' ');
  return (damageCard(id) ?? upgradeCard(id) ?? objectiveCard(id))?.name ?? id;
}

/** Is a player or a piece called so? A ship of that name is not the card of the same name. */
function isNameOf({ players, ships, squadrons }: ArmadaState, id: string): boolean {
  return [players, ships, squadrons].some((list) => list.some((each) => each.id === id));
}

/** The piece that an ability is on: a ship, a squadron, or a card with its ship. */
export function nameOf(source: string, state: ArmadaState): string {
  const card = cardOnShip(state, source);
  return card ? `${card.name} on ${pieceLabel(state, card.ship)}` : named(source, state);
}

/** An ability by the card that it stands on and its ship, also where that is gone; of a squadron by its keyword, of an objective by its name. */
export function abilityName(ability: string, source: string, state: ArmadaState): string {
  const squadron = state.squadrons.find(({ id }) => id === source);
  const [ship = '', card] = source.split('/');
  if (card !== undefined && !cardOnShip(state, source)) return `${named(ability, state)} on ${pieceLabel(state, ship)}`;
  if (!squadron) return nameOf(source, state);
  const label = pieceLabel(state, source);
  return ability === squadron.card ? `the ability of ${label}` : `${ability} of ${label}`;
}

/** The card that an ability is on; of a squadron its name, or the keyword. */
export function titleOf(ability: string, source: string, state: ArmadaState): string {
  const squadron = state.squadrons.find(({ id }) => id === source);
  if (squadron) return ability === squadron.card ? squadronWords.name(squadron.card) : ability;
  return cardOnShip(state, source)?.name ?? named(ability, state);
}

/** The ship that a card is on. */
export function bearerOf(source: string, state: ArmadaState): string | null {
  return cardOnShip(state, source)?.ship ?? null;
}
