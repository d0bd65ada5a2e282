/** A combat (or.resolving-combat, or.quick-reference-combat): one exchange of rolls, the winner, then the damage (or.quick-reference-combat.02). */
import { withReasons, type Frame, type PlayerId } from '../../core';
import {
  amount,
  count,
  each,
  nullable,
  object,
  oneOf,
  tagged,
  text,
  type Codec,
  type FieldsOf,
} from '../../core/codec';
import type { Combat } from '../facts';
import { beforeDamage, dashReason, isDash, startReasons, winnerReason, worthReasons } from '../queries/combat-reasons';
import { damageOf } from '../queries/dice';
import { carryOn } from './effects/scope';
import type { Continuation } from '../model/scope';
import { call, emit, innermost, procedure, run } from '../engine';
import type { Opponent } from '../model/events';
import { enemyRoller } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { limitOf, combatValue } from '../queries/values';
import { sufferDamage } from './damage';
import { combat as combatCodec, faces, faction } from '../model/codecs';
import type { FrameNames, OuterRimNames } from '../queries/names';

interface Sides {
  attacker: number;
  defender: number;
}

export interface CombatFrame extends Frame {
  combat: Combat;
  attacker: PlayerId;
  defender: Opponent;
  /** Dice of a patrol or enemy; null: a dash, or the defender is a player. */
  value: number | null;
  /** Whose victory `win` and `lose` speak of. */
  forWhom: PlayerId;
  /** All that becomes of a patrol or enemy stands in these two (or.combat-against-patrols-and-card-enemies.03). */
  win: Continuation | null;
  lose: Continuation | null;
  /** A crew that is fought: its owner has no use of it. */
  without: string | null;
  /** Dice and damage that cards add. */
  extra: Sides;
  more: Sides;
  damage: Sides;
  faces: string[];
  winner: 'attacker' | 'defender' | null;
}

type Against<K> = Extract<Opponent, { kind: K }>;
export function opponentCodec({ player, contact }: OuterRimNames): Codec<Opponent> {
  return tagged<Opponent>()('an opponent', 'kind', {
    player: object<Against<'player'>>('a player', { kind: oneOf('a kind', ['player']), player }),
    patrol: object<Against<'patrol'>>('a patrol', { kind: oneOf('a kind', ['patrol']), faction, level: count }),
    contact: object<Against<'contact'>>('a contact', { kind: oneOf('a kind', ['contact']), contact }),
    enemy: object<Against<'enemy'>>('an enemy', { kind: oneOf('a kind', ['enemy']), name: text }),
  });
}

const sides = object<Sides>('sides', each(['attacker', 'defender'], amount));

export const combatFields = (names: FrameNames): FieldsOf<CombatFrame> => ({
  combat: combatCodec,
  attacker: names.player,
  defender: opponentCodec(names),
  value: nullable(count),
  forWhom: names.player,
  win: names.continuation,
  lose: names.continuation,
  without: nullable(names.owned),
  extra: sides,
  more: sides,
  damage: sides,
  faces,
  winner: nullable(oneOf('a winner', ['attacker', 'defender'])),
});

export const combat = procedure('combat', combatFields, [
  run(
    'combat begins',
    ['or.ground-and-ship-combat.01', 'or.quick-reference-combat.01'],
    (state, frame) => {
      const card = innermost(state, 'effects')?.scope.what ?? null;
      const because = startReasons(state, frame, innermost(state, 'fight a crew'), card);
      const rules = because[0]?.rules ?? [];
      forEachPlayer(frame, (player, against) =>
        emit(state, { type: 'combat-started', rules, player, combat: frame.combat, against, because }),
      );
    },
    { ends: 'combat' },
  ),
  run('attacker rolls', ['or.quick-reference-combat.03', 'or.resolving-combat.02'], (state, frame) => {
    if (!isDash(frame))
      rollFor(
        state,
        frame,
        frame.attacker,
        frame.attacker,
        diceOf(state, frame, frame.attacker) + frame.extra.attacker,
      );
  }),
  run('add up damage of the attacker', ['or.quick-reference-combat.04', 'or.resolving-combat.03'], (state, frame) => {
    if (!isDash(frame)) addUp(state, frame, 'attacker', frame.attacker);
  }),
  run('defender rolls', ['or.quick-reference-combat.05', 'or.resolving-combat.05'], (state, frame) => {
    const { defender, extra } = frame;
    if (defender.kind === 'player')
      rollFor(state, frame, defender.player, defender.player, diceOf(state, frame, defender.player) + extra.defender);
    else if (frame.value !== null) rollFor(state, frame, null, enemyRoller(state), frame.value + extra.defender);
  }),
  run('add up damage of the defender', ['or.quick-reference-combat.05', 'or.resolving-combat.04'], (state, frame) => {
    const { defender } = frame;
    if (isDash(frame)) return dealEnough(state, frame);
    addUp(state, frame, 'defender', defender.kind === 'player' ? defender.player : null);
  }),
  run(
    'determine the winner',
    ['or.quick-reference-combat.06', 'or.resolving-combat.10', 'or.resolving-combat.11'],
    (state, frame) => {
      const { attacker, defender } = frame.damage;
      frame.winner = isDash(frame) || attacker < defender ? 'defender' : 'attacker';
      const why = winnerReason(frame);
      const { combat, forWhom } = frame;
      // By itself that does not end a job (or.combat-during-jobs.03).
      if (!hasWon(frame, forWhom)) innermost(state, 'attempt job')?.setbacks.push('combat');
      const brings = (hasWon(frame, forWhom) ? frame.win : frame.lose) !== null;
      forEachPlayer(frame, (player, against) => {
        const because = brings && player === forWhom ? [why, beforeDamage()] : [why];
        const type = hasWon(frame, player) ? 'combat-won' : 'combat-lost';
        emit(state, { type, rules: why.rules, player, combat, against, because });
      });
    },
  ),
  // As the card says, for winning or for losing (or.combat-example.05).
  run('resolve what winning and losing brings', ['or.quick-reference-combat.06'], (state, frame) =>
    carryOn(state, hasWon(frame, frame.forWhom) ? frame.win : frame.lose),
  ),
  run('players suffer damage', ['or.quick-reference-combat.07', 'or.quick-reference-combat.08'], (state, frame) => {
    const on = frame.combat === 'ground' ? 'character' : 'ship';
    const { attacker, defender, damage } = frame;
    const hurt = (player: PlayerId, amount: number): void =>
      sufferDamage(state, player, on, amount, 'combat', isDash(frame));
    // Whoever has won (or.combat-example.06).
    hurt(attacker, damage.defender);
    // Patrols and card enemies have nothing to suffer on (or.combat-against-patrols-and-card-enemies.02).
    if (defender.kind === 'player') hurt(defender.player, damage.attacker);
  }),
  run(
    'combat ends',
    ['or.resolving-combat.09'],
    (state, frame) => {
      emit(state, {
        type: 'combat-ended',
        rules: ['or.resolving-combat.09'],
        player: frame.attacker,
        against: frame.defender,
      });
    },
    { ends: 'combat' },
  ),
]);

