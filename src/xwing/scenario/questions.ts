/** What else can be asked of a table: ranges, arcs, what lies in between. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json, type Reason, type RuleId } from '../../core';
import { listInWords } from '../../language/labels';
import { eitherOf, listOf, needed, reference, theWord, wholeNumber, words, yes } from '../../language/keys';
import { found, foundInside, inBand, question } from '../../language/question';
import { reachOf, type ArcName } from '../queries/firing-arcs';
import {
  attackRange,
  beyondRange,
  BEYOND,
  doubtsOfAttack,
  inArcOf,
  inMm,
  longRangeOf,
  measureShips,
  rangeToObject,
  relativePosition,
  withinRange,
  type Measured,
  type RelativePosition,
} from '../queries/range';
import { onApproximateOutline } from '../queries/outlines';
import { RANGE_BAND } from '../facts/templates';
import { shipOf, shipsAndRemotes } from '../queries/ships';
import type { XwingState } from '../model/state';

const ship = reference('ship');
const isSo = yes('Default true');
const bandUpTo3 = wholeNumber(0, 3);
const range = eitherOf(bandUpTo3, theWord('beyond 3'));
const attackBand = wholeNumber(0, 5);
const arc = words<ArcName>([
  'front',
  'left',
  'right',
  'rear',
  'bullseye',
  'full-front',
  'full-rear',
  'single-turret',
  'double-turret',
]);

function sayRange({ range: band }: Measured): Json {
  return band >= BEYOND ? 'beyond 3' : band;
}

/** Arcs of huge ships may reach farther than the ruler of the others (xw.huge-firing-arcs.02). */
function sayAttackRange(measured: Measured, reach: number): Json {
  const { range: band, distance } = measured;
  return band >= BEYOND && reach >= BEYOND ? longRangeOf(distance) : sayRange(measured);
}

const evidence = ({ distance, margin }: Measured): string => inBand(distance, margin, 'range');

const inDoubt = (doubts: readonly Reason[]): string =>
  [...new Set(doubts.map(({ message }) => `; ${message}`))].join('');

/** Past the end of the ruler, touching, or in a section of it. */
function rangeRule({ range: band }: Measured): RuleId {
  if (band >= BEYOND) return 'xw.range.03';
  return band === 0 ? 'xw.range.13' : 'xw.range.02';
}

const ranges = question(
  'The range from one object to another.',
  { from: needed(reference('object')), to: needed(reference('object')) },
  { is: needed(range) },
  ({ from, to }, state: XwingState) => {
    const measured = rangeToObject(state, from, to);
    const rules = [rangeRule(measured)];
    const doubts = onApproximateOutline(state, [from, to], measured.margin, rules);
    return found(sayRange(measured), `${evidence(measured)}${inDoubt(doubts)}`, rules);
  },
);

const attackRanges = question(
  'The attack range in an arc, and what the attack is measured through; `is: none` if no part of the target is in the arc.',
  { from: needed(ship), arc, to: needed(reference('object')) },
  {
    is: needed(eitherOf(attackBand, theWord('beyond 3'), theWord('none'))),
    through: listOf(reference('object'), 'On every way to measure'),
  },
  ({ from, to, arc: name }, state: XwingState) => {
    if (!shipsAndRemotes(state).some(({ id }) => id === to))
      return reject(reason('no-target', `${to} is no ship and no remote: nobody attacks it`, ['xw.remote-attack.01']));
    const measured = attackRange(state, from, name ?? 'front', to);
    if (!measured) return found('none', 'no part is in the arc', ['xw.attack.09']);
    const lines = measured.lines.map((line) => [...line.through].sort());
    const [line = []] = lines;
    const alike = lines.every((each) => each.join() === line.join());
    const through = alike && line.length > 0 ? `, through ${listInWords(line)}` : '';
    const doubts = measured.lines.flatMap((each) => doubtsOfAttack(state, [from, to], measured, each));
    return E.right({
      is: sayAttackRange(measured, reachOf(state, shipOf(state, from), name ?? 'front')),
      measured: `${evidence(measured)}${through}${inDoubt(doubts)}`,
      rules: ['xw.range.04'],
      beside: { through: alike ? line : lines },
    });
  },
);

