/** The AI player's turn (or.single-player-gameplay): an AI card, resolved from top to bottom. */
import {
  allowed,
  listed,
  pileSize,
  reason,
  say,
  shuffle,
  takeKnown,
  type DrawAction,
  type Frame,
  type PlayerId,
  type Question,
  type Reason,
  type RuleId,
  withReasons,
} from '../../core';
import { nullable, type FieldsOf, count } from '../../core/codec';
import type { AiStep } from '../facts';
import { doNothing } from '../effects/nothing';
import { ask, call, emit, finish, goTo, procedure, run } from '../engine';
import { aiCard } from '../queries/lookup';
import { playerOf } from '../queries/players';
import type { AiDeck, OuterRimState } from '../model/state';
import { carryOut, notApplying } from './ai-bullets';
import { beginTurn, finishTurn } from './game';
import type { OuterRimNames } from '../queries/names';
import { part } from '../model/codecs';

export interface AiTurnFrame extends Frame {
  player: PlayerId;
  card: string | null;
}

export const aiTurnFields = ({ player, ai }: OuterRimNames): FieldsOf<AiTurnFrame> => ({ player, card: nullable(ai) });

type Part = 'planning' | 'action' | 'encounter' | 'special';

function aiDeck(state: OuterRimState): AiDeck {
  if (!state.ai) throw new Error('there is no AI deck');
  return state.ai;
}

/**
 * Chance says which AI card is next (or.single-player-gameplay.02). A card that was shuffled into a deck in a known order lies at each place with
 * the same chance (or.single-player-gameplay.07); null: the next one is known.
 */
function drawAiCard(state: OuterRimState): Question<DrawAction> | null {
  const { pile, loose } = aiDeck(state);
  if (pile.top.length > 0 || (loose.length === 0 && pile.unknown.length === 0)) return null;
  const rest = pile.unknown.length > 0 ? pile.unknown : pile.bottom.slice(0, 1);
  const draw = (card: string) => allowed({ type: 'draw', player: 'chance', pile: pile.name, card });
  return {
    by: ['chance'],
    asks: 'the next AI card',
    candidates: [...loose, ...rest].map(draw),
    weights: [...loose.map(() => Math.max(1, rest.length)), ...rest.map(() => pileSize(pile))],
  };
}

/** Out of wherever it lay (or.single-player-gameplay.07). */
function takeAiCard(state: OuterRimState, card: string): void {
  const deck = aiDeck(state);
  deck.loose = deck.loose.filter((each) => each !== card);
  deck.pile.unknown = deck.pile.unknown.filter((each) => each !== card);
  deck.pile.bottom = deck.pile.bottom.filter((each) => each !== card);
}

const section = (part: Part, rules: readonly string[]) =>
  run(`${part} section`, ['or.single-player-gameplay.02', ...rules], (state, { player, card }: AiTurnFrame) => {
    if (part !== 'special') state.step = part;
    if (card !== null) call(state, 'AI section', { player, card, part, next: 0, passed: 0 });
  });

const aiTurn = procedure('AI turn', aiTurnFields, [
  run('turn begins', ['or.single-player-gameplay.01'], (state, { player }) => beginTurn(state, player), {
    ends: 'turn',
  }),
  ask('draw an AI card', ['or.single-player-gameplay.02'], drawAiCard, (state, frame, { card }) => {
    takeAiCard(state, card);
    frame.card = card;
  }),
  run('show the card', ['or.single-player-gameplay.02'], (state, frame) => {
    const card = frame.card ?? takeKnown(aiDeck(state).pile);
    if (card === null) return finish(frame);
    frame.card = card;
    emit(state, { type: 'ai-card-drawn', rules: ['or.single-player-gameplay.02'], player: frame.player, card });
  }),
  section('planning', ['or.single-player-gameplay.03']),
  section('action', ['or.single-player-gameplay.06']),
  section('encounter', ['or.single-player-gameplay.03']),
  section('special', []),
  run('discard the card', ['or.single-player-gameplay.07', 'or.discard-and-remove.01'], (state, { player, card }) => {
    if (card === null) return;
    const deck = aiDeck(state);
    const above = deck.pile.bottom.at(-1);
    if (!aiCard(state, card).special?.shuffleBack) deck.pile.bottom.push(card);
    else if (deck.pile.unknown.length > 0 && deck.pile.bottom.length === 0) shuffle(deck.pile, [card]);
    else deck.loose.push(card);
    const isBelow = above !== undefined && deck.pile.bottom.at(-1) === card;
    const below = isBelow
      ? { because: [reason('below', 'below the AI card that went there before', [], { above })] }
      : {};
    emit(state, { type: 'ai-card-discarded', rules: ['or.single-player-gameplay.07'], player, card, ...below });
  }),
  run('turn ends', ['or.single-player-gameplay.07'], (state, { player }) => finishTurn(state, player)),
]);

