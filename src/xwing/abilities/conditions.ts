/** Condition cards, with the cards that assign them (xw.condition-cards). */
import { after, type AbilityInPlay, type PlayerId } from '../../core';
import { assignCondition } from '../effects/conditions';
import { gainToken } from '../effects/tokens';
import { ability } from '../engine';
import type { AssignedCondition, XwingState } from '../model/state';
import { currentAttack } from '../queries/attack';
import { hasCondition } from '../queries/conditions';
import { shipOf } from '../queries/ships';
import { changeOne, whileYouAttack } from './combat';
import { chooseShip, isYou, you } from './words';

/** The condition that an ability is on. */
function ofCondition(state: XwingState, self: Pick<AbilityInPlay, 'source'>): AssignedCondition {
  const condition = you(state, self).conditions.find((each) => each.id === self.source);
  if (!condition) throw new Error(`no condition is called '${self.source}'`);
  return condition;
}

/** After placing forces (xw.setup.14), the card assigns its condition to an enemy ship. */
const assignsToAnEnemy = (id: string, card: string, condition: string) =>
  ability({
    id,
    card,
    rules: ['xw.condition-cards.01', 'xw.setup.14'],
    on: after('phase-ended'),
    when: (_state, { event }) => event.phase === 'setup',
    choose: (state, self) => chooseShip(state, self, { side: 'enemy' }),
    effect: (state, { chosen, controller }) =>
      assignCondition(state, condition, chosen as string, controller, ['xw.condition-cards.01']),
  });

const agentKallus = changeOne({
  id: 'agent-kallus',
  card: 'upgrade:agentkallus',
  rules: ['xw.condition-cards.01'],
  pool: 'attack',
  from: 'focus',
  to: 'hit',
  may: true,
  when: whileYouAttack((state, { defender }) => defender !== null && hasCondition(shipOf(state, defender), 'hunted')),
});

/** After its ship is destroyed its player passes it on, as the card of whoever assigned it. */
const hunted = ability({
  id: 'hunted',
  card: 'condition:hunted',
  rules: ['xw.condition-cards.07'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  choose: (state, self) => chooseShip(state, self, { side: 'friendly', other: true }),
  effect: (state, self) =>
    assignCondition(state, 'hunted', self.chosen as string, ofCondition(state, self).by, ['xw.condition-cards.01']),
});

/** Its ship gains a strain token after it defends against such a ship of whoever assigned it and spends no green token. */
const fearfulPrey = ability({
  id: 'fearful-prey',
  card: 'condition:fearfulprey',
  rules: ['xw.condition-cards.01'],
  on: after('defended'),
  when: (state, self) => {
    const { attacker, defender, bonus } = self.event;
    return !bonus && isYou(state, self, defender) && isPredator(state, attacker, ofCondition(state, self).by);
  },
  effect: (state, self) => gainToken(state, you(state, self).id, 'strain', ['xw.condition-cards.01']),
});

function isPredator(state: XwingState, attacker: string, by: PlayerId): boolean {
  const { pilot, player } = shipOf(state, attacker);
  const spentGreen = currentAttack(state)?.spent.defense.some((each) => each !== 'force' && each !== 'lock');
  return pilot === 'fearsomepredator' && player === by && spentGreen !== true;
}

export const conditionAbilities = [
  assignsToAnEnemy('agent-kallus-hunts', 'upgrade:agentkallus', 'hunted'),
  agentKallus,
  hunted,
  assignsToAnEnemy('fearsome-predator', 'pilot:fearsomepredator', 'fearfulprey'),
  fearfulPrey,
];
