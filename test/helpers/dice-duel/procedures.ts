/** The dice duel's procedures: game, round, turn, strike, drawing a card. */
import { list, oneOf, optional, text } from '../../../src/core/codec';
import {
  allowed,
  candidate,
  cannotReroll,
  drawQuestion,
  question,
  questionIfAny,
  reason,
  reroll,
  rolledDice,
  rollQuestion,
  takeDrawn,
  type Candidate,
  type Die,
  type DieKind,
  type Frame,
  type Happenings,
  type PlayerId,
  type Procedure,
  type Question,
  type Reason,
} from '../../../src/core';
import type { DuelEngine } from './engine';
import {
  distanceBetween,
  duelist,
  ELBOW_ROOM,
  FIELD_SIZE,
  LAST_ROUND,
  opponentOf,
  type DuelAction,
  type DuelState,
  type Point,
  type Stance,
} from './state';
import type { Duel } from './types';

export const STRIKE_DIE: DieKind = { name: 'strike', faces: { hit: 3, crit: 1, focus: 2, blank: 2 } };
export const REROLL_POLICY = { times: 1, rules: ['duel.reroll.01'] };

export const player = oneOf<string>('a duelist', ['p1', 'p2']);
/** What the frames of most procedures carry. */
const by = { player };
const strikeFields = { ...by, usedHere: optional(list(text)) };

export interface PlayerFrame extends Frame {
  player: PlayerId;
}

export interface StrikeFrame extends PlayerFrame {
  usedHere?: string[];
}

type Act<T extends DuelAction['type']> = Extract<DuelAction, { type: T }>;
type TurnAction = Act<'strike' | 'focus' | 'draw-card' | 'play-card' | 'step'>;
type DiceAction = Act<'spend-focus' | 'reroll-blanks' | 'use-ability' | 'done'>;

export function gainFocus(engine: DuelEngine, state: DuelState, player: PlayerId): void {
  if (engine.forbidden(state, 'focus', player)) return;
  duelist(state, player).focus += 1;
  engine.emit(state, { type: 'focus-gained', rules: ['duel.focus.01'], player, amount: 1 });
}

export function duelHappenings(engine: DuelEngine): Happenings<Duel> {
  return {
    damaged: (state, { player, amount }) => {
      const hurt = duelist(state, player);
      if (hurt.health === 0) return false;
      hurt.health = Math.max(0, hurt.health - amount);
      if (hurt.health > 0) return undefined;
      engine.cause(state, { type: 'defeated', rules: ['duel.end.01'], player });
      state.discard.push(...state.table.filter((each) => each.owner === player).map((each) => each.card));
      state.table = state.table.filter((each) => each.owner !== player);
      engine.takeOutOfPlay(state, player);
      return undefined;
    },
  };
}

export function duelProcedures(engine: DuelEngine): Procedure<Duel>[] {
  return [gameProcedure, roundProcedure, turnProcedure, strikeProcedure, rerollProcedure, drawProcedure].map((each) =>
    each(engine),
  );
}

const isOver = (state: DuelState): boolean =>
  state.duelists.some((each) => each.health === 0) || state.round > LAST_ROUND;

const gameProcedure = ({ procedure, run, goTo, finish, call }: DuelEngine) =>
  procedure('game', [
    run('play a round', ['duel.round.01'], (state, frame) => (isOver(state) ? finish(frame) : call(state, 'round'))),
    run('next round', ['duel.round.01'], (state, frame) => {
      state.round += 1;
      state.first = opponentOf(state.first);
      goTo(frame, 'play a round');
    }),
  ]);

const roundProcedure = (engine: DuelEngine) => {
  const { procedure, run, ask, emit, call } = engine;
  return procedure('round', [
    run('begin', ['duel.round.01'], (state) =>
      emit(state, { type: 'round-began', rules: ['duel.round.01'], player: state.first, round: state.round }),
    ),
    ask('choose stances', ['duel.stance.01'], askStances, (state, _frame, action) => {
      duelist(state, action.player).stance = action.stance;
      return 'again';
    }),
    run('show stances', ['duel.stance.01'], (state) => {
      for (const { id, stance } of state.duelists)
        if (stance) emit(state, { type: 'stance-shown', rules: ['duel.stance.01'], player: id, stance });
    }),
    run('take turns', ['duel.turn.01'], (state) => {
      call(state, 'turn', { player: state.first });
      call(state, 'turn', { player: opponentOf(state.first) });
    }),
    run(
      'end',
      ['duel.round.01'],
      (state) => {
        for (const each of state.duelists) each.stance = null;
      },
      { ends: 'round' },
    ),
  ]);
};

