/** The verbs that every game's scenarios share: what dice and decks showed, and what players say about abilities. */
import * as E from 'fp-ts/lib/Either';
import { canonicalChance, isObject, reason, reject, sameJson, textOf, type Json, type Rejection } from '../core';
import { plainName } from '../language/word-list';
import { didYouMean } from '../core/codec/nearest';
import type { Telling } from '../language/telling';
import type { AnyLanguage, Schema } from '../language/language';
import { eitherOf, listOf, object, words } from '../language/schema';
import { cardIds } from './card-ids';
import { noSuchRoll, wordFor, type RollSaid } from './no-such-roll';
import { show } from './words';

/** Fields that an action must have; several sets: any of them will do. A field may be any `OneOf` several values. */
export type Pattern = Readonly<Record<string, unknown>>;

/** Whatever a name stands for: two cards of this name, two abilities of one card. */
export class OneOf {
  constructor(readonly values: readonly Json[]) {}
}

/** Is this what a field of a pattern wants? */
export function isMeant(wanted: unknown, found: unknown): boolean {
  if (wanted instanceof OneOf) return wanted.values.some((each) => sameJson(each, found as Json));
  return sameJson(wanted as Json, found as Json);
}

interface CoreVerb {
  help: string;
  schema(language: AnyLanguage): Schema;
  /** Tried in order: the first that fits a legal action is meant. */
  read(given: Json, language: AnyLanguage, state: unknown): E.Either<Rejection, Pattern[]>;
  write(action: Readonly<Record<string, Json>>, language: AnyLanguage, state: unknown): Json | undefined;
}

type Fields = Readonly<Record<string, Json>>;

