/** Step 5 of an attack, Resolve Damage: a critical effect, the total, then it is suffered (arm.attack.18 to .23). */
import {
  allowed,
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type Reason,
  type RuleId,
  type Source,
} from '../../../core';
import { loseHull } from '../../effects/hull';
import type { HullZone } from '../../facts';
import { abilityNamed, ask, call, emit, forbidden, modified, options, permitted, run, useInWindow } from '../../engine';
import type { ArmadaAction, AttackAction } from '../../model/actions';
import type { ArmadaState } from '../../model/state';
import {
  aboutAttack,
  attackingPlayer,
  declared,
  defendingPlayer,
  hasCritical,
  iconsIn,
  isShipOnShip,
  type AttackFrame,
} from '../../queries/attack';
import { isOnTable, shipOf } from '../../queries/ships';
import { squadronOf } from '../../queries/squadrons';

export const resolveDamage = [
  ask(
    'resolve a critical effect',
    ['arm.attack.18', 'arm.attack.19', 'arm.critical-effects.03', 'arm.critical-effects.05'],
    whichCriticalEffect,
    resolveCriticalEffect,
    { offers: 'critical effect' },
  ),
  run('determine the total damage', ['arm.attack.18', 'arm.attack.20', 'arm.attack.21'], totalDamage),
  ask(
    'redirect damage',
    ['arm.defense-tokens.04', 'arm.defense-tokens.06'],
    howMuchToRedirect,
    (_state, frame: AttackFrame, { damage }: Extract<AttackAction, { type: 'redirect-damage' }>) => {
      frame.redirected = [...frame.redirected, damage];
      return 'again';
    },
  ),
  run('suffer damage', ['arm.attack.18', 'arm.damage.02', 'arm.damage.04'], sufferDamage),
];

function windowOf(state: ArmadaState, frame: AttackFrame) {
  return { window: 'critical effect', player: attackingPlayer(state, frame), event: null, frame } as const;
}

/** If there is a critical icon in the pool now (arm.critical-effects.01, .02); of squadrons only where something permits it (.07). */
function whichCriticalEffect(state: ArmadaState, frame: AttackFrame) {
  if (!hasCritical(frame)) return null;
  const about = aboutAttack(frame);
  if (!isShipOnShip(frame) && !permitted(state, 'resolve critical effects', about)) return null;
  const player = attackingPlayer(state, frame);
  const { attacker } = frame;
  const banned = forbidden(state, 'resolve critical effect', about);
  return question(player, 'resolve a critical effect', [
    candidate<ArmadaAction>({ type: 'resolve-critical-effect', player, attacker }, banned),
    ...criticalEffectsOfCards(state, frame, banned),
    allowed<ArmadaAction>({ type: 'skip-critical-effect', player, attacker }),
  ]);
}

function criticalEffectsOfCards(
  state: ArmadaState,
  frame: AttackFrame,
  banned: Reason | null,
): Candidate<ArmadaAction>[] {
  const offered = options(state, windowOf(state, frame));
  return banned ? offered.map(({ action }) => candidate(action, banned)) : offered;
}

/** Of the critical effect of a card, by which somebody could think that the icon is used up. */
const ICON_STAYS = [
  reason('icon-stays', say`The critical icon is not spent by that.`, ['arm.critical-effects.04']),
] as const;

/** The icon is not spent (arm.critical-effects.04). */
function resolveCriticalEffect(state: ArmadaState, frame: AttackFrame, action: ArmadaAction): void {
  const { attacker } = frame;
  const { defender } = declared(frame);
  if (action.type === 'use-ability') {
    const rules = ['arm.critical-effects.03', 'arm.critical-effects.05'];
    emit(state, {
      type: 'critical-effect-resolved',
      rules,
      attacker,
      defender,
      effect: action.ability,
      because: ICON_STAYS,
    });
    return useInWindow(state, windowOf(state, frame), action);
  }
  if (action.type !== 'resolve-critical-effect') return;
  frame.faceup = 1;
  const byShip = isShipOnShip(frame) ? 'arm.attack.22' : 'arm.squadron-keywords.08';
  const rules = ['arm.critical-effects.06', byShip];
  emit(state, { type: 'critical-effect-resolved', rules, attacker, defender, effect: 'standard' });
}