const STANCES: readonly Stance[] = ['bold', 'wary'];

function askStances(state: DuelState): Question<Act<'stance'>> | null {
  const left = state.duelists.filter((each) => each.stance === null).map((each) => each.id);
  const candidates = left.flatMap((player) => STANCES.map((stance) => allowed({ type: 'stance', player, stance })));
  return left.length === 0 ? null : question(left, 'choose a stance', candidates);
}

const turnProcedure = (engine: DuelEngine) => {
  const { procedure, ask, call, emit } = engine;

  const askAction = (state: DuelState, { player }: PlayerFrame): Question<TurnAction> | null => {
    if (isOver(state)) return null;
    const { hand } = duelist(state, player);
    const candidates: Candidate<TurnAction>[] = [
      allowed({ type: 'strike', player }),
      candidate({ type: 'focus', player }, cannotFocus(engine, state, player)),
      candidate({ type: 'draw-card', player }, cannotDraw(state)),
    ];
    for (const [i, card] of hand.entries())
      if (hand.indexOf(card) === i) candidates.push(allowed({ type: 'play-card', player, card }));
    const asked = question(player, 'take an action', candidates);
    return state.field ? { ...asked, region: fieldRegion(state, player) } : asked;
  };

  return procedure('turn', () => by, [
    ask('take an action', ['duel.turn.01'], askAction, (state, { player }, action) => {
      if (action.type === 'strike') call(state, 'strike', { player });
      if (action.type === 'focus') gainFocus(engine, state, player);
      if (action.type === 'draw-card') call(state, 'draw a card', { player });
      if (action.type === 'play-card') playCard(engine, state, player, action.card);
      if (action.type === 'step') {
        duelist(state, player).at = action.at;
        emit(state, { type: 'stepped', rules: ['duel.field.01'], player, at: action.at });
      }
    }),
  ]);
};

function cannotFocus(engine: DuelEngine, state: DuelState, player: PlayerId): Reason | null {
  if (duelist(state, player).focus >= 3)
    return reason('enough-focus', 'Nobody holds more than three focus.', ['duel.focus.01']);
  return engine.forbidden(state, 'focus', player);
}

function cannotDraw(state: DuelState): Reason | null {
  return state.deck.unknown.length > 0 ? null : reason('deck-empty', 'The deck is empty.', ['duel.card.01']);
}

function playCard(engine: DuelEngine, state: DuelState, player: PlayerId, card: string): void {
  const { hand } = duelist(state, player);
  hand.splice(hand.indexOf(card), 1);
  if (state.table.some((each) => each.owner === player && each.card === card)) {
    state.discard.push(card);
    duelist(state, player).charges += 1;
  } else {
    state.table.push({ owner: player, card });
    engine.bringIntoPlay(state, card, player, player);
  }
  engine.emit(state, { type: 'card-played', rules: ['duel.card.01'], player, card });
}

function fieldRegion(state: DuelState, player: PlayerId): NonNullable<Question<TurnAction>['region']> {
  type Step = Extract<TurnAction, { type: 'step' }>;
  const contains = (action: Step): Reason | null => cannotStep(state, player, action.at);
  return {
    type: 'step',
    contains,
    sample: (next) => {
      const action: Step = { type: 'step', player, at: { x: next(FIELD_SIZE + 1), y: next(FIELD_SIZE + 1) } };
      return contains(action) === null ? action : null;
    },
  };
}

function cannotStep(state: DuelState, player: PlayerId, at: Point): Reason | null {
  const isOn = [at.x, at.y].every((each) => each >= 0 && each <= FIELD_SIZE);
  if (!isOn) return reason('off-the-field', 'That is not on the field.', ['duel.field.01']);
  const other = duelist(state, opponentOf(player)).at;
  const room = other ? distanceBetween(at, other) : Infinity;
  return room >= ELBOW_ROOM
    ? null
    : reason('too-close', 'That is too close to the opponent.', ['duel.field.01'], { room });
}

