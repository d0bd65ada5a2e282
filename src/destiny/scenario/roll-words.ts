/** What dice show that are rolled. The game rolls them one after another; files say all at once, in that order or by card. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Frame, type Json, type Rejection } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import { counted } from '../../language/labels';
import type { Due } from '../../language/language';
import { sideText } from '../facts/face';
import { sidesOf } from '../queries/dice';
import type { DestinyState, Die, DieId } from '../model/state';
import { cardOfDie } from './choice-words';
import { innermost } from '../engine';

interface Rolling extends Frame {
  dice: DieId[];
  at: number;
}

type Words = Readonly<Record<string, Json>>;

/** The dice that are being rolled, and which of them is next; null: none. */
function rolling(state: DestinyState): { dice: Die[]; next: Die } | null {
  const frame = state.stack[state.stack.length - 1] as Partial<Rolling> | undefined;
  const dice = (frame?.dice ?? []).flatMap((id) => state.dice.find((each) => each.id === id) ?? []);
  const next = dice[frame?.at ?? dice.length];
  return next ? { dice, next } : null;
}

/** Dice that are rolled together, and cards that are drawn together, are said together. */
export function due(state: DestinyState): Due | null {
  const found = rolling(state);
  if (found) {
    const { dice, next } = found;
    return {
      of: dice.map(({ id }) => id).join(' '),
      left: dice.length - dice.indexOf(next),
      what: `a die of ${cardOfDie(next)}`,
    };
  }
  const drawing = innermost(state, 'draw cards');
  return drawing && { of: `draw ${drawing.player}`, left: drawing.left, what: `a card of ${drawing.player}` };
}

function facesOf(words: Json): string[] {
  return (Array.isArray(words) ? words : [words]).map(String);
}

/** The die that is rolled next, and what the words say that it shows. */
export function readRoll(words: Json, state: DestinyState): E.Either<Rejection, { die: DieId; faces: string[] }> {
  const found = rolling(state);
  if (!found) return no('no die is being rolled');
  const { next } = found;
  const other = typeof words === 'object' && !Array.isArray(words) ? ofAnotherRoll(words as Words, found.dice) : null;
  if (other !== null) return no(other);
  const said = typeof words === 'object' && !Array.isArray(words) ? byCard(words as Words, found) : facesOf(words)[0];
  const of = cardOfDie(next);
  if (said === undefined) return no(`a die of ${of} is being rolled, and nothing is said of it`);
  const sides = [...new Set(sidesOf(next).map(sideText))];
  if (!sides.includes(said))
    return no(`the die of ${of} has no side '${said}'${didYouMean(said, sides)}; it has ${sides.join(', ')}`);
  return E.right({ die: next.id, faces: [said] });
}

/** A card of which other dice are said than are rolled. Null: none. */
function ofAnotherRoll(words: Words, dice: readonly Die[]): string | null {
  const rolled = (card: string): number => dice.filter((each) => cardOfDie(each) === card).length;
  for (const [card, sides] of Object.entries(words)) {
    const said = facesOf(sides).length;
    if (said > rolled(card))
      return `${counted(said, 'side')} of ${card} ${said === 1 ? 'is' : 'are'} said, and ${counted(rolled(card), 'die', 'dice')} of it rolled`;
  }
  return null;
}

/** The how-manieth die of its card in this roll it is, such a one of the sides. */
function byCard(words: Words, { dice, next }: { dice: readonly Die[]; next: Die }): string | undefined {
  const of = cardOfDie(next);
  const own = dice.filter((each) => cardOfDie(each) === of);
  const sides = Object.hasOwn(words, of) ? words[of] : undefined;
  return sides === undefined ? undefined : facesOf(sides)[own.indexOf(next)];
}

function no(message: string): E.Either<Rejection, never> {
  return reject(reason('not-offered', message, []));
}
