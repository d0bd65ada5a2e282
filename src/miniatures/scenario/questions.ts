/** What else can be asked of a table: sight, cover, adjacency, distances, targets, the numbers of an attack, always with what decides. */
import * as E from 'fp-ts/lib/Either';
import { rulesOfAll, reason, reject, say, type Reason, type Rejection, type Sentence, type Source } from '../../core';
import { evidenceInWords } from '../../language/evidence';
import { inWords, whyInWords, withinSentence } from '../../language/in-words';
import { anyWhole, eitherOf, listOf, needed, reference, theWord, wholeNumber, yes } from '../../language/keys';
import { counted, listInWords } from '../../language/labels';
import { found, inSentence, question, type Finding } from '../../language/question';
import { abilityNamed, forbidden, permitted } from '../engine';
import type { Space } from '../model/map';
import type { Character, MiniaturesState } from '../model/state';
import type { Cover } from '../queries/cover';
import { newAttack } from '../procedures/attack/frame';
import { attackOfFrame, damageOfFrame, defenseOfFrame, type AttackFrame, type Sum } from '../queries/attack';
import { isOnMap, spaceOf } from '../queries/characters';
import { sayBlocked, sayGivers, sayLine, saySquare } from '../queries/evidence';
import { measure, whyTarget } from '../queries/measure-attack';
import {
  boardIn,
  coverBetween,
  distanceBetween,
  isAdjacent,
  lowObjectsBeside,
  sightBetween,
  touches,
} from '../queries/sight';
import { inTheWay } from '../queries/line-of-sight';
import { abilityPermitting } from '../queries/permits';
import { sourcesOf } from '../queries/stacking';
import { squaresApart, touch } from '../queries/spaces';
import { attackOf, nearestFor, targetsOf, whyNotCounted } from '../queries/targets';
import { abilityName, characterLabel, named, nameOf } from './piece-labels';

const naming = { named, nameOf, abilityName };
const character = needed(reference('character'));
const two = { from: character, to: character };
const one = { of: character };
const who = listOf(reference('character'));
const isSo = { is: yes('Default true') };

type Found = E.Either<Rejection, Finding>;

function gone(id: string): Found {
  return reject(reason('not-on-the-map', say`${id} is not on the map.`, []));
}

/** Of two characters that stand on the map. */
function between(
  state: MiniaturesState,
  { from, to }: { from: string; to: string },
  ask: (one: Character, other: Character) => Found,
): Found {
  const [one, other] = [from, to].map((id) => state.characters.find((each) => each.id === id && isOnMap(each)));
  return one && other ? ask(one, other) : gone(one ? to : from);
}

/** Of one. */
function about(state: MiniaturesState, { of }: { of: string }, ask: (one: Character) => Found): Found {
  return between(state, { from: of, to: of }, ask);
}

const squares = (count: number): string => (Number.isFinite(count) ? counted(count, 'square') : 'no way leads there');

function labels(state: MiniaturesState, one: Character, other: Character): [string, string] {
  return [characterLabel(state, one.id), characterLabel(state, other.id)];
}

const sight = question('Do two characters see each other?', two, isSo, (both, state: MiniaturesState) =>
  between(state, both, (from, to) => {
    const { clear, line, inTheWay: blocking } = sightBetween(state, from, to);
    const isLarge = [from, to].some((each) => spaceOf(state, each).size > 1);
    const anySquare = isLarge ? ['min.line-of-sight-basics.05'] : [];
    const [one, other] = labels(state, from, to);
    if (clear) {
      const rules = [...anySquare, 'min.line-of-sight-basics.02'];
      return inSentence(`${one} sees ${other}`, found(true, `the line ${sayLine(line)} touches no wall`, rules));
    }
    const doors = blocking.some((each) => 'door' in each) ? ['min.terrain-doors.02'] : [];
    const rules = [...doors, 'min.line-of-sight.03'];
    return inSentence(`${one} does not see ${other}`, found(false, tell(state, sayBlocked(blocking)), rules));
  }),
);

function tell(state: MiniaturesState, said: Sentence): string {
  return inWords(naming, said, state);
}

function why(state: MiniaturesState, because: Reason): string {
  return withinSentence(whyInWords(naming, because, state));
}

