/** Upgrades of the slot 'torpedo'. */
import { after } from '../../../core';
import { loseCharge } from '../../effects/charges';
import { ability } from '../../engine';
import { isThisAttack } from '../forms/attacks';
import { attacking, changeOne, changes } from '../forms/dice';
import { ionWeapon } from '../forms/same-text';

const advProtonTorpedoes = changes({
  id: 'adv-proton-torpedoes',
  card: 'upgrade:advprotontorpedoes',
  ...attacking,
  must: true,
  from: ['hit'],
  to: 'crit',
  when: isThisAttack,
});

const PLASMA = 'upgrade:plasmatorpedoes';

const plasmaTorpedoes = ability({
  id: 'plasma-torpedoes',
  card: PLASMA,
  rules: ['xw.golden-rules.02', 'xw.attack.27'],
  permits: { 'critical hits canceled first': (state, self) => isThisAttack(state, self) },
});

const plasmaTorpedoesHit = ability({
  id: 'plasma-torpedoes-hit',
  card: PLASMA,
  rules: ['xw.faq-cards.26'],
  on: after('attack-hit'),
  when: isThisAttack,
  effect: (state, { event }) => {
    if (event) loseCharge(state, event.defender, 'shields', ['xw.faq-cards.26']);
  },
});

const protonTorpedoes = changeOne({
  id: 'proton-torpedoes',
  card: 'upgrade:protontorpedoes',
  rules: ['xw.dice-modification.04'],
  pool: 'attack',
  when: isThisAttack,
  from: 'hit',
  to: 'crit',
  may: false,
});

export const torpedoUpgrades = [
  advProtonTorpedoes,
  ionWeapon('ion-torpedoes', 'upgrade:iontorpedoes'),
  plasmaTorpedoes,
  plasmaTorpedoesHit,
  protonTorpedoes,
];
