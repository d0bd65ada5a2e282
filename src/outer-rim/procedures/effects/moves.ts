/** Effects on the map. */
import { allowed, question, type RuleId, say } from '../../../core';
import type { Act } from '../../model/actions';
import type { Faction } from '../../facts';
import { emit, finish } from '../../engine';
import { packOf } from '../../model/pack';
import { distancesFrom, neighborsOf, patrolOf } from '../../queries/map';
import { playerOf } from '../../queries/players';
import { move } from '../movement';
import { movePatrol } from '../patrols';
import type { OuterRimState, SpaceId } from '../../model/state';
import { markPlanet } from './chances';
import { choosesFaction, decides, does, effect, factionOf, type EffectFrame } from './effect';

const moving = effect(
  'move',
  does<'move'>('move', ['or.movement.01'], (state, { upTo }, { you }) => move(state, you, upTo)),
);

function spacesFor(
  state: OuterRimState,
  { effect: { kind, spaces, within }, scope: { you } }: EffectFrame<'go'>,
): SpaceId[] {
  const here = playerOf(state, you).space;
  if (here === null) return [];
  const distances = distancesFrom(state, here);
  return packOf(state)
    .map.spaces.filter((space) => {
      if (!distances.has(space.id) || space.id === here) return false;
      if (kind !== undefined && space.kind !== kind) return false;
      if (spaces !== undefined && !spaces.includes(space.id)) return false;
      return within === undefined || (distances.get(space.id) ?? Infinity) <= within;
    })
    .map((space) => space.id);
}

/** Only a card puts a player down somewhere: its text is followed. */
function asTheCardSays({ scope: { drawn, job } }: EffectFrame<'go'>): RuleId[] {
  if (job !== null) return ['or.attempting-a-job.04'];
  return [drawn?.from === 'databank' ? 'or.contact-encounter.04' : 'or.space-encounter.03'];
}

const going = effect(
  'go',
  decides<'go', Act<'choose-space'>>(
    'choose a space',
    [],
    (state, frame) => {
      const { you } = frame.scope;
      const spaces = spacesFor(state, frame);
      if (spaces.length === 0) return null;
      const choices = spaces.map((space) => allowed({ type: 'choose-space', player: you, space }));
      return { ...question(you, 'a space to go to', choices), rules: asTheCardSays(frame) };
    },
    (state, frame, { space }) => {
      const player = playerOf(state, frame.scope.you);
      const from = player.space ?? '';
      player.space = space;
      emit(state, { type: 'placed', rules: asTheCardSays(frame), player: player.id, from, to: space });
    },
  ),
);

const movingPatrols = effect(
  'move-patrol',
  choosesFaction<'move-patrol'>(({ faction }) => faction),
  does<'move-patrol'>('set out', ['or.patrol-movement.15'], (state, { faction, spaces, towards }, { you }, frame) => {
    const chosen = factionOf(state, frame, faction);
    if (chosen === undefined || !patrolOf(state, chosen)) return finish(frame);
    frame.chosen['faction'] = chosen;
    frame.left = spaces;
    if (towards === 'anywhere') return;
    movePatrol(state, { faction: chosen, spaces, player: you, towards: you, why: 'card' });
    finish(frame);
  }),
  decides<'move-patrol', Act<'move-patrol'>>(
    'each space as you like',
    ['or.patrol-movement.15'],
    (state, frame) => {
      const { you } = frame.scope;
      const faction = frame.chosen['faction'] as Faction;
      const token = patrolOf(state, faction);
      if (!token || frame.left <= 0) return null;
      const ways = neighborsOf(state, token.space).map((to) =>
        allowed({ type: 'move-patrol', player: you, faction, to }),
      );
      return ways.length === 0 ? null : question(you, say`where the ${faction} patrol goes`, ways);
    },
    (state, frame, { faction, to }) => {
      const token = patrolOf(state, faction);
      if (!token) return;
      const from = token.space;
      token.space = to;
      frame.left -= 1;
      emit(state, { type: 'patrol-moved', rules: ['or.patrol-movement.15'], faction, from, to });
      return 'again';
    },
  ),
);

const markingPlanet = effect(
  'mark-planet',
  does<'mark-planet'>('put a damage token', ['or.personal-goals.04'], (state, _effect, { you }) =>
    markPlanet(state, you),
  ),
);

export const moves = [moving, going, movingPatrols, markingPlanet];
