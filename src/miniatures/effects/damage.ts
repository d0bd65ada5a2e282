/** Damage that characters take and get rid of, and characters that are defeated (min.damage, min.defeat). */
import { reason, say, type Reason, type RuleId, type Source } from '../../core';
import { emit, forbidden, takeOutOfPlay, tell, trigger } from '../engine';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { cardOf, characterOf, spaceOf } from '../queries/characters';
import { areEnemies } from '../queries/players';
import { endWithDefeated, lose, refreshAbilities } from './abilities';
import { endIfDecided } from './victory';

/** What deals damage. */
export interface Dealt {
  damage: number;
  attacker: CharacterId | null;
  byAttack: boolean;
  /** What it is made of. */
  sources: readonly Source[];
  because?: readonly Reason[];
}

/** It takes so much damage (min.damage.01); dealt to an enemy, the round is no quiet one (min.tie-breaker.01). */
export function takeDamage(
  state: MiniaturesState,
  character: Character,
  { damage, attacker, byAttack, sources, because = [] }: Dealt,
  rules: readonly RuleId[],
): void {
  if (attacker !== null && areEnemies(state, characterOf(state, attacker), character)) state.fought = true;
  const { hitPoints } = cardOf(state, character);
  const was = hitPoints - character.damage;
  character.damage += damage;
  const change = { was, is: Math.max(0, hitPoints - character.damage), most: hitPoints };
  const more = because.length > 0 ? { because } : {};
  const event = { type: 'damage-dealt', rules, character: character.id, damage, attacker, byAttack } as const;
  emit(state, { ...event, change, ...(sources.length > 0 && { sources }), ...more });
}

/** Damage is removed from it; never more than it has suffered (min.recovery.02, min.sith-hunger.04). */
export function removeDamage(
  state: MiniaturesState,
  character: Character,
  damage: number,
  rules: readonly RuleId[],
): void {
  const removed = Math.min(damage, character.damage);
  if (removed === 0) return;
  const { hitPoints } = cardOf(state, character);
  const was = hitPoints - character.damage;
  character.damage -= removed;
  const change = { was, is: hitPoints - character.damage, most: hitPoints };
  emit(state, { type: 'damage-removed', rules, character: character.id, damage: removed, change });
}

/** It is defeated and leaves the map; what its card did ends, but for what answers to this (min.defeat.01, min.commander-effect.08). */
export function defeat(
  state: MiniaturesState,
  character: Character,
  { attacker, byAttack }: Pick<Dealt, 'attacker' | 'byAttack'>,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  character.at = character.aboard === null ? character.at : spaceOf(state, character).at;
  character.aboard = null;
  character.place = 'defeated';
  character.squeezed = null;
  endWithDefeated(state, character);
  const why = [...because, ...whyNoPoints(character)];
  const more = why.length > 0 ? { because: why } : {};
  const event = { type: 'character-defeated', rules, character: character.id, attacker, byAttack, ...more } as const;
  tell(state, event);
  trigger(state, event);
  lose(state, (each) => each.character === character.id, rules);
  takeOutOfPlay(state, character.id);
  refreshAbilities(state);
  // Who does not stay alone goes, too (min.frozen-in-carbonite.06).
  defeatLeftBehind(state, character);
  endIfDecided(state);
}

/** Who came into the skirmish by an ability is worth nothing. */
function whyNoPoints({ id, counts }: Character): Reason[] {
  const rules = ['min.rakghoul-disease.04', 'min.reinforcements.03'];
  return counts ? [] : [reason('no-points', say`${id} came later, and gives no points.`, rules)];
}

/** Who does not stay without the others of its squad is defeated with the last of them (min.frozen-in-carbonite.06). */
function defeatLeftBehind(state: MiniaturesState, { player }: Character): void {
  const left = state.characters.filter(
    (each) => each.player === player && (each.place === 'map' || each.place === 'reserve'),
  );
  const alone = left.map(({ id: character }) => forbidden(state, 'stay alone', { character }));
  const [first] = left;
  const [why] = alone;
  if (first && why && alone.every((each) => each !== null))
    defeat(state, first, { attacker: null, byAttack: false }, why.rules);
}