/** A game without cards or dice has no words for them. Faces that are numbers are written as numbers, too. */
function anyOfWords(table: Readonly<Record<string, string>>): Schema {
  const list = Object.keys(table);
  if (list.length === 0) return { type: 'string' };
  const numbers = list.filter(isNumber).map(Number);
  return numbers.length > 0 ? { enum: [...numbers, ...list] } : words(list);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

const text: Schema = { type: 'string' };
export const abilityValue: Schema = eitherOf(
  { type: 'integer', description: 'The number that comes with the ability, where several are told apart by it' },
  { type: 'string', description: 'The word that comes with it' },
);
const ability = (extra: Readonly<Record<string, Schema>> = {}): Schema =>
  eitherOf(
    { type: 'string', description: 'The card, ship ability or keyword by its name, or the id of the ability' },
    object({
      ability: text,
      of: {
        ...text,
        description: 'The ship or card that it is on; where that is clear, the ship or character that the card is on',
      },
      value: abilityValue,
      ...extra,
    }),
    { type: 'null' },
  );

interface About {
  /** The ways to take the words, the likeliest first. */
  fields: Pattern[];
  rest: Fields;
}

/** `{ ability, of, value }`, the ability alone, or the name of its source alone. Left: `of` says whose it is, and more than one is. */
function aboutAbility(given: Json, language: AnyLanguage, state: unknown): E.Either<Rejection, About> {
  if (given === null) return E.right({ fields: [{}], rest: {} });
  if (typeof given !== 'object') {
    const named = oneOf('source', sourcesNamed(given, language, state));
    return E.right({ fields: [{ ability: given }, ...named, ...titled(given, language, state)], rest: {} });
  }
  const { ability: id, of: source, value, ...rest } = given as Fields;
  const valued: Pattern = value === undefined ? {} : { value };
  const byTitle = id === undefined ? [] : titled(id, language, state).map((each) => ({ ...each, ...valued }));
  const about: Pattern = { ...(id === undefined ? {} : { ability: id }), ...valued };
  if (source === undefined) {
    const named = oneOf('source', sourcesNamed(id ?? null, language, state)).map((each) => ({ ...each, ...valued }));
    return E.right({ fields: [about, ...named, ...byTitle], rest });
  }
  const named = sourcesNamed(source, language, state);
  const borne = named.length > 0 ? [] : borneBy(source, byTitle[0] ?? about, language, state);
  if (borne.length > 1) {
    const names = borne.map((each) => language.nameOf?.(each, state) ?? each);
    return reject(reason('which', `'${String(source)}' could mean any of: ${names.join(', ')}`, []));
  }
  const sources = [source, ...named, ...borne];
  return E.right({
    fields: [about, ...byTitle].flatMap((of) => sources.map((each) => ({ ...of, source: each }))),
    rest,
  });
}

function oneOf(field: string, values: readonly Json[]): Pattern[] {
  if (values.length === 0) return [];
  return [{ [field]: values.length === 1 ? values[0] : new OneOf(values) }];
}

/** Abilities by what stands above them, the card, the ship ability, the keyword; or by the id of their card. None where one has this very id. */
function titled(name: Json, language: AnyLanguage, state: unknown): Pattern[] {
  const { titleOf } = language;
  const about = asked(language, state);
  if (typeof name !== 'string' || about.some(({ ability: id }) => id === name)) return [];
  const plain = plainName(name);
  const meant = about.flatMap(({ ability: id, source }) => {
    if (typeof id !== 'string') return [];
    return cardIds(language).get(id) === name || isCalled(titleOf?.(id, source, state), name, plain) ? [id] : [];
  });
  return oneOf('ability', [...new Set(meant)]);
}

interface OnPiece {
  ability?: unknown;
  source: string;
}

/** Actions about abilities that are asked about now. */
function asked(language: AnyLanguage, state: unknown): readonly OnPiece[] {
  const candidates = (language.game.question(state)?.candidates ?? []) as readonly { action: Fields }[];
  return candidates.flatMap(({ action: { ability: id, source } }) =>
    typeof source === 'string' ? [{ ability: id, source }] : [],
  );
}

/** Does nothing that is in play or asked about go by these words? Then nobody could ever be asked for it. */
export function isOnNoCard(given: Json, language: AnyLanguage, state: { inPlay: readonly OnPiece[] }): boolean {
  const { ability: id = null } = isObject(given) ? given : { ability: given };
  if (typeof id !== 'string') return false;
  const goesBy = goingBy(given, language, state);
  return ![...state.inPlay, ...asked(language, state)].some(goesBy);
}

/** Does an ability on a piece go by these words? */
export function goingBy(given: Json, language: AnyLanguage, state: unknown): (each: OnPiece) => boolean {
  const { ability: id = null, of = null } = isObject(given) ? given : { ability: given };
  if (typeof id !== 'string') return () => false;
  const plain = plainName(id);
  return ({ ability: known, source }: OnPiece): boolean => {
    const names = [language.nameOf, language.named].map((call) => call?.(source, state));
    if (of !== null && of !== source && of !== language.bearerOf?.(source, state) && !names.includes(String(of)))
      return false;
    const titles = [...names, known === undefined ? undefined : language.titleOf?.(String(known), source, state)];
    return (
      known === id ||
      source === id ||
      cardIds(language).get(String(known)) === id ||
      titles.some((each) => isCalled(each, id, plain))
    );
  };
}

/** Sources by the name that people have for them, with the piece that they are on or without. */
function sourcesNamed(name: Json, language: AnyLanguage, state: unknown): string[] {
  if (typeof name !== 'string') return [];
  const about = asked(language, state);
  const sources = new Set(about.map(({ source }) => source));
  // An ability of this id is meant, not every one of a card that sounds alike.
  const plain = about.some(({ ability: id }) => id === name) ? '' : plainName(name);
  return [...sources].filter((source) =>
    [language.nameOf, language.named].some((call) => isCalled(call?.(source, state), name, plain)),
  );
}

/** As printed, or without punctuation and in any case. */
function isCalled(known: Telling | undefined, name: string, plain: string): boolean {
  if (known === undefined) return false;
  const called = textOf(known);
  return called === name || (plain !== '' && plainName(called) === plain);
}

/** Sources on a piece of this name: cards of a ship, upgrades of a character. */
function borneBy(name: Json, about: Pattern, language: AnyLanguage, state: unknown): string[] {
  const { ability: id } = about;
  const meant = asked(language, state).filter((each) => id === undefined || isMeant(id, each.ability));
  const sources = new Set(meant.map(({ source }) => source));
  if (sources.has(String(name))) return [];
  return [...sources].filter((source) => language.bearerOf?.(source, state) === name);
}

/** By the source's name alone where the language says so and no other ability of that source is asked about. */
function tellAbility(action: Fields, language: AnyLanguage, state: unknown): Json {
  const source = String(action['source']);
  const name = language.nameOf?.(source, state) ?? source;
  if (language.abilitiesBySource && sourceAbilities(action, language, state) === 1) return name;
  const { ability: id = null, value } = action;
  const of = language.abilitiesBySource ? name : source;
  return value === undefined ? { ability: id, of } : { ability: id, of, value };
}

/** How many of those that the same player could use, as another's must not show in the words. */
function sourceAbilities({ type, source, player }: Fields, language: AnyLanguage, state: unknown): number {
  const candidates = (language.game.question(state)?.candidates ?? []) as readonly { action: Fields }[];
  const alike = candidates.filter(
    ({ action }) => action['type'] === type && action['source'] === source && action['player'] === player,
  );
  return new Set(alike.map(({ action }) => JSON.stringify([action['ability'], action['value']]))).size;
}

function abilityVerb(type: string, help: string): CoreVerb {
  return {
    help,
    schema: () => ability(),
    read: (given, language, state) => {
      const about = aboutAbility(given, language, state);
      return E.map(({ fields }: About) => fields.map((each) => ({ type, ...each })))(about);
    },
    write: (action, language, state) => (action['type'] === type ? tellAbility(action, language, state) : undefined),
  };
}

function facesOf(given: Json): readonly string[] {
  if (Array.isArray(given)) return (given as readonly Json[]).map(String);
  if (typeof given === 'number') return [String(given)];
  if (typeof given === 'string') return given.split(/\s*,\s*/).filter((face) => face !== '');
  return given === null ? [] : facesOf((given as Fields)['faces'] ?? null);
}

/** Faces by their words, with the die they are of. */
function readFaces(given: Json, { faces }: AnyLanguage, die: { die?: unknown }): E.Either<Rejection, RollSaid> {
  const shown: string[] = [];
  for (const word of facesOf(given)) {
    const face = Object.hasOwn(faces, word) ? faces[word] : undefined;
    if (face === undefined)
      return reject(reason('no-such-face', `no die shows '${word}'${didYouMean(word, Object.keys(faces))}`, []));
    shown.push(face);
  }
  return E.right({ faces: shown.sort(), ...die });
}

/** `{ red: [hit, hit], blue: accuracy }`, or the faces of dice of one kind. */
function readDice(given: Json, language: AnyLanguage): E.Either<Rejection, readonly RollSaid[]> {
  const { dice = {} } = language;
  const fields = typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Fields) : {};
  const kinds = Object.keys(fields).filter((word) => Object.hasOwn(dice, word));
  if (kinds.length > 0)
    return E.sequenceArray(kinds.map((word) => readFaces(fields[word] ?? null, language, { die: dice[word] })));
  const { die } = fields;
  return E.map((shown: RollSaid) => [shown])(readFaces(given, language, die === undefined ? {} : { die }));
}

