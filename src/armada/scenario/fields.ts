/** What can be expected of the pieces of Armada. */
import { dealtCount } from '../../core';
import { shapesGap, shapesOverlap, TOLERANCE, type Shape } from '../../core/geometry';
import { tenths } from '../../language/headings';
import { amount, anyNumber, listOf, orNothing, pairOf, reference, words, yes } from '../../language/keys';
import type { Value } from '../../language/language';
import { poseValues } from '../../language/poses';
import { valuesOf, type MakeValue } from '../../language/values';
import { inOrder, sameThings } from '../../language/word-list';
import type { ObstaclePiece } from '../model/pieces';
import type { ArmadaState, DefenseTokenInPlay, Obstacle, Ship, Squadron } from '../model/state';
import { overlapArea } from '../queries/bases';
import { obstaclePieces, shipPiece, shipPieces, squadronPiece, squadronPieces } from '../queries/pieces';
import { scoreOf } from '../queries/score';
import { commandValue, engineeringValue, hullValue, squadronValue } from '../queries/ships';
import { engagedSquadrons } from '../queries/squadrons';
import { kindsOf } from './begin';
import { damageWords, objectiveWords, upgradeWords } from './card-words';
import { command, defenseToken, ofZones } from './parts';

const yesNo = yes();
const names = (kind: string) => listOf(reference(kind));
const places = words(['reserve', 'table', 'destroyed']);
const commands = listOf(command);
const sameOrder = inOrder((expected, found) => expected === found);

/** What ships and squadrons have in common. */
function ofPiece<P extends Ship | Squadron>(
  make: MakeValue<ArmadaState, P>,
  shapes: (state: ArmadaState, piece: P) => readonly Shape[],
) {
  return {
    place: make(places, ({ place }) => place),
    destroyed: make(yesNo, ({ place }) => place === 'destroyed'),
    activated: make(yesNo, ({ activated }) => activated),
    defense: make(listOf(defenseToken), ({ defense }) => defense.map(sayToken)),
    touching: make(names('piece'), (piece, state) => touching(state, piece, shapes(state, piece))),
    'on-obstacles': make(names('obstacle'), (piece, state) => onObstacles(state, piece, shapes(state, piece))),
  };
}

/** Other ships and squadrons without a gap between; shield dials count (arm.overlapping.20). */
function touching(state: ArmadaState, { id, place }: Ship | Squadron, shapes: readonly Shape[]): string[] {
  if (place !== 'table') return [];
  const others: { id: string; shapes: readonly Shape[] }[] = [
    ...shipPieces(state, [id]).map((ship) => ({ id: ship.id, shapes: overlapArea(ship) })),
    ...squadronPieces(state, [id]).map((squadron) => ({ id: squadron.id, shapes: [squadron] })),
  ];
  const isTouched = (other: readonly Shape[]): boolean =>
    shapes.some((one) => other.some((another) => shapesGap(one, another) <= TOLERANCE));
  return others.filter((other) => isTouched(other.shapes)).map((other) => other.id);
}

/** `brace`, `exhausted brace`. */
function sayToken({ type, exhausted }: DefenseTokenInPlay): string {
  return exhausted ? `exhausted ${type}` : type;
}

function onObstacles(state: ArmadaState, { place }: Ship | Squadron, shapes: readonly Shape[]): string[] {
  const lies = ({ area }: ObstaclePiece): boolean =>
    area.some((one) => shapes.some((shape) => shapesOverlap(shape, one).holds));
  return place === 'table'
    ? obstaclePieces(state)
        .filter(lies)
        .map(({ id }) => id)
    : [];
}

const ofShip = valuesOf((state: ArmadaState, id): Ship | undefined => state.ships.find((each) => each.id === id));

const upgradesThat = (are: (upgrade: Ship['upgrades'][number]) => boolean): Value<ArmadaState> =>
  ofShip(
    listOf(words(upgradeWords.words)),
    ({ upgrades }) => upgrades.filter(are).map(({ card }) => upgradeWords.name(card)),
    sameThings(upgradeWords),
  );

