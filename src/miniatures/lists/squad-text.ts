/**
 * Reads and writes squads as text: one line for each kind of character, as players post them. The number before a name is what its copies cost, or how many
 * there are; which of them follows from the costs.
 *
 *   --Siege of Christophsis--
 *   55 General Obi-Wan Kenobi
 *   27 Clone Trooper (starter) x3
 *   (82pts. 4 activations)
 */
import * as E from 'fp-ts/lib/Either';
import type { Path } from '../../core';
import { linesOf, LONGEST_LINE } from '../../core/codec/builder-text';
import { didYouMean, nearest } from '../../core/codec/nearest';
import { squash } from '../../core/codec/squash';
import { allOf } from '../../core/codec/together';
import { reason, reject, type Rejection } from '../../core/contract/rejection';
import { FACTION_NAMES, hasAbility, type Faction, type StatCard } from '../facts';
import { costInSquad, squadCost } from './squad-cost';
import { cardIn, quoted, type SquadCard, type SquadList } from './squad-list';
import { charactersMeant, factionMeant, laterSetOf, nameFor, namesOf } from './squad-names';

export type Read<A> = E.Either<Rejection, A>;

/** A list, and for each of its places (as `facts.at` of a reason has it) where that stands in the input. */
export interface ReadSquad {
  list: SquadList;
  pointsStated: number | null;
  placeOf: (at: Path) => Path;
}

/** More than any map holds. */
export const MOST_CHARACTERS = 200;

const TITLE = /^-{2,} ?(.*?) ?-{2,}$/;
const FIELD = /^(name|squad|faction|total|points|cost)(?: points| cost)? ?: ?(.*)$/i;
/** `(100pts. 5 activations)`, `100 points`, `Total 100`. */
const SUM = /^\(?(?:total:? ?)?(\d{1,4}) ?(?:pts?|points)?\.?(?: ?,? ?\d{1,3} activations?\.?)?\)?$/i;
const RULER = /^[=_*-]{2,}$/;
const BULLET = /^[•·+*–-] ?(.*)$/;
const BEFORE = /^(\d{1,3}) ?([x×]?) (.*)$/i;
const COPIES = /^(.*\S) [x×] ?(\d{1,4})$/i;
const REMARK = / # .*$/;
const COST_BEHIND =
  /^(.*\S)(?: ?\((\d{1,3})(?: ?pts?\.?| points)?\)| [-–] ?(\d{1,3})(?: ?pts?\.?| points)?|: ?(\d{1,3})(?: ?pts?\.?| points)?)$/i;

/** A line with a character: what is written of copies and points, null where it is not. */
interface Entry {
  name: string;
  /** A number before the name that may be either. */
  number: number | null;
  copies: number | null;
  points: number | null;
}

interface Line extends Entry {
  path: Path;
}

interface Written {
  name: string;
  faction: { faction: Faction } | null;
  lines: Line[];
  pointsStated: number | null;
}

/** A squad in the text that players post. Own cards, by name or id, before official ones. */
export function readTextSquad(input: string, cards: readonly StatCard[] = []): Read<ReadSquad> {
  const written: Written = { name: '', faction: null, lines: [], pointsStated: null };
  const unread = linesOf(input).flatMap(({ text, path }) => {
    const refused = readLine(text.replace(REMARK, ''), path, written, cards);
    return refused ? [refused] : [];
  });
  return meaning(written, cards, unread);
}

function readLine(text: string, path: Path, written: Written, cards: readonly StatCard[]): Read<never> | null {
  if (text === '' || text.startsWith('#')) return null;
  if (text.length > LONGEST_LINE) return wrong('malformed', 'the line is too long for a character', path);
  const title = TITLE.exec(text)?.[1];
  const [, field = '', said = ''] = FIELD.exec(text) ?? [];
  const sum = SUM.exec(text)?.[1];
  if (title !== undefined || RULER.test(text)) {
    if (title) written.name = title;
    return null;
  }
  if (sum !== undefined) written.pointsStated = Number(sum);
  else if (field !== '') return readField(field.toLowerCase(), said, path, written);
  else {
    const entry = entryOf(text);
    // The first line may be the squad's name, whatever it is, as long as nobody bears it.
    const first = written.name === '' && written.lines.length === 0;
    if (first && isTitle(entry, cards)) written.name = text;
    else written.lines.push({ ...entry, path });
  }
  return null;
}

