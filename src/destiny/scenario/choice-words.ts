/** What players choose, by the words for it: `Count Dooku`, `2 ranged`, `2 ranged of Jango Fett`, `ben`, `yes`. */
import * as E from 'fp-ts/lib/Either';
import { destiny } from '..';
import { reason, reject, sameJson, type Candidate, type Json, type Rejection } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import { asksInWords } from '../../language/in-words';
import type { VerbFields } from '../../language/language';
import type { ChoiceAction, DestinyAction } from '../model/actions';
import { allCards, card } from '../facts';
import { sideText } from '../facts/face';
import { sideOf } from '../queries/dice';
import type { CardId, DestinyState, Die, DieId } from '../model/state';
import { OPTIONS } from '../model/options';
import { codeOf, nameOfCode, wordOfCard } from './card-words';
import { SIDES, SYMBOLS } from './parts';
import { named } from './texts';

type Read = E.Either<Rejection, VerbFields<DestinyAction>>;
type Chosen = Exclude<ChoiceAction, { type: 'done' }>;

/** The die's card in play; for a die that none brought, the card whose sides it has. */
export function cardOfDie({ card: id, code }: Pick<Die, 'card' | 'code'>): string {
  return id === null ? nameOfCode(code) : wordOfCard(id);
}

/** What it shows; null on its card. */
export function shownBy(die: Die): string | null {
  const side = sideOf(die);
  return side && sideText(side);
}

/** Ways to name a die, the most exact first. */
export function wordsOfDie(state: DestinyState, id: DieId): string[] {
  const die = state.dice.find((each) => each.id === id);
  if (!die) return [id];
  const [of, shown] = [cardOfDie(die), shownBy(die)];
  const number = `die ${numberOf(state, die)} of ${of}`;
  return shown === null ? [number, of] : [number, `${shown} of ${of}`, shown, of];
}

/** The how-manieth die of its card it is. */
function numberOf(state: DestinyState, die: Die): number {
  return state.dice.filter((each) => cardOfDie(each) === cardOfDie(die)).findIndex((each) => each.id === die.id) + 1;
}

/** A card in play by its id, or one elsewhere by its code. */
export function wordOfAnyCard(id: CardId): string {
  return card(id) ? nameOfCode(id) : wordOfCard(id);
}

export function sideOfDie(state: DestinyState, id: DieId, side: number): string {
  const die = state.dice.find((each) => each.id === id);
  const found = die && card(die.code)?.sides[side];
  return found ? sideText(found) : '';
}

/** Ways to name what an action chooses, the most exact first. */
function wordsOf(state: DestinyState, action: Chosen): string[] {
  switch (action.type) {
    case 'choose-character':
      return [wordOfCard(action.character)];
    case 'choose-card':
      return [wordOfAnyCard(action.card)];
    case 'choose-die':
    case 'choose-side':
      return wordsOfDie(state, action.die);
    case 'choose-opponent':
      return [action.opponent];
    case 'choose-option':
      return [wordOfOption(action.option)];
    case 'choose-battlefield':
      return [action.owner];
  }
}

/** A special ability is offered by its id, which is no word of the table: it goes by its card and what tells it apart. */
function wordOfOption(option: string): string {
  return option.replace('/', ' ').replaceAll('-', ' ');
}

/** What is asked where `done` says that it is enough. */
export const ENOUGH = {
  replace: 'an upgrade to replace',
  modifier: 'a modifier to add',
  anotherDie: 'a die to resolve',
  moreDice: 'dice to reroll',
} as const;

/** What options, cards and sides are called, whether or not they are on this table. */
export function isWord(word: string): boolean {
  if (codeOf(word) !== undefined || allCards().some(({ name }) => name === word)) return true;
  const said: readonly string[] = [...OPTIONS, ...SYMBOLS, ...SIDES, ...Object.values(ENOUGH), 'hand', 'discard'];
  if (said.includes(word) || /^\d$/.test(word)) return true;
  return destiny.abilities.some(({ id }) => wordOfOption(id) === word);
}

function choicesOf(state: DestinyState, types: readonly string[], by: string | undefined): Candidate<Chosen>[] {
  const asked = destiny.question(state)?.candidates ?? [];
  return (asked as readonly Candidate<DestinyAction>[]).filter(
    (each): each is Candidate<Chosen> =>
      types.includes(each.action.type) && (by === undefined || each.action.player === by),
  );
}

export const CHOICES: readonly Chosen['type'][] = [
  'choose-character',
  'choose-card',
  'choose-die',
  'choose-opponent',
  'choose-option',
  'choose-battlefield',
];