const ship = {
  ...poseValues(ofShip),
  ...ofPiece(ofShip, (state, each) => overlapArea(shipPiece(state, each))),
  speed: ofShip(amount, ({ speed }) => speed),
  shields: ofShip(ofZones(amount), ({ shields }) => ({ ...shields })),
  damage: ofShip(amount, ({ damage }) => dealtCount(damage)),
  facedown: ofShip(amount, ({ damage }) => dealtCount(damage) - damage.faceup.length),
  faceup: ofShip(
    listOf(words(damageWords.words)),
    ({ damage }) => damage.faceup.map(({ card }) => damageWords.name(card)),
    sameThings(damageWords),
  ),
  hull: ofShip(amount, (each, state) => hullValue(state, each)),
  tokens: ofShip(commands, ({ tokens }) => [...tokens]),
  dial: ofShip(orNothing(command), ({ dial }) => dial),
  dials: ofShip(commands, ({ commandStack }) => [...commandStack], sameOrder),
  objective: ofShip(yesNo, ({ objective }) => objective),
  resolved: ofShip(commands, ({ resolved }) => [...resolved]),
  exhausted: upgradesThat(({ exhausted }) => exhausted),
  discarded: upgradesThat(({ facedown }) => facedown),
  command: ofShip(amount, (each, state) => commandValue(state, each)),
  squadron: ofShip(amount, (each, state) => squadronValue(state, each)),
  engineering: ofShip(amount, (each, state) => engineeringValue(state, each)),
};

const ofSquadron = valuesOf((state: ArmadaState, id): Squadron | undefined =>
  state.squadrons.find((each) => each.id === id),
);

const squadron = {
  at: ofSquadron(pairOf(anyNumber), ({ at }) => [tenths(at.x), tenths(at.y)]),
  ...ofPiece(ofSquadron, (state, each) => [squadronPiece(state, each)]),
  hull: ofSquadron(amount, ({ hull }) => hull),
  engaged: ofSquadron(names('squadron'), (each, state) =>
    each.place === 'table' ? engagedSquadrons(state, each).map(({ id }) => id) : [],
  ),
};

const ofObstacle = valuesOf((state: ArmadaState, id): Obstacle | undefined =>
  state.obstacles.find((each) => each.id === id),
);
const obstacle = { ...poseValues(ofObstacle), place: ofObstacle(places, ({ place }) => place) };

const ofPlayer = valuesOf((state: ArmadaState, id) => state.players.find((each) => each.id === id));

const player = {
  score: ofPlayer(amount, ({ id }, state) => scoreOf(state, id)),
  points: ofPlayer(amount, ({ points }) => points),
  'victory-tokens': ofPlayer(amount, ({ victoryTokens }) => victoryTokens),
  edge: ofPlayer(words(['south', 'north']), ({ edge }) => edge),
};

const ofTable = valuesOf((state: ArmadaState) => state);

const table = {
  round: ofTable(amount, ({ round }) => round),
  phase: ofTable(words(['setup', 'command', 'ship', 'squadron', 'status']), ({ phase }) => phase),
  'objective-tokens': ofTable(listOf(pairOf(anyNumber)), ({ objectiveTokens }) =>
    objectiveTokens.map(({ at }) => [tenths(at.x), tenths(at.y)]),
  ),
  first: ofTable(orNothing(reference('player')), ({ first }) => first),
  objective: ofTable(
    orNothing(words(objectiveWords.words)),
    ({ objective }) => objective && objectiveWords.name(objective),
    sameThings(objectiveWords),
  ),
};

export const kinds = { ship, squadron, obstacle, player, table };

export function pieces(state: ArmadaState): Readonly<Record<string, readonly string[]>> {
  const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id);
  return { ...kindsOf(ids(state.ships), ids(state.squadrons), ids(state.obstacles)), player: ids(state.players) };
}
