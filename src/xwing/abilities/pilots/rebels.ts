/** Pilots of the Rebel Alliance. */
import { after, reason, rollQuestion, type AbilityFrame, type RollAction, say } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { addResult } from '../../effects/dice';
import { gainToken, transferToken } from '../../effects/tokens';
import { ability, ask, emit } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { Ship, XwingState } from '../../model/state';
import { performAction } from '../../procedures/perform-action';
import { rerollResults } from '../../procedures/reroll-dice';
import { currentAttack } from '../../queries/attack';
import { canReroll, dieKind, facesOf, rolledNow } from '../../queries/dice';
import { isAtRange } from '../../queries/range';
import { isFriendly, shipsInPlay } from '../../queries/ships';
import { chooseDice, rollsMore, whileYouAttack, whileYouDefend } from '../combat';
import { allActive, chooseShip, isYou, nearRock, obstacleNear, shipsMeant, you } from '../words';

const jakeFarrell = ability({
  id: 'jake-farrell',
  card: 'pilot:jakefarrell',
  rules: ['xw.ability-queue-example-1.01'],
  on: after('action-performed'),
  when: (state, self) =>
    isYou(state, self, self.event.ship) && (self.event.action === 'barrel-roll' || self.event.action === 'boost'),
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'friendly', range: [0, 1] }),
  effect: (state, { chosen }) =>
    performAction(state, chosen as string, [{ action: 'focus', color: 'white' }], {
      may: true,
      source: 'jake-farrell',
    }),
});

const chopper = ability({
  id: 'chopper',
  card: 'pilot:chopper',
  rules: ['xw.ability-queue-example-2.01'],
  on: after('phase-started'),
  // At the start of the Engagement Phase (xw.timing.03).
  when: (_state, { event }) => event.phase === 'engagement',
  effect: (state, self) => {
    const rules = ['xw.ability-queue-example-2.01'];
    for (const { id } of shipsMeant(state, self, { side: 'enemy', range: [0, 0] })) {
      const because = [reason('range-0', say`${id} is at range 0 of ${you(state, self).id}.`, rules)];
      gainToken(state, id, 'jam', rules, { count: 2, by: self.controller, because });
    }
  },
});

const kyleKatarn = ability({
  id: 'kyle-katarn',
  card: 'pilot:kylekatarn',
  rules: ['xw.once-per-opportunity.02'],
  on: after('phase-started'),
  // At the start of the Engagement Phase (xw.timing.03).
  when: (_state, { event }) => event.phase === 'engagement',
  may: true,
  unable: (state, self) =>
    you(state, self).tokens.focus > 0
      ? null
      : reason('no-token', 'There is no focus token to transfer.', ['xw.tokens.05']),
  choose: (state, self) => chooseShip(state, self, { side: 'friendly', other: true, inArc: 'firing' }),
  effect: (state, self) =>
    transferToken(state, you(state, self).id, self.chosen as string, 'focus', ['xw.tokens.04'], self.controller),
});

const wedgeAntilles = rollsMore(
  {
    id: 'wedge-antilles',
    card: 'pilot:wedgeantilles',
    rules: ['xw.attack.22'],
    pool: 'defense',
    when: whileYouAttack(),
  },
  -1,
);

const lukeSkywalker = ability({
  id: 'luke-skywalker',
  card: 'pilot:lukeskywalker',
  rules: ['xw.defender.01', 'xw.charges.02'],
  on: after('attack-declared'),
  when: (state, self) => isYou(state, self, self.event.defender),
  may: true,
  unable: (state, self) => allActive(you(state, self).force),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
});

const garvenDreis = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.tokens.02'],
    on: after('token-spent'),
    when: (state, self) => isYou(state, self, self.event.ship) && self.event.token === 'focus',
    may: true,
    choose: (state, self) => chooseShip(state, self, { side: 'friendly', range: [1, 3] }),
    effect: (state, { chosen, controller: by }) =>
      gainToken(state, chosen as string, 'focus', ['xw.tokens.02'], { by }),
  });

/** As the erratum has it: mandatory. */
const norraWexley = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.errata-norra-wexley.01'],
    during: 'modify defense dice',
    when: (state, self) =>
      whileYouDefend()(state, self) && shipsMeant(state, self, { side: 'enemy', range: [0, 1] }).length > 0,
    effect: (state) => addResult(state, 'defense', 'evade', ['xw.errata-norra-wexley.01']),
  });

/** One die for each other friendly ship at range 0-1 of the defender, as the erratum has it. */
const hortonSalm = ability({
  id: 'horton-salm',
  card: 'pilot:hortonsalm',
  rules: ['xw.errata-horton-salm.01'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state, self) => chooseDice(state, 'attack', friendsNearDefender(state, you(state, self))),
  effect: (state, { chosen, controller }) =>
    rerollResults(state, 'attack', chosen as number[], controller, ['xw.errata-horton-salm.01']),
});

function friendsNearDefender(state: XwingState, own: Ship): number {
  const defender = currentAttack(state)?.defender;
  const friends = shipsInPlay(state).filter((ship) => ship.id !== own.id && isFriendly(ship, own));
  return friends.filter((ship) => defender && isAtRange(state, ship.id, defender, 0, 1)).length;
}

/** Not while he attacks: he ignores obstacles while he moves. */
const dashRendar = ability({
  id: 'dash-rendar',
  card: 'pilot:dashrendar',
  rules: ['xw.faq-objects.01'],
  permits: {
    'ignores obstacle': (state, self, { ship }) => isYou(state, self, ship) && currentAttack(state)?.attacker !== ship,
  },
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
  const rerolled = dice.filter((each) => !canReroll(each)).length;
  dice.forEach((each, i) => (each.face = faces[i] ?? each.face));
  const said = rerolled === 0 ? 'it is no reroll.' : say`it is no reroll: ${rerolled} of them had been rerolled.`;
  const because = [
    ...nearRock(state, ship, ['xw.faq-dice.04']),
    reason('no-reroll', said, ['xw.faq-dice.04'], { rerolled }),
  ];
  emit(state, { type: 'dice-rolled-again', rules: ['xw.faq-dice.04'], ship, die, were, faces, player, because });
}

/** Critical hits against him go first. */
const zebOrrelios = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02', 'xw.attack.27'],
    permits: { 'critical hits canceled first': (state, self, { defender }) => isYou(state, self, defender) },
  });

export const rebelPilots = [
  jakeFarrell,
  chopper,
  kyleKatarn,
  wedgeAntilles,
  lukeSkywalker,
  garvenDreis('garven-dreis', 'pilot:garvendreis-t65xwing'),
  garvenDreis('garven-dreis-arc', 'pilot:garvendreis'),
  norraWexley('norra-wexley', 'pilot:norrawexley'),
  norraWexley('norra-wexley-y-wing', 'pilot:norrawexley-btla4ywing'),
  zebOrrelios('zeb-orrelios-pilot', 'pilot:zeborrelios'),
  zebOrrelios('zeb-orrelios-sheathipede', 'pilot:zeborrelios-sheathipedeclassshuttle'),
  zebOrrelios('zeb-orrelios-tie', 'pilot:zeborrelios-tielnfighter'),
  hortonSalm,
  dashRendar,
  hanSolo,
];