/** Words that are nobody's name, nor like one: a typo is not taken for the squad's name. */
function isTitle({ name, number, copies, points }: Entry, cards: readonly StatCard[]): boolean {
  if (number !== null || copies !== null || points !== null) return false;
  const bare = name.replace(/ ?\(.*\)$/, '');
  const all = namesOf({ cards });
  return !isPartOfName(bare, all) && !beginsWithName(bare, all) && nearest(bare, all) === undefined;
}

/** `Obi Wan`: names begin so. */
function isPartOfName(words: string, names: readonly string[]): boolean {
  const begun = squash(words);
  return begun === '' || names.some((name) => squash(name).startsWith(begun));
}

/** `Mace Windu, Yoda`, `Yoda the old`: more than a name in one line. */
function beginsWithName(words: string, names: readonly string[]): boolean {
  const whole = words.toLowerCase();
  return names.some((name) => whole.startsWith(name.toLowerCase()) && !/^[\p{L}\d]/u.test(whole.slice(name.length)));
}

function readField(field: string, said: string, path: Path, written: Written): Read<never> | null {
  if (field === 'name' || field === 'squad') written.name = said;
  else if (field === 'faction') {
    const faction = factionMeant(said);
    if (!faction)
      return wrong(
        'unknown-faction',
        `there is no faction ${quoted(said)}${didYouMean(said, Object.values(FACTION_NAMES))}`,
        path,
        ['min.faction.01'],
      );
    written.faction = { faction };
  } else {
    const points = SUM.exec(said)?.[1];
    if (points === undefined) return wrong('malformed', `expected points, found ${quoted(said)}`, path);
    written.pointsStated = Number(points);
  }
  return null;
}

function entryOf(line: string): Entry {
  let text = BULLET.exec(line)?.[1] ?? line;
  const entry: Entry = { name: text, number: null, copies: null, points: null };
  const [, number, times, rest] = BEFORE.exec(text) ?? [];
  if (number !== undefined && rest !== undefined) {
    if (times === '') entry.number = Number(number);
    else entry.copies = Number(number);
    text = rest;
  }
  for (let again = true; again;) {
    const [, name, copies] = COPIES.exec(text) ?? [];
    const [, costed, ...points] = COST_BEHIND.exec(text) ?? [];
    again = name !== undefined || costed !== undefined;
    if (name !== undefined) entry.copies = Number(copies);
    else if (costed !== undefined) entry.points = Number(points.find((one) => one !== undefined));
    text = name ?? costed ?? text;
  }
  return { ...entry, name: text };
}

/** The characters that are meant. Left: `unread`, and all that nobody is called, each with the nearest right name. */
function meaning(
  written: Written,
  cards: readonly StatCard[],
  unread: readonly E.Either<Rejection, never>[],
): Read<ReadSquad> {
  const list: SquadList = { name: written.name, faction: 'fringe', characters: [], ...(cards.length > 0 && { cards }) };
  const characters: string[] = [];
  const places = new Map<string, Path>();
  const costsFirst = numbersAreCosts(written.lines, list);
  const read = allOf([...unread, ...written.lines.map((line) => readCharacter(list, line, costsFirst))]);
  if (E.isLeft(read)) return read;
  for (const { id, copies, chosen, path } of read.right) {
    if (chosen !== null) {
      list.chosen = chosen;
      places.set('chosen', path);
    }
    if (characters.length + copies > MOST_CHARACTERS)
      return wrong('malformed', `expected a squad of at most ${MOST_CHARACTERS} characters`, path);
    for (let copy = 0; copy < copies; copy++) {
      places.set(`characters.${characters.length}`, path);
      characters.push(id);
    }
  }
  const faction = written.faction?.faction ?? factionOf(list, characters);
  return E.right({
    list: { ...list, faction, characters },
    pointsStated: written.pointsStated,
    placeOf: (at) => places.get(at.join('.')) ?? [],
  });
}

interface MeantLine {
  id: string;
  copies: number;
  /** The Han Solo behind one that is frozen; null: none is. */
  chosen: string | null;
  path: Path;
}

function readCharacter(list: SquadList, line: Line, costsFirst: boolean): Read<MeantLine> {
  const { path } = line;
  const { ids, behind } = charactersMeant(list, line.name);
  if (ids.length === 0) return unknown(list, line);
  const copies = copiesOf(line, costsFirst);
  if (copies === 0) return wrong('malformed', `expected 1 or more of ${quoted(line.name)}, found 0`, path);
  const id = oneOf(list, line, ids);
  if (E.isLeft(id) || behind === null) return E.map((one: string) => ({ id: one, copies, chosen: null, path }))(id);
  const chosen = oneOf(list, { path, name: behind }, charactersMeant(list, behind).ids);
  return E.map((one: string) => ({ id: id.right, copies, chosen: one, path }))(chosen);
}

