/** Unique squadrons (arm.squadron.06): what their cards say beside the keywords. */
import { after, type AnyAbility, type RuleId } from '../../core';
import { attackOf } from '../effects/attack-dice';
import { destroySquadronIfDue } from '../effects/destroy';
import { loseHull } from '../effects/hull';
import { toggleSlider } from '../effects/slider';
import { ability } from '../engine';
import type { ArmadaState, Squadron } from '../model/state';
import type { Armada } from '../model/types';
import { addAttackDice, rerollAttackDice } from '../procedures/attack-dice';
import { currentAttack, iconsIn } from '../queries/attack';
import { distanceBetween } from '../queries/distance';
import { squadronPiece } from '../queries/pieces';
import { isOnTable, shipOf } from '../queries/ships';
import { areEngaged, engagedSquadrons, hasKeyword, squadronOf } from '../queries/squadrons';
import { anyDice } from './forms/dice';

const WHILE: readonly RuleId[] = ['arm.effect-use-and-timing.06'];
const AFTER: readonly RuleId[] = ['arm.effect-use-and-timing.08', 'arm.effect-use-and-timing.13'];
const DAMAGE: readonly RuleId[] = [...AFTER, 'arm.damage.02'];

/** Each of his critical icons is a damage more, against whatever he attacks. */
const darthVader = ability({
  id: 'darth-vader',
  card: 'squadron:darth-vader',
  rules: [...WHILE, 'arm.golden-rules.02'],
  modifies: {
    'damage total': (state, { source }, damage, { attacker }) =>
      attacker === source ? damage + iconsIn(attackOf(state).pool).criticals : damage,
  },
});

/** A squadron that his attack has damaged is activated; if it is activated already, it suffers a damage more. */
const dutchVander = ability({
  id: 'dutch-vander',
  card: 'squadron:dutch-vander',
  rules: ['arm.effect-use-and-timing.05', 'arm.squadron-activation.07'],
  on: after('attack-performed'),
  when: (_state, { source, event }) => event.attacker === source && event.defendingZone === null && event.damage > 0,
  still: (state, { event }) => squadronOf(state, event.defender).hull > 0,
  may: true,
  effect: (state, { event }) => {
    const squadron = squadronOf(state, event?.defender ?? '');
    if (squadron.activated) loseHull(state, squadron, 1, DAMAGE);
    else toggleSlider(state, squadron, ['arm.effect-use-and-timing.05']);
  },
});

/** While another friendly squadron with Swarm at distance 1 attacks a squadron: a blue die, which the player of that squadron adds (arm.team-play.04). */
const howlrunner = ability({
  id: 'howlrunner',
  card: 'squadron:howlrunner',
  rules: ['arm.effect-use-and-timing.06', 'arm.modifying-dice.04'],
  during: 'modify attack dice',
  byWhoeverIsAsked: true,
  may: true,
  when: (state, { source }) => {
    const attack = currentAttack(state);
    if (!attack || attack.zone !== null || attack.defendingZone !== null || attack.attacker === source) return false;
    const [own, attacker] = [squadronOf(state, source), squadronOf(state, attack.attacker)];
    if (attacker.owner !== own.owner || !hasKeyword(attacker, 'swarm')) return false;
    return distanceBetween(state.lengths, squadronPiece(state, own), squadronPiece(state, attacker)).distance === 1;
  },
  effect: (state) => addAttackDice(state, { blue: 1 }, ['arm.modifying-dice.04']),
});

/** Any dice against a ship whose defending hull zone has no shields. */
const keyanFarlander = ability({
  id: 'keyan-farlander',
  card: 'squadron:keyan-farlander',
  rules: [...WHILE, 'arm.modifying-dice.02'],
  during: 'modify attack dice',
  may: true,
  when: (state, { source }) => {
    const attack = currentAttack(state);
    if (attack?.attacker !== source || attack.defender === null || attack.defendingZone === null) return false;
    return shipOf(state, attack.defender).shields[attack.defendingZone] === 0;
  },
  choose: (state) => anyDice(state),
  effect: (state, { chosen, controller }) => rerollAttackDice(state, chosen as number[], controller, WHILE),
});