/** A dash deals enough to defeat the ship (or.patrol-encounter.10). */
function dealEnough(state: OuterRimState, frame: CombatFrame): void {
  const damage = limitOf(state, frame.attacker, 'ship');
  frame.damage.defender = damage;
  const why = dashReason();
  emit(state, { type: 'damage-added-up', rules: why.rules, player: null, damage, because: [why] });
}

function diceOf(state: OuterRimState, frame: CombatFrame, player: PlayerId): number {
  return combatValue(state, player, frame.combat, frame.without);
}

function rollFor(
  state: OuterRimState,
  frame: CombatFrame,
  owner: PlayerId | null,
  roller: PlayerId,
  count: number,
): void {
  call(state, 'roll', { owner, roller, for: frame.combat, count: Math.max(0, count), faces: [] });
}

function addUp(state: OuterRimState, frame: CombatFrame, side: 'attacker' | 'defender', player: PlayerId | null): void {
  const rolled = damageOf(frame.faces);
  const more = frame.more[side];
  frame.damage[side] = rolled + more;
  const worth = worthReasons(frame.faces);
  const because = withReasons(worth);
  const parts = [
    { amount: rolled, by: 'the dice' },
    { amount: more, by: 'cards' },
  ];
  const sources = more === 0 ? {} : { sources: parts };
  const damage = frame.damage[side];
  const rules = [...new Set([...(worth[0]?.rules ?? []), 'or.resolving-combat.03'])];
  emit(state, { type: 'damage-added-up', rules, player, damage, ...sources, ...because });
}

function forEachPlayer(frame: CombatFrame, tell: (player: PlayerId, against: Opponent) => void): void {
  tell(frame.attacker, frame.defender);
  if (frame.defender.kind === 'player') tell(frame.defender.player, { kind: 'player', player: frame.attacker });
}

function hasWon(frame: CombatFrame, player: PlayerId): boolean {
  return (frame.winner === 'attacker') === (frame.attacker === player);
}

interface Fight {
  combat: Combat;
  you: PlayerId;
  against: Opponent;
  /** Dice of a patrol or enemy. */
  value?: number | null;
  win?: Continuation | null;
  lose?: Continuation | null;
  without?: string | null;
}

/** Of two players the one whose turn it is attacks (or.resolving-combat.01). */
function sidesOf({ active }: OuterRimState, { you, against }: Fight): Pick<CombatFrame, 'attacker' | 'defender'> {
  const isTheirTurn = against.kind === 'player' && against.player === active;
  return isTheirTurn
    ? { attacker: against.player, defender: { kind: 'player', player: you } }
    : { attacker: you, defender: against };
}

/** Starts a combat. */
export function fight(state: OuterRimState, exchange: Fight): void {
  const { combat: kind, you, value, win, lose, without } = exchange;
  call(state, 'combat', {
    combat: kind,
    ...sidesOf(state, exchange),
    value: value ?? null,
    forWhom: you,
    win: win ?? null,
    lose: lose ?? null,
    without: without ?? null,
    extra: { attacker: 0, defender: 0 },
    more: { attacker: 0, defender: 0 },
    damage: { attacker: 0, defender: 0 },
    faces: [],
    winner: null,
  });
}
