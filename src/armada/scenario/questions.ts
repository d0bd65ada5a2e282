/** What else can be asked of a table: distances, ranges, firing arcs, lines of sight, always with what was measured. */
import * as E from 'fp-ts/lib/Either';
import { listed, reason, reject, rulesOfAll, say, type Reason, type Rejection, type RuleId } from '../../core';
import { isPast, shapesGap, tooCloseToCall } from '../../core/geometry';
import { tenths } from '../../language/headings';
import { listInWords } from '../../language/labels';
import {
  eitherOf,
  listOf,
  needed,
  reference,
  theWord,
  wholeNumber,
  words,
  yes,
  type KeysSaid,
} from '../../language/keys';
import { found, foundInside, inBand, question } from '../../language/question';
import { forbidden } from '../engine';
import { HULL_ZONES, obstacleToken, RANGE_BANDS, type HullZone, type ObstacleId } from '../facts';
import type { ArmadaState } from '../model/state';
import { distanceBetween, distanceToObstacle, rangeBetween } from '../queries/distance';
import { squadronInArc, zoneInArc } from '../queries/firing-arcs';
import { lineOfSight, type LineOfSight, type SightEnd } from '../queries/line-of-sight';
import { pieceOf } from '../queries/attack';
import { obstaclePiece, pieceNamed, piecesInTheWay, piecesThatObstruct, squadronPieces } from '../queries/pieces';
import { distanceToZone, rangeToSquadron, rangeToZone } from '../queries/range';
import { touching } from '../queries/touching';
import { BEYOND_DISTANCE, type MeasuredDistance, type MeasuredRange } from '../queries/ruler';

const piece = needed(reference('piece'));
const ends = {
  from: piece,
  arc: words(HULL_ZONES, 'The hull zone of the ship that attacks'),
  to: piece,
  zone: words(HULL_ZONES, 'The hull zone of the ship that is attacked'),
};
type Ends = KeysSaid<typeof ends>;
type Found<A> = E.Either<Rejection, A>;

function endOf(state: ArmadaState, id: string, key: 'arc' | 'zone', named: HullZone | undefined): Found<SightEnd> {
  const no = (message: string): Found<never> => reject(reason('no-such-zone', message, ['arm.hull-zones.03']));
  const found = pieceNamed(state, id);
  if ('token' in found)
    return named ? E.right({ ship: found, zone: named }) : no(`which hull zone of ${id}? write ${key}:`);
  return named ? no(`${id} is a squadron, and has no ${named} zone`) : E.right({ squadron: found });
}

/** What is asked of an attack, once both ends are understood. */
function between<A>(
  state: ArmadaState,
  { from, arc, to, zone }: Ends,
  ask: (from: SightEnd, to: SightEnd) => Found<A>,
): Found<A> {
  const [a, b] = [endOf(state, from, 'arc', arc), endOf(state, to, 'zone', zone)];
  return E.isLeft(a) ? a : E.isLeft(b) ? b : ask(a.right, b.right);
}

/** Exactly between two bands the nearer one counts; else by what is measured. */
function ruled({ margin }: MeasuredDistance | MeasuredRange, rule: RuleId): RuleId[] {
  return tooCloseToCall(margin) ? ['arm.range-and-distance.06', rule] : [rule];
}

const measured = ({ mm, margin }: MeasuredDistance | MeasuredRange): string => inBand(mm, margin, 'band');

const distance = question(
  'The distance from a ship or squadron to another piece; with `zone` to that hull zone of a ship, as a squadron attacks it.',
  { from: piece, to: needed(reference('object')), zone: ends.zone },
  { is: needed(eitherOf(wholeNumber(1, 5), theWord('beyond 5'))) },
  ({ from, to, zone }, state: ArmadaState) => {
    const told = (to: MeasuredDistance, rule: RuleId) =>
      found(to.distance === BEYOND_DISTANCE ? 'beyond 5' : to.distance, measured(to), ruled(to, rule));
    const obstacle = state.obstacles.find(({ id }) => id === to);
    const { lengths } = state;
    if (obstacle)
      return told(distanceToObstacle(lengths, pieceNamed(state, from), obstaclePiece(obstacle)), 'arm.distance.01');
    if (zone === undefined) {
      const between = distanceBetween(lengths, pieceNamed(state, from), pieceNamed(state, to));
      return told(between, 'arm.measuring-firing-arc-and-range.08');
    }
    return between(state, { from, to, zone }, (a, b) =>
      'squadron' in a && 'ship' in b
        ? told(distanceToZone(lengths, a.squadron, b.ship, b.zone), 'arm.measuring-firing-arc-and-range.04')
        : reject(reason('no-squadron', 'a squadron is needed', ['arm.attack.06'])),
    );
  },
);

