/**
 * The table of Miniatures' tests: `skirmish({ characters: { dooku: { at: [1, 1] } } })` sets it up through `miniatures.resume`; then every word does one thing
 * that a player or the die does. What is not asked cannot be answered: the test fails and tells what is asked, and every legal answer.
 */
import * as E from 'fp-ts/lib/Either';
import { sameJson, type ChanceMode, type Json, type PlayerId, type Rejection } from '../../src/core';
import type { Moment } from '../../src/miniatures/begin/moment';
import type { PlacedCharacter, Position } from '../../src/miniatures/begin/position';
import type { MiniaturesSetup } from '../../src/miniatures/begin/set-up';
import type { CardAbility, StatCard } from '../../src/miniatures/facts';
import type { Square } from '../../src/miniatures/facts/battle-map';
import { miniatures } from '../../src/miniatures/game';
import type { MiniaturesAction } from '../../src/miniatures/model/actions';
import type { MiniaturesEvent } from '../../src/miniatures/model/events';
import type { Character, MiniaturesState } from '../../src/miniatures/model/state';
import { watchEvidence } from '../helpers/evidence';

const evidence = watchEvidence('miniatures');

/** What is said of a stat card of the tests: the rest is that of a plain fighter. */
export interface Fighter extends Partial<Omit<StatCard, 'abilities' | 'force'>> {
  abilities?: readonly (string | CardAbility)[];
  /** Force points at the start. */
  force?: number;
  powers?: readonly (string | CardAbility)[];
}

/** A character on the table, with its card. */
export interface OnTable extends Omit<Fighter, 'id'> {
  at: Square | null;
  /** Who carries it. */
  aboard?: string;
  /** It stands beside the map. */
  aside?: boolean;
  /** Default: p1. */
  player?: PlayerId;
  /** Damage that it has suffered. */
  suffered?: number;
  /** Force points that are left; default: all. */
  forceLeft?: number;
  activated?: boolean;
  lasting?: PlacedCharacter['lasting'];
}

export interface TableSpec extends Partial<Omit<Position, 'characters' | 'map' | 'moment'>> {
  /** A drawing, indented as the test is; default: open ground of 14 by 10. */
  map?: string;
  characters: Readonly<Record<string, OnTable>>;
  /** Default: the turn of the first character begins. */
  moment?: Moment;
  chance?: ChanceMode;
}

/** A map with nothing on it. */
export function openGround(columns = 14, rows = 10): string {
  const frame = `+${'-+'.repeat(columns)}`;
  const between = `+${' +'.repeat(columns)}`;
  const line = `|${'. '.repeat(columns).trimEnd()}|`;
  return [frame, ...Array.from({ length: 2 * rows - 1 }, (_, i) => (i % 2 === 0 ? line : between)), frame].join('\n');
}

const printed = (each: string | CardAbility): CardAbility => (typeof each === 'string' ? { ability: each } : each);

/** Attack +5, Damage 10, Defense 15, 100 Hit Points, 10 points, unless told otherwise. */
export function card(id: string, { abilities = [], force, powers = [], ...rest }: Fighter = {}): StatCard {
  return {
    id,
    name: id,
    faction: 'republic',
    cost: 10,
    hitPoints: 100,
    defense: 15,
    attack: 5,
    damage: 10,
    size: 'medium',
    commanderEffect: null,
    ...rest,
    abilities: abilities.map(printed),
    force: force === undefined ? null : { points: force, powers: powers.map(printed) },
  };
}

function placed(
  id: string,
  { at, aboard, aside, player = 'p1', suffered, forceLeft, activated, lasting, ...fighter }: OnTable,
): PlacedCharacter {
  return {
    id,
    player,
    at,
    card: card(id, fighter),
    ...(aboard !== undefined && { aboard }),
    ...(aside !== undefined && { aside }),
    ...(suffered !== undefined && { damage: suffered }),
    ...(forceLeft !== undefined && { force: forceLeft }),
    ...(activated !== undefined && { activated }),
    ...(lasting !== undefined && { lasting }),
  };
}

export function positionOf({ map = openGround(), characters, moment, chance: _, ...rest }: TableSpec): Position {
  const all = Object.entries(characters);
  const players = [...new Set(['p1', 'p2', ...all.map(([, { player = 'p1' }]) => player)])];
  const lines = map.split('\n').map((line) => line.trim());
  return {
    players: players.map((id) => ({ id })),
    map: lines.filter((line) => line !== '').join('\n'),
    ...rest,
    characters: all.map(([id, on]) => placed(id, on)),
    moment: moment ?? { stage: 'activations', character: all[0]?.[0] ?? '' },
  };
}

export function refusedPosition(spec: TableSpec): Rejection {
  const resumed = miniatures.resume(positionOf(spec), spec.chance ?? { mode: 'manual' });
  if (E.isRight(resumed)) throw new Error('the position was accepted');
  evidence.refused(resumed.left);
  return resumed.left;
}

/** `game`: Miniatures with abilities of the test's own. */
export function skirmish(spec: TableSpec, game = miniatures): Table {
  const resumed = game.resume(positionOf(spec), spec.chance ?? { mode: 'manual' });
  if (E.isLeft(resumed)) throw new Error(`${resumed.left.message} (${resumed.left.path.join('.')})`);
  return new Table(resumed.right.state, resumed.right.events, game);
}

/** A skirmish as it is set up. */
export function begun(setup: MiniaturesSetup, game = miniatures): Table {
  const begins = game.begin(setup, { mode: 'manual' });
  if (E.isLeft(begins)) throw new Error(`${begins.left.message} (${begins.left.path.join('.')})`);
  return new Table(begins.right.state, begins.right.events, game);
}