const cover = question(
  'Has a character cover from an attacker? `by`: characters that give it.',
  two,
  { ...isSo, by: who },
  (both, state: MiniaturesState) =>
    between(state, both, (from, to) => {
      const seen = coverBetween(state, from, to);
      const [attacker, target] = labels(state, from, to);
      const givers = seen.from.flatMap(({ by }) => ('character' in by ? [by.character.id] : []));
      if (seen.covered) {
        const measured = `whichever corner is chosen, lines pass through ${tell(state, sayGivers(seen))}`;
        const said = `${target} has cover from ${attacker}`;
        const beside = { by: [...new Set(givers)] };
        return E.right({
          is: true,
          measured,
          said,
          rules: [...giversBeside(state, from, givers), 'min.cover-basics.05'],
          beside,
        });
      }
      const past = seen.without?.because === 'corner' ? lookingPast(state, from, to) : null;
      const [measured, rules] = uncovered(seen, past && abilityName(past.ability, past.source, state));
      const by = past ? (abilityNamed(past.ability)?.rules ?? []) : [];
      const [over, low] = shotOver(state, from, to);
      return E.right({
        is: false,
        measured: `${measured}${over}`,
        said: `${target} has no cover from ${attacker}`,
        rules: [...by, ...low, ...rules],
        beside: { by: [] },
      });
    }),
);

function uncovered({ without }: Cover<Space>, past: string | null): [measured: string, rules: string[]] {
  if (without?.because !== 'corner') return ['they are adjacent', ['min.cover-advanced.04']];
  const but = past === null ? '' : `; characters do not count: ${past}`;
  const from = `from the corner ${saySquare(without.corner)}`;
  return [`${from} lines pass through nothing that gives cover${but}`, ['min.cover-basics.06']];
}

/** That characters beside the attacker give cover, and low objects do not, is what people ask about. */
function giversBeside(state: MiniaturesState, from: Character, givers: readonly string[]): string[] {
  const beside = givers.some((id) => {
    const giver = state.characters.find((each) => each.id === id);
    return giver !== undefined && isAdjacent(state, from, giver);
  });
  return beside ? ['min.cover-advanced.07'] : [];
}

/** Low objects beside the attacker do not count. */
function shotOver(state: MiniaturesState, from: Character, to: Character): [said: string, rules: string[]] {
  const low = lowObjectsBeside(state, from);
  if (low.length === 0 || isAdjacent(state, from, to)) return ['', []];
  return [
    `; low objects beside the attacker do not count: ${listInWords(low.map(saySquare))}`,
    ['min.cover-advanced.06'],
  ];
}

/** The ability by which the attacker looks past characters; null: it does not. */
function lookingPast(state: MiniaturesState, { id: attacker }: Character, { id: target }: Character) {
  const may = permitted(state, 'look past characters', { attacker, target });
  return may ? abilityPermitting(state, 'look past characters', attacker) : null;
}

const adjacent = question('Are two characters adjacent?', two, isSo, (both, state: MiniaturesState) =>
  between(state, both, (from, to) => {
    const apart = squares(distanceBetween(state, from, to));
    const is = isAdjacent(state, from, to);
    const decides = is === touches(state, from, to) ? [] : is ? ['min.melee-reach.01'] : rulesApart(state, from, to);
    const walls = is || decides.length > 0 ? decides : rulesBetween(state, from, to);
    const [one, other] = labels(state, from, to);
    const said = `${one} and ${other} are ${is ? '' : 'not '}adjacent`;
    return inSentence(said, found(is, `${apart} apart`, [...walls, 'min.adjacent.01', 'min.adjacent.02']));
  }),
);

/** By which rule somebody who stands beside another does not count as adjacent. */
function rulesApart(state: MiniaturesState, { id: one }: Character, { id: other }: Character): readonly string[] {
  const ban =
    forbidden(state, 'be adjacent', { character: one, other }) ??
    forbidden(state, 'be adjacent', { character: other, other: one });
  return ban?.rules ?? [];
}

/** What parts characters who stand side by side; nothing where they do not, for which the definition is enough. */
function rulesBetween(state: MiniaturesState, from: Character, to: Character): string[] {
  if (from.aboard !== null || to.aboard !== null) return ['min.desert-skiff.04'];
  const [one, other] = [spaceOf(state, from), spaceOf(state, to)];
  if (!touch(one, other)) return [];
  const isDoor = inTheWay(boardIn(state), one, other).some((each) => 'door' in each);
  return [isDoor ? 'min.terrain-doors.02' : 'min.terrain-walls.05'];
}

const distance = question(
  'How many squares two characters are apart, around walls, a diagonal step counting 2.',
  two,
  { is: needed(eitherOf(wholeNumber(0, 9_999), theWord('no way'))) },
  (both, state: MiniaturesState) =>
    between(state, both, (from, to) => {
      const away = distanceBetween(state, from, to);
      const direct = squaresApart(spaceOf(state, from), spaceOf(state, to));
      const around = away > direct ? `, around walls; without them it would be ${direct}` : '';
      const rules = [...(around === '' ? [] : ['min.range.04']), 'min.range.02', 'min.range.03'];
      const [one, other] = labels(state, from, to);
      const said = `${one} and ${other} are ${squares(away)} apart${around}`;
      return inSentence(said, found(Number.isFinite(away) ? away : 'no way', undefined, rules));
    }),
);

const LEGAL = 'legal target';

