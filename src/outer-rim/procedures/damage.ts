/** Suffering damage, becoming defeated, losing reputation: what cards may prevent is announced before it happens. */
import type { PlayerId, Frame } from '../../core';
import { flag, integer, type FieldsOf, type Codec } from '../../core/codec';
import type { Faction } from '../facts';
import { announce, call, emit, finish, procedure, run } from '../engine';
import { loseCredits } from '../effects/credits';
import { lowerReputation } from '../effects/reputation';
import { discardSecret } from '../effects/cards';
import { doNothing } from '../effects/nothing';
import { playerOf } from '../queries/players';
import type { Body } from '../effects/recover';
import type { OuterRimState } from '../model/state';
import { standingReason } from '../queries/reputation';
import { damageReason, limitOf } from '../queries/values';
import { body, faction } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

/** or.defeated.03 */
const COST_OF_DEFEAT = 3000;

export function sufferDamage(
  state: OuterRimState,
  player: PlayerId,
  on: Body,
  amount: number,
  unavoidable = false,
): void {
  if (amount > 0) call(state, 'suffer damage', { player, on, amount, unavoidable });
}

const suffered = ({ player, on, amount, unavoidable }: DamageFrame) =>
  ({
    type: 'damage-suffered',
    rules: [
      unavoidable ? 'or.patrol-encounter.10' : on === 'character' ? 'or.resolving-combat.07' : 'or.resolving-combat.08',
    ],
    player,
    on,
    amount,
    unavoidable,
  }) as const;

export interface DamageFrame extends Frame {
  player: PlayerId;
  on: 'character' | 'ship';
  amount: number;
  unavoidable: boolean;
}

export const damageFields = ({ player }: OuterRimNames): FieldsOf<DamageFrame> => ({
  player,
  on: body,
  amount: integer,
  unavoidable: flag,
});

const sufferingDamage = procedure('suffer damage', [
  run('about to suffer', ['or.quick-reference-combat.07'], (state, frame) => announce(state, suffered(frame))),
  run(
    'put damage tokens',
    ['or.resolving-combat.07', 'or.resolving-combat.08', 'or.planning-step.04'],
    (state, frame) => {
      if (frame.amount <= 0) return finish(frame);
      const { damage } = playerOf(state, frame.player);
      const was = damage[frame.on];
      const most = limitOf(state, frame.player, frame.on);
      damage[frame.on] += frame.amount;
      emit(state, { ...suffered(frame), change: { was, is: damage[frame.on], most } });
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
  prevented: boolean;
}

export const loseReputationFields = ({ player }: OuterRimNames): FieldsOf<LoseReputationFrame> => ({
  player,
  faction: faction as Codec<string>,
  prevented: flag,
});

const becomingDefeated = procedure('become defeated', [
  run('about to be defeated', ['or.defeated.01'], (state, { player, on }) => {
    const rules = ['or.defeated.01'];
    if (!playerOf(state, player).defeated) announce(state, { type: 'defeated', rules, player, on });
  }),
  run('tip the standee over', ['or.defeated.01', 'or.defeated.02'], (state, frame) => {
    const { player, on } = frame;
    const self = playerOf(state, player);
    if (frame.prevented || self.defeated || self.damage[on] < limitOf(state, player, on)) return finish(frame);
    self.defeated = true;
    const rules = ['or.defeated.01'];
    emit(state, { type: 'defeated', rules, player, on, because: [damageReason(state, player, on, rules)] });
  }),
  run(
    'lose credits',
    ['or.defeated.03', 'or.commonly-forgotten-rules.02'],
    (state, { player }) => void loseCredits(state, player, COST_OF_DEFEAT, 'rules', ['or.defeated.03']),
  ),
  run('discard all secrets', ['or.defeated.04', 'or.commonly-forgotten-rules.02'], (state, { player }) => {
    for (const { id } of [...playerOf(state, player).secrets]) discardSecret(state, id);
  }),
]);

const losingReputation = procedure('lose reputation', [
  run('about to lose reputation', ['or.reputation.09'], (state, frame) => {
    const faction = frame.faction as Faction;
    const self = playerOf(state, frame.player);
    if (self.reputation[faction] === -1) {
      doNothing(state, frame.player, 'lose-reputation', standingReason(self, faction, ['or.reputation.11']));
      return finish(frame);
    }
    announce(state, { type: 'reputation-lost', rules: ['or.reputation.09'], player: frame.player, faction });
  }),
  run('move the token down', ['or.reputation.09', 'or.reputation.11'], (state, frame) => {
    if (!frame.prevented) lowerReputation(state, frame.player, frame.faction as Faction);
  }),
]);

export const damageProcedures = [sufferingDamage, becomingDefeated, losingReputation];
