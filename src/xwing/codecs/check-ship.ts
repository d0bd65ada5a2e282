/** What is noted of a ship, in positions and in saves. */
import { didYouMean } from '../../core/codec/nearest';
import { impossible, type Path, type Rejection } from '../../core';
import { ACTIONS } from '../facts/words';
import { abilityNamed } from '../engine';
import type { Ship, XwingState } from '../model/state';
import { sourcesIn } from '../queries/names';

/** Why no ship has performed such an action; null: it may have. They are names of actions, and of abilities with the header 'Action:' with the card that has it (xw.actions.14, .16). */
export function wrongActions(state: XwingState, { id, actions }: Ship, path: Path): Rejection | null {
  const i = actions.findIndex((action) => !isAction(state, action));
  if (i < 0) return null;
  const said = `${id} has performed no action called '${actions[i]}'${didYouMean(actions[i] ?? '', ACTIONS)}`;
  return impossible('unknown-action', said, [...path, 'actions', i], ['xw.actions.02']);
}

function isAction(state: XwingState, action: string): boolean {
  if ((ACTIONS as readonly string[]).includes(action)) return true;
  const [ability = '', source = ''] = action.split('@');
  return abilityNamed(ability) !== undefined && sourcesIn(state).has(source);
}
