/**
 * Setup, in six steps (des.setup), and what free-for-all changes in it (des.free-for-all-setup); the rules are the same otherwise
 * (des.free-for-all.02). Characters, dice and battlefields were laid out by `setUp`.
 */
import {
  allowed,
  question,
  questionTogether,
  randomQuestion,
  reason,
  say,
  type Candidate,
  type Frame,
  type PlayerId,
  type Question,
  type Reason,
  type RandomChoice,
  type RollAction,
  withReasons,
} from '../../core';
import { count, list, nullable, optional, type FieldsOf } from '../../core/codec';
import type { ActionOf, ChoiceAction } from '../model/actions';
import { diceOfCard, dieOf, poolOf, sideOf } from '../queries/dice';
import { putOnCard } from '../effects/dice';
import { drawCards, moveCard } from '../effects/hands';
import { gainResources } from '../effects/resources';
import { ask, call, emit, finish, goTo, procedure, run } from '../engine';
import { charactersOf, factsOf } from '../queries/cards';
import { HAND_SIZE, playerOf } from '../queries/players';
import type { CardInPlay, DestinyState, Die, DieId } from '../model/state';
import { rolledSide, rollOne } from './roll-dice';
import { chooseAmong } from './choose';
import { takeBattlefield } from '../effects/battlefield';
import type { DestinyNames } from '../queries/names';

const STARTING_RESOURCES = 2;
/** Shields for a player whose battlefield is not used, by two players and by more (des.setup.13, des.free-for-all-setup.03). */
const shieldsFor = (players: number): number => (players > 2 ? 1 : 2);

export interface SetupFrame extends Frame {
  /** Seats taken, in free-for-all. */
  seated?: PlayerId[];
  /** Players who keep their hand as it is now. */
  settled?: PlayerId[];
}

export const setupFields = ({ player }: DestinyNames): FieldsOf<SetupFrame> => ({
  seated: optional(list(player)),
  settled: optional(list(player)),
});

/** Free-for-all: chance decides who sits next, clockwise (des.free-for-all-setup.01). */
function askForSeat(state: DestinyState, frame: SetupFrame): Question<RandomChoice<PlayerId>> | null {
  const standing = state.players.flatMap(({ id }) => (frame.seated?.includes(id) ? [] : [id]));
  if (state.players.length < 3 || standing.length === 0) return null;
  return randomQuestion('seats', standing, 'who sits next');
}

/** All players at once; a card that is chosen goes back at once, and new ones are drawn when all are done (des.setup.05, des.setup.06). */
function askForMulligan(state: DestinyState, frame: SetupFrame): Question<ChoiceAction> | null {
  const players = state.players.map(({ id }) => id);
  return questionTogether<Candidate<ChoiceAction>>(
    players,
    frame.settled ?? [],
    'cards to shuffle back into the deck',
    (player, settled) => {
      const { hand } = playerOf(state, player);
      const choice = settled
        ? null
        : chooseAmong({ by: player, asks: 'mulligan', kind: 'card', from: hand, done: true });
      return choice ? [choice.candidates] : [];
    },
  );
}

const drawHands =
  (rule: string) =>
  (state: DestinyState): void => {
    for (const { id, hand } of state.players)
      drawCards(state, id, HAND_SIZE - hand.length, { size: HAND_SIZE, rules: [rule] });
  };

const SAME = ['des.faq-same-affiliation.02'];
const ALIKE = ['des.faq-same-affiliation.01'];

/** Each team; whom the opponents bring does not matter, be it the same affiliation or the very same characters. */
function showTeam(state: DestinyState, player: PlayerId): void {
  const characters = charactersOf(state, player);
  const others = state.players.flatMap(({ id }) => (id === player ? [] : charactersOf(state, id)));
  const same = others.find((each) => characters.some((own) => factsOf(own.code).name === factsOf(each.code).name));
  const alike = others.find((each) => characters.some((own) => affiliationOf(own) === affiliationOf(each)));
  const twice = same && reason('same-character', say`that ${same.controller} has ${same.id} does not matter`, SAME);
  const both =
    alike &&
    reason(
      'same-affiliation',
      say`that ${alike.controller} has ${affiliationOf(alike)} cards too does not matter`,
      ALIKE,
    );
  const because = [twice, both].flatMap((why) => why ?? []);
  emit(state, {
    type: 'team-laid-out',
    // The very same characters are asked about; an affiliation is often shared.
    rules: [...(twice?.rules ?? []), 'des.setup.02', ...(both?.rules ?? [])],
    player,
    characters: characters.map((each) => each.id),
    ...withReasons(because),
  });
}

const affiliationOf = ({ code }: CardInPlay): string => factsOf(code).affiliation;

const setup = procedure('setup', setupFields, [
  ask('seat players at random', ['des.free-for-all-setup.01'], askForSeat, (_state, frame, { chosen }): 'again' => {
    frame.seated = [...(frame.seated ?? []), chosen];
    return 'again';
  }),
  run(
    'put characters and battlefields out',
    ['des.setup.02', 'des.setup.03', 'des.set-aside-zone.06'],
    (state, frame) => {
      // In free-for-all they sit as chance has it (des.free-for-all-setup.01).
      if (frame.seated) state.players = frame.seated.map((id) => playerOf(state, id));
      emit(state, { type: 'phase-started', rules: ['des.setup.01'], phase: 'setup' });
      for (const { id } of state.players) showTeam(state, id);
    },
  ),
  run('draw hands', ['des.setup.04'], drawHands('des.setup.04')),
  ask('mulligan', ['des.setup.05'], askForMulligan, (state, frame, action): 'again' => {
    if (action.type === 'choose-card')
      moveCard(state, action.player, action.card, 'hand', 'deck', action.player, ['des.setup.05']);
    else frame.settled = [...(frame.settled ?? []), action.player];
    return 'again';
  }),
  run('draw hands again', ['des.setup.05'], drawHands('des.setup.05')),
  run('gain resources', ['des.setup.07'], (state) => {
    for (const { id } of state.players) gainResources(state, id, STARTING_RESOURCES, null, ['des.setup.07']);
  }),
  run('roll for the battlefield', ['des.setup.08'], (state) => {
    call(state, 'roll for the battlefield', {
      rollers: state.players.map((each) => each.id),
      dice: [],
      at: 0,
      winner: null,
    });
  }),
  run('end of setup', ['des.setup.01', 'des.setup.14'], (state) =>
    emit(state, { type: 'phase-ended', rules: ['des.setup.01'], phase: 'setup' }),
  ),
]);

