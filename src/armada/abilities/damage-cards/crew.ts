/** Damage cards with the trait Crew. The ship on which a card lies is 'you'. */
import {
  after,
  allowed,
  before,
  candidate,
  reason,
  say,
  type AnyAbility,
  type ChooseForAbility,
  type Json,
} from '../../../core';
import { changeTopDial, discardToken, discardTopDial } from '../../effects/command-dials';
import { dealFacedownCard } from '../../effects/damage-cards';
import { destroyShipsIfDue } from '../../effects/destroy';
import { changeSpeed } from '../../effects/speed';
import { ability, ask, innermost, run } from '../../engine';
import { COMMANDS, type Command } from '../../facts';
import type { ArmadaState, Ship } from '../../model/state';
import type { Armada } from '../../model/types';
import { damageCardKey } from '../../queries/carriers';
import { obstaclesUnderShip } from '../../queries/obstacles';
import { otherPlayer } from '../../queries/players';
import { choiceFor, choiceOf, discardChosenToken, sayToken } from '../forms/choices';
import {
  AT_ONCE,
  LASTING,
  WHEN_IT_HAPPENS,
  dealtTo,
  onceWhenDealt,
  suffer,
  whenDealt,
  type Dealt,
} from '../forms/damage-cards';
import { hasDialToReveal, isYou, you } from '../forms/you';

const blindedGunners = ability({
  id: 'blinded-gunners',
  card: damageCardKey('blinded-gunners'),
  rules: LASTING,
  forbids: {
    'spend accuracy': (state, self, { attacker }) =>
      isYou(state, self, attacker)
        ? reason('blinded-gunners', say`With ${self.source} ${attacker} cannot spend accuracy icons.`, LASTING)
        : null,
  },
});

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

const compartmentFire = ability({
  id: 'compartment-fire',
  card: damageCardKey('compartment-fire'),
  rules: LASTING,
  forbids: {
    'ready defense tokens': (state, self, { ship }) =>
      isYou(state, self, ship)
        ? reason('compartment-fire', say`With ${self.source} ${ship} cannot ready its defense tokens.`, LASTING)
        : null,
  },
});

const SUFFER = 'suffer-damage';
const DISCARD = 'discard-dial';
const BEFORE = [...LASTING, 'arm.effect-use-and-timing.07'];

/** Before the dial is revealed; with nothing to reveal there is nothing to choose. */
const crewPanic = ability({
  id: 'crew-panic',
  card: damageCardKey('crew-panic'),
  rules: BEFORE,
  on: after('ship-activates'),
  when: (state, self) => isYou(state, self, self.event.ship),
  still: (state, self) => hasDialToReveal(state, self.event.ship),
  choose: () => [allowed(SUFFER), allowed(DISCARD)],
  effect: (state, frame) => {
    const ship = you(state, frame);
    if (frame.chosen === SUFFER) return suffer(state, frame, BEFORE);
    discardTopDial(state, ship, BEFORE);
    const activation = innermost(state, 'ship activation');
    if (activation) activation.dialDiscarded = true;
  },
});

/** Once for each maneuver, after the damage of overlapping ships and before the effects of obstacles. */
const damagedControls = ability({
  id: 'damaged-controls',
  card: damageCardKey('damaged-controls'),
  rules: WHEN_IT_HAPPENS,
  on: before('maneuver-executed'),
  when: (state, self) => isYou(state, self, self.event.ship) && overlapsSomething(state, you(state, self)),
  effect: (state, frame) => {
    const ship = you(state, frame);
    const said = say`${frame.source} deals it, after the cards of the overlap and before the obstacle.`;
    dealFacedownCard(state, ship, WHEN_IT_HAPPENS, [reason('dealt-by-card', said, WHEN_IT_HAPPENS)]);
    destroyShipsIfDue(state, [ship.id]);
  },
});

function overlapsSomething(state: ArmadaState, ship: Ship): boolean {
  const overlapped = innermost(state, 'execute maneuver')?.overlapped ?? [];
  return overlapped.length > 0 || obstaclesUnderShip(state, ship).length > 0;
}

const injuredCrew = onceWhenDealt('injured-crew', [
  ask('choose a defense token', AT_ONCE, whichToken, (state, frame: Dealt, { chosen }: ChooseForAbility) => {
    discardChosenToken(state, dealtTo(state, frame), chosen, AT_ONCE);
  }),
]);

/** Those that are alike are one choice. */
function whichToken(state: ArmadaState, frame: Dealt) {
  const different = [...new Set(dealtTo(state, frame).defense.map(sayToken))];
  return choiceOf(frame, frame.controller, different);
}

/** All command tokens are gone; that none can come is among the lasting ones. */
const lifeSupportFailure = whenDealt('life-support-failure', [
  run('discard all command tokens', AT_ONCE, (state, frame) => {
    const ship = dealtTo(state, frame);
    for (const token of [...ship.tokens]) discardToken(state, ship, token, AT_ONCE);
  }),
]);

/** That its tokens are gone at once is among the cards that are resolved at once. */
const lifeSupportFailureLasts = ability({
  id: 'life-support-failure-lasts',
  card: damageCardKey('life-support-failure'),
  rules: LASTING,
  forbids: {
    'have command tokens': (state, self, { ship }) =>
      isYou(state, self, ship)
        ? reason('life-support-failure', say`With ${self.source} ${ship} cannot have command tokens.`, LASTING)
        : null,
  },
});

export const crewCards: readonly AnyAbility<Armada>[] = [
  blindedGunners,
  commNoise,
  compartmentFire,
  crewPanic,
  damagedControls,
  injuredCrew,
  lifeSupportFailure,
  lifeSupportFailureLasts,
];
