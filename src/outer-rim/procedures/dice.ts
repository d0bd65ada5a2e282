/** A roll of the dice. Cards may reroll or turn dice between the roll and its use. */
import { reason, rollQuestion, say, withReasons, type Frame, type PlayerId, type Reason } from '../../core';
import { count, nullable, type FieldsOf } from '../../core/codec';
import { crewLeftOut, enemySources } from '../queries/combat-reasons';
import { faceOf, holderOf, traitsOf } from '../queries/cards';
import { die } from '../queries/dice';
import type { Combat } from '../facts';
import { give, ask, emit, innermost, procedure, run } from '../engine';
import type { OuterRimState } from '../model/state';
import type { DiceOwner, OuterRimEvent, RollFor } from '../model/events';
import { sourcesOf } from '../queries/value-sources';
import { faces, rollFor } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

export interface RollFrame extends Frame {
  owner: DiceOwner;
  roller: PlayerId;
  for: RollFor;
  count: number;
  faces: string[];
}

export const rollFields = ({ player }: OuterRimNames): FieldsOf<RollFrame> => ({
  owner: nullable(player),
  roller: player,
  for: rollFor,
  count,
  faces,
});

export const roll = procedure('roll', rollFields, [
  ask(
    'roll the dice',
    ['or.resolving-combat.02', 'or.skill-tests.05'],
    (state, frame) =>
      frame.count > 0 ? rollQuestion(die(state), frame.count, say`${frame.count} dice (${frame.for})`) : null,
    (state, frame, action) => {
      frame.faces = [...action.faces];
      tell(state, frame);
    },
  ),
  run('give the result', ['or.resolving-combat.02', 'or.skill-tests.05'], (state, frame) => {
    give(state, { faces: [...frame.faces] });
  }),
]);

const RULES = {
  'first-player': 'or.setup-choose-characters.01',
  test: 'or.skill-tests.05',
  delivery: 'or.deliver-action.03',
  card: 'or.attempting-a-job.05',
} as const;

/** The event has faces of its own: cards turn those of the roll. */
function tell(state: OuterRimState, frame: RollFrame): void {
  const { owner, roller, for: what, faces } = frame;
  const told =
    what === 'ground' || what === 'ship'
      ? inCombat(state, owner, what)
      : { rules: [RULES[what]], ...withReasons(what === 'delivery' ? forTrait(state) : []) };
  emit(state, { type: 'dice-rolled', ...told, player: owner, roller, for: what, faces: [...faces] });
}

/** What is delivered is ILLEGAL: its card asks for the roll. */
function forTrait(state: OuterRimState): Reason[] {
  const card = innermost(state, 'deliver cargo')?.card;
  const held = card === undefined ? null : holderOf(state, card);
  if (card === undefined || !held || !traitsOf(faceOf(state, held.owned)).includes('ILLEGAL')) return [];
  const said = say`${card} is ILLEGAL, its card asks for a roll before the reward`;
  return [reason('illegal', said, ['or.market-action.15', 'or.deliver-action.03'], { card })];
}

/** Who rolls by which rule, and where the number of a player's dice comes from if not from what is printed alone. */
function inCombat(
  state: OuterRimState,
  owner: DiceOwner,
  combat: Combat,
): Pick<OuterRimEvent, 'rules' | 'sources' | 'because'> {
  const fight = innermost(state, 'combat');
  if (!fight) return { rules: [] };
  if (owner === null) {
    const isContact = fight.defender.kind === 'contact';
    const rules = [isContact ? 'or.bounties.09' : 'or.combat-against-patrols-and-card-enemies.01'];
    return { rules, sources: enemySources(state, fight, fight.extra.defender) };
  }
  const isAttacker = fight.attacker === owner;
  const rules = [isAttacker ? 'or.resolving-combat.02' : 'or.resolving-combat.05'];
  const value = combat === 'ground' ? 'ground-combat' : 'ship-combat';
  const more = fight.extra[isAttacker ? 'attacker' : 'defender'];
  const parts = sourcesOf(state, owner, value, fight.without);
  const sources = more === 0 ? parts : [...parts, { amount: more, by: 'cards for this combat' }];
  const leftOut = crewLeftOut(state, owner, fight);
  return leftOut ? { rules: [...leftOut.rules, ...rules], sources, because: [leftOut] } : { rules, sources };
}