const strikeProcedure = (engine: DuelEngine) => {
  const { procedure, run, ask, emit, cause } = engine;

  const windowOf = (frame: StrikeFrame) =>
    ({ window: 'modify dice', player: frame.player, event: null, frame }) as const;

  const strikeDice = (state: DuelState, { player }: PlayerFrame): number => {
    const [own, other] = [duelist(state, player).at, duelist(state, opponentOf(player)).at];
    const near = own && other && distanceBetween(own, other) <= FIELD_SIZE / 2 ? 1 : 0;
    return engine.modified(state, 'strike dice', (duelist(state, player).stance === 'bold' ? 4 : 3) + near, player);
  };

  const askModify = (state: DuelState, frame: StrikeFrame): Question<DiceAction> | null => {
    const { player } = frame;
    if (isOver(state)) return null;
    return questionIfAny(player, 'modify the dice', [
      candidate({ type: 'spend-focus', player }, cannotSpendFocus(state, player)),
      candidate({ type: 'reroll-blanks', player }, cannotRerollBlanks(state)),
      ...engine.options(state, windowOf(frame)),
      allowed({ type: 'done', player }),
    ]);
  };

  const modify = (state: DuelState, frame: StrikeFrame, action: DiceAction): 'again' | void => {
    if (action.type === 'done') return;
    if (action.type === 'use-ability') engine.useInWindow(state, windowOf(frame), action);
    if (action.type === 'reroll-blanks') engine.call(state, 'reroll blanks', { player: frame.player });
    if (action.type === 'spend-focus') {
      duelist(state, frame.player).focus -= 1;
      for (const die of state.dice) if (die.face === 'focus') die.face = 'hit';
      emit(state, { type: 'focus-spent', rules: ['duel.focus.01'], player: frame.player });
    }
    return 'again';
  };

  return procedure('strike', () => strikeFields, [
    ask(
      'roll dice',
      ['duel.strike.01'],
      (state, frame) => rollQuestion(STRIKE_DIE, strikeDice(state, frame), 'roll strike dice'),
      (state, { player }, rolled) => {
        state.dice = rolledDice(rolled);
        emit(state, { type: 'rolled', rules: ['duel.strike.01'], player, faces: rolled.faces, again: false });
      },
    ),
    ask('modify dice', ['duel.strike.01'], askModify, modify, { offers: 'modify dice' }),
    run('deal damage', ['duel.damage.01'], (state, { player }) => {
      const other = opponentOf(player);
      const hits = state.dice.filter((die) => die.face === 'hit').length;
      const crits = state.dice.filter((die) => die.face === 'crit').length;
      const amount = Math.max(0, hits + 2 * crits - (duelist(state, other).stance === 'wary' ? 1 : 0));
      state.dice = [];
      if (amount > 0) cause(state, { type: 'damaged', rules: ['duel.damage.01'], player: other, amount, by: player });
    }),
  ]);
};

function cannotSpendFocus(state: DuelState, player: PlayerId): Reason | null {
  if (duelist(state, player).focus === 0) return reason('no-focus', 'There is no focus to spend.', ['duel.focus.01']);
  const any = state.dice.some((die) => die.face === 'focus');
  return any ? null : reason('no-focus-result', 'No die shows focus.', ['duel.focus.01']);
}

const blanks = (state: DuelState): Die[] => state.dice.filter((die) => die.face === 'blank');

function cannotRerollBlanks(state: DuelState): Reason | null {
  const rerollable = blanks(state).filter((die) => cannotReroll(die, REROLL_POLICY) === null);
  if (rerollable.length > 0) return null;
  const [first] = blanks(state);
  return (
    (first && cannotReroll(first, REROLL_POLICY)) ?? reason('no-blanks', 'No die shows a blank.', ['duel.reroll.01'])
  );
}

const rerollProcedure = ({ procedure, ask, emit }: DuelEngine) => {
  const dice = (state: DuelState): Die[] => blanks(state).filter((die) => cannotReroll(die, REROLL_POLICY) === null);
  return procedure('reroll blanks', () => by, [
    ask(
      'reroll blanks',
      ['duel.reroll.01'],
      (state) => rollQuestion(STRIKE_DIE, dice(state).length, 'reroll blanks'),
      (state, { player }, rolled) => {
        reroll(dice(state), rolled);
        emit(state, { type: 'rolled', rules: ['duel.reroll.01'], player, faces: rolled.faces, again: true });
      },
    ),
  ]);
};

const drawProcedure = ({ procedure, ask, emit }: DuelEngine) =>
  procedure('draw a card', () => by, [
    ask(
      'draw',
      ['duel.card.01'],
      (state) => drawQuestion(state.deck, 'draw a card'),
      (state, { player }, drawn) => {
        const card = takeDrawn(state.deck, drawn);
        duelist(state, player).hand.push(card);
        emit(state, { type: 'card-drawn', rules: ['duel.card.01'], player, card });
      },
    ),
  ]);