/** Ships that he attacks count as without shields. */
const lukeSkywalker = ability({
  id: 'luke-skywalker',
  card: 'squadron:luke-skywalker',
  rules: ['arm.effect-use-and-timing.06', 'arm.effect-use-and-timing.13'],
  permits: {
    'damage past shields': (_state, { source }, { attacker, defendingZone }) =>
      attacker === source && defendingZone !== null,
  },
});

/** Friendly squadrons at distance 1, himself among them, attack ships at close and medium range. */
const majorRhymer = ability({
  id: 'major-rhymer',
  card: 'squadron:major-rhymer',
  rules: ['arm.golden-rules.02', 'arm.friendly-and-enemy.03'],
  permits: {
    'attack ships from afar': (state, { source }, { squadron: id }) => {
      const [own, squadron] = [squadronOf(state, source), squadronOf(state, id)];
      if (id === source) return true;
      if (own.owner !== squadron.owner) return false;
      return distanceBetween(state.lengths, squadronPiece(state, own), squadronPiece(state, squadron)).distance === 1;
    },
  },
});

/** Where he has moved to, each squadron that is engaged with him suffers a damage. */
const maulerMithel = ability({
  id: 'mauler-mithel',
  card: 'squadron:mauler-mithel',
  rules: DAMAGE,
  on: after('squadron-moved'),
  when: (_state, { source, event }) => event.squadron === source,
  effect: (state, { source }) => {
    for (const squadron of engagedSquadrons(state, squadronOf(state, source))) hurt(state, squadron);
  },
});

/** One damage outside of attacks: it is destroyed at once where that was its last hull point. */
function hurt(state: ArmadaState, squadron: Squadron): void {
  loseHull(state, squadron, 1, DAMAGE);
  destroySquadronIfDue(state, squadron.id);
}

/** A squadron that he is engaged with and that has attacked somebody else suffers a damage. */
const soontirFel = ability({
  id: 'soontir-fel',
  card: 'squadron:soontir-fel',
  rules: DAMAGE,
  on: after('attack-performed'),
  when: (state, { source, event }) => {
    if (event.zone !== null || event.counter || event.defender === source) return false;
    return areEngaged(state, squadronOf(state, source), squadronOf(state, event.attacker));
  },
  still: (state, { event }) => isOnTable(squadronOf(state, event.attacker)),
  effect: (state, { event }) => hurt(state, squadronOf(state, event?.attacker ?? '')),
});

/** Nobody whom he is engaged with keeps him from moving, or from attacking ships. */
const tychoCelchu = ability({
  id: 'tycho-celchu',
  card: 'squadron:tycho-celchu',
  rules: ['arm.golden-rules.02', 'arm.engagement.03'],
  permits: { 'disregard engaged squadron': (_state, { source }, { squadron }) => squadron === source },
});

const WEDGE_DICE = 2;

/** Two blue dice against a squadron that has been activated this round. */
const wedgeAntilles = ability({
  id: 'wedge-antilles',
  card: 'squadron:wedge-antilles',
  rules: [...WHILE, 'arm.modifying-dice.04'],
  during: 'modify attack dice',
  may: true,
  when: (state, { source }) => {
    const attack = currentAttack(state);
    if (attack?.attacker !== source || attack.defender === null || attack.defendingZone !== null) return false;
    return squadronOf(state, attack.defender).activated;
  },
  effect: (state) => addAttackDice(state, { blue: WEDGE_DICE }, ['arm.modifying-dice.04']),
});

export const uniqueSquadrons: readonly AnyAbility<Armada>[] = [
  darthVader,
  dutchVander,
  howlrunner,
  keyanFarlander,
  lukeSkywalker,
  majorRhymer,
  maulerMithel,
  soontirFel,
  tychoCelchu,
  wedgeAntilles,
];
