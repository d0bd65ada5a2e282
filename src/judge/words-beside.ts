/**
 * Words that no answer of the kind has: 'brace for the left zone' is not among the choices where brace is, but only because nothing is asked about zones. That
 * something is not offered says nothing then.
 */
import * as E from 'fp-ts/lib/Either';
import { isObject } from '../core';
import { clausesOf } from './answer';
import { isMeant, type Pattern } from './core-verbs';
import { patternsOf, type SomeAction } from './match';
import { piecesOf } from './pieces';
import type { Playing } from './playing';
import type { Deed } from './scenario';
import { show } from './words';

/** The words that are too many, `zone: left`; null: none is, or nothing legal is meant without them. */
export function wordsBeside(playing: Playing, deed: Deed): string | null {
  const deeds = clausesOf(playing, deed)
    .filter(({ carries }) => carries.length > 0)
    .flatMap(({ ways }) => ways.map((way): Deed => ({ ...deed, ...way })));
  return deeds.map((each) => besideIn(playing, each)).find((each) => each !== null) ?? null;
}

function besideIn({ language, state }: Playing, deed: Deed): string | null {
  const { words } = deed;
  if (!isObject(words)) return null;
  const legal = language.game.allLegalActions(state).actions as readonly SomeAction[];
  const pieces = Object.values(piecesOf(language, state)).flat();
  const fieldsOf = (said: Deed['words']): readonly Pattern[] => {
    const read = patternsOf(language, { ...deed, words: said }, state);
    return E.isRight(read) ? read.right : [];
  };
  const beside = fieldsOf(words).flatMap((pattern) => fieldsBeside(pattern, legal, pieces) ?? [])[0];
  if (beside === undefined) return null;
  const word = Object.keys(words).find((key) => {
    const { [key]: _left, ...others } = words;
    return fieldsOf(others).every((pattern) => pattern[beside] === undefined);
  });
  return word === undefined ? beside : `${word}: ${show(words[word] ?? null)}`;
}

/** The fields that a legal answer does not have which is meant by all the others; at least one of them says more than whose it is. */
function fieldsBeside(
  { type, player, ...named }: Pattern,
  legal: readonly SomeAction[],
  pieces: readonly string[],
): string[] | null {
  const said = Object.entries(named).filter(([, value]) => value !== undefined);
  for (const action of legal) {
    if (action.type !== type || (player !== undefined && action.player !== player)) continue;
    const has = (field: string): boolean => (action[field] ?? null) !== null;
    const shared = said.filter(([field]) => has(field));
    // What only says yes is left out where the answer is no.
    const beside = said.filter(([field, value]) => !has(field) && typeof value !== 'boolean');
    // A card that lies facedown has no name: whose it is does not tell what is meant.
    const tells = shared.some(([, value]) => !pieces.includes(String(value)));
    if (!tells || beside.length === 0 || shared.length + beside.length < said.length) continue;
    if (shared.every(([field, value]) => isMeant(value, action[field]))) return beside.map(([field]) => field);
  }
  return null;
}
