/** Rebel Alliance: pilots of the T-65 X-wing. */
import { after, candidate } from '../../../../core';
import { recoverCharge } from '../../../effects/charges';
import { spendResult } from '../../../effects/dice';
import { flipUpgrade } from '../../../effects/upgrades';
import { ability, run } from '../../../engine';
import { EXPOSE, exposeDamageCard } from '../../../procedures/damage-cards';
import { rollADie, shownOn } from '../../../procedures/roll-a-die';
import { sufferDamage } from '../../../procedures/suffer-damage';
import { shipOf } from '../../../queries/ships';
import { cannotFlip, isOfSlot } from '../../../queries/upgrades';
import { performing, red } from '../../forms/actions';
import { thisAttack, whileYouAttack } from '../../forms/attacks';
import { allActive } from '../../forms/costs';
import { noFacedown } from '../../forms/damage';
import { noResult, rollsMore } from '../../forms/dice';
import { FLIP } from '../../forms/flipping';
import { garvenDreis, takesItOn } from '../../forms/same-text';
import { afterYouGain, afterYouPerform, beforeYouActivate } from '../../forms/timing';
import { REMOVE, unlessStressed, youRemove } from '../../forms/tokens';
import { isYou, you } from '../../forms/you';

const edrioTwoTubes = beforeYouActivate({
  id: 'edrio-two-tubes',
  card: 'pilot:edriotwotubes',
  if: (state, self) => you(state, self).tokens.focus > 0,
  ...performing('edrio-two-tubes', 'any standard action'),
});

/** Rolls a die to be rid of stress. */
const jekPorkins = afterYouGain('stress')({
  id: 'jek-porkins',
  card: 'pilot:jekporkins',
  may: true,
  unable: unlessStressed,
  effect: [
    run('roll an attack die', REMOVE, (state, self) => {
      youRemove('stress')(state, self);
      rollADie(state, you(state, self).id, self.ability, REMOVE);
    }),
    run('suffer for a hit', ['xw.damage.01'], (state, self) => {
      if (shownOn(self) === 'hit') sufferDamage(state, you(state, self).id, { hit: 1, crit: 0 }, ['xw.damage.01']);
    }),
  ],
});

const kullbeeSperado = afterYouPerform(
  'barrel-roll',
  'boost',
)({
  id: 'kullbee-sperado',
  card: 'pilot:kullbeesperado',
  may: true,
  choose: (state, self) =>
    you(state, self)
      .upgrades.filter((card) => isOfSlot(card, 'configuration'))
      .map((card) => candidate(card.id, cannotFlip(card))),
  effect: (state, { chosen }) => flipUpgrade(state, chosen as string, FLIP),
});

const leevanTenza = afterYouPerform(
  'barrel-roll',
  'boost',
)({
  id: 'leevan-tenza',
  card: 'pilot:leevantenza',
  ...performing('leevan-tenza', red('evade')),
});

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

/** For a result of his own he looks at the facedown cards of the defender, and exposes one of them. */
const thaneKyrell = ability({
  id: 'thane-kyrell',
  card: 'pilot:thanekyrell',
  rules: ['xw.dice-modification.06', ...EXPOSE],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  unable: (state) => noFacedown(shipOf(state, thisAttack(state).defender ?? '')),
  choose: (state) =>
    (['focus', 'hit', 'crit'] as const).map((face) => candidate(face, noResult(state, 'attack', face))),
  effect: (state, self) => {
    const { attacker, defender } = thisAttack(state);
    spendResult(state, attacker, self.chosen as 'focus' | 'hit' | 'crit', ['xw.dice-modification.06']);
    exposeDamageCard(state, defender ?? '', EXPOSE, self.controller);
  },
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

export const t65XWingPilots = [
  takesItOn('biggs-darklighter', 'pilot:biggsdarklighter', ['hit', 'crit']),
  edrioTwoTubes,
  garvenDreis('garven-dreis', 'pilot:garvendreis-t65xwing'),
  jekPorkins,
  kullbeeSperado,
  leevanTenza,
  lukeSkywalker,
  thaneKyrell,
  wedgeAntilles,
];