const inArcs = question(
  'Is any part of a ship in an arc of another?',
  { of: needed(ship), arc: needed(arc), target: needed(ship) },
  { is: isSo },
  ({ of, arc: name, target }, state: XwingState) => {
    const [from, to] = [shipOf(state, of), shipOf(state, target)];
    const inside = inArcOf(state, from, name, to);
    // The lines of an arc end with the ruler.
    const isTooFar = !inside.holds && measureShips(from, to).range > reachOf(state, from, name);
    return foundInside(inside, [...(isTooFar ? ['xw.arc.01'] : []), 'xw.arc.02']);
  },
);

const bands = { of: needed(ship), target: needed(ship) };

function endOf(band: number): string {
  return `range ${band} ends at ${inMm(band * RANGE_BAND)}`;
}

const within = question(
  'Does all of a ship lie within these ranges of another?',
  { ...bands, range: needed(listOf(bandUpTo3, '[0, 1]', { least: 1, most: 2 })) },
  { is: isSo },
  ({ of, target, range: band }, state: XwingState) => {
    const [low = 0, high = low] = band;
    if (low > high)
      return reject(reason('no-such-range', `ranges ${low} to ${high} are none: the nearer one stands first`, []));
    const nearest = band.length === 1 ? 0 : low;
    const { holds, nearest: from, farthest } = withinRange(shipOf(state, of), shipOf(state, target), nearest, high);
    const parts = `nearest part ${inMm(from)} away, farthest ${inMm(farthest)}`;
    const said = `${holds ? 'all' : 'not all'} of it is within, ${endOf(high)}`;
    return found(holds, `${parts}: ${said}`, ['xw.range.08']);
  },
);

const beyond = question(
  'Does all of a ship lie beyond a range of another?',
  { ...bands, range: needed(bandUpTo3) },
  { is: isSo },
  ({ of, target, range: band }, state: XwingState) => {
    const { holds, nearest } = beyondRange(shipOf(state, of), shipOf(state, target), band);
    const said = holds ? 'no part of it is nearer' : 'part of it is nearer';
    return found(holds, `nearest part ${inMm(nearest)} away, ${endOf(band)}: ${said}`, ['xw.range.09']);
  },
);

/** What makes each so. */
const RELATIVE: Readonly<Record<RelativePosition | 'neither', { why: string; rule: RuleId }>> = {
  behind: { why: 'all of it is in the full rear arc, clear of the midline', rule: 'xw.relative-position.01' },
  'in front': { why: 'all of it is in the full front arc, clear of the midline', rule: 'xw.relative-position.02' },
  flanking: { why: 'it crosses the midline', rule: 'xw.relative-position.03' },
  neither: { why: 'it is beyond range 3, where the midline ends', rule: 'xw.relative-position.03' },
};

const relative = question(
  'Where a ship is, as seen from another: behind it, in front of it, flanking it.',
  { of: needed(ship), 'seen-from': needed(ship) },
  { is: needed(words(['behind', 'in front', 'flanking', 'neither'])) },
  ({ of, 'seen-from': from }, state: XwingState) => {
    const [ship, seenFrom] = [shipOf(state, of), shipOf(state, from)];
    const position = relativePosition(ship, seenFrom) ?? 'neither';
    const { why, rule } = RELATIVE[position];
    return found(position, `${why}; ${inMm(measureShips(ship, seenFrom).distance)} apart`, [rule]);
  },
);

export const questions = {
  range: ranges,
  'attack-range': attackRanges,
  'in-arc': inArcs,
  'within-range': within,
  'beyond-range': beyond,
  'relative-position': relative,
};
