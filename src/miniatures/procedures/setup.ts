/** Setup: squads are revealed, then set up one after the other, each in its start area (min.setting-up, min.starting-position). */
import { allowed, question, type Frame, type PlayerId, type RollAction, rollQuestion } from '../../core';
import { count, list, object, type FieldsOf } from '../../core/codec';
import { setUpAt } from '../effects/movement';
import { takeAway, takeSide } from '../effects/squads';
import { endIfDecided } from '../effects/victory';
import { ask, emit, goTo, procedure, run } from '../engine';
import type { Square } from '../facts/battle-map';
import type { SetupAction } from '../model/actions';
import { D20 } from '../model/roll';
import type { MiniaturesState } from '../model/state';
import type { InitiativeRoll } from '../model/values';
import { characterOf } from '../queries/characters';
import { highest } from '../queries/initiative';
import type { MiniaturesNames } from '../queries/names';
import { playerOf, playersFrom } from '../queries/players';
import { areaOf, freeAreas, setUpPlaces, startArea, stillToSetUp } from '../queries/start-areas';

export interface SetupFrame extends Frame {
  /** Who sets up, the next one first. */
  order: PlayerId[];
  /** Where no side sets up first, or both players want one side, what they rolled for it (min.free-for-all.01, min.choose-sides.05). */
  rolls: InitiativeRoll[];
}

export const setupFields = ({ player }: MiniaturesNames): FieldsOf<SetupFrame> => ({
  order: list(player),
  rolls: list(object<InitiativeRoll>('a roll', { player, result: count })),
});

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

const setup = procedure('setup', setupFields, [
  ask('roll who chooses a side', ['min.choose-sides.05'], toRollForSide, rolledForSide),
  ask('choose a side', ['min.choose-sides.05'], whichSide, (state, frame, { player, faction }: Of<'choose-side'>) => {
    frame.rolls = [];
    takeSide(state, player, faction, ['min.choose-sides.05']);
  }),
  run('reveal the squads', ['min.setting-up.01', 'min.squad-building-rules.02'], (state) =>
    emit(state, { type: 'squads-revealed', rules: ['min.setting-up.01', 'min.squad-building-rules.02'] }),
  ),
  run('which side sets up first', ['min.setting-up.04', 'min.starting-position.01'], (state, frame) => {
    frame.order = bySides(state);
  }),
  ask('roll who sets up first', ['min.free-for-all.01'], toRoll, rolled),
  ask(
    'choose who sets up first',
    ['min.free-for-all.01'],
    whoFirst,
    (state, frame, { first }: Of<'choose-first-to-set-up'>) => {
      frame.order = playersFrom(state, first);
      emit(state, { type: 'first-to-set-up-chosen', rules: ['min.free-for-all.01'], first });
    },
  ),
  ask('choose a start area', ['min.setting-up.02', 'min.starting-position.01'], whichArea, chooseArea),
  ask(
    'set up a character',
    ['min.setting-up.05', 'min.starting-position.02'],
    (state, { order: [player] }) => whereToSetUp(state, player),
    (state, frame, { character, at }: Of<'set-up'>) => {
      const rules = ['min.setting-up.05', areaRule(state, frame)];
      setUpAt(state, characterOf(state, character), at, rules);
      return 'again';
    },
  ),
  run('the next squad', ['min.setting-up.04', 'min.starting-position.03'], (state, frame) => {
    leaveOut(state, frame);
    frame.order.shift();
    if (frame.order.length > 0) goTo(frame, 'choose a start area');
  }),
  run('end of setup', ['min.setting-up.06'], (state) => {
    emit(state, { type: 'setup-ended', rules: ['min.setting-up.06'] });
    endIfDecided(state);
  }),
]);

/** The Dark Side first, in the basic game the Light Side (min.setting-up.04, min.basic-rules.02); none where a squad is on neither. */
function bySides({ players, gameType }: MiniaturesState): PlayerId[] {
  const sides = gameType === 'basic' ? ['light', 'dark'] : ['dark', 'light'];
  if (new Set(players.map(({ side }) => side)).size < 2 || players.some(({ side }) => side === null)) return [];
  return sides.flatMap((side) => players.filter((player) => player.side === side).map(({ id }) => id));
}