/** Dice of one kind are an ordinary roll. */
function ofKinds(dice: readonly RollSaid[]): Pattern {
  const [only] = dice;
  return dice.length === 1 ? { type: 'roll', ...only } : canonicalChance({ type: 'roll-dice', dice });
}

const roll: CoreVerb = {
  help: 'What the dice showed, in any order.',
  schema: ({ faces, dice = {} }) => {
    const list = listOf(anyOfWords(faces), 'One face a die');
    const kinds = Object.keys(dice);
    const one = Object.keys(faces).some(isNumber)
      ? [{ ...anyOfWords(faces), description: 'What the one die shows' }]
      : [];
    return eitherOf(
      list,
      ...one,
      { type: 'string', description: 'hit, hit, blank' },
      object({ die: text, faces: list }),
      ...(kinds.length > 0 ? [object(Object.fromEntries(kinds.map((kind) => [kind, list])))] : []),
      { type: 'null' },
    );
  },
  read: (given, language, state) => {
    const said = readDice(given, language);
    if (E.isLeft(said)) return said;
    const none = noSuchRoll(said.right, language, state);
    return none === null ? E.right([ofKinds(said.right)]) : reject(reason('not-offered', none, []));
  },
  write: (action, { faces, dice = {} }) => {
    const wordsFor = (shown: Json | undefined): Json =>
      (shown as readonly string[]).map((face) => numberOr(wordFor(faces, face)));
    if (action['type'] === 'roll') return wordsFor(action['faces']);
    if (action['type'] !== 'roll-dice') return undefined;
    const rolled = action['dice'] as unknown as readonly Fields[];
    return Object.fromEntries(rolled.map((each) => [wordFor(dice, String(each['die'])), wordsFor(each['faces'])]));
  },
};

const draw: CoreVerb = {
  help: 'Which card was drawn.',
  schema: ({ cards }) => ({
    anyOf: [anyOfWords(cards), object({ pile: text, card: anyOfWords(cards) })],
  }),
  read: (given, { cards }) => {
    const fields = typeof given === 'object' && given !== null ? (given as Fields) : { card: given };
    const word = String(fields['card'] ?? '');
    const card = Object.hasOwn(cards, word) ? cards[word] : undefined;
    if (card === undefined)
      return reject(reason('no-such-card', `no card is called '${word}'${didYouMean(word, Object.keys(cards))}`, []));
    return E.right([{ type: 'draw', card, ...(fields['pile'] === undefined ? {} : { pile: fields['pile'] }) }]);
  },
  write: (action, { cards }) => {
    if (action['type'] !== 'draw') return undefined;
    return { pile: action['pile'] ?? null, card: wordFor(cards, String(action['card'])) };
  },
};

