/** Who may be attacked, or be the target of an ability or Force power (min.choosing-a-target, min.legal-target, min.targeting-with-abilities). */
import { inParts, listed, reason, say, type Reason } from '../../core';
import { forbidden, permitted } from '../engine';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { MiniaturesFrames } from '../model/types';
import type { AboutTarget, AttackKind } from '../model/values';
import { hasAbility } from './abilities';
import { characterOf, enemiesOnMap, spaceOf } from './characters';
import { sayGivers } from './evidence';
import { nearestEnemies } from './nearest-enemy';
import { boardIn, canSee, coverBetween, distanceBetween, farther, isAdjacentFor, isCovered, whyNoSight } from './sight';

/** How somebody looks for a target. */
export interface Looking {
  by: AboutTarget['by'];
  kind: AttackKind;
  /** Squares; null: as far as it sees (min.sight.01). */
  range: number | 'adjacent' | null;
  /** Does Melee Attack bind it? Not where an ability says so (min.blaster.01), and not where it does not attack. */
  melee: boolean;
  /** It may choose an enemy with cover that is not the nearest (min.lightsaber-throw-5.01). */
  covered?: true;
}

/** A normal attack of a character; with Melee Attack only on adjacent enemies (min.starter-special-abilities.13). */
export function attackOf(state: MiniaturesState, attacker: Character, kind: AttackKind): Looking {
  return { by: 'attack', kind, range: null, melee: hasAbility(state, attacker, 'melee-attack') };
}

/** How the attacker of an attack in progress has looked for its target. */
export function lookingOf(
  state: MiniaturesState,
  { attacker, kind, with: made }: Pick<MiniaturesFrames['attack'], 'attacker' | 'kind' | 'with'>,
): Looking {
  const usual = attackOf(state, characterOf(state, attacker), kind);
  return made ? { ...usual, range: made.range ?? null, melee: made.melee } : usual;
}

/** An enemy, allowed as a target or refused with its reason. */
export interface Target {
  target: Character;
  not: Reason | null;
}

/** Every enemy on the map, each a legal target or not; squares are none (min.target.03). */
export function targetsOf(state: MiniaturesState, attacker: Character, looking: Looking): Target[] {
  const enemies = enemiesOnMap(state, attacker).map((enemy) => seen(state, attacker, enemy, looking));
  const adjacent = enemies.filter((each) => each.adjacent).map(({ target }) => target);
  let found: readonly EnemyInSpace[] | null = null;
  // They are the same for every enemy with cover, and asked for only where one has it.
  const nearest = (): readonly EnemyInSpace[] => (found ??= nearestFor(state, attacker, looking));
  return enemies.map((each) => ({
    target: each.target,
    not: whyNot(state, attacker, each, looking, { adjacent, nearest }),
  }));
}

/** Why this enemy is no legal target; null: it is. */
export function whyNoTarget(
  state: MiniaturesState,
  attacker: Character,
  target: Character,
  looking: Looking,
): Reason | null {
  const found = targetsOf(state, attacker, looking).find((each) => each.target.id === target.id);
  return found ? found.not : reason('no-enemy', say`${target.id} is no enemy of ${attacker.id}.`, ['min.target.01']);
}

/** The enemies that are legal targets. */
export function legalTargets(state: MiniaturesState, attacker: Character, looking: Looking): Character[] {
  return targetsOf(state, attacker, looking)
    .filter(({ not }) => not === null)
    .map(({ target }) => target);
}

interface Seen {
  target: Character;
  adjacent: boolean;
}

/** Enemies of the attacker that are chosen before others: the adjacent ones, and the nearest before those with cover. */
interface First {
  adjacent: readonly Character[];
  nearest(): readonly EnemyInSpace[];
}

function seen(state: MiniaturesState, attacker: Character, target: Character, { kind }: Looking): Seen {
  return { target, adjacent: isAdjacentFor(state, attacker, target, kind) };
}

function whyNot(
  state: MiniaturesState,
  attacker: Character,
  { target, adjacent }: Seen,
  looking: Looking,
  before: First,
): Reason | null {
  const [first] = before.adjacent;
  if (first && !adjacent) {
    const said = say`${first.id} is adjacent to ${attacker.id}; only adjacent enemies are legal targets.`;
    // Of several adjacent ones each may be chosen (min.choosing-a-target.07).
    return reason('adjacent-first', said, ['min.choosing-a-target.06', 'min.legal-target.03']);
  }
  if (looking.melee && !adjacent) {
    const said = say`${attacker.id} has Melee Attack and attacks only adjacent enemies.`;
    return reason('melee-attack', said, ['min.melee-attack-limits.01', 'min.melee-attack.01']);
  }
  // Whom it does not see it does not attack (min.line-of-sight-basics.01).
  if (!adjacent && !canSee(state, attacker, target)) {
    return whyNoSight(state, attacker, target, ['min.choosing-a-target.02', 'min.legal-target.01']);
  }
  return (
    tooFar(state, attacker, { target, adjacent }, looking) ??
    hidden(state, attacker, { target, adjacent }, looking, before)
  );
}

