/** A skill test (or.skill-tests): 2 dice, passed by at least one die that shows what the skill asks for. */
import { reason, say, type Frame, type PlayerId, type Reason } from '../../core';
import { amount, type Codec, type FieldsOf } from '../../core/codec';
import type { Skill } from '../facts';
import { passingFaces } from '../queries/dice';
import { doNothing } from '../effects/nothing';
import { carryOn } from './effects/scope';
import type { Continuation } from '../model/scope';
import { innermost, call, emit, procedure, run } from '../engine';
import type { OuterRimState } from '../model/state';
import { hadSeveralTimes, skillReason, skillSources } from '../queries/skills';
import { copiesOf } from '../queries/values';
import { faces, skill } from '../model/codecs';
import type { FrameNames } from '../queries/names';

/** or.skill-tests.05 */
const DICE = 2;

export interface TestFrame extends Frame {
  player: PlayerId;
  skill: string;
  /** Copies of the skill that cards add for this test. */
  extra: number;
  faces: string[];
  pass: Continuation | null;
  fail: Continuation | null;
}

export const testFields = ({ player, continuation }: FrameNames): FieldsOf<TestFrame> => ({
  player,
  skill: skill as Codec<string>,
  extra: amount,
  faces,
  pass: continuation,
  fail: continuation,
});

export const skillTest = procedure('skill test', testFields, [
  run('begin the test', ['or.skill-tests.04', 'or.skill-tests.02'], (state, { player, skill }) =>
    emit(state, {
      type: 'test-started',
      player,
      skill: skill as Skill,
      ...hadSeveralTimes(state, player, skill as Skill, foughtCrew(state, player)),
    }),
  ),
  run('roll 2 dice', ['or.skill-tests.05', 'or.quick-reference-skill-tests.01'], (state, frame) => {
    const { player } = frame;
    call(state, 'roll', { owner: player, roller: player, for: 'test', count: DICE, faces: [] });
  }),
  run('judge', ['or.skill-tests.06', 'or.skill-tests.07', 'or.skill-tests.08', 'or.skill-tests.09'], (state, frame) => {
    const { player } = frame;
    const skill = frame.skill as Skill;
    const without = foughtCrew(state, player);
    const copies = copiesOf(state, player, skill, without) + frame.extra;
    const needed = passingFaces(copies);
    // One die that shows enough will do (or.skill-tests.10).
    const passed = frame.faces.some((face) => needed.includes(face));
    const why = skillReason(skill, copies, frame.faces);
    const sources = skillSources(state, player, skill, copies, without);
    emit(state, {
      type: passed ? 'test-passed' : 'test-failed',
      rules: why.rules,
      player,
      skill,
      copies,
      because: [why],
      ...(sources.length > 0 ? { sources } : {}),
    });
    if (!passed) innermost(state, 'attempt job')?.setbacks.push('test');
    const what = passed ? frame.pass : frame.fail;
    if (what === null) doNothing(state, player, 'test', nothingFollows(passed));
    carryOn(state, what);
  }),
]);

/** The card says nothing of this outcome. */
function nothingFollows(passed: boolean): Reason {
  const said = say`of ${passed ? 'passing' : 'failing'} the card says nothing`;
  return reason('nothing-follows', said, ['or.skill-tests.09'], { passed });
}

/** The skills of a crew that its owner fights cannot be used (or.bounties-on-crew.06). */
function foughtCrew(state: OuterRimState, player: string): string | null {
  const combat = innermost(state, 'combat');
  return combat?.attacker === player ? combat.without : null;
}

/** Makes a player test a skill. */
export function test(
  state: OuterRimState,
  player: string,
  skill: Skill,
  pass: Continuation | null,
  fail: Continuation | null,
): void {
  call(state, 'skill test', { player, skill, extra: 0, faces: [], pass, fail });
}