/** `the nearest enemy of ann is bob`. */
function saidOf(
  state: MiniaturesState,
  ids: readonly string[],
  [one, several]: [string, string],
  of: Character,
): string {
  const names = ids.map((id) => characterLabel(state, id));
  const owner = characterLabel(state, of.id);
  if (ids.length === 0) return `${owner} has no ${one}`;
  if (ids.length === 1) return `the ${one === LEGAL ? 'only ' : ''}${one} of ${owner} is ${names.join('')}`;
  return `the ${several} of ${owner} are ${listInWords(names)}`;
}

const nearest = question(
  'The nearest enemies of a character, among those that it sees.',
  one,
  { is: needed(who) },
  (whose, state: MiniaturesState) =>
    about(state, whose, (own) => {
      const near = nearestFor(state, own, { by: 'attack', kind: 'turn' });
      const others = targetsOf(state, own, attackOf(state, own, 'turn')).map(({ target }) => {
        const uncounted = whyNotCounted(state, own, target, 'attack', 'turn');
        const not = uncounted ? `, not counted: ${why(state, uncounted)}` : '';
        const seen = sightBetween(state, own, target).clear ? not : ', not seen';
        return `${characterLabel(state, target.id)}: ${squares(distanceBetween(state, own, target))}${seen}`;
      });
      const ids = near.map(({ id }) => id);
      const uncounted = others.some((each) => each.includes(', not counted'));
      const rules = [...(ids.length > 1 && !uncounted ? ['min.choosing-a-target.05'] : []), 'min.nearest-enemy.01'];
      const said = saidOf(state, ids, ['nearest enemy', 'nearest enemies'], own);
      return inSentence(said, found(ids, listInWords(others), rules));
    }),
);

/** What gives a target cover, and that it is the nearest. */
const USUAL_TARGET = ['min.cover-basics.05', 'min.cover-basics.03', 'min.choosing-a-target.03'];

const targets = question(
  'Whom a character may attack in its turn, by the rules of targets alone.',
  one,
  { is: needed(who) },
  (whose, state: MiniaturesState) =>
    about(state, whose, (own) => {
      const all = targetsOf(state, own, attackOf(state, own, 'turn'));
      const refused = all.flatMap(({ not }) => not ?? []);
      const said = refused.map((each) => why(state, each));
      const legal = all.flatMap(({ target, not }) => (not ? [] : [target.id]));
      const allowed = legal.flatMap((id) => whyTarget(state, measured(state, own.id, id)));
      said.push(...allowed.map((each) => why(state, each)));
      const rules = rulesOfAll(refused);
      const begins = saidOf(state, legal, [LEGAL, 'legal targets'], own);
      const facts = said.length > 0 ? said.join('; ') : 'no rule forbids any of them';
      // What lets an attack go where it usually does not decides, before what forbids the others.
      const unusual = rulesOfAll(allowed).filter((id) => !USUAL_TARGET.includes(id));
      const rulesBehind = [...unusual, ...rules, ...rulesOfAll(allowed), 'min.legal-target.01'];
      return inSentence(begins, found(legal, facts, [...new Set(rulesBehind)]));
    }),
);

const numbers = question(
  'What would be added to the roll of an attack in its turn, what it would have to reach, and what a usual hit would deal.',
  two,
  { attack: anyWhole, defense: anyWhole, damage: anyWhole },
  (both, state: MiniaturesState) =>
    between(state, both, ({ id: attacker }, { id: target }) => {
      const frame = measured(state, attacker, target);
      const sums = {
        attack: attackOfFrame(state, frame),
        defense: defenseOfFrame(state, frame),
        damage: damageOfFrame(state, frame),
      };
      const is = { attack: sums.attack.total, defense: sums.defense.total, damage: sums.damage.total };
      const parts = Object.entries(sums).map(([name, sum]) => `${name} ${sum.total}${sayParts(state, name, sum)}`);
      const rules = Object.values(sums).flatMap(({ bonuses }) => rulesOfAll(bonuses));
      const said = `${characterLabel(state, attacker)} against ${characterLabel(state, target)}: ${parts.join('; ')}`;
      return E.right({ is, said, rules: ['min.attacking-basics.05', ...rules], beside: is });
    }),
);

/** An attack in the turn of a character, as it would be made now. */
function measured(state: MiniaturesState, attacker: string, target: string): AttackFrame {
  const frame: AttackFrame = { procedure: 'attack', step: 0, ...newAttack(attacker, target, 'turn') };
  measure(state, frame);
  return frame;
}

function sayParts(state: MiniaturesState, name: string, { base, bonuses }: Sum): string {
  const sources: Source[] = [{ amount: base, by: `${name} of the card` }, ...sourcesOf(bonuses)];
  return bonuses.length > 0 ? evidenceInWords(naming, { sources }, state) : '';
}

export const questions = { sight, cover, adjacent, distance, nearest, targets, 'attack-numbers': numbers };
