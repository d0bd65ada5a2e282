/** Suffering damage, becoming defeated, losing reputation: what cards may prevent is announced before it happens. */
import { rulesOfAll, reason, say, type PlayerId, type Frame, type Reason, type RuleId } from '../../core';
import { flag, integer, type FieldsOf, type Codec } from '../../core/codec';
import type { Faction } from '../facts';
import { announce, call, emit, finish, innermost, procedure, run } from '../engine';
import { loseCredits } from '../effects/credits';
import { lowerReputation } from '../effects/reputation';
import { discardSecret } from '../effects/cards';
import { doNothing } from '../effects/nothing';
import { playerOf } from '../queries/players';
import type { Body } from '../effects/recover';
import type { OuterRimState, SpaceId } from '../model/state';
import { sufferReason } from '../queries/combat-reasons';
import { standingReason } from '../queries/reputation';
import { RULES_OF } from '../queries/source-rules';
import { damageReason, limitOf } from '../queries/values';
import type { Source } from '../model/events';
import { body, damageFrom, faction, source } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

/** or.defeated.03 */
export const COST_OF_DEFEAT = 3000;

export function sufferDamage(
  state: OuterRimState,
  player: PlayerId,
  on: Body,
  amount: number,
  from: DamageFrame['from'],
  unavoidable = false,
): void {
  if (amount > 0) call(state, 'suffer damage', { player, on, amount, from, unavoidable });
}

/** The deciding rule, then the one by which damage tokens are put. */
function rulesFor({ on, from, unavoidable }: DamageFrame): RuleId[] {
  const put = on === 'character' ? 'or.resolving-combat.07' : 'or.resolving-combat.08';
  if (unavoidable) return ['or.patrol-encounter.10', put];
  return [...byText(from), put];
}

const ILLEGAL = ['or.ai-jobs-and-illegal-cargo.05'];

/** The rule by which what deals it does so; abilities have told theirs. */
function byText(from: DamageFrame['from']): readonly RuleId[] {
  if (from === 'combat') return ['or.resolving-combat.06'];
  if (from === 'illegal') return ILLEGAL;
  if (from === 'job') return ['or.attempting-a-job.05'];
  return from === 'ability' ? [] : RULES_OF[from];
}

const suffered = (frame: DamageFrame) => {
  const { player, on, amount, unavoidable } = frame;
  return { type: 'damage-suffered', rules: rulesFor(frame), player, on, amount, unavoidable } as const;
};

const FOR_ILLEGAL = reason('illegal-cargo', 'the AI card says so for ILLEGAL cargo', ILLEGAL);

/** In combat: what the other side rolled, suffered also by the winner (or.resolving-combat.06). */
function rolledAgainst(state: OuterRimState, { player, from, unavoidable }: DamageFrame): { because?: Reason[] } {
  if (from === 'illegal') return { because: [FOR_ILLEGAL] };
  const combat = from === 'combat' && !unavoidable ? innermost(state, 'combat') : undefined;
  if (!combat) return {};
  const isAttacker = combat.attacker === player;
  const rolled = combat.damage[isAttacker ? 'defender' : 'attacker'];
  return { because: [sufferReason(rolled, (combat.winner === 'attacker') === isAttacker, combat.defender)] };
}

export interface DamageFrame extends Frame {
  player: PlayerId;
  on: 'character' | 'ship';
  amount: number;
  /** What deals it; 'illegal': an AI card, for ILLEGAL cargo. */
  from: Source | 'combat' | 'illegal';
  unavoidable: boolean;
}

export const damageFields = ({ player }: OuterRimNames): FieldsOf<DamageFrame> => ({
  player,
  on: body,
  amount: integer,
  from: damageFrom,
  unavoidable: flag,
});

const sufferingDamage = procedure('suffer damage', damageFields, [
  run('about to suffer', ['or.resolving-combat.06', 'or.quick-reference-combat.07'], (state, frame) =>
    announce(state, suffered(frame)),
  ),
  run(
    'put damage tokens',
    ['or.resolving-combat.07', 'or.resolving-combat.08', 'or.planning-step.04'],
    (state, frame) => {
      if (frame.amount <= 0) return finish(frame);
      const { damage } = playerOf(state, frame.player);
      const was = damage[frame.on];
      const most = limitOf(state, frame.player, frame.on);
      damage[frame.on] += frame.amount;
      const change = { was, is: damage[frame.on], most };
      emit(state, { ...suffered(frame), change, ...rolledAgainst(state, frame) });
    },
  ),
  run('look whether it defeats', ['or.defeated.01'], (state, { player, on }) => {
    const { defeated, damage } = playerOf(state, player);
    if (!defeated && damage[on] >= limitOf(state, player, on))
      call(state, 'become defeated', { player, on, prevented: false });
  }),
]);

export interface DefeatFrame extends Frame {
  player: PlayerId;
  on: 'character' | 'ship';
  prevented: boolean;
}

export const defeatFields = ({ player }: OuterRimNames): FieldsOf<DefeatFrame> => ({
  player,
  on: body,
  prevented: flag,
});

