/** Upgrade cards of the slot 'title'. */
import {
  after,
  allowed,
  before,
  candidate,
  reason,
  say,
  type AnyAbility,
  type Candidate,
  type Json,
  type RuleId,
} from '../../../core';
import { attackOf, cancelAllAttackDice, changeAttackDie } from '../../effects/attack-dice';
import { loseShield } from '../../effects/shields';
import { ability, call, forbidden, innermost } from '../../engine';
import { HULL_ZONES, ICONS, obstacleToken, type DieFace, type HullZone } from '../../facts';
import type { ArmadaState, ShipId } from '../../model/state';
import type { Armada } from '../../model/types';
import { addAttackDice } from '../../procedures/attack-dice';
import { newAttack } from '../../procedures/attack/frame';
import { ATTACKS } from '../../procedures/ship-activation';
import { declared, iconsIn } from '../../queries/attack';
import { atDistance } from '../../queries/distance';
import { shipPiece, squadronPiece } from '../../queries/pieces';
import { shipOf, shipsOnTable } from '../../queries/ships';
import { hasKeyword, squadronOf } from '../../queries/squadrons';
import { attacksMade } from '../../queries/targets';
import { CRITICAL_EFFECT, MODIFIES, WHILE, criticalEffect, youAttack } from '../forms/attacks';
import { turnsTo } from '../forms/dice';
import { youActivate } from '../forms/squadron-command';
import { chooseAnotherFriendlyShip, isAtDistance, isYou, you, type OnPiece } from '../forms/you';

/** So fast no squadron is. */
const FASTEST = 5;

/** Squadrons with Bomber that you activate are faster by 1, as far as the ruler goes (arm.speed.03). */
const corrupter = ability({
  id: 'corrupter',
  card: 'upgrade:corrupter',
  rules: ['arm.effect-use-and-timing.04', 'arm.speed.03'],
  modifies: {
    'squadron speed': (state, self, speed, { squadron }) =>
      hasKeyword(squadronOf(state, squadron), 'bomber') && youActivate(state, self, squadron)
        ? Math.min(FASTEST, speed + 1)
        : speed,
  },
});

const AFTER: readonly RuleId[] = ['arm.effect-use-and-timing.08', 'arm.golden-rules.02'];

/** One of your attacks may wait until you have executed a maneuver, the one of your activation or another one. */
const demolisher = ability({
  id: 'demolisher',
  card: 'upgrade:demolisher',
  rules: AFTER,
  on: after('maneuver-completed'),
  when: (state, self) => isYou(state, self, self.event.ship) && hasAttackLeft(state, self.event.ship),
  still: (state, self) => hasAttackLeft(state, self.event.ship),
  may: true,
  effect: (state, { event }) => {
    if (event) call(state, 'attack', newAttack(event.ship));
  },
});

/** In its own activation, of the attacks that a ship has (arm.ship-activation.04). */
function hasAttackLeft(state: ArmadaState, ship: ShipId): boolean {
  return innermost(state, 'ship activation')?.ship === ship && attacksMade(state, ship).length < ATTACKS;
}

/** The dice are canceled for one faceup card. */
const dodonnasPride = criticalEffect('dodonnas-pride', 'blue', (state) => {
  const attack = attackOf(state);
  cancelAllAttackDice(state, CRITICAL_EFFECT);
  attack.cards += 1;
  call(state, 'deal faceup damage card', { ship: declared(attack).defender, rules: CRITICAL_EFFECT });
});

const MOST_SHIELDS = 2;

/** At close and medium range: a blue die for each of up to two shields, from whichever hull zones. */
const dominator = ability({
  id: 'dominator',
  card: 'upgrade:dominator',
  rules: [...MODIFIES, 'arm.modifying-dice.04'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self) && declared(attackOf(state)).range.range !== 'long',
  choose: (state, self): Candidate<Json>[] => shieldsToSpend(you(state, self).shields).map((zones) => allowed(zones)),
  effect: (state, frame) => {
    const zones = frame.chosen as HullZone[];
    for (const zone of zones) loseShield(state, you(state, frame), zone, MODIFIES);
    addAttackDice(state, { blue: zones.length }, MODIFIES);
  },
});

/** The hull zones that lose one shield or two, a zone twice if it has as many. */
function shieldsToSpend(shields: Readonly<Record<HullZone, number>>): HullZone[][] {
  const having = (least: number): HullZone[] => HULL_ZONES.filter((zone) => shields[zone] >= least);
  const one = having(1);
  const pairs = one.flatMap((zone, i) => one.slice(i + 1).map((other) => [zone, other]));
  return [...one.map((zone) => [zone]), ...having(MOST_SHIELDS).map((zone) => [zone, zone]), ...pairs];
}

/** Friendly squadrons at distance 1 suffer 1 damage less from attacks. */
const gallantHaven = ability({
  id: 'gallant-haven',
  card: 'upgrade:gallant-haven',
  rules: ['arm.effect-use-and-timing.07', 'arm.friendly-and-enemy.03'],
  modifies: {
    'damage suffered': (state, self, damage, { defender, defendingZone }) => {
      if (defendingZone !== null) return damage;
      const [own, squadron] = [you(state, self), squadronOf(state, defender)];
      const isNear = atDistance(state.lengths, [1, 1], shipPiece(state, own), squadronPiece(state, squadron)).holds;
      return own.owner === squadron.owner && isNear ? Math.max(0, damage - 1) : damage;
    },
  },
});

