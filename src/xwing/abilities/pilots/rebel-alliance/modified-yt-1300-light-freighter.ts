/** Rebel Alliance: pilots of the Modified YT-1300 Light Freighter. */
import {
  type AbilityFrame,
  after,
  allowed,
  before,
  reason,
  type RollAction,
  rollQuestion,
  say,
} from '../../../../core';
import { recoverCharge } from '../../../effects/charges';
import { gainToken } from '../../../effects/tokens';
import { ability, ask, emit } from '../../../engine';
import type { XwingEvent } from '../../../model/events';
import type { ShipId, XwingState } from '../../../model/state';
import { dealtFacedown } from '../../../procedures/suffer-damage';
import { dieKind, facesOf, rolledNow, wasRerolled } from '../../../queries/dice';
import { isFriendly, shipOf } from '../../../queries/ships';
import { chosenPerforms } from '../../forms/actions';
import { all, atRange, friendly, shipsThat } from '../../forms/conditions';
import { allActive, force, spendingCharges } from '../../forms/costs';
import { nearRock, obstacleNear } from '../../forms/obstacles';
import { isWithin } from '../../forms/targets';
import { afterYouFullyExecute } from '../../forms/timing';
import { GAIN } from '../../forms/tokens';
import { isYou, stillThere, you } from '../../forms/you';

const chewbacca = ability({
  id: 'chewbacca-pilot',
  card: 'pilot:chewbacca',
  rules: ['xw.damage.06', 'xw.damage.07'],
  on: before('about-to-be-dealt'),
  when: (state, self) => self.event.faceup && isYou(state, self, self.event.ship),
  may: true,
  cost: spendingCharges('ship'),
  effect: dealtFacedown,
});

/**
 * After every roll of his dice, whatever they are rolled for, and after every reroll, which is a roll too (xw.dice-modification.05). Rolling
 * all of them again does not count as rerolling them, and is no new roll for him: he is asked once for each.
 */
const hanSolo = ability({
  id: 'han-solo',
  card: 'pilot:hansolo-modifiedyt1300lightfreighter',
  rules: ['xw.faq-dice.04'],
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) =>
    (self.event.type === 'dice-rolled' || state.options.readings?.hanSolo !== 'rolls') &&
    self.event.faces.length > 0 &&
    isYou(state, self, self.event.ship) &&
    obstacleNear(state, self.event.ship) !== undefined,
  may: true,
  effect: [ask('roll all dice again', ['xw.faq-dice.04'], rollAgain, showAgain)],
});

type AfterRoll = AbilityFrame<Extract<XwingEvent, { type: 'dice-rolled' | 'dice-rerolled' }>>;

function rollAgain(state: XwingState, { event }: AfterRoll) {
  const dice = event ? rolledNow(state, event.die)?.dice : undefined;
  if (!event || !dice?.length) return null;
  return rollQuestion(dieKind(event.die), dice.length, say`${dice.length} ${event.die} dice again`);
}

function showAgain(state: XwingState, { event, controller: player }: AfterRoll, { faces }: RollAction): void {
  if (!event) return;
  const { ship, die } = event;
  const dice = rolledNow(state, die)?.dice ?? [];
  const were = facesOf(dice);
  const rerolled = dice.filter(wasRerolled).length;
  dice.forEach((each, i) => (each.face = faces[i] ?? each.face));
  const said = rerolled === 0 ? 'it is no reroll.' : say`it is no reroll: ${rerolled} of them had been rerolled.`;
  const because = [
    ...nearRock(state, ship, ['xw.faq-dice.04']),
    reason('no-reroll', said, ['xw.faq-dice.04'], { rerolled }),
  ];
  emit(state, { type: 'dice-rolled-again', rules: ['xw.faq-dice.04'], ship, die, were, faces, player, because });
}

const landoCalrissian = afterYouFullyExecute(({ color }) => color === 'blue')({
  id: 'lando-calrissian-rebel',
  card: 'pilot:landocalrissian-modifiedyt1300lightfreighter',
  may: true,
  choose: (state, self) => shipsThat(state, self, all(friendly, atRange(0, 3))).map(({ id }) => allowed(id)),
  effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, 'any standard action', id),
});

const leiaOrganaPilot = ability({
  id: 'leia-organa-pilot',
  card: 'pilot:leiaorgana',
  rules: GAIN,
  on: after('maneuver-executed'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const red = self.event.fully && self.event.maneuver.color === 'red';
    return red && isFriendly(own, ship) && isWithin(state, own, ship, [0, 3]);
  },
  still: stillThere('ship'),
  may: true,
  cost: force,
  choose: (state, { event }) => [
    allowed('focus'),
    { action: 'force', not: allActive(shipOf(state, event.ship).force) },
  ],
  effect: (state, { event, chosen, controller: by }) => {
    if (!event) return;
    if (chosen === 'focus') gainToken(state, event.ship, 'focus', GAIN, { by });
    else recoverCharge(state, event.ship, 'force', ['xw.charges.02']);
  },
});

export const modifiedYt1300LightFreighterPilots = [chewbacca, hanSolo, landoCalrissian, leiaOrganaPilot];
