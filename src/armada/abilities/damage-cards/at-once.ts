/** Damage cards that are resolved as soon as they are dealt faceup (arm.damage.10). Most of them are turned facedown then. */
import {
  after,
  allowed,
  candidate,
  reason,
  say,
  type AbilityFrame,
  type Candidate,
  type ChooseForAbility,
  type Json,
  type RuleId,
  type Step,
} from '../../../core';
import { changeTopDial, discardToken } from '../../effects/command-dials';
import { dealFacedownCard, turnDamageCardFacedown } from '../../effects/damage-cards';
import { damageCardKey } from '../../queries/carriers';
import { discardDefenseToken } from '../../effects/defense-tokens';
import { destroyShipsIfDue } from '../../effects/destroy';
import { loseShield } from '../../effects/shields';
import { changeSpeed } from '../../effects/speed';
import { COMMANDS, HULL_ZONES, type Command, type HullZone } from '../../facts';
import { ability, ask, run } from '../../engine';
import type { ArmadaEvent } from '../../model/events';
import type { ArmadaState, Ship } from '../../model/state';
import type { Armada } from '../../model/types';
import { otherPlayer } from '../../queries/players';
import { shipOf } from '../../queries/ships';
import { choiceFor, sayToken } from '../choices';

type Dealt = AbilityFrame<Extract<ArmadaEvent, { type: 'damage-card-dealt' | 'damage-card-turned-faceup' }>>;
type DealtStep = Step<Armada, Dealt>;

const AT_ONCE: readonly RuleId[] = ['arm.damage.10', 'arm.effect-use-and-timing.13'];

/** Resolved as soon as the card lies faceup: dealt so, or turned over. */
const whenDealt = (card: string, effect: readonly DealtStep[]) =>
  ability({
    id: card,
    card: damageCardKey(card),
    rules: AT_ONCE,
    on: after('damage-card-dealt', 'damage-card-turned-faceup'),
    when: (_state, { event, source }) => event.id === source,
    effect,
  });

/** The same, and then the card is turned facedown. */
const onceWhenDealt = (card: string, effect: readonly DealtStep[]) =>
  whenDealt(card, [
    ...effect,
    run('turn it facedown', AT_ONCE, (state, frame: Dealt) =>
      turnDamageCardFacedown(state, dealtTo(state, frame), frame.source, AT_ONCE),
    ),
  ]);

/** The ship to which the card was dealt; it may have been destroyed meanwhile. */
function dealtTo(state: ArmadaState, { event }: Dealt): Ship {
  return shipOf(state, event?.ship ?? '');
}

const structuralDamage = onceWhenDealt('structural-damage', [
  run('deal a facedown card', AT_ONCE, (state, frame) => {
    const ship = dealtTo(state, frame);
    dealFacedownCard(state, ship, AT_ONCE);
    destroyShipsIfDue(state, [ship.id]);
  }),
]);

const REDUCE_SPEED = 'reduce-speed';
const NEITHER = 'neither';

/** The opponent may do one of the two, or neither. */
const commNoise = onceWhenDealt('comm-noise', [
  ask('the opponent chooses', AT_ONCE, whatNoiseDoes, (state, frame: Dealt, { chosen }: ChooseForAbility) => {
    const ship = dealtTo(state, frame);
    if (chosen === REDUCE_SPEED) changeSpeed(state, ship, ship.speed - 1, AT_ONCE);
    else if (chosen !== NEITHER) changeTopDial(state, ship, chosen as Command, AT_ONCE);
  }),
]);

function whatNoiseDoes(state: ArmadaState, frame: Dealt) {
  const ship = dealtTo(state, frame);
  const stopped =
    ship.speed === 0 ? reason('no-such-speed', say`${ship.id} has speed 0 already.`, ['arm.speed.05']) : null;
  const noDial =
    ship.commandStack.length === 0
      ? reason('no-dial', say`${ship.id} has no facedown command dial.`, ['arm.command-dials.01'])
      : null;
  return choiceFor(frame, otherPlayer(state, ship.owner), [
    candidate<Json>(REDUCE_SPEED, stopped),
    ...COMMANDS.map((command) => candidate<Json>(command, noDial)),
    allowed<Json>(NEITHER),
  ]);
}

const injuredCrew = onceWhenDealt('injured-crew', [
  ask('choose a defense token', AT_ONCE, whichToken, (state, frame: Dealt, { chosen }: ChooseForAbility) => {
    const ship = dealtTo(state, frame);
    const at = ship.defense.findIndex((token) => sayToken(token) === chosen);
    discardDefenseToken(state, ship, at, AT_ONCE);
  }),
]);

/** Those that are alike are one choice. */
function whichToken(state: ArmadaState, frame: Dealt) {
  const different = [...new Set(dealtTo(state, frame).defense.map(sayToken))];
  return different.length === 0
    ? null
    : choiceFor(
        frame,
        frame.controller,
        different.map((token) => allowed<Json>(token)),
      );
}

/** Of tied hull zones its player chooses one. */
const projectorMisaligned = onceWhenDealt('projector-misaligned', [
  ask(
    'choose a hull zone',
    AT_ONCE,
    (state, frame: Dealt) => {
      const tied = strongest(dealtTo(state, frame));
      return tied.length < 2 ? null : choiceFor(frame, dealtTo(state, frame).controller, zones(tied));
    },
    (_state, frame, { chosen }: ChooseForAbility) => {
      frame.chosen = chosen;
    },
  ),
  run('lose its shields', AT_ONCE, (state, frame) => {
    const ship = dealtTo(state, frame);
    const zone = (frame.chosen as HullZone | null) ?? strongest(ship)[0];
    while (zone && ship.shields[zone] > 0) loseShield(state, ship, zone, AT_ONCE);
  }),
]);

/** The hull zones with the most shields that are left, where any are. */
function strongest({ shields }: Ship): HullZone[] {
  const most = Math.max(...Object.values(shields));
  return most === 0 ? [] : HULL_ZONES.filter((zone) => shields[zone] === most);
}

function zones(among: readonly HullZone[]): Candidate<Json>[] {
  return among.map((zone) => allowed<Json>(zone));
}

/** The opponent may choose one or two. */
const shieldFailure = onceWhenDealt('shield-failure', [
  ask('the opponent chooses', AT_ONCE, whichFail, (state, frame: Dealt, { chosen }: ChooseForAbility) => {
    for (const zone of chosen as HullZone[]) loseShield(state, dealtTo(state, frame), zone, AT_ONCE);
  }),
]);

function whichFail(state: ArmadaState, frame: Dealt) {
  const ship = dealtTo(state, frame);
  const left = HULL_ZONES.filter((zone) => ship.shields[zone] > 0);
  const pairs = left.flatMap((zone, i) => left.slice(i + 1).map((other) => [zone, other]));
  const sets: HullZone[][] = [[], ...left.map((zone) => [zone]), ...pairs];
  return left.length === 0
    ? null
    : choiceFor(
        frame,
        otherPlayer(state, ship.owner),
        sets.map((set) => allowed<Json>(set)),
      );
}

/** All command tokens are gone; that none can come is among the lasting ones. */
const lifeSupportFailure = whenDealt('life-support-failure', [
  run('discard all command tokens', AT_ONCE, (state, frame) => {
    const ship = dealtTo(state, frame);
    for (const token of [...ship.tokens]) discardToken(state, ship, token, AT_ONCE);
  }),
]);

export const resolvedAtOnce = [
  structuralDamage,
  commNoise,
  injuredCrew,
  projectorMisaligned,
  shieldFailure,
  lifeSupportFailure,
];