function tooFar(
  state: MiniaturesState,
  attacker: Character,
  { target, adjacent }: Seen,
  { range }: Looking,
): Reason | null {
  if (range === null) return null;
  if (range === 'adjacent')
    return adjacent
      ? null
      : reason('not-adjacent', say`${target.id} is not adjacent to ${attacker.id}.`, ['min.adjacent.01']);
  const squares = distanceBetween(state, attacker, target);
  if (squares <= range) return null;
  const away = Number.isFinite(squares) ? say`${squares} squares` : 'no way leads there';
  const said = say`${target.id} is more than ${range} squares from ${attacker.id}: ${away}.`;
  return reason('out-of-range', said, ['min.range.01', 'min.range.02'], finite({ range, squares }));
}

/** Without what no finite number says: walls leave no way. */
function finite(facts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(facts).filter(([, number]) => Number.isFinite(number)));
}

/** What abilities forbid; then cover, which only the nearest enemy does not hide behind (min.cover.02, min.cover-basics.02, min.example-of-combat.05). */
function hidden(
  state: MiniaturesState,
  attacker: Character,
  { target, adjacent }: Seen,
  { by, kind, covered: anyway }: Looking,
  before: First,
): Reason | null {
  const covered = !adjacent && isCovered(state, attacker, target);
  const about = { attacker: attacker.id, target: target.id, by, kind, adjacent, covered };
  const banned = forbidden(state, 'be target', about);
  if (banned || !covered || anyway) return banned;
  const nearest = before.nearest();
  if (nearest.some(({ id }) => id === target.id) || permitted(state, 'target covered', about)) return null;
  const uncounted = whyNotCounted(state, attacker, target, by, kind);
  if (uncounted) {
    const why = uncounted.parts ?? inParts(uncounted.message);
    const said = say`${target.id} has cover, and does not count as the nearest enemy of ${attacker.id}: ${why}`;
    return reason('covered-and-not-nearest', said, [...uncounted.rules, 'min.choosing-a-target.03']);
  }
  const ids = nearest.map(({ id }) => id);
  const [first] = nearest;
  const squares = first ? distanceBetween(state, attacker, characterOf(state, first.id)) : Infinity;
  const instead = first ? say`: that is ${listed(ids)}, at ${squares} squares` : '';
  const givers = sayGivers(coverBetween(state, attacker, target));
  const behind = givers.length > 0 ? say` behind ${givers}` : '';
  const said = say`${target.id} has cover${behind}, and is not the nearest enemy of ${attacker.id}${instead}.`;
  const facts = { nearest: ids, ...finite({ squares }) };
  return reason('covered-and-not-nearest', said, ['min.choosing-a-target.03', 'min.legal-target.02'], facts);
}

interface EnemyInSpace {
  id: CharacterId;
  at: Character['at'];
  size: number;
  farther: number;
}

/** The nearest enemies of an attacker among those that count (min.nearest-enemy.01, min.stealth.02). */
export function nearestFor(
  state: MiniaturesState,
  attacker: Character,
  { by, kind }: Pick<Looking, 'by' | 'kind'>,
): readonly EnemyInSpace[] {
  const counted = enemiesOnMap(state, attacker).filter((enemy) => !whyNotCounted(state, attacker, enemy, by, kind));
  const spaces = counted.map((enemy): EnemyInSpace => ({
    id: enemy.id,
    farther: farther(enemy),
    ...spaceOf(state, enemy),
  }));
  return nearestEnemies(boardIn(state), spaceOf(state, attacker), spaces)?.enemies ?? [];
}

/** Why somebody is not looked at where the nearest enemy is found; null: nothing is against it. */
export function whyNotCounted(
  state: MiniaturesState,
  attacker: Character,
  enemy: Character,
  by: AboutTarget['by'],
  kind: AttackKind,
): Reason | null {
  const about = {
    attacker: attacker.id,
    target: enemy.id,
    by,
    kind,
    // Asked only where something cares: cover is found with some work.
    get adjacent() {
      return isAdjacentFor(state, attacker, enemy, kind);
    },
    get covered() {
      return isCovered(state, attacker, enemy);
    },
    get distance() {
      return distanceBetween(state, attacker, enemy);
    },
  };
  return forbidden(state, 'be nearest', about);
}
