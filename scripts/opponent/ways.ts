/** Five simple plans a game, as beginners have them; each says how good each legal action is, and the best is done. */
import type { Action, CoreState, PlayerId } from '../../src/core';
import type { ArmadaAction, ArmadaState } from '../../src/armada';
import { worth as armadaWorth, type ArmadaWay } from '../../src/armada/policy/ways';
import type { MiniaturesAction, MiniaturesState } from '../../src/miniatures';
import { worth as miniaturesWorth } from '../../src/miniatures/policy/ways';
import type { OuterRimAction, OuterRimState } from '../../src/outer-rim';
import { WAYS as OUTER_RIM, worth as outerRimWorth, type OuterRimWay, type Way } from '../../src/outer-rim/policy/ways';
import type { XwingState } from '../../src/xwing';
import { likesOf as xwingLikes } from '../../src/xwing/policy/likes';
import type { GameName } from './starts';

export type SimpleWay = (state: CoreState, player: PlayerId, actions: readonly Action[]) => readonly number[];

/** By the type of an action alone; of damage or symbols by more. */
const byType =
  (worths: Readonly<Record<string, number>>, more: (action: Record<string, unknown>) => number = () => 0): SimpleWay =>
  (_state, _player, actions) =>
    actions.map((action) => (worths[action.type] ?? 2) + more(action as unknown as Record<string, unknown>));

const FIGHT = {
  resolve: 6,
  activate: 5,
  play: 4,
  'use-ability': 4,
  'discard-to-reroll': 1,
  claim: 1,
  pass: 0,
  decline: 1,
  forgo: 0,
};
const isDamage = ({ symbol }: Record<string, unknown>): number => (symbol === 'melee' || symbol === 'ranged' ? 2 : 0);

const DESTINY: Readonly<Record<string, SimpleWay>> = {
  'hit first': byType(FIGHT, isDamage),
  'build up': byType({ ...FIGHT, play: 8 }, ({ symbol }) => (symbol === 'resource' ? 2 : 0)),
  'roll all': byType({ ...FIGHT, activate: 8 }, isDamage),
  hinder: byType(FIGHT, ({ symbol }) => (symbol === 'disrupt' || symbol === 'discard' || symbol === 'special' ? 3 : 0)),
  'claim early': byType({ ...FIGHT, claim: 5 }, isDamage),
};

/** What the strategy likes of everything but these, which a simple plan has. */
const xwing =
  (plan: Readonly<Record<string, number>>, dial: (maneuver: string) => number | null = () => null): SimpleWay =>
  (state, player, actions) => {
    const likes = xwingLikes(state as unknown as XwingState, player, actions as never);
    return actions.map((action, i) => {
      const { type, maneuver, action: name } = action as unknown as Record<string, string | undefined>;
      const like = likes[i] ?? 2;
      if (type === 'set-dial' && like >= 0) return dial(maneuver ?? '') ?? like;
      return plan[name ?? ''] ?? plan[type ?? ''] ?? like;
    });
  };

const XWING: Readonly<Record<string, SimpleWay>> = {
  // Straight at them, and a focus.
  'close in': xwing({ focus: 9 }, (maneuver) => (maneuver.endsWith('straight') ? 5 : 3)),
  'turn and shoot': xwing({ focus: 9, lock: 1 }),
  'lock and shoot': xwing({ lock: 9 }),
  hide: xwing({ evade: 9, focus: 1 }),
  'slow and steady': xwing({ focus: 9 }, (maneuver) => 6 - Number(maneuver[0])),
};

const armada =
  (way: ArmadaWay): SimpleWay =>
  (state, _player, actions) =>
    actions.map((action) => armadaWorth(state as unknown as ArmadaState, way, action as ArmadaAction));

const miniatures =
  (liked: number, never: readonly string[] = []): SimpleWay =>
  (state, _player, actions) =>
    actions.map((action) =>
      never.includes(action.type)
        ? 0
        : miniaturesWorth(state as unknown as MiniaturesState, action as MiniaturesAction, liked),
    );

const outerRim =
  (way: Way): SimpleWay =>
  (state, _player, actions) =>
    actions.map((action) => outerRimWorth(state as unknown as OuterRimState, way, action as OuterRimAction));

export function simpleWays(game: GameName): Readonly<Record<string, SimpleWay>> {
  switch (game) {
    case 'destiny':
      return DESTINY;
    case 'xwing':
      return XWING;
    case 'armada':
      return {
        ram: armada('ram'),
        'close in': armada('close'),
        'stand off': armada('stand'),
        carry: armada('carry'),
        'only shoot': byType({ 'declare-target': 8, 'skip-attack': 0, 'end-activation': 1, decline: 1 }),
      };
    case 'miniatures':
      return {
        charge: miniatures(1),
        'keep away': miniatures(5),
        'stand off': miniatures(3),
        wait: miniatures(8),
        'fight alone': miniatures(1, ['combine-fire', 'use-ability']),
      };
    default:
      return {
        ...(Object.fromEntries(
          (Object.keys(OUTER_RIM) as OuterRimWay[]).map((name) => [name, outerRim(OUTER_RIM[name])]),
        ) as Record<OuterRimWay, SimpleWay>),
        wander: byType({
          'end-actions': 0,
          'end-delivery': 0,
          pass: 1,
          trade: -9,
          'give-credits': -9,
          'buy-nothing': 1,
        }),
      };
  }
}
