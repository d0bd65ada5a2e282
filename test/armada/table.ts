/**
 * The table of Armada's tests: `armadaTable({ ships: { cr90: { at: [100, 100] } }, moment: { phase: 'ship' } })` sets it up through `armada.resume`; then every
 * word does one thing that a player or the dice do. What is not asked cannot be answered: the test fails and tells what is asked, and every legal answer.
 */
import * as E from 'fp-ts/lib/Either';
import { sameJson, type ChanceMode, type Rejection } from '../../src/core';
import { headingFromDegrees } from '../../src/core/geometry';
import type { Position } from '../../src/armada/begin/position';
import type { PlacedShip, PlacedSquadron } from '../../src/armada/begin/placed';
import type { HullZone, ObstacleId } from '../../src/armada/facts';
import { armada } from '../../src/armada/game';
import type { ArmadaAction } from '../../src/armada/model/actions';
import type { ArmadaEvent } from '../../src/armada/model/events';
import type { ArmadaView } from '../../src/armada/view';
import type { ArmadaState, Ship, Squadron } from '../../src/armada/model/state';
import { watchEvidence } from '../helpers/evidence';

const evidence = watchEvidence('armada');

const PASSING: ReadonlySet<string> = new Set([
  'skip-attack',
  'end-attack-effects',
  'end-defense-tokens',
  'skip-critical-effect',
  'end-targets',
  'end-activation',
  'decline',
]);

type At = readonly [x: number, y: number];

export interface ShipOnTable extends Partial<Omit<PlacedShip, 'id' | 'at'>> {
  /** Middle of the base in mm; null: destroyed, or set aside. Default: far from everything, in a row at its owner's edge. */
  at?: At | null;
  /** Compass degrees, 0 is north (+y). Default: away from its owner's edge. */
  facing?: number;
}

export interface TableSpec extends Omit<Position, 'players' | 'ships' | 'squadrons' | 'obstacles'> {
  /** Ships belong to p1 unless told otherwise. Default cards: CR90 Corvette A for p1, Victory I for p2. p2 has one far away unless told otherwise. */
  ships: Readonly<Record<string, ShipOnTable>>;
  /** Default cards: X-wing and TIE Fighter Squadrons. */
  squadrons?: Readonly<Record<string, Partial<Omit<PlacedSquadron, 'id' | 'at'>> & { at: At | null }>>;
  obstacles?: Partial<Record<ObstacleId, At>>;
  chance?: ChanceMode;
  /** Default: p1 and p2. */
  players?: Position['players'];
  /** Of p1 and of p2. Default: none. */
  victoryTokens?: readonly [number, number];
}

const FAR_AWAY: ShipOnTable = { owner: 'p2', at: [1700, 800] };

export function positionOf({
  ships,
  squadrons = {},
  obstacles = {},
  chance: _,
  victoryTokens = [0, 0],
  players = [{ id: 'p1' }, { id: 'p2' }],
  ...rest
}: TableSpec): Position {
  const all = Object.values(ships).some(({ owner }) => owner === 'p2') ? ships : { ...ships, 'far-away': FAR_AWAY };
  return {
    ...rest,
    players: players.map((player, i) => ({ victoryTokens: victoryTokens[i] ?? 0, ...player })),
    ships: Object.entries(all).map(([id, { at, facing, ...ship }], i): PlacedShip => {
      const owner = ship.owner ?? 'p1';
      const card = owner === 'p1' ? 'cr90-corvette-a' : 'victory-i-class-star-destroyer';
      if (at === null) return { card, ...ship, id, owner, at };
      const [x, y] = at ?? [100 + 150 * i, owner === 'p1' ? 80 : 820];
      const heading = headingFromDegrees(facing ?? (owner === 'p1' ? 0 : 180));
      return { card, ...ship, id, owner, at: { x, y, heading } };
    }),
    squadrons: Object.entries(squadrons).map(([id, { at, ...squadron }]): PlacedSquadron => {
      const owner = squadron.owner ?? 'p1';
      const card = owner === 'p1' ? 'x-wing-squadron' : 'tie-fighter-squadron';
      return { card, ...squadron, id, owner, at: at && { x: at[0], y: at[1] } };
    }),
    obstacles: Object.entries(obstacles).map(([id, [x, y]]) => ({
      id: id as ObstacleId,
      at: { x, y, heading: headingFromDegrees(0) },
    })),
  };
}

