/** The cards of the dice duel, one of each kind of ability that core knows. */
import {
  after,
  allowed,
  before,
  candidate,
  reason,
  reroll,
  rollQuestion,
  type AnyAbility,
  type Die,
} from '../../../src/core';
import type { DuelEngine } from './engine';
import { STRIKE_DIE, gainFocus } from './procedures';
import { duelist, opponentOf, type DuelState } from './state';
import type { Duel } from './types';

export const CARDS = [
  'shield',
  'plate',
  'brace',
  'thorns',
  'drummer',
  'charm',
  'long-arm',
  'jammer',
  'last-breath',
  'satchel',
] as const;

const CARD_RULES = ['duel.card.01'];
const mine = (_state: DuelState, self: { controller: string; event: { player: string } }): boolean =>
  self.event.player === self.controller;

const charge = {
  cannot: (state: DuelState, self: { controller: string }) =>
    duelist(state, self.controller).charges > 0 ? null : reason('no-charge', 'No charge is left.', CARD_RULES),
  pay: (state: DuelState, self: { controller: string }) => void (duelist(state, self.controller).charges -= 1),
};

const blanks = (state: DuelState): Die[] => state.dice.filter((die) => die.face === 'blank' && die.rerolls === 0);

export function duelAbilities(engine: DuelEngine): AnyAbility<Duel>[] {
  const { ability, ask, cause, emit, run } = engine;
  return [
    ability({ id: 'shield', rules: CARD_RULES, replaces: 'damaged', may: true, when: mine, cost: charge }),
    ability({
      id: 'plate',
      rules: CARD_RULES,
      replaces: 'damaged',
      limit: { per: 'game', times: 1 },
      when: (state, self) => mine(state, self) && self.event.amount > 1,
      effect: (state, frame) => {
        if (frame.event) cause(state, { ...frame.event, amount: 1 });
      },
    }),
    ability({
      id: 'brace',
      rules: CARD_RULES,
      on: before('damaged'),
      limit: { per: 'round', times: 1 },
      when: mine,
      effect: (state, frame) => gainFocus(engine, state, frame.controller),
    }),
    ability({
      id: 'thorns',
      rules: CARD_RULES,
      on: after('damaged'),
      may: true,
      when: (state, self) => mine(state, self) && self.event.by !== self.controller,
      cost: charge,
      effect: (state, { controller }) =>
        cause(state, { type: 'damaged', rules: CARD_RULES, player: opponentOf(controller), amount: 1, by: controller }),
    }),
    ability({
      id: 'drummer',
      rules: CARD_RULES,
      on: after('round-began'),
      may: true,
      choose: (state, self) => [
        allowed('focus'),
        candidate(
          'card',
          state.deck.unknown.length > 0
            ? null
            : reason('deck-empty', 'The deck is empty.', CARD_RULES, { of: self.source }),
        ),
      ],
      effect: (state, frame) => {
        if (frame.chosen === 'focus') gainFocus(engine, state, frame.controller);
        else engine.call(state, 'draw a card', { player: frame.controller });
      },
    }),
    ability({
      id: 'charm',
      rules: CARD_RULES,
      during: 'modify dice',
      limit: { per: 'round', times: 1 },
      unable: (state) =>
        blanks(state).length > 0 ? null : reason('no-blanks', 'There is no blank to reroll.', CARD_RULES),
      effect: [
        ask(
          'reroll one blank',
          CARD_RULES,
          () => rollQuestion(STRIKE_DIE, 1, 'reroll one blank'),
          (state, frame, rolled) => {
            reroll(blanks(state).slice(0, 1), rolled);
            emit(state, {
              type: 'rolled',
              rules: CARD_RULES,
              player: frame.controller,
              faces: rolled.faces,
              again: true,
            });
          },
        ),
        run('reward', CARD_RULES, (state, frame) => {
          if (state.dice.every((die) => die.face !== 'blank')) gainFocus(engine, state, frame.controller);
        }),
      ],
    }),
    ability({
      id: 'long-arm',
      rules: CARD_RULES,
      modifies: { 'strike dice': (_state, self, dice, about) => (about === self.controller ? dice + 1 : dice) },
    }),
    ability({
      id: 'jammer',
      rules: CARD_RULES,
      forbids: {
        focus: (_state, self, about) =>
          about === self.controller ? null : reason('jammed', "The opponent's jammer forbids focus.", CARD_RULES),
      },
    }),
    ability({
      id: 'last-breath',
      rules: CARD_RULES,
      on: after('defeated'),
      when: mine,
      lasting: true,
      effect: (state, { controller }) =>
        cause(state, { type: 'damaged', rules: CARD_RULES, player: opponentOf(controller), amount: 1, by: controller }),
    }),
    ability({
      id: 'satchel',
      rules: CARD_RULES,
      on: after('card-played'),
      when: mine,
      limit: { per: 'round', times: 1 },
      unable: (state) =>
        state.deck.unknown.length > 0 ? null : reason('deck-empty', 'The deck is empty.', CARD_RULES),
      effect: (state, { controller }) => engine.call(state, 'draw a card', { player: controller }),
    }),
  ];
}
