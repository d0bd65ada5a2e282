/** Skills as tests look at them: who has them, how well that makes a player skilled, which faces count (or.skill-tests). */
import { listed, reason, say, type Evidence, type PlayerId, type Reason, type RuleId, type Source } from '../../core';
import type { Skill } from '../facts';
import type { OuterRimState } from '../model/state';
import { characterHolder } from './abilities-in-play';
import { faceOf } from './cards';
import { passingFaces } from './dice';
import { characterCard } from './lookup';
import { times } from './numbers';
import { playerOf } from './players';
import { copiesOf, timesIn } from './values';

function levelRule(copies: number): RuleId {
  return copies === 0 ? 'or.skill-tests.06' : copies === 1 ? 'or.skill-tests.07' : 'or.skill-tests.08';
}

/** How often the skill is had, which faces pass then, and what the dice show. */
export function skillReason(skill: Skill, copies: number, faces: readonly string[]): Reason {
  const needed = [...passingFaces(copies)];
  const shown = faces.filter((face) => needed.includes(face));
  const idle = faces.filter((face) => !needed.includes(face));
  const had = copies === 0 ? say`without the skill` : say`with the skill ${times(copies)}`;
  const counts = say`${had} ${listed(needed, 'or')} is needed`;
  const dice = shown.length > 0 ? say`: ${listed(shown)} passes` : say`: ${listed(idle)} do not pass`;
  return reason('skill', say`${counts}${dice}`, [levelRule(copies)], { skill, copies, needed, faces: [...faces] });
}

/** A skill that is printed more than once is told before the test: each time counts. */
export function hadSeveralTimes(
  state: OuterRimState,
  player: PlayerId,
  skill: Skill,
  without: string | null,
): Evidence & { rules: readonly RuleId[] } {
  const usual = 'or.skill-tests.04';
  const copies = copiesOf(state, player, skill, without);
  if (copies < 2) return { rules: [usual] };
  const each = ['or.skill-tests.02'];
  const because = [
    reason('counts-each-time', say`that is ${times(copies)}: each time counts`, each, { skill, copies }),
  ];
  return { rules: [...each, usual], sources: skillSources(state, player, skill, copies, without), because };
}

/** Who has the skill: the character, crew; what other cards and this test add is the rest of the copies. */
export function skillSources(
  state: OuterRimState,
  player: PlayerId,
  skill: Skill,
  copies: number,
  without: string | null,
): Source[] {
  const self = playerOf(state, player);
  const own = self.character === null ? 0 : timesIn(characterCard(state, self.character).skills, skill);
  const crew = self.cards.flatMap((owned): Source[] => {
    const face = faceOf(state, owned);
    return face.kind === 'crew' && owned.id !== without ? [{ amount: timesIn(face.skills, skill), by: owned.id }] : [];
  });
  const printed = [{ amount: own, by: characterHolder(player) }, ...crew].filter(({ amount }) => amount > 0);
  const rest = copies - printed.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? printed : [...printed, { amount: rest, by: 'other cards' }];
}