function stillToRoll({ players }: MiniaturesState, { rolls }: SetupFrame): PlayerId | undefined {
  return players.find(({ id }) => !rolls.some(({ player }) => player === id))?.id;
}

function toRoll(state: MiniaturesState, frame: SetupFrame) {
  if (frame.order.length > 0 || stillToRoll(state, frame) === undefined) return null;
  return rollQuestion(D20, 1, 'who sets up first');
}

function rolled(state: MiniaturesState, frame: SetupFrame, action: RollAction): 'again' {
  return rolledFor(state, frame, action, 'min.free-for-all.01');
}

function rolledFor(state: MiniaturesState, frame: SetupFrame, { faces }: RollAction, rule: string): 'again' {
  const player = stillToRoll(state, frame) ?? '';
  const result = Number(faces[0]);
  frame.rolls.push({ player, result });
  emit(state, { type: 'setup-rolled', rules: [rule], player, roll: result });
  const best = highest(frame.rolls);
  // Those who are equal roll again.
  if (stillToRoll(state, frame) === undefined && best.length > 1)
    frame.rolls = frame.rolls.filter((each) => !best.includes(each.player));
  return 'again';
}

function toRollForSide(state: MiniaturesState, frame: SetupFrame) {
  if (!state.contested || stillToRoll(state, frame) === undefined) return null;
  return rollQuestion(D20, 1, 'who chooses a side');
}

function rolledForSide(state: MiniaturesState, frame: SetupFrame, action: RollAction): 'again' {
  return rolledFor(state, frame, action, 'min.choose-sides.05');
}

function whichSide({ players, contested }: MiniaturesState, { rolls }: SetupFrame) {
  const [player] = highest(rolls);
  if (!contested || player === undefined) return null;
  return question(
    player,
    'choose a side',
    players.map(({ faction }) => allowed({ type: 'choose-side', player, faction })),
  );
}

function whoFirst({ players }: MiniaturesState, { order, rolls }: SetupFrame) {
  const [player] = highest(rolls);
  if (order.length > 0 || player === undefined) return null;
  return question(
    player,
    'who sets up first',
    players.map(({ id }) => allowed({ type: 'choose-first-to-set-up', player, first: id })),
  );
}

function whichArea(state: MiniaturesState, { order: [player] }: SetupFrame) {
  if (player === undefined || areaOf(state, player) !== null) return null;
  const areas = freeAreas(state);
  return question(
    player,
    'choose a start area',
    areas.map((area) => allowed({ type: 'choose-start-area', player, area })),
  );
}

function chooseArea(state: MiniaturesState, _frame: SetupFrame, { player, area }: Of<'choose-start-area'>): void {
  playerOf(state, player).area = area;
  const rules = state.gameType === 'basic' ? ['min.starting-position.01'] : ['min.setting-up.02'];
  emit(state, { type: 'start-area-chosen', rules, player, area });
}

/** Where the next one of a player is set up; null: nobody is left who finds room. */
export function whereToSetUp(state: MiniaturesState, player: PlayerId | undefined) {
  if (player === undefined) return null;
  for (const character of stillToSetUp(state, player)) {
    const places = setUpPlaces(state, character, startArea(state, character));
    if (places.length === 0) continue;
    return question(
      player,
      'set up a character',
      places.map((at: Square) => allowed({ type: 'set-up', player, character: character.id, at })),
    );
  }
  return null;
}

/** For whom the map has no room anywhere is no part of this skirmish. */
function leaveOut(state: MiniaturesState, { order: [player] }: SetupFrame): void {
  for (const each of player === undefined ? [] : stillToSetUp(state, player)) {
    takeAway(state, each, ['min.setting-up.05']);
    emit(state, { type: 'character-left-out', rules: ['min.setting-up.05'], character: each.id });
  }
}

function areaRule({ gameType, players }: MiniaturesState, { order: [player] }: SetupFrame): string {
  const first = players.find(({ area }) => area !== null)?.id === player;
  if (gameType === 'basic') return first ? 'min.starting-position.01' : 'min.starting-position.03';
  if (gameType === 'team-play') return 'min.team-play.04';
  return first ? 'min.setting-up.02' : 'min.setting-up.03';
}

export const setupProcedures = [setup];