/** What stands before a Unique character and is more is no number of copies. */
const MOST_COPIES = 4;

/** Do numbers that stand alone before names say what a character costs? They do if they fit for as many lines as not; else they are numbers of copies. */
function numbersAreCosts(lines: readonly Line[], list: SquadList): boolean {
  const alone = lines.filter(({ number, copies, points }) => number !== null && copies === null && points === null);
  const fit = alone.filter(({ name, number }) =>
    charactersMeant(list, name).ids.some((id) => {
      const card = cardIn(list, id);
      // Nobody means so many copies of a Unique character: it is a cost, if a wrong one.
      return (
        card?.cost === null ||
        card?.cost === number ||
        card === undefined ||
        (hasAbility(card, 'unique') && (number ?? 0) > MOST_COPIES)
      );
    }),
  );
  return fit.length * 2 >= alone.length;
}

/** How many copies a line means. */
function copiesOf({ number, copies, points }: Entry, costsFirst: boolean): number {
  const alone = copies === null && points === null;
  return copies ?? (alone && costsFirst ? null : number) ?? 1;
}

function oneOf(list: SquadList, { name, path }: Pick<Line, 'name' | 'path'>, ids: readonly string[]): Read<string> {
  const [id, ...more] = ids;
  if (id === undefined) return unknown(list, { name, path });
  if (more.length === 0) return E.right(id);
  const names = ids.flatMap((one) => {
    const card = cardIn(list, one);
    return card ? [nameFor(list, card)] : [];
  });
  return wrong('ambiguous-card', `several characters are called ${quoted(name)}: ${names.join(', ')}`, path, [
    'min.stat-card-name.01',
  ]);
}

/** The faction that most of a squad's characters that are not Fringe have; of two that are equal the first. */
function factionOf(list: SquadList, ids: readonly string[]): Faction {
  const counts = new Map<Faction, number>();
  for (const id of ids) {
    const faction = cardIn(list, id)?.faction ?? 'fringe';
    if (faction !== 'fringe') counts.set(faction, (counts.get(faction) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? 'fringe';
}

function unknown(list: SquadList, { name, path }: Pick<Line, 'name' | 'path'>): Read<never> {
  const later = laterSetOf(name);
  if (later !== null) {
    const known = 'known are those up to Galaxy at War';
    return wrong('later-set', `${quoted(name)} is of ${later}, a later set: ${known}`, path);
  }
  const message = `there is no character ${quoted(name)}${insteadOf(list, name)}`;
  return wrong('unknown-card', message, path, ['min.stat-card-name.01']);
}

/** What may be meant: another set, another name, a line for each of them. */
function insteadOf(list: SquadList, name: string): string {
  const names = namesOf(list);
  const bare = name.replace(/ ?\(.*\)$/, '');
  const sets = charactersMeant(list, bare).ids.flatMap((id) => cardIn(list, id) ?? []);
  if (sets.length > 0) return `; did you mean ${sets.map((card) => nameFor(list, card)).join(' or ')}?`;
  return beginsWithName(bare, names) ? '; each character has a line of its own' : didYouMean(bare, names);
}

function wrong(code: string, message: string, path: Path, rules: readonly string[] = []): Read<never> {
  return reject(reason(code, `line ${path[1] ?? ''}: ${message}`, rules), path);
}

/** A squad in the text that players post; `readTextSquad` reads it again. */
export function writeTextSquad(list: SquadList): string {
  const lines = [...new Set(list.characters)].map((id) => {
    const card = cardIn(list, id);
    const copies = list.characters.filter((other) => other === id).length;
    return card ? lineOf(list, card, copies) : '';
  });
  const activations = `${list.characters.length} activation${list.characters.length === 1 ? '' : 's'}`;
  return [
    `--${list.name}--`,
    `Faction: ${FACTION_NAMES[list.faction]}`,
    ...lines,
    `(${squadCost(list)}pts. ${activations})`,
    '',
  ].join('\n');
}

function lineOf(list: SquadList, card: SquadCard, copies: number): string {
  // As printed: what Rapport takes off shows in the sum.
  const each = card.cost ?? costInSquad(list, card) ?? 0;
  const chosen = list.chosen === undefined || !isFrozen(card) ? undefined : cardIn(list, list.chosen);
  const behind = chosen ? ` (${nameFor(list, chosen)})` : '';
  return `${copies * each} ${nameFor(list, card)}${behind}${copies === 1 ? '' : ` x${copies}`}`;
}

function isFrozen({ abilities }: SquadCard): boolean {
  return abilities.some(({ ability }) => ability === 'frozen-in-carbonite');
}