/** Why none can begin. */
export function refusedSetup(setup: MiniaturesSetup): Rejection {
  const begins = miniatures.begin(setup, { mode: 'manual' });
  if (E.isRight(begins)) throw new Error('the setup was accepted');
  evidence.refused(begins.left);
  return begins.left;
}

type Action<T extends MiniaturesAction['type']> = Extract<MiniaturesAction, { type: T }>;
type Event<T extends MiniaturesEvent['type']> = Extract<MiniaturesEvent, { type: T }>;

/** A skirmish that is played word by word. */
export class Table {
  /** All events so far. */
  readonly told: MiniaturesEvent[];
  /** Events of the last word. */
  events: readonly MiniaturesEvent[];

  constructor(
    public state: MiniaturesState,
    first: readonly MiniaturesEvent[] = [],
    private readonly game = miniatures,
  ) {
    this.told = [...first];
    evidence.told(first);
    this.events = first;
  }

  legal(): readonly MiniaturesAction[] {
    const actions = this.game.allLegalActions(this.state);
    return actions.kind === 'finite' ? actions.actions : [];
  }

  act(action: MiniaturesAction): this {
    const step = this.game.reduce(this.state, action);
    if (E.isLeft(step)) throw new Error(`${step.left.code}: ${step.left.message}; legal: ${this.asked()}`);
    this.state = step.right.state;
    this.events = step.right.events;
    this.told.push(...step.right.events);
    evidence.told(step.right.events);
    return this;
  }

  /** The only legal action of these fields. */
  take(fields: Readonly<Record<string, unknown>>): this {
    const found = this.legal().filter((action) =>
      Object.entries(fields).every(([key, value]) =>
        sameJson((action as unknown as Record<string, Json>)[key] ?? null, value as Json),
      ),
    );
    const [only] = found;
    if (found.length !== 1 || !only)
      throw new Error(`${found.length} answers ${JSON.stringify(fields)}; legal: ${this.asked()}`);
    return this.act(only);
  }

  /** Why an action is not legal. */
  refused(action: MiniaturesAction): Rejection {
    const step = this.game.reduce(this.state, action);
    if (E.isRight(step)) throw new Error(`it was legal: ${JSON.stringify(action)}`);
    evidence.refused(step.left);
    return step.left;
  }

  character(id: string): Character {
    const found = this.state.characters.find((each) => each.id === id);
    if (!found) throw new Error(`nobody is called ${id}`);
    return found;
  }

  /** Damage that a character has suffered. */
  damage(id: string): number {
    return this.character(id).damage;
  }

  /** Who is asked. */
  by(): readonly string[] {
    return this.game.decision(this.state)?.by ?? [];
  }

  /** Legal actions of a type. */
  legalOf<T extends MiniaturesAction['type']>(type: T): Action<T>[] {
    return this.legal().filter((action) => action.type === type) as Action<T>[];
  }

  /** Whom the character in its turn may attack. */
  targets(): string[] {
    return this.legalOf('attack').map(({ target }) => target);
  }

  /** Squares to which it may step. */
  steps(): Square[] {
    return this.legalOf('move').map(({ to }) => to);
  }

  /** Why it may not attack. */
  whyNotAttack(character: string, target: string): Rejection {
    return this.refused({ type: 'attack', player: this.character(character).player, character, target });
  }

  activate(character: string): this {
    return this.take({ type: 'activate', character });
  }

  /** Steps to these squares, one after the other. */
  move(...squares: readonly Square[]): this {
    for (const to of squares) this.take({ type: 'move', to, squeezed: null });
    return this;
  }

  attack(target: string): this {
    return this.take({ type: 'attack', target });
  }

  faster(): this {
    return this.take({ type: 'move-faster' });
  }

  endTurn(): this {
    return this.take({ type: 'end-turn' });
  }

  combine(character: string): this {
    return this.take({ type: 'combine-fire', character });
  }

  rollNow(): this {
    return this.take({ type: 'roll-attack' });
  }

  reroll(): this {
    return this.take({ type: 'reroll' });
  }

  keep(): this {
    return this.take({ type: 'keep-roll' });
  }

  opportunity(character: string): this {
    return this.take({ type: 'attack-of-opportunity', character });
  }

  letPass(): this {
    return this.take({ type: 'let-pass' });
  }

  use(ability: string): this {
    return this.take({ type: 'use-ability', ability });
  }

  decline(ability: string): this {
    return this.take({ type: 'decline', ability });
  }

  choose(ability: string, chosen: Json): this {
    return this.take({ type: 'choose', ability, chosen });
  }

  goesFirst(first: string): this {
    return this.take({ type: 'choose-first-player', first });
  }

  /** The die shows this; several: one after the other. */
  rolls(...naturals: readonly number[]): this {
    for (const natural of naturals) this.act({ type: 'roll', player: 'chance', die: 'd20', faces: [String(natural)] });
    return this;
  }

  /** Events of a type, all so far. */
  toldOf<T extends MiniaturesEvent['type']>(type: T): Event<T>[] {
    return this.told.filter((event) => event.type === type) as Event<T>[];
  }

  /** The last event of a type. */
  last<T extends MiniaturesEvent['type']>(type: T): Event<T> {
    const found = this.toldOf(type).at(-1);
    if (!found) throw new Error(`no ${type} was told`);
    return found;
  }

  private asked(): string {
    return JSON.stringify(this.legal().map(({ player: _, ...rest }) => rest));
  }
}
