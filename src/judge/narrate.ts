/** One sentence an event: the game's own in its words, core's own (abilities, the queue) here. */
import { rulesOfAll, type CoreEvent, type GameEvent } from '../core';
import type { AnyWords } from '../language/language';
import { evidenceInWords } from '../language/evidence';
import { abilityInWords, withPlayers, type Naming } from '../language/in-words';
import type { StoryLine } from './report';
import { show } from './words';

export function told(language: AnyWords & Naming, event: GameEvent, state: unknown): StoryLine | null {
  const said = isCore(event) ? aboutAbility(language, event, state) : language.narrate(event, state);
  if (said === null) return null;
  const madeUp = language.madeUp?.(event, state) ?? [];
  const { because = [], change, sources } = event;
  const rules = [...new Set([...event.rules, ...rulesOfAll(because)])];
  return {
    kind: 'event',
    type: event.type,
    text: `${withPlayers(said, language.players)}${evidenceInWords(language, event, state)}`,
    rules,
    ...(madeUp.length > 0 ? { madeUp } : {}),
    ...(event.because ? { because } : {}),
    ...(change ? { change } : {}),
    ...(sources ? { sources } : {}),
  };
}

function isCore(event: GameEvent): event is CoreEvent {
  return event.type.startsWith('ability-') && 'ability' in event;
}

function aboutAbility(language: Naming, event: CoreEvent, state: unknown): string {
  const what = abilityInWords(language, event.ability, event.source, state);
  switch (event.type) {
    case 'ability-queued':
      return `${what} joins the ability queue`;
    case 'ability-used':
      return `${what} is used`;
    case 'ability-declined':
      return `${what} is not used`;
    case 'ability-replaced':
      return `${what} replaces what would happen`;
    case 'ability-not-triggered':
      return `${what} is not triggered`;
    case 'ability-skipped':
      return `${what} is skipped`;
  }
}

/** An event in the words of `happened`, for lists of what was found. */
export function showEvent(event: GameEvent): string {
  const { type, rules: _rules, ...fields } = event;
  return `${type} ${show(fields as never)}`;
}
