/** A scenario's game as it begins: from what the file describes, or from what was saved. */
import * as E from 'fp-ts/lib/Either';
import { startChance, where, type Begun, type GameEvent, type Path, type Rejection } from '../core';
import type { AnyLanguage } from '../language/language';
import { plainly } from './plain';
import { wrongDeciders } from './possible/walks';
import type { Problem } from './problem';
import type { Saved, Scenario } from './scenario';
import type { Table } from './table';

interface Heard {
  onEvent(event: GameEvent, state: { events: readonly GameEvent[] }): void;
  onStart(state: unknown): void;
}

/** Left: it cannot begin, with the place in the file. */
export function begin(
  { game, start, text }: Pick<Scenario, 'game' | 'start' | 'text'>,
  heard: Heard,
): E.Either<Problem, Begun<Table['state'], GameEvent>> {
  const { language } = game;
  const { onEvent, onStart } = heard;
  const wrong = (path: Path, { message, rules }: Rejection): E.Either<Problem, never> =>
    E.left({ ...text.at(path), message: rules.length > 0 ? `${message} [${rules.join(', ')}]` : message });
  /** Without the place in the position, which the file does not have: it says it by line and column. */
  const plain = (why: Rejection): Rejection => ({ ...why, message: why.message.replace(`${where(why.path)}: `, '') });
  if ('saved' in start) {
    const begun = beginSaved(language, start, heard);
    return E.isLeft(begun) ? wrong([`saved-${start.saved}`, ...begun.left.path], begun.left) : begun;
  }
  const read = language.begin(start.parts);
  if (E.isLeft(read)) return wrong(read.left.path, read.left);
  const begun =
    'setup' in read.right
      ? language.game.begin(read.right.setup, { mode: 'manual' }, onEvent, onStart)
      : language.game.resume(read.right.position, { mode: 'manual' }, onEvent, onStart);
  if (E.isRight(begun)) return begun;
  const { left } = begun;
  return wrong(language.placeOf?.(left.path, start.parts) ?? left.path, plain(plainly(language, left, null)));
}

function beginSaved(
  { game }: AnyLanguage,
  { saved, value }: Saved,
  { onEvent, onStart }: Heard,
): E.Either<Rejection, Begun<Table['state'], GameEvent>> {
  if (saved === 'setup') return game.begin(value, { mode: 'manual' }, onEvent, onStart);
  if (saved === 'position') return game.resume(value, { mode: 'manual' }, onEvent, onStart);
  const loaded = game.load({ ...(value as object), chance: startChance({ mode: 'manual' }) });
  if (E.isLeft(loaded)) return loaded;
  onStart(loaded.right);
  return E.right({ state: loaded.right, events: [], unadjudicated: [] });
}

/** Who is to decide and is no player of the table: nothing was judged, so nothing is disproved. */
export function wrongDecidersIn({ game, explore, text }: Scenario, state: Table['state']): Problem[] {
  if (!explore) return [];
  return wrongDeciders({ language: game.language, state }, explore).map(({ path, atKey, message }) => ({
    ...text.at(path, atKey),
    message,
  }));
}
