/** Upgrades of the slot 'sensor'. */
import { reason } from '../../../core';
import { ability, wasUsed } from '../../engine';
import { currentAttack } from '../../queries/attack';
import { deviceFacts } from '../../queries/devices';
import { isDroppedObstacle } from '../../queries/placing-devices';
import { whileYouAttack } from '../forms/attacks';
import { placesOtherwise } from '../forms/devices';
import { mayReroll } from '../forms/dice';
import { isYou } from '../forms/you';

/** Used, the lock cannot be spent during the attack. */
const fireControlSystem = mayReroll({
  id: 'fire-control-system',
  card: 'upgrade:firecontrolsystem',
  rules: ['xw.dice-modification.05'],
  pool: 'attack',
  when: whileYouAttack((state, attack, own) =>
    state.locks.some((lock) => lock.by === own.id && lock.on === attack.defender),
  ),
});

const fireControlSystemKeepsLock = ability({
  id: 'fire-control-system-keeps-lock',
  card: 'upgrade:firecontrolsystem',
  rules: ['xw.golden-rules.03'],
  forbids: {
    'spend lock': (state, self, { ship }) => {
      const attack = currentAttack(state);
      const used = attack !== null && wasUsed(attack, { ability: 'fire-control-system', source: self.source });
      if (!isYou(state, self, ship) || !used) return null;
      return reason('lock-kept', 'With Fire-Control System used, the lock cannot be spent.', ['xw.golden-rules.03']);
    },
  },
});

const trajectorySimulator = placesOtherwise({
  id: 'trajectory-simulator',
  card: 'upgrade:trajectorysimulator',
  adds: (_way, payload, { phase }) =>
    phase === 'system' && !isDroppedObstacle(payload) && deviceFacts(payload).type === 'bomb'
      ? [{ how: 'launch', speed: 5, bearing: 'straight' }]
      : [],
});

export const sensorUpgrades = [fireControlSystem, fireControlSystemKeepsLock, trajectorySimulator];
