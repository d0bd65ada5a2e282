/** Do the procedures in progress of a saved game fit? Their data, and that it speaks of things that exist. */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { decode, oneOf, type Frame, type Rejection } from '../core';
import { count, faction, nullable } from './codecs';
import { COMBATS, MARKET_DECKS, SKILLS } from './content';
import { effect, effects } from './content/codecs/effects';
import { effectProcedures } from './effects';
import { known } from './lookup';
import type { OuterRimState } from './state';
import { impossible, type Path } from './wrong';

type Fields = t.Props;

/** Codecs of names, for one state. */
function namesIn(state: OuterRimState) {
  const record = (name: string, list: Parameters<typeof known>[1]) =>
    new t.Type<string, string, unknown>(
      name,
      (input): input is string => typeof input === 'string' && known(state, list, input),
      (input, context) =>
        typeof input === 'string' && known(state, list, input)
          ? t.success(input)
          : t.failure(input, context, `expected ${name}`),
      t.identity,
    );
  const token = new t.Type<number, number, unknown>(
    'a contact token',
    (input): input is number => typeof input === 'number' && state.contacts[input] !== undefined,
    (input, context) =>
      typeof input === 'number' && state.contacts[input]
        ? t.success(input)
        : t.failure(input, context, 'expected a contact token'),
    t.identity,
  );
  return {
    player: oneOf(
      'a player',
      state.players.map((each) => each.id),
    ),
    space: record('a space', 'spaces'),
    market: record('a market card', 'market'),
    encounter: record('an encounter card', 'encounters'),
    databank: record('a databank card', 'databank'),
    ai: record('an AI card', 'ai'),
    ship: record('a ship', 'ships'),
    token,
  };
}

const source = oneOf('a source', [
  'ability',
  'bounty',
  'buying',
  'cargo',
  'databank',
  'encounter',
  'gift',
  'goal',
  'job',
  'patrol',
  'planning',
  'rules',
  'ai-card',
]);
const deck = oneOf('a market deck', MARKET_DECKS);
const body = oneOf('what is damaged', ['character', 'ship']);
const sides = t.type({ attacker: t.Int, defender: t.Int });
const faces = t.array(t.string);