export interface LoseReputationFrame extends Frame {
  player: PlayerId;
  faction: string;
  from: Source;
  prevented: boolean;
}

export const loseReputationFields = ({ player }: OuterRimNames): FieldsOf<LoseReputationFrame> => ({
  player,
  faction: faction as Codec<string>,
  from: source,
  prevented: flag,
});

/** What winning the combat brought was resolved before its damage, and is kept; a job fails all the same. */
function wonBefore(state: OuterRimState, player: PlayerId): Reason[] {
  const combat = innermost(state, 'combat');
  if (!combat || combat.winner === null || (combat.winner === 'attacker') !== (combat.attacker === player)) return [];
  const isBounty = combat.win?.procedure === 'bounty won';
  const rules = [isBounty ? 'or.bounties.15' : 'or.quick-reference-combat.06'];
  const kept = reason('reward-kept', 'the reward for winning the combat came before, and is kept', rules);
  const fails = reason('won-and-failed', 'the combat was won, the job fails all the same', [
    'or.combat-during-jobs.02',
  ]);
  const { job, win } = { job: innermost(state, 'attempt job'), win: combat.win };
  const done = reason('won-and-completed', 'the job is completed already, by winning itself', [
    'or.combat-during-jobs.02',
  ]);
  const jobs = !job ? [] : job.outcome === null ? [fails] : job.outcome === 'completed' ? [done] : [];
  return [...(win ? [kept] : []), ...jobs];
}

const staysThere = (space: SpaceId | null): Reason =>
  reason('stays-there', say`the standee lies on ${space ?? 'none'}`, ['or.defeated.02'], { space });

const becomingDefeated = procedure('become defeated', defeatFields, [
  run('about to be defeated', ['or.defeated.01'], (state, { player, on }) => {
    const rules = ['or.defeated.01'];
    if (!playerOf(state, player).defeated) announce(state, { type: 'defeated', rules, player, on });
  }),
  run('tip the standee over', ['or.defeated.01', 'or.defeated.02'], (state, frame) => {
    const { player, on } = frame;
    const self = playerOf(state, player);
    if (frame.prevented || self.defeated || self.damage[on] < limitOf(state, player, on)) return finish(frame);
    self.defeated = true;
    const won = wonBefore(state, player);
    const because = [...won, damageReason(state, player, on, ['or.defeated.01']), staysThere(self.space)];
    const rules = [...rulesOfAll(won), 'or.defeated.01'];
    emit(state, { type: 'defeated', rules, player, on, because });
  }),
  run('lose credits', ['or.defeated.03', 'or.commonly-forgotten-rules.02'], (state, { player }) => {
    const costs = reason('defeat-costs', say`being defeated costs ${COST_OF_DEFEAT} credits`, ['or.defeated.03']);
    const isShort = playerOf(state, player).credits < COST_OF_DEFEAT;
    if (isShort && state.options.readings?.shortOfCredits === 'pays nothing') return;
    loseCredits(state, player, COST_OF_DEFEAT, 'rules', costs.rules, [costs]);
  }),
  run('discard all secrets', ['or.defeated.04', 'or.commonly-forgotten-rules.02'], (state, { player }) => {
    const secrets = playerOf(state, player).secrets.map(({ id }) => id);
    const all = reason('all-secrets', say`being defeated costs all secrets: ${secrets.length}`, ['or.defeated.04']);
    for (const id of secrets) discardSecret(state, id, 'deck', all.rules, [all]);
  }),
]);

/** A beaten patrol costs reputation by a rule of its own. */
const rulesToLose = ({ from }: LoseReputationFrame): RuleId[] =>
  from === 'patrol' ? ['or.patrol-encounter.09', 'or.patrol-encounter.05', 'or.reputation.09'] : ['or.reputation.09'];

/** A reward of reputation could make up for what was lost before it. */
const BEFORE_THE_REWARD = reason('before-the-reward', 'the combat was won; first, before the reward', [
  'or.patrol-encounter.09',
]);

const whyFirst = ({ from }: LoseReputationFrame): Reason[] => (from === 'patrol' ? [BEFORE_THE_REWARD] : []);

const losingReputation = procedure('lose reputation', loseReputationFields, [
  run('about to lose reputation', ['or.reputation.09'], (state, frame) => {
    const faction = frame.faction as Faction;
    const self = playerOf(state, frame.player);
    if (self.reputation[faction] === -1) {
      doNothing(state, frame.player, 'lose-reputation', standingReason(self, faction, ['or.reputation.11']));
      return finish(frame);
    }
    announce(state, { type: 'reputation-lost', rules: rulesToLose(frame), player: frame.player, faction });
  }),
  run('move the token down', ['or.reputation.09', 'or.reputation.11'], (state, frame) => {
    if (!frame.prevented)
      lowerReputation(state, frame.player, frame.faction as Faction, rulesToLose(frame), whyFirst(frame));
  }),
]);

export const damageProcedures = [sufferingDamage, becomingDefeated, losingReputation];
