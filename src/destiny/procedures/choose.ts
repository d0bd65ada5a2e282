/** Questions in which a player chooses among things of the table. */
import {
  allowed,
  candidate,
  question,
  type Candidate,
  type PlayerId,
  type Question,
  type Reason,
  type Sentence,
} from '../../core';
import type { ChoiceAction, ChoiceKind } from '../model/actions';

/** The action that names a thing. */
function choosing(player: PlayerId, kind: ChoiceKind, id: string): ChoiceAction {
  if (kind === 'character') return { type: 'choose-character', player, character: id };
  if (kind === 'card') return { type: 'choose-card', player, card: id };
  if (kind === 'die') return { type: 'choose-die', player, die: id };
  if (kind === 'opponent') return { type: 'choose-opponent', player, opponent: id };
  return { type: 'choose-option', player, option: id };
}

/** What a choice names; null for 'done'. */
export function chosenIn(action: ChoiceAction): string | null {
  if (action.type === 'choose-character') return action.character;
  if (action.type === 'choose-card') return action.card;
  if (action.type === 'choose-die' || action.type === 'choose-side') return action.die;
  if (action.type === 'choose-opponent') return action.opponent;
  return action.type === 'choose-option' ? action.option : null;
}

interface Choosing {
  by: PlayerId;
  asks: string | Sentence;
  kind: ChoiceKind;
  from: readonly string[];
  /** Why this one may not be chosen. */
  not?: (id: string) => Reason | null;
  /** May the player take none (more)? */
  done?: boolean;
}

/** A question with one candidate for each thing; null when nothing can be chosen. */
export function chooseAmong({ by, asks, kind, from, not, done }: Choosing): Question<ChoiceAction> | null {
  const candidates: Candidate<ChoiceAction>[] = [...new Set(from)].map((id) =>
    candidate(choosing(by, kind, id), not?.(id) ?? null),
  );
  if (!candidates.some((each) => each.not === null)) return null;
  return question(by, asks, done ? [...candidates, allowed({ type: 'done', player: by })] : candidates);
}
