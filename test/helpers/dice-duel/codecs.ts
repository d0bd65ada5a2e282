/** Codecs of the dice duel: whatever enters from outside passes one. */
import * as t from 'io-ts';
import { chanceAction, coreAction, coreEvent, coreStateFields, type Codecs } from '../../../src/core';
import { CARDS } from './abilities';
import type { Duel } from './types';

const card = t.keyof(Object.fromEntries(CARDS.map((each) => [each, null])));
const player = t.keyof({ p1: null, p2: null });
const stance = t.keyof({ bold: null, wary: null });
const point = t.strict({ x: t.number, y: t.number });
const die = t.strict({ kind: t.string, face: t.string, rerolls: t.Int });

const duelist = {
  id: player,
  health: t.Int,
  focus: t.Int,
  charges: t.Int,
  stance: t.union([t.null, stance]),
  at: t.union([t.null, point]),
  hand: t.array(card),
};

const pile = t.strict({ name: t.string, top: t.array(card), unknown: t.array(card), bottom: t.array(card) });

const state = t.strict({
  ...coreStateFields,
  round: t.Int,
  first: player,
  field: t.boolean,
  duelists: t.array(t.strict(duelist)),
  deck: pile,
  discard: t.array(card),
  table: t.array(t.strict({ owner: player, card })),
  dice: t.array(die),
});

const act = <P extends t.Props>(type: string, props: P) => t.strict({ type: t.literal(type), player, ...props });

const action = t.union([
  act('stance', { stance }),
  act('strike', {}),
  act('focus', {}),
  act('draw-card', {}),
  act('play-card', { card }),
  act('step', { at: point }),
  act('spend-focus', {}),
  act('reroll-blanks', {}),
  act('done', {}),
  coreAction,
]);

const told = <P extends t.Props>(type: string, props: P) =>
  t.strict({ type: t.literal(type), rules: t.array(t.string), player, ...props });

const event = t.union([
  told('round-began', { round: t.Int }),
  told('stance-shown', { stance }),
  told('rolled', { faces: t.array(t.string), again: t.boolean }),
  told('damaged', { amount: t.Int, by: player }),
  told('focus-gained', { amount: t.Int }),
  told('focus-spent', {}),
  told('card-drawn', { card }),
  told('card-played', { card }),
  told('stepped', { at: point }),
  told('defeated', {}),
  coreEvent,
]);

const setup = {
  health: t.Int,
  tables: t.strict({ p1: t.array(card), p2: t.array(card) }),
  deck: t.array(card),
  field: t.boolean,
};

const partialDuelist = t.exact(t.partial(duelist));
const position = t.strict({ ...setup, round: t.Int, duelists: t.strict({ p1: partialDuelist, p2: partialDuelist }) });

export const codecs = {
  setup: t.strict(setup),
  position,
  state,
  action,
  event,
  chanceAction,
} as unknown as Codecs<Duel>;