export interface SectionFrame extends Frame {
  player: PlayerId;
  card: string;
  part: Part;
  /** Index of the bullet that comes next. */
  next: number;
  /** How many just before it did not apply. */
  passed: number;
}

export const sectionFields = ({ player, ai }: OuterRimNames): FieldsOf<SectionFrame> => ({
  player,
  card: ai,
  part,
  next: count,
  passed: count,
});

/** 'Do the first that applies' or 'do all that apply' (or.single-player-gameplay.03 to .06). */
const aiSection = procedure('AI section', sectionFields, [
  run(
    'next bullet',
    ['or.single-player-gameplay.03', 'or.single-player-gameplay.05', 'or.single-player-gameplay.06'],
    (state, frame) => {
      const { player, card, part } = frame;
      const bullet = bulletsOf(state, card, part)[frame.next];
      const over = passedOver(state, frame);
      if (!bullet || isBeaten(state, frame)) {
        if (over.length > 0) doNothing(state, player, `ai-${part}`, over, [...sectionRules(part), NOTHING_APPLIES]);
        return finish(frame);
      }
      frame.next += 1;
      const not = notApplying(state, player, bullet);
      const isOn = not === null;
      frame.passed = isOn ? 0 : frame.passed + 1;
      const isAll = ALL_THAT_APPLY.includes(part);
      const rules = sectionRules(part);
      const rest = isAll ? [] : bulletsOf(state, card, part).slice(frame.next);
      const why = not ? [not] : [...over, ...(rest.length > 0 ? [notTried(rest)] : [])];
      const because = withReasons(why);
      emit(state, { type: 'ai-bullet', rules, player, part, bullet: bullet.do, applies: isOn, ...because });
      if (isOn) carryOut(state, player, bullet);
      if (!isOn || isAll) goTo(frame, 'next bullet');
    },
  ),
]);

const ALL_THAT_APPLY: readonly Part[] = ['action', 'special'];

const sectionRules = (part: Part): RuleId[] =>
  ALL_THAT_APPLY.includes(part) ? ['or.single-player-gameplay.06'] : ['or.single-player-gameplay.03'];

const NOTHING_APPLIES = 'or.single-player-gameplay.05';

/** Why those just before did not apply: nothing has changed since. */
function passedOver(state: OuterRimState, { player, card, part, next, passed }: SectionFrame): Reason[] {
  const before = bulletsOf(state, card, part).slice(next - passed, next);
  return before.flatMap((bullet) => {
    const not = notApplying(state, player, bullet);
    const said = say`'${{ is: nameOf(bullet) }}' does not: ${not?.parts ?? not?.message ?? ''}`;
    return not ? [reason(not.code, said, not.rules, not.facts)] : [];
  });
}

const nameOf = (bullet: AiStep): string => bullet.do.replace(/-/g, ' ');

/** Of 'do the first that applies' the bullets after it are not looked at. */
function notTried(rest: readonly AiStep[]): Reason {
  const names = rest.map(nameOf);
  const said = say`it is the first that does; not tried: ${listed(names)}`;
  return reason('first-that-applies', said, ['or.single-player-gameplay.03'], { left: names });
}

function bulletsOf(state: OuterRimState, card: string, part: Part): readonly AiStep[] {
  const printed = aiCard(state, card);
  return part === 'special' ? (printed.special?.steps ?? []) : printed[part];
}

/** Defeated in its turn, it skips the rest of the card; one defeated before begins with recovering. */
function isBeaten(state: OuterRimState, { player, part, next }: SectionFrame): boolean {
  return playerOf(state, player).defeated && !(part === 'planning' && next === 0);
}

export const aiTurnProcedures = [aiTurn, aiSection];