export interface Choosing {
  /** Who chooses, where several do at once. */
  by?: string;
  what: string;
  /** The side that the die is turned to. */
  to?: string;
  /** Which of its six sides, from 1, where several are alike. */
  side?: number;
}

/** The choice of these types that the words mean at the question on the table. */
export function readChoice(state: DestinyState, types: readonly string[], { by, what, to, side }: Choosing): Read {
  const all = choicesOf(state, types, by);
  // Nothing of the kind is asked: an action that fits no question, so that the judge looks on, or says what is asked.
  if (all.length === 0) return E.right({ type: types[0] ?? '', what } as unknown as VerbFields<DestinyAction>);
  const turned = (action: Chosen): boolean =>
    action.type !== 'choose-side' ||
    ((to === undefined || sideOfDie(state, action.die, action.side) === to) &&
      (side === undefined || action.side === side - 1));
  const named = all.filter(({ action }) => wordsOf(state, action).includes(what) && turned(action));
  const legal = named.filter((each) => each.not === null);
  const meant = distinct(state, legal.length > 0 ? legal : named);
  const [only, another] = meant;
  if (!only) return no(notThere(state, all, what, to));
  // Which of several is refused makes no difference.
  if (another && legal.length > 0)
    return no(`it could mean any of: ${meant.map((each) => exactly(state, each)).join(', ')}`);
  return E.right(only as unknown as VerbFields<DestinyAction>);
}

/** Dice of one card that lie alike are one choice, and so are sides of a die that are alike. */
function distinct(state: DestinyState, found: readonly Candidate<Chosen>[]): Chosen[] {
  const seen = new Set<string>();
  return found.flatMap(({ action }) => {
    const usual = `${action.player} ${inWords(state, action)} ${action.type === 'choose-side' ? sideOfDie(state, action.die, action.side) : ''}`;
    if (seen.has(usual)) return [];
    seen.add(usual);
    return [action];
  });
}

/** What is asked now, as people read it. */
export function askedNow(state: DestinyState): string {
  return asksInWords({ game: destiny, named, abilitiesBySource: true }, state);
}

function notThere(
  state: DestinyState,
  all: readonly Candidate<Chosen>[],
  what: string,
  to: string | undefined,
): string {
  const known = [...new Set(all.flatMap(({ action }) => wordsOf(state, action)))];
  const offered = [...new Set(all.map(({ action }) => inWords(state, action)))];
  const asks = askedNow(state);
  if (known.includes(what) && to !== undefined) return `'${what}' cannot be turned to '${to}' (${asks})`;
  return `'${what}' cannot be chosen (${asks})${didYouMean(what, known)}; there are ${offered.join(', ')}`;
}

/** The usual words for a choice. */
function inWords(state: DestinyState, action: Chosen): string {
  const all = wordsOf(state, action);
  return (action.type === 'choose-die' || action.type === 'choose-side' ? all[1] : all[0]) ?? '';
}

function exactly(state: DestinyState, action: Chosen): string {
  const who = destiny.decision(state).by.length > 1 ? `${action.player}: ` : '';
  return `${who}${wordsOf(state, action)[0] ?? ''}`;
}

/**
 * Words that lead back to this very action: the usual ones, or exact ones where those lead to another. Only what its own player could choose
 * counts, as words that had to differ from another player's choices would tell of that player's hand; where several decide, all say who.
 */
export function writeChoice(state: DestinyState, types: readonly string[], action: Chosen): Json {
  const leadsBack = (said: Choosing): boolean => {
    const read = readChoice(state, types, { ...said, by: action.player });
    return E.isRight(read) && sameJson(read.right, action);
  };
  const all = [inWords(state, action), ...wordsOf(state, action)];
  const tried = all.map((what): Choosing => ({ what, ...sideSaid(state, action) }));
  const exact = tried.map((said) => ({ ...said, ...(action.type === 'choose-side' ? { side: action.side + 1 } : {}) }));
  const found = [...tried, ...exact].find(leadsBack) ?? { what: '' };
  const { what, ...rest } = { ...(destiny.decision(state).by.length > 1 ? { by: action.player } : {}), ...found };
  if (action.type === 'choose-side') return { die: what, ...rest };
  return Object.keys(rest).length === 0 ? what : { what, ...rest };
}

function sideSaid(state: DestinyState, action: Chosen): { to?: string } {
  return action.type === 'choose-side' ? { to: sideOfDie(state, action.die, action.side) } : {};
}

function no(message: string): Read {
  return reject(reason('not-offered', message, []));
}