/** Black dice of your batteries reach medium range against the rear hull zones of ships. */
const insidious = ability({
  id: 'insidious',
  card: 'upgrade:insidious',
  rules: ['arm.golden-rules.02', 'arm.attack-range.02'],
  permits: {
    'black dice at medium range': (state, self, { attacker, defendingZone }) =>
      defendingZone === 'rear' && isYou(state, self, attacker),
  },
});

/** Obstacles that you overlap do nothing, but for the station, which helps; and nothing obstructs your attacks. */
const jainasLight = ability({
  id: 'jainas-light',
  card: 'upgrade:jainas-light',
  rules: ['arm.golden-rules.02', 'arm.golden-rules.03'],
  forbids: {
    'obstacle effect': (state, self, { piece, obstacle }) =>
      isYou(state, self, piece) && obstacleToken(obstacle)?.kind !== 'station'
        ? reason('ignored', say`${piece} ignores obstacles that it overlaps.`, ['arm.golden-rules.02'])
        : null,
    'be obstructed': (state, self, { attacker }) =>
      isYou(state, self, attacker)
        ? reason('never-obstructed', say`Attacks of ${attacker} are never obstructed.`, ['arm.golden-rules.03'])
        : null,
  },
});

const PARAGON = [...MODIFIES, 'arm.modifying-dice.04'];

/** A black die against a ship that you have attacked before in this round. */
const paragon = ability({
  id: 'paragon',
  card: 'upgrade:paragon',
  rules: PARAGON,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self) && attacksAgain(state),
  effect: (state) => addAttackDice(state, { black: 1 }, PARAGON),
});

/** Was the ship that is attacked the target of an earlier attack of this activation? */
function attacksAgain(state: ArmadaState): boolean {
  const { attacker, defender, defendingZone } = attackOf(state);
  const earlier = attacksMade(state, attacker).slice(0, -1);
  return (
    defendingZone !== null && earlier.some(({ targets }) => targets.some((target) => target.defender === defender))
  );
}

/** For every friendly ship at distance 1-5, itself among them. */
const redemption = ability({
  id: 'redemption',
  card: 'upgrade:redemption',
  rules: ['arm.effect-use-and-timing.05', 'arm.friendly-and-enemy.03'],
  modifies: {
    'engineering points': (state, self, points, { ship }) => {
      const helps = isFriendly(state, self, ship) && isAtDistance(state, self, shipOf(state, ship), [1, 5]);
      return points + (helps ? 1 : 0);
    },
  },
});

/** Is the ship friendly to the one that carries the card? A ship is friendly to itself (arm.friendly-and-enemy.01, .03). */
function isFriendly(state: ArmadaState, self: OnPiece, ship: ShipId): boolean {
  const own = you(state, self);
  return shipsOnTable(state).some((each) => each.id === ship && each.owner === own.owner);
}

/** Critical icons of your front hull zone count twice against ships. */
const salvation = ability({
  id: 'salvation',
  card: 'upgrade:salvation',
  rules: [...WHILE, 'arm.attack.21'],
  modifies: {
    'damage total': (state, self, damage, { attacker, zone, defendingZone }) =>
      zone === 'front' && defendingZone !== null && isYou(state, self, attacker)
        ? damage + iconsIn(attackOf(state).pool).criticals
        : damage,
  },
});

const BEFORE: readonly RuleId[] = ['arm.effect-use-and-timing.07', 'arm.command-tokens.01'];

/** A friendly ship at distance 1-5 may gain the command token that you would gain. */
const tantiveIv = ability({
  id: 'tantive-iv',
  card: 'upgrade:tantive-iv',
  rules: BEFORE,
  on: before('token-due'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) =>
    chooseAnotherFriendlyShip(state, self, [1, 5]).map((each) => ({
      ...each,
      not: each.not ?? forbidden(state, 'have command tokens', { ship: each.action as string }),
    })),
  effect: (state, { chosen }) => {
    const gaining = innermost(state, 'gain command token');
    if (gaining) gaining.ship = chosen as string;
  },
});

/** An accuracy becomes a hit. */
const warlord = ability({
  id: 'warlord',
  card: 'upgrade:warlord',
  rules: MODIFIES,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self),
  choose: (state) =>
    turnsTo(attackOf(state).pool, 'hits', ({ face }) => ICONS[face].accuracies > 0).map(({ action, not }) =>
      candidate<Json>({ ...action }, not),
    ),
  effect: (state, { chosen }) => {
    const { die, to } = chosen as { die: number; to: DieFace };
    changeAttackDie(state, die, to, MODIFIES);
  },
});

/** Squadrons that you activate and that do not move attack twice. */
const yavaris = ability({
  id: 'yavaris',
  card: 'upgrade:yavaris',
  rules: ['arm.effect-use-and-timing.04', 'arm.golden-rules.02'],
  permits: { 'attack twice': (state, self, { squadron }) => youActivate(state, self, squadron) },
});

export const titleUpgrades: readonly AnyAbility<Armada>[] = [
  corrupter,
  demolisher,
  dodonnasPride,
  dominator,
  gallantHaven,
  insidious,
  jainasLight,
  paragon,
  redemption,
  salvation,
  tantiveIv,
  warlord,
  yavaris,
];
