/** Tables that tests of several files begin with, and what they ask of them. */
import type { HullZone } from '../../../src/armada/facts';
import { armada } from '../../../src/armada/game';
import type { ArmadaAction } from '../../../src/armada/model/actions';
import { NORTH } from '../../../src/core/geometry';
import { frontal, type Duel } from '../attack/duels';
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';

export const pool = ({ state }: Table): string[] =>
  state.stack
    .flatMap((frame) => ('pool' in frame ? (frame['pool'] as { kind: string; face: string }[]) : []))
    .map(({ kind, face }) => `${kind} ${face}`);
export const offered = (table: Table): string[] =>
  table.legal().flatMap((action) => (action.type === 'use-ability' ? [action.ability] : []));

/** Why the CR90 cannot declare this target; null: it can. */
export function whyNotTarget(table: Table, zone: HullZone, defender: string, defendingZone: HullZone | null) {
  const of = { player: 'p1', attacker: 'cr90', zone, defender, defendingZone } as const;
  return table.whyNot({ type: 'declare-target', ...of });
}

export const faceup = (...cards: string[]): ShipOnTable => ({ damage: { faceup: cards } });

export const withDice = (spec: Duel, dice: string[]): Table =>
  frontal(spec)
    .rolls(...dice)
    .passes('resolve a critical effect');
export const usedBy = (player: string, ship: string, card: string) =>
  ({ type: 'use-ability', player, ability: card, source: `${ship}/${card}` }) as const;
export const PULSE: Duel = {
  attacker: 'vsd',
  range: 'medium',
  vsd: { card: 'victory-ii-class-star-destroyer', upgrades: ['overload-pulse'] },
};
export const PULSES = ['red blank', 'red blank', 'red hit', 'blue accuracy', 'blue accuracy', 'blue critical'];

/** A ship with a card that lies faceup, as its activation begins. */
export function withFaceup(cards: string | string[], ship: ShipOnTable = {}, step?: string): Table {
  const faceup = [cards].flat();
  const spec = { at: [500, 400], card: NEBULON, ...ship, damage: { faceup, ...ship.damage } } as const;
  return armadaTable({
    ships: { ship: spec, own: {} },
    moment: { phase: 'ship', ship: 'ship', ...(step ? { step } : {}) },
  });
}

export const NEBULON = 'nebulon-b-escort-frigate';

/** A ship of p1 with an upgrade as its activation begins, or at the step. */
export function equipped(upgrade: string | null, ship: ShipOnTable = {}, more: Partial<TableSpec> = {}): Table {
  const { ships = {}, ...rest } = more;
  const spec = { at: [500, 400] as const, card: NEBULON, upgrades: upgrade === null ? [] : [upgrade], ...ship };
  return armadaTable({ moment: { phase: 'ship', ship: 'ship' }, ...rest, ships: { ship: spec, ...ships } });
}

export const chosen = (table: Table): unknown[] =>
  table.legal().flatMap((action) => (action.type === 'choose' ? [action.chosen] : []));
export const points = (table: Table): unknown => (table.state.stack.at(-1) as unknown as { points: number }).points;

export const repair = (upgrade: string | null, spent: string, more: Partial<TableSpec> = {}): Table =>
  equipped(upgrade, { dials: ['repair'], tokens: ['repair'], shields: { left: 0, front: 0 } }, more)
    .answer({ type: 'keep-dial' })
    .answer({ type: 'resolve-command', command: 'repair', with: spent });

/** A Nebulon-B of p1 looks at the front of a Victory of p2, at close range; p1 attacks. */
export function attacking(objective: string, more: Partial<TableSpec> = {}, nebulon: ShipOnTable = {}): Table {
  const { ships, ...rest } = more;
  return armadaTable({
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [900, 300], ...nebulon },
      victory: { owner: 'p2', at: [900, 450] },
      ...ships,
    },
    objective,
    ...rest,
    moment: { phase: 'ship', ship: 'nebulon', step: 'attack' },
  });
}

export const frontOf = (table: Table, defender: string, defendingZone: string | null = 'front'): Table =>
  table.answer({ type: 'declare-target', zone: 'front', defender, defendingZone });

/** The dice of one color that lie there. */
export const rolls = (table: Table, die: string, ...faces: string[]): Table =>
  table.answer(
    table.legal().some(({ type }) => type === 'roll')
      ? { type: 'roll', die, faces: [...faces].sort() }
      : { dice: [{ die, faces: [...faces].sort() }] },
  );

/** The attacker and the defender do nothing more. */
export function nothingMore(table: Table): Table {
  const types = ['end-attack-effects', 'end-defense-tokens', 'skip-critical-effect'];
  for (let n = 0; n < 10; n++) {
    const idle = table.legal().find(({ type }) => types.includes(type));
    if (!idle) return table;
    table.does(idle);
  }
  throw new Error('the attack does not end');
}

export const tokens = (table: Table): number[] => table.state.players.map(({ victoryTokens }) => victoryTokens);

export const scores = (table: Table): unknown => armada.outcome(table.state).scores;

/** A ship activates and keeps its dial; what comes then is asked. */
export function activate(spec: TableSpec, ship = 'cr90'): Table {
  const table = armadaTable(spec).answer({ type: 'activate-ship', ship });
  return table.legal().some(({ type }) => type === 'keep-dial') ? table.answer({ type: 'keep-dial' }) : table;
}

export const obstacleAt = (player: string, x: number, y: number, obstacle = 'station' as const): ArmadaAction => ({
  type: 'place-obstacle',
  player,
  obstacle,
  pose: { x, y, heading: NORTH },
});
export const tokenAt = (player: string, x: number, y: number): ArmadaAction => ({
  type: 'place-objective-token',
  player,
  at: { x, y },
});
