/** What pieces carry: which abilities a saved state has to have in play, which it may, and of which it may speak. */
import { say } from '../contract/sentence';
import { isInPlay } from '../abilities/resolution';
import { isObject } from '../codec/json';
import type { GameTypes } from '../contract/game-types';
import { reason, rejection, type Path, type Rejection } from '../contract/rejection';
import type { EngineTables } from './tables';
import type { AbilityOnPiece, AbilityValue, CoreState, PlayerId } from './state';
import { readingsOfUse } from './uses';

/** Something on the table that brings abilities into play: by the name of its card, as source, with a value of its own. */
export interface Carrier {
  card: string;
  source: string;
  value?: AbilityValue;
  /** Whose they are, where that does not follow from the source. */
  controller?: PlayerId;
}

/** What a game says of a decoded state, each of whose sources is one of its own. */
export interface Carrying<S> {
  /**
   * Whatever lies on the table and brings abilities into play, each of them as it would (see `bringIntoPlay`). What is in play follows
   * from it: a save in which one is missing is refused, and one in which there is more. Left out: nothing is known of either.
   */
  carriers?(state: S): readonly Carrier[];
  /** Beside `carriers`: may it have these in play as well (an effect that lasts, what others grant)? Left out: no. */
  mayCarry?(state: S, carrier: Carrier): boolean;
  /** May it have had this ability before (its card was turned over, or is gone), or use it without having it in play? Left out: no. */
  mayHaveCarried?(state: S, carrier: Carrier, ability: string): boolean;
}

/** Why what is in play, or what the state says of abilities, does not fit what carries them; null: it does. */
export function wronglyCarried<G extends GameTypes>(
  tables: EngineTables<G>,
  game: Carrying<G['state']>,
  state: G['state'],
  added: readonly string[] = [],
): Rejection | null {
  if (!game.carriers) return null;
  const carriers = game.carriers(state);
  const certain = new Set(carriers.map(keyOf));
  const carrierOf = ({ ability, source, value }: AbilityOnPiece): Carrier => {
    const card = tables.registry.byId.get(ability)?.card ?? ability;
    return value === undefined ? { card, source } : { card, source, value };
  };
  const carries = (self: AbilityOnPiece): boolean => {
    const carrier = carrierOf(self);
    return certain.has(keyOf(carrier)) || (game.mayCarry?.(state, carrier) ?? false);
  };
  const carried = (self: AbilityOnPiece): boolean =>
    carries(self) || (game.mayHaveCarried?.(state, carrierOf(self), self.ability) ?? false);
  return (
    notCarried(state.inPlay, ['inPlay'], carries) ??
    wrongController(carriers, state) ??
    missingFromPlay(tables, carriers, state, added) ??
    notCarried(state.triggered, ['triggered'], carried) ??
    notCarried(state.used, ['used'], carried) ??
    notCarried(state.stack, ['stack'], carried) ??
    notCarried(state.events, ['events'], carried)
  );
}

function keyOf({ card, source, value }: Carrier): string {
  return JSON.stringify([card, source, value]);
}

/** The first place in a part of the state that speaks of an ability on a piece that does not have it. */
function notCarried(part: unknown, path: Path, isCarried: (self: AbilityOnPiece) => boolean): Rejection | null {
  if (typeof part !== 'object' || part === null) return null;
  if (isOnPiece(part) && !isCarried(part)) return stranger(part, [...path, 'source']);
  for (const [field, inner] of Object.entries(part)) {
    const at = [...path, Array.isArray(part) ? Number(field) : field];
    const why = field === 'usedHere' ? wrongUses(inner, at, isCarried) : notCarried(inner, at, isCarried);
    if (why) return why;
  }
  return null;
}

function isOnPiece(part: object): part is AbilityOnPiece {
  return isObject(part) && typeof part['ability'] === 'string' && typeof part['source'] === 'string';
}

/** What was used in a window is noted as one word for each. */
function wrongUses(uses: unknown, path: Path, isCarried: (self: AbilityOnPiece) => boolean): Rejection | null {
  const words = Array.isArray(uses) ? (uses as readonly string[]) : [];
  const wrong = words.find((word) => !readingsOfUse(word).some(isCarried));
  if (wrong === undefined) return null;
  const said = say`Nothing here has the ability that '${wrong}' names.`;
  return rejection(reason('not-carried', said, []), [...path, words.indexOf(wrong)]);
}

function stranger({ ability, source }: AbilityOnPiece, path: Path): Rejection {
  return rejection(reason('not-carried', say`${source} does not have the ability ${ability}.`, []), path);
}

function wrongController(carriers: readonly Carrier[], { inPlay }: CoreState): Rejection | null {
  const owners = new Map(carriers.map(({ source, controller }) => [source, controller]));
  const i = inPlay.findIndex(({ source, controller }) => (owners.get(source) ?? controller) !== controller);
  const wrong = inPlay[i];
  if (!wrong) return null;
  const said = say`${wrong.ability} of ${wrong.source} is not under the control of ${wrong.controller}.`;
  return rejection(reason('wrong-controller', said, []), ['inPlay', i, 'controller']);
}

/** Abilities that an app added may have come after the cards: states made without them are taken over. */
function missingFromPlay<G extends GameTypes>(
  tables: EngineTables<G>,
  carriers: readonly Carrier[],
  state: G['state'],
  added: readonly string[],
): Rejection | null {
  for (const { card, source, value } of carriers)
    for (const { id: ability } of tables.registry.byCard.get(card) ?? [])
      if (
        !added.includes(ability) &&
        !isInPlay(state, value === undefined ? { ability, source } : { ability, source, value })
      ) {
        const said = say`${ability} of ${source} is missing from what is in play.`;
        return rejection(reason('not-in-play', said, []), ['inPlay']);
      }
  return null;
}
