/** Unique squadrons (arm.squadron.06): what their cards say beside the keywords. */
import { after, allowed, candidate, choicesOfDice, reason, type AnyAbility, type Json, type RuleId } from '../../core';
import { attackOf } from '../effects/attack-dice';
import { sufferOutsideAttacks } from '../effects/destroy';
import { loseHull } from '../effects/hull';
import { toggleSlider } from '../effects/slider';
import { ability, call } from '../engine';
import type { Keyword } from '../facts';
import type { ArmadaState, SquadronId } from '../model/state';
import type { Armada } from '../model/types';
import { addAttackDice, rerollAttackDice } from '../procedures/attack-dice';
import { PLAIN_DAMAGE } from '../procedures/damage';
import { currentAttack, declared, defenseTokens, hasCritical, iconsIn, pieceOf } from '../queries/attack';
import { atDistance, distanceBetween } from '../queries/distance';
import { shipPiece, squadronPiece } from '../queries/pieces';
import { isOnTable, shipOf, shipsOnTable } from '../queries/ships';
import { areEngaged, engagedSquadrons, hasKeyword, squadronOf, squadronsOnTable } from '../queries/squadrons';
import { discardChosenToken, sayToken } from './forms/choices';
import { anyDice } from './forms/dice';

const WHILE: readonly RuleId[] = ['arm.effect-use-and-timing.06'];
const AFTER: readonly RuleId[] = ['arm.effect-use-and-timing.08', 'arm.effect-use-and-timing.13'];
const DAMAGE: readonly RuleId[] = [...AFTER, 'arm.damage.02'];

const WHEN: readonly RuleId[] = ['arm.effect-use-and-timing.05', 'arm.effect-use-and-timing.13', 'arm.damage.02'];

/** As he is activated, one enemy at distance 1 suffers a damage. */
const bobaFett = ability({
  id: 'boba-fett',
  card: 'squadron:boba-fett',
  rules: WHEN,
  on: after('squadron-activates'),
  when: (_state, { source, event }) => event.squadron === source,
  choose: (state, { source }) => enemiesBeside(state, source).map((id) => allowed(id)),
  effect: (state, { chosen }) => {
    const ship = shipsOnTable(state).find(({ id }) => id === chosen);
    if (!ship) return sufferOutsideAttacks(state, squadronOf(state, chosen as string), DAMAGE);
    call(state, 'suffer damage', { ship: ship.id, zone: null, left: 1, rules: WHEN, ...PLAIN_DAMAGE });
  },
});

/** Enemy ships and squadrons at distance 1. */
function enemiesBeside(state: ArmadaState, source: SquadronId): string[] {
  const own = squadronOf(state, source);
  const piece = squadronPiece(state, own);
  const squadrons = squadronsOnTable(state).filter(
    (each) =>
      each.owner !== own.owner && distanceBetween(state.lengths, piece, squadronPiece(state, each)).distance === 1,
  );
  const ships = shipsOnTable(state).filter(
    (each) => each.owner !== own.owner && atDistance(state.lengths, [1, 1], shipPiece(state, each), piece).holds,
  );
  return [...squadrons, ...ships].map(({ id }) => id);
}

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

/** As many dice as there are enemies at distance 1. */
const dashRendar = ability({
  id: 'dash-rendar',
  card: 'squadron:dash-rendar',
  rules: [...WHILE, 'arm.modifying-dice.02'],
  during: 'modify attack dice',
  may: true,
  when: (state, { source }) => currentAttack(state)?.attacker === source && enemiesBeside(state, source).length > 0,
  choose: (state, { source }) => {
    const { pool } = attackOf(state);
    const most = Math.min(pool.length, enemiesBeside(state, source).length);
    return choicesOfDice(pool, most, () => true).map((dice) => allowed<Json>(dice));
  },
  effect: (state, { chosen, controller }) => rerollAttackDice(state, chosen as number[], controller, WHILE),
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

const START: readonly RuleId[] = ['arm.effect-use-and-timing.05', 'arm.commands.10'];

/** As the Ship Phase begins he may be activated as by a squadron command. */
const hanSolo = ability({
  id: 'han-solo',
  card: 'squadron:han-solo',
  rules: START,
  on: after('phase-started'),
  when: (state, { source, event }) => event.phase === 'ship' && !squadronOf(state, source).activated,
  still: (state, { source }) => isOnTable(squadronOf(state, source)),
  may: true,
  effect: (state, { source: squadron }) =>
    call(state, 'squadron activation', { squadron, byCommand: true, moved: false, attacks: 0 }),
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

const IGNORED: readonly Keyword[] = ['counter', 'escort'];

/** Escort and Counter of enemies are nothing to him. */
const ig88 = ability({
  id: 'ig-88',
  card: 'squadron:ig-88',
  rules: ['arm.golden-rules.02'],
  permits: {
    'ignore keyword': (_state, { source }, { squadron, keyword }) => squadron === source && IGNORED.includes(keyword),
  },
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
    for (const squadron of engagedSquadrons(state, squadronOf(state, source)))
      sufferOutsideAttacks(state, squadron, DAMAGE);
  },
});

const NYM: readonly RuleId[] = ['arm.effect-use-and-timing.03', 'arm.critical-effects.01'];

/** Of a ship that he attacks a defense token is discarded, for a blue critical icon. */
const nym = ability({
  id: 'nym',
  card: 'squadron:nym',
  rules: NYM,
  during: 'critical effect',
  may: true,
  when: (state, { source }) => {
    const attack = currentAttack(state);
    return attack?.attacker === source && attack.defendingZone !== null;
  },
  unable: (state) =>
    hasCritical(attackOf(state), 'blue')
      ? null
      : reason('no-critical', 'There is no blue critical icon in the attack pool.', NYM),
  choose: (state) => defenseTokens(state, attackOf(state)).map((token) => candidate<Json>(sayToken(token), null)),
  effect: (state, { chosen }) => {
    const defender = pieceOf(state, declared(attackOf(state)).defender);
    discardChosenToken(state, defender, chosen, NYM);
  },
});

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
  effect: (state, { event }) => sufferOutsideAttacks(state, squadronOf(state, event?.attacker ?? ''), DAMAGE),
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
  bobaFett,
  darthVader,
  dashRendar,
  dutchVander,
  hanSolo,
  howlrunner,
  ig88,
  keyanFarlander,
  lukeSkywalker,
  majorRhymer,
  maulerMithel,
  nym,
  soontirFel,
  tychoCelchu,
  wedgeAntilles,
];