/** The table, or a failed test when such a position cannot be. */
export function armadaTable(spec: TableSpec, game: typeof armada = armada): Table {
  const begun = game.resume(positionOf(spec), spec.chance ?? { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(`no such table: ${begun.left.message} (at ${begun.left.path.join('.')})`);
  return new Table(begun.right.state, [...begun.right.events], game);
}

const IDLE = ['keep-dial', 'end-commands', 'skip-attack', 'skip-navigate', 'end-squadron-command', 'end-repair'];

function isStraight(action: ArmadaAction): boolean {
  return action.type === 'determine-course' && action.clicks.every((clicks) => clicks === 0);
}

export class Table {
  constructor(
    public state: ArmadaState,
    /** Everything that happened since the table was set. */
    public readonly events: ArmadaEvent[] = [],
    private readonly game: typeof armada = armada,
  ) {
    evidence.told(events);
  }

  /** Takes the one legal action that has these fields. */
  answer(fields: object): this {
    const fitting = this.legal().filter((action) => hasFields(action, fields));
    const [only] = fitting;
    if (fitting.length !== 1 || !only)
      throw new Error(`${fitting.length} answers fit ${JSON.stringify(fields)}. ${this.situation()}`);
    return this.does(only);
  }

  /** Takes exactly this action: what a region accepts. */
  does(action: ArmadaAction): this {
    const next = this.game.reduce(this.state, action);
    if (E.isLeft(next)) throw new Error(`refused: ${next.left.message} ${this.situation()}`);
    this.state = next.right.state;
    evidence.told(next.right.events);
    this.events.push(...next.right.events);
    return this;
  }

  /** Does nothing wherever that can be chosen: keeps the dial, attacks nobody, moves straight ahead, until something else is asked. */
  quietly(): this {
    for (let n = 0; n < 50; n++) {
      const legal = this.legal();
      const idle = legal.find(({ type }) => IDLE.includes(type)) ?? legal.find(isStraight);
      if (!idle) return this;
      this.does(idle);
    }
    throw new Error(`it never ends. ${this.situation()}`);
  }

  /** A hull zone (or, null, a squadron) attacks a hull zone (or, null, a squadron). */
  attack(attacker: string, zone: HullZone | null, defender: string, defendingZone: HullZone | null): this {
    return this.answer({ type: 'declare-target', attacker, zone, defender, defendingZone });
  }

  /** Chance rolls these dice: `red hit`, `black hit-critical`. */
  rolls(...dice: readonly string[]): this {
    const byColor = new Map<string, string[]>();
    for (const die of [...dice].sort()) {
      const [color = '', face = ''] = die.split(' ');
      byColor.set(color, [...(byColor.get(color) ?? []), face]);
    }
    const rolled = [...byColor].map(([die, faces]) => ({ die, faces }));
    const [only] = rolled;
    return rolled.length === 1 && only
      ? this.does({ type: 'roll', player: 'chance', ...only })
      : this.does({ type: 'roll-dice', player: 'chance', dice: rolled });
  }

  /** Gives up opportunities of attacks and activations until this is asked; without a name: the one that is open. */
  passes(until?: string): this {
    if (this.asks === until) return this;
    const pass = this.legal().find(({ type }) => PASSING.has(type));
    if (!pass) throw new Error(`nothing can be given up. ${this.situation()}`);
    this.does(pass);
    return until === undefined ? this : this.passes(until);
  }

  legal(): readonly ArmadaAction[] {
    return this.game.allLegalActions(this.state).actions;
  }

  /** Why the action is not legal; null: it is. */
  whyNot(action: ArmadaAction): Rejection | null {
    return evidence.refused(this.game.whyNot(this.state, action));
  }

  /** What this player sees. */
  seenBy(player: string): ArmadaView {
    return armada.view(this.state, player);
  }

  scores(): unknown {
    return armada.outcome(this.state).scores;
  }

  get asks(): string {
    return this.game.decision(this.state).asks;
  }

  get by(): readonly string[] {
    return this.game.decision(this.state).by;
  }

  told<T extends ArmadaEvent['type']>(type: T): Extract<ArmadaEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<ArmadaEvent, { type: T }> => event.type === type);
  }

  ship(id: string): Ship {
    return found(this.state.ships, id);
  }

  squadron(id: string): Squadron {
    return found(this.state.squadrons, id);
  }

  private situation(): string {
    return `Asked: ${this.asks} of ${this.by.join(', ')}. Legal: ${JSON.stringify(this.legal().slice(0, 40))}`;
  }
}

function found<P extends { id: string }>(pieces: readonly P[], id: string): P {
  const piece = pieces.find((each) => each.id === id);
  if (!piece) throw new Error(`nothing is called '${id}'`);
  return piece;
}

function hasFields(action: object, fields: object): boolean {
  return Object.entries(fields).every(([key, value]) =>
    sameJson((action as Record<string, never>)[key], value as never),
  );
}
