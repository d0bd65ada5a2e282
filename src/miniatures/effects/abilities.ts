/** Abilities that come into play and go out of it: those on the cards of characters, those that they gain, those that others grant. */
import type { AbilityInPlay, AbilityValue, Reason, RuleId } from '../../core';
import { abilityNamed, bringIntoPlay, emit, modified, takeOutOfPlay } from '../engine';
import type { Character, CharacterId, Lasting, MiniaturesState, Until } from '../model/state';
import type { Grant } from '../model/values';
import { abilitiesHeld, numberOf, printedOn } from '../queries/abilities';
import { HAUNTING } from '../queries/carriers';
import { cardOf } from '../queries/characters';

/** What is printed on its card. Before it is on the map, too: some of it is for setup. */
export function bringCardIntoPlay(state: MiniaturesState, character: Character): void {
  for (const { ability, value } of printedOn(cardOf(state, character)))
    bringIntoPlay(state, ability, character.id, character.player, value ?? undefined);
}

/** From its defeat on a Dark Force Spirit haunts its enemies; it stays in play with the character off the map (min.dark-force-spirit.01). */
export function bringHauntingIntoPlay(state: MiniaturesState, character: Character): void {
  const spirit = printedOn(cardOf(state, character)).find(({ ability }) => ability === 'dark-force-spirit');
  if (spirit) bringIntoPlay(state, HAUNTING, character.id, character.player, numberOf(spirit));
}

/** It gains an ability, or an effect comes onto it: for a while or for good. */
export function gain(
  state: MiniaturesState,
  character: Character,
  { ability, value = null, until, by }: Omit<Lasting, 'character' | 'value' | 'turn'> & { value?: AbilityValue | null },
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const same = state.lasting.find((each) => isSame(each, { character: character.id, ability, value }));
  const { turn } = state;
  if (same) Object.assign(same, { until: longer(same.until, until), turn, by });
  else state.lasting.push({ character: character.id, ability, value, until, turn, by });
  refreshAbilities(state);
  const more = because.length > 0 ? { because } : {};
  emit(state, { type: 'ability-gained', rules, character: character.id, gained: ability, value, until, ...more });
}

type Which = Pick<Lasting, 'character' | 'ability' | 'value'>;

function isSame(one: Which, other: Which): boolean {
  return one.character === other.character && one.ability === other.ability && one.value === other.value;
}

const LENGTHS: readonly Until[] = ['turn', 'round', 'next-turn', 'skirmish'];

function longer(one: Until, other: Until): Until {
  return LENGTHS.indexOf(one) > LENGTHS.indexOf(other) ? one : other;
}

/** What it gained is gone. */
export function lose(state: MiniaturesState, which: (lasting: Lasting) => boolean, rules: readonly RuleId[]): void {
  const gone = state.lasting.filter(which);
  if (gone.length === 0) return;
  state.lasting = state.lasting.filter((each) => !which(each));
  refreshAbilities(state);
  for (const { character, ability } of gone) emit(state, { type: 'ability-lost', rules, character, lost: ability });
}

/** What lasts to the end of a turn or round ends with it; what lasts to the end of somebody's next turn, with theirs. */
export function expire(state: MiniaturesState, span: 'turn' | 'round', ofTurn: CharacterId | null = null): void {
  if (state.lasting.length === 0) return;
  const rules = span === 'turn' ? ['min.turn.01'] : ['min.round.01'];
  const ends = ({ until, by, turn }: Lasting): boolean =>
    until === 'turn'
      ? span === 'turn' && (turn === null || turn === ofTurn)
      : until === span || (until === 'next-turn' && by === ofTurn);
  lose(state, ends, rules);
}

/** What was to last to the end of the next turn of somebody who is defeated ends with this turn. */
export function endWithDefeated(state: MiniaturesState, { id }: Character): void {
  for (const each of state.lasting)
    if (each.by === id && each.until === 'next-turn') Object.assign(each, { until: 'turn', turn: state.turn });
}

/** Abilities that were gained or are granted come into play, and go out of it, as what they depend on changes. */
export function refreshAbilities(state: MiniaturesState): void {
  for (const character of state.characters.filter(({ place }) => place !== 'defeated' && place !== 'aside')) {
    const held = abilitiesHeld(state, character);
    const inPlay = state.inPlay.filter(({ source }) => source === character.id);
    for (const { ability, value } of held)
      if (!inPlay.some((each) => isOf(each, ability, value)))
        bringIntoPlay(state, ability, character.id, character.player, value ?? undefined);
    const gone = inPlay.filter((each) => !held.some(({ ability, value }) => isOf(each, ability, value)));
    if (gone.length > 0) takeOutOfPlay(state, (each) => gone.includes(each));
  }
}

/** Is it one of the entries of this ability, with this value? */
function isOf(each: AbilityInPlay, ability: string, value: AbilityValue | null): boolean {
  const card = abilityNamed(each.ability)?.card ?? each.ability;
  return card === ability && (each.value ?? null) === value;
}

const NOTHING_GRANTED: readonly Grant[] = [];

/** The same where somebody's abilities depend on where characters stand. */
export function refreshGranted(state: MiniaturesState): void {
  // Handed back as it is where nothing in play grants anything.
  if (modified(state, 'grants', NOTHING_GRANTED, {}) !== NOTHING_GRANTED) refreshAbilities(state);
}
