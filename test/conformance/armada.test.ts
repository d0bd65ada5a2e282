/** Armada holds what every game must hold, with random fleets and play. */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { randomArmadaSetup } from '../../scripts/playable/armada';
import { armada } from '../../src/armada/game';
import type { ArmadaEvent } from '../../src/armada/model/events';
import { damageDeck, objectiveCards, shipCards, squadronCards, upgradeCards } from '../../src/armada/facts';
import type { ArmadaState } from '../../src/armada/model/state';
import { armadaScenarios } from '../../src/armada/scenario';
import { pileSize } from '../../src/core';
import { integersFrom } from '../../src/play';
import { conformance } from './conformance';
import type { Causes } from './in-order';

/** Few points keep a game short; they shrink. */
const setups = fc
  .tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 130, max: 180 }))
  .map(([seed, total]) => randomArmadaSetup(integersFrom(seed), total));

/** Damage cards: a facedown one stays among the unknown cards of the deck, because nobody knows which one it is. */
function damageCards({ ships, damageDeck, damageDiscard }: ArmadaState): number {
  const faceup = [damageDiscard, ...ships.map(({ damage }) => damage)].flatMap((dealt) => dealt.faceup);
  return pileSize(damageDeck) + faceup.length;
}

const ship = (event: { ship: string }): string => event.ship;
const squadron = (event: { squadron: string }): string => event.squadron;
const command = (event: { ship: string; command: string }): string => `${event.ship} ${event.command}`;
const target = (event: { attacker: string; defender: string }): string => `${event.attacker} ${event.defender}`;
const token = (event: { ship: string; token: string }): string => `${event.ship} ${event.token}`;

const ORDER: readonly Causes<ArmadaEvent>[] = [
  { causes: { 'ship-activates': ship }, effects: { 'dial-revealed': ship, 'ship-activated': ship } },
  { causes: { 'dial-revealed': command }, effects: { 'dial-spent': command, 'dial-discarded': command } },
  { causes: { 'token-assigned': token }, effects: { 'token-discarded': token, 'token-spent': token } },
  { causes: { 'ship-moved': ship }, effects: { 'maneuver-executed': ship, 'ship-overlapped': ship } },
  {
    causes: { 'attack-declared': target },
    effects: {
      'attack-canceled': target,
      'attack-dice-rolled': target,
      'critical-effect-resolved': target,
      'damage-totaled': target,
      'attack-performed': target,
    },
  },
  { causes: { 'attack-dice-rolled': target }, effects: { 'damage-totaled': target } },
  { causes: { 'damage-totaled': target }, effects: { 'attack-performed': target } },
  {
    causes: { 'squadron-activates': squadron },
    effects: { 'squadron-moved': squadron, 'squadron-activated': squadron },
  },
];

conformance<ArmadaState>(armada, {
  catalogueIds: catalogueIds('armada'),
  randomSetups: setups,
  players: ['p1', 'p2'],
  maxActions: 3000,
  runs: 10,
  looks: 8,
  conserved: damageCards,
  order: ORDER,
  language: armadaScenarios,
  ids: [...shipCards(), ...squadronCards(), ...upgradeCards(), ...damageDeck(), ...objectiveCards()].map(
    ({ id }) => id,
  ),
});
