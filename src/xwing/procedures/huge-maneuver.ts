/** A huge ship moves by its maneuver tool, and what it overlaps (xw.huge-overlap). No ship is in its way but other huge ones. */
import {
  allowed,
  question,
  reason,
  rollQuestion,
  say,
  type Frame,
  type PlayerId,
  type Question,
  type RollAction,
  type RuleId,
} from '../../core';
import { list, nullable, optional, type FieldsOf } from '../../core/codec';
import type { Pose } from '../../core/geometry';
import { moveShip, rotateShip, tellEncounters } from '../effects/move';
import { gainByItself } from '../effects/tokens';
import { ask, call, emit, goTo, playerOrder, procedure, run, tell } from '../engine';
import type { Maneuver } from '../facts';
import { ATTACK_DIE } from '../facts/dice';
import { maneuverName } from '../facts/maneuvers';
import type { ActivationAction, SetupAction } from '../model/actions';
import { maneuver as maneuverCodec, pose, speed } from '../model/codecs';
import type { ShipId, XwingState } from '../model/state';
import { DICE_FOR_OVERLAPPED, type HugeLanding } from '../queries/huge-moves';
import { encountersAt } from '../queries/move';
import type { XwingNames } from '../queries/names';
import { placingBehind } from '../queries/placing';
import { isActive, opponentsOf, shipOf } from '../queries/ships';
import { destroyAtOnce } from './destroy';
import { sufferDamage } from './suffer-damage';

export interface HugeManeuverFrame extends Frame {
  ship: ShipId;
  maneuver: Maneuver;
  pose: Pose;
  /** Critical damage of each ship that was overlapped: the speed on the dial. */
  damage: number;
  blockers: ShipId[];
  under: ShipId[];
  /** Who placed last. */
  last: PlayerId | null;
  /** The ship that was placed last, until an opponent has turned it or not. */
  placed: ShipId | null;
  /** The opponent who may turn it, where its player had several to choose from. */
  turner?: PlayerId;
}

export const hugeManeuverFields = (names: XwingNames): FieldsOf<HugeManeuverFrame> => ({
  ship: names.ship,
  maneuver: maneuverCodec,
  pose,
  damage: speed,
  blockers: list(names.ship),
  under: list(names.ship),
  last: nullable(names.player),
  placed: nullable(names.ship),
  turner: optional(names.player),
});

/** The huge ship goes where the tool puts it; `damage` is the speed that its dial shows. */
export function moveHugeShip(state: XwingState, ship: ShipId, landing: HugeLanding, damage: number): void {
  call(state, 'huge ship moves', { ship, ...landing, damage, last: null, placed: null });
}

type PlaceShip = Extract<SetupAction, { type: 'place-ship' }>;
type ChooseOpponent = Extract<ActivationAction, { type: 'choose-opponent' }>;
type RotateShip = Extract<ActivationAction, { type: 'rotate-ship' }>;

export const hugeManeuver = procedure('huge ship moves', hugeManeuverFields, [
  run(
    'ships that it overlaps suffer damage',
    ['xw.huge-overlap-standard.01', 'xw.huge-overlap-standard.02'],
    (state, frame) => {
      for (const id of frame.under) {
        emit(state, { type: 'overlapped', rules: ['xw.huge-overlap-standard.01'], ship: frame.ship, object: id });
        suffer(state, id, frame.damage, 'xw.huge-overlap-standard.01');
      }
    },
  ),
  run('set them aside', ['xw.huge-overlap-standard.01', 'xw.huge-overlap-standard-example.01'], (state, frame) => {
    for (const id of frame.under) {
      const ship = shipOf(state, id);
      if (!isActive(ship)) continue;
      ship.place = 'aside';
      emit(state, { type: 'set-aside', rules: ['xw.huge-overlap-standard.01'], ship: id });
    }
  }),
  run('move ship', ['xw.huge-straight.03', 'xw.huge-bank.03', 'xw.huge-overlap.01'], moveByTool),
  run(
    'huge ships that it overlapped suffer damage',
    ['xw.huge-overlap-huge.03'],
    (state, { ship, blockers, damage }) => {
      if (blockers.length === 0) return;
      for (const id of [ship, ...blockers]) suffer(state, id, damage, 'xw.huge-overlap-huge.03');
    },
  ),
  run('destroy what has no room', ['xw.huge-overlap-standard.05'], (state, frame) => {
    for (const each of aside(state, frame)) {
      if (placingBehind(state, frame.ship, each.player, [each]).free(each)) continue;
      const said = say`there is no room for ${each.id} in the full rear arc of ${frame.ship} at range 0-1.`;
      const rules = ['xw.huge-overlap-standard.05'];
      destroyAtOnce(state, each.id, rules, [reason('no-room', said, rules)]);
    }
  }),
  ask(
    'place ships',
    ['xw.huge-overlap-standard.03', 'xw.huge-overlap-standard.04'],
    whoPlaces,
    (state, frame, action: PlaceShip) => {
      const ship = shipOf(state, action.ship);
      ship.place = 'table';
      ship.pose = action.pose;
      frame.placed = ship.id;
      frame.last = ship.player;
      emit(state, { type: 'ship-placed', rules: ['xw.huge-overlap-standard.03'], ship: ship.id, pose: action.pose });
    },
  ),
  ask(
    'choose an opponent',
    ['xw.huge-overlap-standard.06'],
    whoChoosesOpponent,
    (_state, frame, { opponent }: ChooseOpponent) => {
      frame.turner = opponent;
    },
  ),
  ask(
    'rotate the placed ship',
    ['xw.huge-overlap-standard.06'],
    whoRotates,
    (state, frame, { ship: id, way }: RotateShip) => {
      rotateShip(state, id, way, ['xw.huge-overlap-standard.06']);
      frame.placed = null;
      delete frame.turner;
      goTo(frame, 'destroy what has no room');
    },
  ),
  ask(
    'roll for the ships that it overlapped',
    ['xw.huge-overlap-standard.07'],
    rollForOverlapped,
    (state, { ship }, { faces }: RollAction) => {
      const rules = ['xw.huge-overlap-standard.08'];
      emit(state, {
        type: 'dice-rolled',
        rules: ['xw.huge-overlap-standard.07'],
        ship,
        die: 'attack',
        faces,
        why: 'the ships that it overlapped',
      });
      gainByItself(state, ship, 'stress', rules, { count: faces.filter((face) => face === 'hit').length });
      const crit = faces.filter((face) => face === 'crit').length;
      if (crit > 0) sufferDamage(state, ship, { hit: 0, crit }, rules);
    },
  ),
]);

