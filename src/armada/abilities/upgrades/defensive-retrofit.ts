/** Upgrade cards of the slot 'defensive-retrofit'. */
import {
  after,
  candidate,
  reason,
  say,
  type AnyAbility,
  type Candidate,
  type Json,
  type RuleId,
  withReasons,
} from '../../../core';
import { attackOf } from '../../effects/attack-dice';
import { recoverShield } from '../../effects/shields';
import { ability, emit, forbidden } from '../../engine';
import { HULL_ZONES, type HullZone } from '../../facts';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { cannotSpend } from '../../procedures/attack/spend-defense-tokens';
import { currentAttack, defenseTokens } from '../../queries/attack';
import { cardOf, isOnTable } from '../../queries/ships';
import { WHILE } from '../forms/attacks';
import { sayToken } from '../forms/choices';
import { exhaustThis } from '../forms/costs';
import { isYou, you } from '../forms/you';

/** Redirect may choose several hull zones, also one that is not adjacent. */
const advancedProjectors = ability({
  id: 'advanced-projectors',
  card: 'upgrade:advanced-projectors',
  rules: ['arm.effect-use-and-timing.05', 'arm.golden-rules.02'],
  permits: { 'redirect to several': (state, self, { defender }) => isYou(state, self, defender) },
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
  effect: (state, { chosen, source }) => {
    const frame = attackOf(state);
    const freed = frame.barred.findIndex((token) => sayToken(token) === chosen);
    const token = frame.barred[freed];
    frame.barred = frame.barred.filter((_, at) => at !== freed);
    if (!token) return;
    const said = say`${source} is exhausted for that, and does it again only once it is readied.`;
    const why = withReasons(reason('exhausted-for', said, ['arm.golden-rules.02', 'arm.readied.02']));
    const { type, exhausted } = token;
    const about = { defender: frame.defender ?? '', token: type, exhausted };
    emit(state, { type: 'defense-token-freed', rules: ['arm.golden-rules.02'], ...about, ...why });
  },
});

function chosenByAccuracy(state: ArmadaState): Candidate<Json>[] {
  const frame = attackOf(state);
  const barred = defenseTokens(state, frame).filter((token) => token.barred > 0);
  return barred.map((token) => candidate(sayToken(token), cannotSpend(state, frame, { ...token, barred: 0 })));
}

const START: readonly RuleId[] = ['arm.effect-use-and-timing.05', 'arm.shields.01'];

/** A shield comes back as each Status Phase begins. */
const redundantShields = ability({
  id: 'redundant-shields',
  card: 'upgrade:redundant-shields',
  rules: START,
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'status',
  still: (state, self) => isOnTable(you(state, self)),
  may: true,
  choose: (state, self) => {
    const ship = you(state, self);
    return HULL_ZONES.filter((zone) => ship.shields[zone] < cardOf(ship).shields[zone]).map((zone) =>
      candidate<Json>(zone, forbidden(state, 'recover shields', { ship: ship.id, zone })),
    );
  },
  effect: (state, frame) => recoverShield(state, you(state, frame), frame.chosen as HullZone, START),
});

export const defensiveRetrofitUpgrades: readonly AnyAbility<Armada>[] = [
  advancedProjectors,
  electronicCountermeasures,
  redundantShields,
];
