/** Upgrades that work while their ship attacks or defends. */
import { alike, allowed, candidate, reason, say, type Candidate, type Json, type RuleId } from '../../../core';
import { attackOf, changeAttackDie } from '../../effects/attack-dice';
import { loseShield } from '../../effects/shields';
import { ATTACK_DICE, HULL_ZONES, ICONS, type HullZone } from '../../facts';
import { ability } from '../../engine';
import type { AttackDie } from '../../model/attack';
import type { ArmadaState } from '../../model/state';
import { cannotSpend } from '../../procedures/attack/spend-defense-tokens';
import { addAttackDice } from '../../procedures/attack-dice';
import { currentAttack, declared, defenseTokens } from '../../queries/attack';
import { attacksMade } from '../../queries/targets';
import { sayToken } from '../choices';
import { exhaustThis, isYou, you, youAttack } from '../words';

const WHILE: readonly RuleId[] = ['arm.effect-use-and-timing.06'];
const MODIFIES: readonly RuleId[] = ['arm.effect-use-and-timing.02', ...WHILE];

const enhancedArmament = ability({
  id: 'enhanced-armament',
  card: 'upgrade:enhanced-armament',
  rules: ['arm.armament.04'],
  modifies: {
    armament: (state, self, dice, { attacker, zone, armament }) => {
      const isSide = zone === 'left' || zone === 'right';
      return isSide && armament === 'battery' && isYou(state, self, attacker) ? { ...dice, red: dice.red + 1 } : dice;
    },
  },
});

/** A die with a hit or critical icon becomes an accuracy. */
const h9Turbolasers = ability({
  id: 'h9-turbolasers',
  card: 'upgrade:h9-turbolasers',
  rules: MODIFIES,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self),
  choose: (state) => {
    const { pool } = attackOf(state);
    const groups = alike(pool, ({ face }) => ICONS[face].hits + ICONS[face].criticals > 0);
    return groups.map(([at = 0]) => candidate<Json>(at, hasNoAccuracy(pool[at])));
  },
  effect: (state, { chosen }) => changeAttackDie(state, chosen as number, 'accuracy', MODIFIES),
});

function hasNoAccuracy(die: AttackDie | undefined) {
  if (!die || 'accuracy' in ATTACK_DICE[die.kind].faces) return null;
  return reason('no-such-face', say`${die.kind} dice have no accuracy.`, ['arm.modifying-dice.05']);
}

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

/** From the same hull zone more than once, but never at the same ship or squadron. */
const gunneryTeam = ability({
  id: 'gunnery-team',
  card: 'upgrade:gunnery-team',
  rules: ['arm.golden-rules.02', 'arm.golden-rules.03'],
  permits: { 'attack again from the hull zone': (state, self, { attacker }) => isYou(state, self, attacker) },
  forbids: {
    'declare target': (state, self, { attacker, zone, defender }) => {
      if (!isYou(state, self, attacker)) return null;
      const earlier = attacksMade(state, attacker).filter((each) => each.zone === zone);
      if (!earlier.some(({ targets }) => targets.some((each) => each.defender === defender))) return null;
      const said = say`The ${zone ?? ''} hull zone of ${attacker} has targeted ${defender} in this activation.`;
      return reason('targeted-before', said, ['arm.golden-rules.03']);
    },
  },
});

/** Exhausted, so that a token that accuracy has chosen can be spent, if nothing else speaks against it. */
const electronicCountermeasures = ability({
  id: 'electronic-countermeasures',
  card: 'upgrade:electronic-countermeasures',
  rules: [...WHILE, 'arm.golden-rules.02'],
  during: 'spend defense tokens',
  may: true,
  when: (state, self) => isYou(state, self, currentAttack(state)?.defender ?? '') && attackOf(state).barred.length > 0,
  cost: exhaustThis(WHILE),
  choose: (state) => chosenByAccuracy(state),
  effect: (state, { chosen }) => {
    const frame = attackOf(state);
    const freed = frame.barred.findIndex((token) => sayToken(token) === chosen);
    frame.barred = frame.barred.filter((_, at) => at !== freed);
  },
});

function chosenByAccuracy(state: ArmadaState): Candidate<Json>[] {
  const frame = attackOf(state);
  const barred = defenseTokens(state, frame).filter((token) => token.barred > 0);
  return barred.map((token) => candidate(sayToken(token), cannotSpend(state, frame, { ...token, barred: 0 })));
}

export const attackUpgrades = [enhancedArmament, h9Turbolasers, dominator, gunneryTeam, electronicCountermeasures];