function suffer(state: XwingState, ship: ShipId, crit: number, rule: RuleId): void {
  if (crit > 0) sufferDamage(state, ship, { hit: 0, crit }, [rule]);
}

/** It may stand on ships and obstacles (xw.huge-straight.04, xw.huge-bank.05): it is not moved back, and executes the maneuver fully (xw.huge-overlap.01). */
function moveByTool(state: XwingState, frame: HugeManeuverFrame): void {
  const { ship, maneuver, pose: to, blockers } = frame;
  const { bearing } = maneuver;
  if (bearing !== 'stationary') {
    const rules =
      bearing === 'straight' ? ['xw.huge-straight.03'] : [maneuver.speed === 0 ? 'xw.huge-bank.04' : 'xw.huge-bank.03'];
    moveShip(state, ship, to, maneuverName(maneuver), null, rules);
  }
  for (const object of blockers) tell(state, { type: 'overlapped', rules: ['xw.huge-overlap-huge.01'], ship, object });
  tellEncounters(state, ship, encountersAt(state, shipOf(state, ship)), ['xw.huge-overlap-obstacles.01']);
}

function aside(state: XwingState, { under }: HugeManeuverFrame) {
  return under.map((id) => shipOf(state, id)).filter((ship) => ship.place === 'aside');
}

/** The owners place by turns, beginning with the first player; who has none left is passed over. */
function whoPlaces(state: XwingState, frame: HugeManeuverFrame): Question<PlaceShip> | null {
  const waiting = aside(state, frame);
  const order = playerOrder(state);
  const after = frame.last === null ? 0 : order.indexOf(frame.last) + 1;
  const turns = order.map((_, i) => order[(after + i) % order.length] as PlayerId);
  const player = turns.find((each) => waiting.some((ship) => ship.player === each));
  if (player === undefined) return null;
  const region = placingBehind(
    state,
    frame.ship,
    player,
    waiting.filter((ship) => ship.player === player),
  );
  return { by: [player], asks: 'place a ship', candidates: [], region };
}

/** Who has placed the ship says which opponent may rotate it (xw.huge-overlap-standard-example.02). With two players there is nothing to choose. */
function whoChoosesOpponent(state: XwingState, { placed }: HugeManeuverFrame) {
  if (placed === null) return null;
  const { player } = shipOf(state, placed);
  const opponents = opponentsOf(state, player);
  if (opponents.length < 2) return null;
  const name = (opponent: PlayerId) =>
    allowed<ChooseOpponent>({ type: 'choose-opponent', player, ship: placed, opponent });
  return question(player, say`which opponent may rotate ${placed}`, opponents.map(name));
}

function whoRotates(state: XwingState, { placed: ship, turner }: HugeManeuverFrame) {
  if (ship === null) return null;
  const player = turner ?? opponentsOf(state, shipOf(state, ship).player)[0];
  if (player === undefined) return null;
  const ways = (['none', 'left', 'right'] as const).map((way) =>
    allowed({ type: 'rotate-ship' as const, player, ship, way }),
  );
  return question(player, say`rotate ${ship} by 90 degrees or not`, ways);
}

function rollForOverlapped(state: XwingState, { ship, under }: HugeManeuverFrame): Question<RollAction> | null {
  const dice = under.reduce((sum, id) => sum + DICE_FOR_OVERLAPPED[shipOf(state, id).size], 0);
  if (dice === 0 || !isActive(shipOf(state, ship))) return null;
  return rollQuestion(ATTACK_DIE, dice, say`${dice} attack dice of ${ship} for the ships that it overlapped`);
}