/** Critical icons count between ships only (arm.attack.20, .21, arm.dice-icons.02); brace halves what abilities have made of it (arm.defense-tokens.12). */
function totalDamage(state: ArmadaState, frame: AttackFrame): void {
  const { attacker } = frame;
  const { defender } = declared(frame);
  const { hits, criticals } = iconsIn(frame.pool);
  const counts = isShipOnShip(frame);
  const sources: Source[] = [{ amount: hits, by: 'hit icons' }];
  if (counts) sources.push({ amount: criticals, by: 'critical icons' });
  const base = hits + (counts ? criticals : 0);
  const total = Math.max(0, modified(state, 'damage total', base, aboutAttack(frame), sources));
  const braced = frame.spent.includes('brace');
  const half = Math.ceil(total / 2);
  const left = !braced ? total : state.options.readings.brace === 'by half' ? total - half : half;
  if (braced) sources.push({ amount: left - total, by: 'brace', rules: ['arm.defense-tokens.12'] });
  frame.damage = Math.max(0, modified(state, 'damage suffered', left, aboutAttack(frame), sources));
  const rule = counts ? 'arm.attack.21' : 'arm.attack.20';
  const rules = [...(braced ? ['arm.defense-tokens.12'] : []), ...rulesOf(sources), rule];
  emit(state, { type: 'damage-totaled', rules, attacker, defender, damage: frame.damage, sources });
}

/** Of the abilities that changed it. */
function rulesOf(sources: readonly Source[]): RuleId[] {
  return sources.flatMap(({ by }) => (typeof by === 'string' ? [] : (abilityNamed(by.ability)?.rules ?? [])));
}

/** Shields only: as much as the chosen zone has left (arm.defense-tokens.04, .05). Of several zones one after the other. */
function howMuchToRedirect(state: ArmadaState, frame: AttackFrame) {
  const { redirect, redirected } = frame;
  const zone = redirect[redirected.length];
  const { defender, defendingZone } = declared(frame);
  if (zone === undefined || defendingZone === null || pastShields(state, frame)) return null;
  const ship = shipOf(state, defender);
  const left = mayStillBeRedirected(state, frame);
  const most = Math.min(left, ship.shields[zone]);
  const isAnyLeft = redirect.slice(redirected.length).some((each) => Math.min(left, ship.shields[each]) > 0);
  if (!isAnyLeft || !isOnTable(ship)) return null;
  const player = defendingPlayer(state, frame);
  const named = redirect.length > 1 ? { zone } : {};
  return question(
    player,
    'redirect damage',
    Array.from({ length: frame.damage + 1 }, (_, damage) =>
      candidate(
        { type: 'redirect-damage', player, defender, ...named, damage } as const,
        damage > ship.shields[zone]
          ? noMoreShields(zone, ship.shields[zone])
          : damage > most
            ? noMoreRedirected(left)
            : null,
      ),
    ),
  );
}

/** What cards let it redirect, and no more than there is. */
function mayStillBeRedirected(state: ArmadaState, frame: AttackFrame): number {
  const most = Math.min(frame.damage, modified(state, 'damage redirected', frame.damage, aboutAttack(frame)));
  return Math.max(0, most - sum(frame.redirected));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

function noMoreRedirected(left: number): Reason {
  return reason('no-more-redirected', say`${left} more damage can be redirected.`, ['arm.golden-rules.02'], { left });
}

function noMoreShields(zone: HullZone, left: number): Reason {
  const shields = left === 0 ? say`no shields` : left === 1 ? say`only a shield` : say`only ${left} shields`;
  const said = say`The ${zone} hull zone has ${shields} left.`;
  return reason('no-shields', said, ['arm.defense-tokens.05', 'arm.defense-tokens.04'], { left });
}

function pastShields(state: ArmadaState, frame: AttackFrame): boolean {
  return permitted(state, 'damage past shields', aboutAttack(frame));
}

/** The defender suffers it, whatever the printed summary says (arm.attack-summary.04). */
function sufferDamage(state: ArmadaState, frame: AttackFrame): void {
  const { damage, redirected, redirect, faceup } = frame;
  const { defender, defendingZone: zone } = declared(frame);
  if (zone === null) return loseHull(state, squadronOf(state, defender), damage, ['arm.damage.02', 'arm.attack.20']);
  for (const [i, to] of redirect.entries()) {
    const moved = redirected[i] ?? 0;
    if (moved === 0) continue;
    const rules = ['arm.defense-tokens.04', 'arm.defense-tokens.05', 'arm.defense-tokens.06'];
    emit(state, { type: 'damage-redirected', rules, ship: defender, from: zone, to, damage: moved });
    suffer(to, moved, { faceup: 0, pastShields: false });
  }
  suffer(zone, damage - sum(redirected), { faceup, pastShields: pastShields(state, frame) });

  function suffer(on: typeof zone, left: number, how: { faceup: number; pastShields: boolean }): void {
    if (left === 0) return;
    const rules = ['arm.attack.18'];
    call(state, 'suffer damage', { ship: defender, zone: on, left, rules, ofAttack: true, ...how });
  }
}
