/** Upgrade cards of the slot 'commander'. */
import {
  after,
  allowed,
  before,
  circumstance,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type ChooseForAbility,
  type DrawAction,
  type Json,
  type RuleId,
} from '../../../core';
import { reshuffleIfEmpty } from '../../effects/damage-cards';
import { beginLook, keepOne, lookAtDrawn, lookAtKnown, lookQuestion, tellLook } from '../../effects/damage-look';
import { ability, ask, call, goTo, run } from '../../engine';
import { COMMANDS, type Command } from '../../facts';
import type { ArmadaEvent } from '../../model/events';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { shipOf } from '../../queries/ships';
import { choiceFor } from '../forms/choices';
import { friendlyShips, you } from '../forms/you';

type FaceupDue = AbilityFrame<Extract<ArmadaEvent, { type: 'faceup-card-due' }>>;

const LOOKED_AT = 4;
const DODONNA: readonly RuleId[] = ['arm.effect-use-and-timing.07', 'arm.damage.13'];

/** Before an enemy ship is dealt a faceup damage card: of the top four one is put back on top, the others are discarded. */
const generalDodonna = ability({
  id: 'general-dodonna',
  card: 'upgrade:general-dodonna',
  rules: DODONNA,
  on: before('faceup-card-due'),
  when: (state, self) =>
    circumstance(shipOf(state, self.event.ship).owner !== you(state, self).owner, () =>
      reason(
        'own-ship',
        say`${self.event.ship} is no enemy ship: the card is dealt to a ship of its own side.`,
        DODONNA,
      ),
    ),
  may: true,
  effect: [
    run('look at the top cards', DODONNA, (state, { controller }: FaceupDue) => beginLook(state, controller)),
    run('the next card', DODONNA, (state, frame) => {
      const looked = state.damageLook?.cards.length ?? 0;
      if (looked >= LOOKED_AT || !reshuffleIfEmpty(state)) goTo(frame, 'see them');
    }),
    ask('draw it', DODONNA, lookQuestion, (state, frame, drawn: DrawAction) => {
      lookAtDrawn(state, drawn);
      goTo(frame, 'the next card');
    }),
    run('it is known already', DODONNA, (state, frame) => {
      lookAtKnown(state);
      goTo(frame, 'the next card');
    }),
    run('see them', DODONNA, (state) => tellLook(state, DODONNA)),
    ask('choose the one on top', DODONNA, whichOnTop, (state, _frame, { chosen }: ChooseForAbility) =>
      keepOne(state, chosen as string, DODONNA),
    ),
    run('no cards were left', DODONNA, (state) => {
      state.damageLook = null;
    }),
  ],
});

function whichOnTop({ damageLook }: ArmadaState, frame: FaceupDue) {
  const different = [...new Set(damageLook?.cards)];
  return different.length === 0
    ? null
    : choiceFor(
        frame,
        frame.controller,
        different.map((card) => allowed<Json>(card)),
      );
}

const TARKIN: readonly RuleId[] = ['arm.effect-use-and-timing.05', 'arm.command-tokens.03'];

/** At the start of each Ship Phase, a command token of one kind for every friendly ship. */
const grandMoffTarkin = ability({
  id: 'grand-moff-tarkin',
  card: 'upgrade:grand-moff-tarkin',
  rules: TARKIN,
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'ship',
  may: true,
  choose: () => COMMANDS.map((command) => allowed(command)),
  effect: (state, frame) => {
    for (const { id: ship } of friendlyShips(state, frame))
      call(state, 'gain command token', { ship, token: frame.chosen as Command, rules: TARKIN });
  },
});

export const commanderUpgrades: readonly AnyAbility<Armada>[] = [generalDodonna, grandMoffTarkin];
