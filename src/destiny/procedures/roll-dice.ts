/** Rolling and rerolling dice: chance decides each die by itself, and what waits for a roll waits until all have been rolled (des.rolling-dice). */
import { allowed, memo, type Frame, type PlayerId, type Question, type RollAction, type Sentence } from '../../core';
import { count, flag, list, oneEvent, optional, text, type EventFields, type FieldsOf } from '../../core/codec';
import { sideText } from '../facts/face';
import { cannotRoll } from '../effects/dice';
import { fellShort, remember } from '../effects/memory';
import { dieOf, findDie, sidesOf } from '../queries/dice';
import type { DestinyEvent, EventOf } from '../model/events';
import { factsOf } from '../queries/cards';
import { ask, emit, procedure, run, trigger } from '../engine';
import type { CardId, Code, DestinyState, Die, DieId } from '../model/state';
import type { DestinyNames } from '../queries/names';

export interface RollDiceFrame extends Frame {
  dice: DieId[];
  reroll: boolean;
  by: PlayerId;
  /** It triggers together with what was rolled: abilities that wait for either come at the same moment (des.faq-blackmail-fast-hands.01). */
  activation?: EventOf<'activated'>;
  /** The statement that makes it so, where it is not that of rolling. */
  rules?: readonly string[];
  /** The sides that showed before a reroll. */
  from?: number[];
  /** How many of the dice have been rolled. */
  at: number;
}

/** Codecs of the event that a roll keeps. */
export const activatedFields = ({ player, card }: DestinyNames): EventFields<DestinyEvent>['activated'] => ({
  player,
  card,
});

export const rollDiceFields = (names: DestinyNames): FieldsOf<RollDiceFrame> => ({
  dice: list(names.die),
  reroll: flag,
  by: names.player,
  rules: optional(list(text)),
  from: optional(list(count)),
  at: count,
  activation: optional(oneEvent<EventOf<'activated'>>('activated', activatedFields(names))),
});

interface Faces {
  texts: readonly string[];
  weights: readonly number[];
  /** Index of the first side with each text. */
  sides: readonly number[];
}

/** The different sides of a card's die, in words. */
const facesOf = memo((code: Code): Faces => {
  const all = factsOf(code).sides.map(sideText);
  const texts = [...new Set(all)];
  return {
    texts,
    weights: texts.map((text) => all.filter((each) => each === text).length),
    sides: texts.map((text) => all.indexOf(text)),
  };
});

/** Chance rolls one die; `die` names it, the face is its side in words: `2 ranged for 1`. */
export function rollOne(die: DieId, code: Code, asks: string | Sentence): Question<RollAction> {
  const { texts, weights } = facesOf(code);
  return {
    by: ['chance'],
    asks,
    candidates: texts.map((text) => allowed({ type: 'roll', player: 'chance', die, faces: [text] })),
    weights,
  };
}

/** The side that a roll shows. */
export function rolledSide(code: Code, rolled: RollAction): number {
  const { texts, sides } = facesOf(code);
  return sides[texts.indexOf(rolled.faces[0] ?? '')] ?? 0;
}

function askForNext(state: DestinyState, frame: RollDiceFrame): Question<RollAction> | null {
  const id = frame.dice[frame.at];
  const die = id === undefined ? undefined : findDie(state, id);
  return die ? rollOne(die.id, die.code, frame.reroll ? 'reroll' : 'roll') : null;
}

/** Activating a card rolls its dice, and those of the upgrades on a character (des.activate.01, des.activate.04). */
function rolledBy(die: Die, activated: CardId): string {
  return die.card === activated ? 'des.activate.01' : 'des.activate.04';
}

const rollDice = procedure('roll dice', rollDiceFields, [
  run('dice that cannot be rolled stay', ['des.negative-effects.01', 'des.activate.07'], (state, frame) => {
    const there = frame.dice.filter((die) => findDie(state, die));
    const why = there.map((die) => cannotRoll(state, die));
    const rollable = there.filter((_die, i) => why[i] === null);
    const because = why.filter((each) => each !== null);
    if (because.length > 0) fellShort(state, { because, did: rollable.length, of: there.length });
    else if (there.length < frame.dice.length) fellShort(state);
    frame.dice = rollable;
    if (frame.reroll) frame.from = rollable.map((die) => dieOf(state, die).side);
  }),
  ask('roll', ['des.rolling-dice.01'], askForNext, (state, frame, action: RollAction): 'again' => {
    const die = dieOf(state, frame.dice[frame.at] ?? '');
    die.zone = 'pool';
    die.on = null;
    die.side = rolledSide(die.code, action);
    frame.at += 1;
    state.changed = true;
    return 'again';
  }),
  run('show what was rolled', ['des.showing.01'], (state, frame) => {
    for (const [at, id] of frame.dice.entries()) {
      const die = dieOf(state, id);
      remember(state, 'rolled', id);
      if (frame.from?.[at] === die.side) state.littleDone ??= { what: 'rerolled', of: id };
      const symbol = sidesOf(die)[die.side]?.symbol ?? 'blank';
      const usual = frame.rules ?? ['des.rolling-dice.01'];
      const rules = frame.activation ? [rolledBy(die, frame.activation.card)] : usual;
      emit(state, {
        type: 'die-rolled',
        rules,
        player: die.controller,
        die: id,
        side: die.side,
        symbol,
        reroll: frame.reroll,
        by: frame.by,
        from: frame.from?.[at] ?? null,
      });
    }
    if (frame.activation) trigger(state, frame.activation);
  }),
]);

export const rollProcedures = [rollDice];