export interface RollOffFrame extends Frame {
  rollers: PlayerId[];
  dice: DieId[];
  at: number;
  winner: PlayerId | null;
}

export const rollOffFields = ({ player, die }: DestinyNames): FieldsOf<RollOffFrame> => ({
  rollers: list(player),
  dice: list(die),
  at: count,
  winner: nullable(player),
});

/** White numbers only: costs do not count, special and blank are 0 (des.setup.09). */
function totalOf(state: DestinyState, player: PlayerId): number {
  return poolOf(state, player).reduce((sum, die) => sum + (sideOf(die)?.value ?? 0), 0);
}

function askForRoll(state: DestinyState, frame: RollOffFrame): Question<RollAction> | null {
  const id = frame.dice[frame.at];
  return id === undefined ? null : rollOne(id, dieOf(state, id).code, 'roll for the battlefield');
}

/** Modifiers count as their numbers, and nothing is subtracted for what a side costs. */
function countsToo(dice: readonly Die[]): Reason[] {
  return dice.flatMap((die): Reason[] => {
    const { modifier = false, resourceCost: cost = 0, value } = sideOf(die) ?? {};
    if (!modifier && cost === 0) return [];
    const said = modifier
      ? say`the modifier +${value ?? 0} on ${die.id} counts`
      : say`the cost of ${cost} on ${die.id} is not subtracted`;
    return [reason('counts-too', said, ['des.setup.09'])];
  });
}

function compare(state: DestinyState, frame: RollOffFrame): void {
  const totals = frame.rollers.map((player) => ({ player, total: totalOf(state, player) }));
  for (const { player, total } of totals) {
    const because = countsToo(poolOf(state, player));
    emit(state, {
      type: 'battlefield-rolled',
      rules: ['des.setup.09', 'des.setup.08'],
      player,
      total,
      sources: poolOf(state, player).map((die) => ({ amount: sideOf(die)?.value ?? 0, by: die.id })),
      ...withReasons(because),
    });
  }
  for (const die of state.dice) if (die.zone === 'pool') putOnCard(die);
  const highest = Math.max(...totals.map((each) => each.total));
  const best = totals.filter((each) => each.total === highest).map((each) => each.player);
  if (best.length === 1) return void (frame.winner = best[0] ?? null);
  frame.rollers = best;
  goTo(frame, 'take the dice');
}

function askForBattlefield(state: DestinyState, frame: RollOffFrame): Question<ActionOf<'choose-battlefield'>> | null {
  const { winner: player } = frame;
  if (player === null) return null;
  return question(
    player,
    'which battlefield is used',
    state.players.map((each) => allowed({ type: 'choose-battlefield', player, owner: each.id })),
  );
}

const rollForBattlefield = procedure('roll for the battlefield', rollOffFields, [
  run('take the dice', ['des.setup.08'], (state, frame) => {
    frame.dice = frame.rollers.flatMap((player) =>
      charactersOf(state, player).flatMap(({ id }) => diceOfCard(state, id).map((die) => die.id)),
    );
    frame.at = 0;
  }),
  ask('roll', ['des.setup.08'], askForRoll, (state, frame, action): 'again' => {
    const die = dieOf(state, frame.dice[frame.at] ?? '');
    die.zone = 'pool';
    die.on = null;
    die.side = rolledSide(die.code, action);
    frame.at += 1;
    return 'again';
  }),
  run('compare', ['des.setup.09', 'des.setup.10', 'des.setup.14', 'des.free-for-all-setup.04'], compare),
  ask(
    'choose the battlefield',
    ['des.setup.11', 'des.free-for-all-setup.02'],
    askForBattlefield,
    (state, { winner }, action) => {
      const owner = playerOf(state, action.owner);
      owner.setAside = owner.setAside.filter((each) => each.code !== owner.battlefield);
      state.battlefield.code = owner.battlefield;
      state.battlefield.owner = owner.id;
      emit(state, {
        type: 'battlefield-chosen',
        rules: ['des.setup.11'],
        player: owner.id,
        battlefield: owner.battlefield,
        because: [reason('highest-total', say`${winner ?? ''} has the highest total and chooses`, ['des.setup.11'])],
      });
      takeBattlefield(state, owner.id, ['des.setup.12']);
    },
  ),
  run('shields for the others', ['des.setup.13', 'des.free-for-all-setup.03'], (state, frame) => {
    for (const { id: player } of state.players)
      if (player !== state.battlefield.owner)
        call(state, 'distribute shields', {
          player,
          left: shieldsFor(state.players.length),
          given: [],
          rules: [state.players.length > 2 ? 'des.free-for-all-setup.03' : 'des.setup.13'],
        });
    finish(frame);
  }),
]);

export const setupProcedures = [setup, rollForBattlefield];