function frameCodecs(state: OuterRimState): Record<string, Fields> {
  const names = namesIn(state);
  const { player, space, token } = names;
  const drawn = t.union([
    t.type({ from: t.literal('encounter'), card: names.encounter, space: nullable(t.string) }),
    t.type({ from: t.literal('databank'), card: names.databank, space: t.null }),
  ]);
  const scope = t.type({
    you: player,
    from: source,
    what: t.string,
    card: nullable(t.string),
    drawn: nullable(drawn),
    contact: nullable(token),
    patrol: nullable(faction),
    job: nullable(t.string),
    cargo: nullable(t.string),
  });
  const met = { player, faction, space };
  const won = { player, bounty: t.string, token, crew: nullable(t.string) };
  const list = { effects, next: count, scope };
  const continuation = t.union([
    t.type({ procedure: t.literal('effects'), data: t.type(list) }),
    t.type({ procedure: t.keyof({ 'patrol beaten': null, 'patrol moves off': null }), data: t.type(met) }),
    t.type({ procedure: t.literal('bounty won'), data: t.type(won) }),
    t.type({ procedure: t.literal('crew escapes'), data: t.type({ player, crew: t.string }) }),
  ]);
  const against = t.union([
    t.type({ kind: t.literal('player'), player }),
    t.type({ kind: t.literal('patrol'), faction, level: count }),
    t.type({ kind: t.literal('contact'), contact: t.string }),
    t.type({ kind: t.literal('enemy'), name: t.string }),
  ]);
  const buying = {
    player,
    deck,
    card: names.market,
    discount: t.union([t.Int, t.literal('free')]),
    barter: t.array(t.string),
    ship: nullable(names.ship),
  };
  const chosen = { player, chosen: nullable(t.string) };
  const ability = { player, usedHere: t.array(t.string) };
  const own: Record<string, Fields> = {
    'modular map': { drawn: t.array(t.string) },
    'roll for first player': { among: t.array(player), counts: t.array(count) },
    'choose character': { player },
    'set up character': { player, drawn: nullable(names.databank), next: count },
    turn: { player, over: t.boolean },
    'planning step': ability,
    movement: { player, left: t.Int, moved: t.boolean, halt: t.boolean },
    'action step': { ...ability, performed: t.array(t.string) },
    'trade action': { player, with: player, gives: faces, takes: faces, accepted: t.boolean },
    'market action': { player, discount: t.Int, stopped: t.boolean },
    'turn up market card': { deck, towards: nullable(player), drawn: nullable(names.market) },
    'buy a card': buying,
    purchase: buying,
    'deliver action': { player, delivered: count },
    'deliver cargo': { player, card: t.string, failed: t.boolean },
    'move patrol': {
      faction,
      player,
      towards: player,
      why: t.keyof({ market: null, card: null }),
      left: t.Int,
      route: t.array(space),
    },
    'patrol encounter': met,
    'patrol beaten': met,
    'patrol moves off': met,
    'encounter step': ability,
    'space encounter': {
      player,
      deck: oneOf(
        'an encounter deck',
        state.encounterDecks.map((pile) => pile.name),
      ),
      drawn: nullable(names.encounter),
      kept: t.boolean,
      space: nullable(t.string),
    },
    'databank card': { player, number: t.Int, drawn: nullable(names.databank), kept: t.boolean, next: count, scope },
    'reveal contact': { token },
    'contact encounter': { player, token, bounty: nullable(t.string) },
    'bounty won': won,
    'crew escapes': { player, crew: t.string },
    'fight a crew': { player, bounty: t.string, crew: t.string, protected: t.boolean },
    'bounty reward': { player, card: t.string, how: t.keyof({ captured: null, eliminated: null }) },
    'attempt job': { player, card: t.string, outcome: nullable(t.keyof({ completed: null, failed: null })) },
    'complete job': { player, card: t.string },
    'complete goal': { player, goal: t.keyof({ personal: null, ship: null }), fame: count },
    'gain card': {
      player,
      from: t.keyof({ market: null, encounter: null, databank: null }),
      card: t.string,
      space: nullable(t.string),
      how: t.string,
      optional: t.boolean,
      left: t.boolean,
      token: nullable(token),
    },
    'fit cards': { player },
    'take ship': { player, ship: names.ship },
    'contact flees': { player, token, space, place: nullable(t.string) },
    roll: { owner: nullable(player), roller: player, for: t.string, count, faces },
    'skill test': {
      player,
      skill: oneOf('a skill', SKILLS),
      extra: t.Int,
      faces,
      pass: nullable(continuation),
      fail: nullable(continuation),
    },
    combat: {
      combat: oneOf('a combat', COMBATS),
      attacker: player,
      defender: against,
      value: nullable(count),
      forWhom: player,
      win: nullable(continuation),
      lose: nullable(continuation),
      without: nullable(t.string),
      extra: sides,
      more: sides,
      damage: sides,
      faces,
      winner: nullable(t.keyof({ attacker: null, defender: null })),
    },
    'suffer damage': { player, on: body, amount: t.Int, unavoidable: t.boolean },
    'become defeated': { player, on: body, prevented: t.boolean },
    'lose reputation': { player, faction, prevented: t.boolean },
    effects: list,
    'AI turn': { player, card: nullable(names.ai) },
    'AI section': { player, card: names.ai, part: t.string, next: count },
    'AI delivers': { player, card: t.string },
    'AI patrol encounter': chosen,
    'AI completes a job': chosen,
    'AI reputation': { ...chosen, with: t.keyof({ here: null, 'nearest-patrol': null }), gain: t.Int },
    'AI gains a crew': { player, token, drawn: nullable(names.databank), gained: t.boolean },
    'AI movement': { player, way: nullable(t.array(space)), left: t.Int },
    'AI buying': { player, deck, goals: t.array(deck), ship: nullable(names.ship) },
    'AI places a goal': { player, card: names.market },
  };
  const choices = t.record(t.string, t.union([t.null, t.string, t.number]));
  for (const { name } of effectProcedures) if (name !== 'effects') own[name] = { effect, scope, chosen: choices };
  return own;
}

const made = new WeakMap<OuterRimState, Record<string, Fields>>();

/** What is wrong with a frame, or null. */
export function wrongFrame(state: OuterRimState, frame: Frame, path: Path): Rejection | null {
  let codecs = made.get(state);
  if (!codecs) made.set(state, (codecs = frameCodecs(state)));
  const fields = codecs[frame.procedure];
  if (!fields) return null;
  const decoded = decode(t.type(fields), frame);
  const { effect: carried } = frame as Frame & { effect?: { do?: string } };
  if (E.isRight(decoded)) {
    if (carried === undefined || frame.procedure === `effect ${carried.do}`) return null;
    return impossible('wrong-effect', `'${frame.procedure}' carries another effect.`, [...path, 'effect']);
  }
  return { ...decoded.left, path: [...path, ...decoded.left.path] };
}
