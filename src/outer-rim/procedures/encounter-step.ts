/** The encounter step (or.encounter-step): exactly one encounter (or.playing-the-game.05); patrols that hate the player come first. */
import {
  allowed,
  candidate,
  question,
  reason,
  say,
  type AbilityWindow,
  type Frame,
  type PlayerId,
  type Reason,
  type UseAbility,
} from '../../core';
import { list, text, type FieldsOf } from '../../core/codec';
import type { Act } from '../model/actions';
import type { Faction } from '../facts';
import { ask, emit, options, procedure, useInWindow } from '../engine';
import type { OuterRim } from '../model/types';
import { contactsAt, patrolsIn, tokenAt } from '../queries/map';
import { holderOf } from '../queries/cards';
import { playerOf } from '../queries/players';
import { hostilePatrols, patrolFirst, standingReason } from '../queries/reputation';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { permits } from '../queries/values';
import { huntCrew, huntable } from './bounties';
import { encounterContact } from './contacts';
import { attemptJob, jobsElsewhere, jobsHere } from './jobs';
import { meetPatrol } from './patrols';
import { encounterSpace } from './space-encounter';
import type { OuterRimNames } from '../queries/names';

export interface EncounterStepFrame extends Frame {
  player: PlayerId;
  usedHere: string[];
}

export const encounterStepFields = ({ player }: OuterRimNames): FieldsOf<EncounterStepFrame> => ({
  player,
  usedHere: list(text),
});

type Encounter =
  Act<'encounter-patrol' | 'encounter-space' | 'encounter-contact' | 'attempt-job' | 'hunt-crew'> | UseAbility;

const windowOf = (frame: EncounterStepFrame): AbilityWindow<OuterRim, 'encounter'> => ({
  window: 'encounter',
  player: frame.player,
  event: null,
  frame,
});

export const encounterStep = procedure('encounter step', encounterStepFields, [
  ask(
    'choose one encounter',
    ['or.encounter-step.01', 'or.encounter-step.02', 'or.encounter-step.04'],
    askWhich,
    (state, frame, action) => {
      const { player } = frame;
      emit(state, { type: 'encounter-chosen', player, ...chosen(state, action) });
      switch (action.type) {
        case 'encounter-patrol':
          return meetPatrol(state, player, action.faction);
        case 'encounter-space':
          return encounterSpace(state, player);
        case 'encounter-contact':
          return encounterContact(state, player, tokenAt(state, action.place));
        case 'attempt-job':
          return attemptJob(state, player, action.card);
        case 'hunt-crew':
          return huntCrew(state, player, action.bounty, action.crew);
        case 'use-ability':
          return useInWindow(state, windowOf(frame), action);
      }
    },
    { offers: 'encounter' },
  ),
]);

const KINDS = {
  'encounter-patrol': { encounter: 'patrol', rule: 'or.encounter-step.03' },
  'encounter-space': { encounter: 'space', rule: 'or.encounter-step.07' },
  'encounter-contact': { encounter: 'contact', rule: 'or.encounter-step.08' },
  'attempt-job': { encounter: 'job', rule: 'or.attempting-a-job.02' },
  'hunt-crew': { encounter: 'crew', rule: 'or.bounties-on-crew.07' },
  'use-ability': { encounter: 'ability', rule: 'or.encounter-step.09' },
} as const;

/** Which encounter it is, by which rule: a hostile patrol has to be met, a crew of one's own may be fought anywhere. */
function chosen(state: OuterRimState, action: Encounter) {
  const { encounter, rule } = KINDS[action.type];
  if (action.type === 'hunt-crew') return { encounter, ...crewFought(state, action) };
  const forced = action.type === 'encounter-patrol' ? forcedTo(state, action.player) : null;
  return forced ? { encounter, rules: forced.rules, because: [forced] } : { encounter, rules: [rule] };
}

/** Crew of one's own is fought anywhere, another player's where both are. */
function crewFought(state: OuterRimState, { player, crew }: Act<'hunt-crew'>) {
  const owner = holderOf(state, crew)?.player.id ?? player;
  const { space } = playerOf(state, player);
  const rules = [owner === player ? 'or.bounties-on-crew.02' : 'or.bounties-on-crew.07'];
  const said =
    owner === player
      ? say`${crew} is crew of ${player}, and may be fought in any space`
      : say`${crew} is crew of ${owner}, who is on ${space ?? 'none'} as ${player} is`;
  return { rules, because: [reason('crew-in-reach', said, rules, { owner, space })] };
}

/** Cards may let players pass hostile patrols by. */
function hostileTo(state: OuterRimState, id: PlayerId): readonly Faction[] {
  return permits(state, id, 'ignore-negative-patrols') ? [] : hostilePatrols(state, id);
}

/** Patrols that came here earlier are looked at only now (or.patrol-movement.12). */
const forcedTo = (state: OuterRimState, id: PlayerId): Reason | null => patrolFirst(state, id, hostileTo(state, id));

/** Of several patrols one that hates the player is met. */
function hostileInstead(player: OuterRimPlayer, faction: Faction, forced: Reason): Reason {
  const here = standingReason(player, faction, []);
  const said = say`${forced.parts ?? forced.message}; ${here.parts ?? here.message}`;
  return reason('other-patrol-first', said, ['or.encounter-step.06', 'or.encounter-step.04'], { ...forced.facts });
}

function askWhich(state: OuterRimState, frame: EncounterStepFrame) {
  const { player: id } = frame;
  const player = playerOf(state, id);
  const hostile = hostileTo(state, id);
  const forced = forcedTo(state, id);
  // Any patrol may be met if none has to be (or.encounter-step.05).
  const patrols = patrolsIn(state, player.space).map(({ faction }) =>
    candidate(
      { type: 'encounter-patrol', player: id, faction },
      forced && !hostile.includes(faction) ? hostileInstead(player, faction, forced) : null,
    ),
  );
  // Combats for bounties have their place here, too (or.commonly-forgotten-rules.01).
  const others: Encounter[] = [
    { type: 'encounter-space', player: id },
    ...contactsAt(state, player.space).map((place) => ({ type: 'encounter-contact' as const, player: id, place })),
    ...jobsHere(state, id).map((job) => ({ type: 'attempt-job' as const, player: id, card: job.id })),
    ...huntable(state, id).map((hunt) => ({ type: 'hunt-crew' as const, player: id, ...hunt })),
  ];
  return question(id, 'encounter step', [
    ...patrols,
    ...others.map((action) => (forced ? candidate(action, forced) : allowed(action))),
    // Jobs for elsewhere are refused with their destination (or.attempting-a-job.01).
    ...jobsElsewhere(state, id).map(({ job, not }) =>
      candidate({ type: 'attempt-job' as const, player: id, card: job.id }, not),
    ),
    ...options(state, windowOf(frame)).map((each) => candidate(each.action, forced ?? each.not)),
  ]);
}
