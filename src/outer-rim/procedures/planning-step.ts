/** The planning step (or.planning-step): exactly one of moving, recovering, gaining credits, or a Planning ability (or.playing-the-game.03). */
import {
  allowed,
  candidate,
  question,
  listed,
  reason,
  type Frame,
  type PlayerId,
  type AbilityWindow,
  type Reason,
  say,
  withReasons,
} from '../../core';
import { list, text, type FieldsOf } from '../../core/codec';
import { ask, emit, options, procedure, useInWindow } from '../engine';
import type { OuterRim } from '../model/types';
import { gainCredits } from '../effects/credits';
import { playerOf } from '../queries/players';
import { noDamage, recover } from '../effects/recover';
import { doNothing } from '../effects/nothing';
import type { OuterRimState } from '../model/state';
import { valueOf } from '../queries/values';
import { move } from './movement';
import type { OuterRimNames } from '../queries/names';

/** or.planning-step.05 */
const CREDITS = 2000;

export interface PlanningFrame extends Frame {
  player: PlayerId;
  usedHere: string[];
}

export const planningFields = ({ player }: OuterRimNames): FieldsOf<PlanningFrame> => ({
  player,
  usedHere: list(text),
});

const windowOf = (frame: PlanningFrame): AbilityWindow<OuterRim, 'planning'> => ({
  window: 'planning',
  player: frame.player,
  event: null,
  frame,
});

export const planningStep = procedure('planning step', planningFields, [
  ask(
    'choose one option',
    ['or.planning-step.01', 'or.planning-step.07'],
    askForPlan,
    (state, frame, action) => {
      const { player } = frame;
      const option = action.type === 'use-ability' ? 'ability' : action.type;
      const must = mustRecover(state, player);
      const why = must ?? plannedReason(state, player, option);
      const rules = must?.rules ?? (option === 'recover' && why ? why.rules : [RULES[option]]);
      const free = bindsNobody(state, player);
      const told = {
        rules: [...(free?.rules ?? []), ...rules],
        ...withReasons([free, why].filter((each) => each !== null)),
      };
      emit(state, { type: 'planned', ...told, player, option });
      if (action.type === 'use-ability') return useInWindow(state, windowOf(frame), action);
      if (action.type === 'move') return move(state, player, valueOf(state, player, 'hyperdrive'));
      if (action.type === 'gain-credits')
        return gainCredits(state, player, CREDITS, 'planning', ['or.planning-step.05']);
      const nothing = noDamage(state, player, ['or.planning-step.03']);
      if (nothing) return doNothing(state, player, 'recover', nothing);
      recover(state, player, 'character', 'all');
      recover(state, player, 'ship', 'all');
    },
    { offers: 'planning' },
  ),
]);

const RULES = {
  move: 'or.planning-step.02',
  recover: 'or.planning-step.03',
  'gain-credits': 'or.planning-step.05',
  ability: 'or.planning-step.06',
} as const;

/** How far the ship may move; that recovering is for character and ship, and the one thing that is planned. */
function plannedReason(state: OuterRimState, player: PlayerId, option: keyof typeof RULES): Reason | null {
  if (option === 'recover')
    return reason('one-option', 'one of four options, and nothing else in this step', ['or.planning-step.01']);
  if (option !== 'move') return null;
  const hyperdrive = valueOf(state, player, 'hyperdrive');
  return reason('hyperdrive', say`hyperdrive ${hyperdrive}`, ['or.movement.01'], { hyperdrive });
}

/** The first turn after a gift is when it could be given back, or not (or.trading-credits-and-promises.08). */
function bindsNobody(state: OuterRimState, id: PlayerId): Reason | null {
  const player = playerOf(state, id);
  const { givenBy = [] } = player;
  if (givenBy.length === 0) return null;
  delete player.givenBy;
  const said = say`${id} may give credits to ${listed(givenBy)}, and nothing makes ${id} do so: a promise does not bind`;
  return reason('not-binding', said, ['or.trading-credits-and-promises.07']);
}

function mustRecover(state: OuterRimState, player: PlayerId): Reason | null {
  if (!playerOf(state, player).defeated) return null;
  return reason('defeated', say`${player} is defeated and has to recover.`, ['or.defeated.07']);
}

function askForPlan(state: OuterRimState, frame: PlanningFrame) {
  const { player } = frame;
  const must = mustRecover(state, player);
  const abilities = options(state, windowOf(frame)).map((each) => candidate(each.action, must ?? each.not));
  return question(player, 'planning step', [
    candidate({ type: 'move', player }, must),
    allowed({ type: 'recover', player }),
    candidate({ type: 'gain-credits', player }, must),
    ...abilities,
  ]);
}