const range = question(
  'The range between two pieces; with `arc` (and `zone`) that of an attack by this hull zone.',
  ends,
  { is: needed(words([...RANGE_BANDS, 'beyond'])) },
  (both, state: ArmadaState) => {
    const { lengths, options } = state;
    const how = options.attacks.range;
    const told = (to: MeasuredRange, rule: RuleId) => found(to.range, measured(to), ruled(to, rule));
    if (both.arc === undefined && both.zone === undefined) {
      const apart = rangeBetween(lengths, pieceNamed(state, both.from), pieceNamed(state, both.to));
      return told(apart, 'arm.measuring-firing-arc-and-range.08');
    }
    return between(state, both, (from, to) => {
      if ('squadron' in from) return reject(reason('no-ship', 'a ship is needed', ['arm.attack.06']));
      const own = [from.ship, from.zone] as const;
      return 'squadron' in to
        ? told(rangeToSquadron(lengths, own, to.squadron, how), 'arm.measuring-firing-arc-and-range.05')
        : told(rangeToZone(lengths, own, [to.ship, to.zone], how), 'arm.measuring-firing-arc-and-range.04');
    });
  },
);

const inArc = question(
  'Is any part of a hull zone or squadron in a firing arc?',
  ends,
  { is: yes('Default true') },
  (both, state: ArmadaState) =>
    between(state, both, (from, to) => {
      if ('squadron' in from) return found(true, 'all around', ['arm.firing-arc.04']);
      const inside =
        'squadron' in to
          ? squadronInArc(from.ship, from.zone, to.squadron)
          : zoneInArc(from.ship, from.zone, to.ship, to.zone);
      return foundInside(inside, ['arm.measuring-firing-arc-and-range.02']);
    }),
);

/** What a line of sight is, by what, and which rule says so. */
function sight({ clear, through, obstructedBy }: LineOfSight): [is: string, by: string, rule: RuleId] {
  const deep = (what: string, margin: number): string => `${what}, ${tenths(Math.abs(margin))} mm deep`;
  const zone = through === null ? '' : `the ${through.zone} zone`;
  if (!clear.holds) return ['blocked', `it runs through ${deep(zone, clear.margin)}`, 'arm.line-of-sight.05'];
  if (obstructedBy.length > 0) {
    const by = listInWords(obstructedBy.map(({ id, margin }) => deep(id, margin)));
    return ['obstructed', `it runs through ${by}`, 'arm.line-of-sight.06'];
  }
  const near = through === null ? '' : `; ${tenths(Math.abs(through.margin))} mm from ${zone}`;
  return ['clear', `nothing that obstructs is across it${near}`, 'arm.line-of-sight.04'];
}

/** Why what lies across the line does not obstruct the attack. */
function notObstructing(state: ArmadaState, { obstructedBy }: LineOfSight): Reason[] {
  return obstructedBy.flatMap(({ id: obstacle }) =>
    obstacleToken(obstacle) ? (forbidden(state, 'obstruct attacks', { obstacle: obstacle as ObstacleId }) ?? []) : [],
  );
}

/** Squadrons that the line runs through, and bases that touch: neither changes what it is. */
function remarksOnSight(state: ArmadaState, [from, to]: readonly [SightEnd, SightEnd], line: LineOfSight): Reason[] {
  const ends = [from, to].map((end) => ('ship' in end ? end.ship : end.squadron).id);
  const across = squadronPieces(state, ends).filter((each) => isPast(-shapesGap(each, [line.line.from, line.line.to])));
  const [first = '', second = ''] = ends;
  const one = pieceOf(state, first);
  const squadrons = say`${listed(across.map(({ id }) => id))} across it obstructs nothing, being a squadron`;
  const touches = say`the bases of ${first} and ${second} touch, which does not matter`;
  return [
    ...(across.length > 0 ? [reason('squadron-across', squadrons, ['arm.obstructed.05', 'arm.line-of-sight.08'])] : []),
    ...(line.obstructedBy.length > 0 && touching(state, one).includes(second)
      ? [reason('bases-touch', touches, ['arm.obstructed.06'])]
      : []),
  ];
}

const lineOfSightIs = question(
  'The line of sight of an attack: clear, obstructed, or blocked by another hull zone of the defender.',
  ends,
  { is: needed(words(['clear', 'obstructed', 'blocked'])), by: listOf(reference('object')) },
  (both, state: ArmadaState) =>
    between(state, both, (from, to) => {
      const line = lineOfSight(from, to, piecesThatObstruct(state));
      const [is, measured, rule] = sight(line);
      const remarks = remarksOnSight(state, [from, to], line);
      const without = notObstructing(state, lineOfSight(from, to, piecesInTheWay(state)));
      const said = [measured, ...[...without, ...remarks].map(({ message }) => message)].join('; ');
      const beside = { by: line.obstructedBy.map(({ id }) => id) };
      return E.right({ is, measured: said, rules: [...rulesOfAll([...without, ...remarks]), rule], beside });
    }),
);

export const questions = { distance, range, 'in-arc': inArc, 'line-of-sight': lineOfSightIs };