/** What may be chosen of the ability that asks for a choice now, in words; null: nothing of it is asked, or what is meant is among it. */
function noSuchChoice(
  meant: readonly Json[],
  fields: readonly Pattern[],
  language: AnyLanguage,
  state: unknown,
): string | null {
  const candidates = (language.game.question(state)?.candidates ?? []) as readonly { action: Fields }[];
  const asks = candidates.flatMap(({ action }) => {
    const isAbout = fields.some((each) =>
      Object.entries(each).every(([field, value]) => isMeant(value, action[field])),
    );
    return action['type'] === 'choose' && isAbout ? [action] : [];
  });
  const isAmong = asks.some(({ chosen }) => meant.some((each) => sameJson(each, chosen)));
  if (asks.length === 0 || isAmong) return null;
  const words = asks.map(
    (action) => language.choice?.write(action['chosen'] ?? null, action as never, state) ?? action['chosen'],
  );
  return [...new Set(words.slice(0, MOST_CHOICES).map(show))].join(', ');
}

/** Choices that are printed so: a list of one with or without brackets, in any order, `none` for nothing. */
function printed(said: Json, language: AnyLanguage, state: unknown): Json[] {
  const candidates = (language.game.question(state)?.candidates ?? []) as readonly { action: Fields }[];
  return candidates.flatMap(({ action }) => {
    if (action['type'] !== 'choose') return [];
    const chosen = action['chosen'] ?? null;
    const told = language.choice?.write(chosen, action as never, state) ?? chosen;
    return isSaid(said, told) || isSaid(said, chosen) ? [chosen] : [];
  });
}

function isSaid(said: Json, found: Json): boolean {
  if (sameJson(said, found) || (said === 'none' && found === null)) return true;
  if (Array.isArray(said) !== Array.isArray(found)) return sameJson([said].flat() as Json, [found].flat() as Json);
  if (Array.isArray(said)) {
    const left = [...(found as readonly Json[])];
    const isAmong = (each: Json): boolean => {
      const at = left.findIndex((other) => isSaid(each, other));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    };
    return (said as readonly Json[]).every(isAmong) && left.length === 0;
  }
  if (!isObject(said) || !isObject(found)) return false;
  const keys = [...new Set([...Object.keys(said), ...Object.keys(found)])];
  return keys.every((key) => isSaid(said[key] ?? null, found[key] ?? null));
}

/** So many choices are told. */
const MOST_CHOICES = 12;

const use: CoreVerb = {
  help: 'A player uses an ability, and makes its choice.',
  schema: () => ability({ choose: { description: 'What its player chooses' } }),
  read: (given, language, state) => {
    const about = aboutAbility(given, language, state);
    if (E.isLeft(about)) return about;
    const { fields, rest } = about.right;
    if (!('choose' in rest))
      return E.right(['use-ability', 'choose'].flatMap((type) => fields.map((each) => ({ type, ...each }))));
    const chosen = rest['choose'] ?? null;
    const meant = [chosen, ...(language.choice?.read(chosen, state) ?? []), ...printed(chosen, language, state)];
    const none = noSuchChoice(meant, fields, language, state);
    if (none !== null) return reject(reason('not-offered', `'${show(chosen)}' is no choice of it: ${none}`, []));
    return E.right(meant.flatMap((each) => fields.map((of) => ({ type: 'choose', ...of, chosen: each }))));
  },
  write: (action, language, state) => {
    const { choice } = language;
    if (action['type'] === 'use-ability') return tellAbility(action, language, state);
    if (action['type'] !== 'choose') return undefined;
    const chosen = action['chosen'] ?? null;
    const of = tellAbility(action, language, state);
    const told = typeof of === 'object' ? (of as Fields) : { of };
    return { ...told, choose: choice ? choice.write(chosen, action, state) : chosen };
  },
};

const playersFirst: CoreVerb = {
  help: 'Whose abilities come first, where a player decides that.',
  schema: () => text,
  read: (given) => E.right([{ type: 'order-players', first: given }]),
  write: (action) => (action['type'] === 'order-players' ? action['first'] : undefined),
};

export const coreVerbs: Readonly<Record<string, CoreVerb>> = {
  roll,
  draw,
  use,
  decline: abilityVerb('decline', 'A player does not use an ability.'),
  'add-to-queue': abilityVerb('order-ability', 'A player adds one of several abilities to the ability queue next.'),
  'first-in-queue': playersFirst,
};

function numberOr(word: string): Json {
  return isNumber(word) ? Number(word) : word;
}
