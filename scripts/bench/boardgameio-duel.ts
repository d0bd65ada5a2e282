/**
 * The dice duel (without cards and field) on boardgame.io's reducer, for the benchmark alone. The same rules, written the way its
 * documentation shows: moves that change a draft and return INVALID_MOVE, dice from its random plugin.
 */
import { createRequire } from 'node:module';
import type * as Core from 'boardgame.io/core';
import type * as Internal from 'boardgame.io/internal';
import type { Ctx, Game, State } from 'boardgame.io';

const load = createRequire(import.meta.url);
// The package has no `exports`, and its entries are folders: Node finds them only through `require`.
const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as typeof Internal;
const { INVALID_MOVE } = load('boardgame.io/core') as typeof Core;

const LAST_ROUND = 20;
const MOST_FOCUS = 3;
const FACES = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'];

interface Duelist {
  health: number;
  focus: number;
  stance: 'bold' | 'wary' | null;
}

interface Duel {
  round: number;
  first: number;
  /** 'stances': both choose; 'action': whose turn it is acts; 'dice': they modify their dice. */
  asks: 'stances' | 'action' | 'dice' | 'over';
  turn: number;
  turnsTaken: number;
  duelists: Duelist[];
  dice: { face: string; rerolls: number }[];
}

interface Context {
  G: Duel;
  playerID: string;
  random: { Die(sides: number, count: number): number[] };
}

const roll = (random: Context['random'], count: number): string[] =>
  random.Die(8, count).map((side) => FACES[side - 1] ?? 'blank');

function strikeDice(G: Duel): number {
  return G.duelists[G.turn]?.stance === 'bold' ? 4 : 3;
}

const isOver = (G: Duel): boolean => G.round > LAST_ROUND || G.duelists.some((each) => each.health === 0);

function endTurn(G: Duel): void {
  G.turnsTaken += 1;
  G.turn = 1 - G.turn;
  G.asks = 'action';
  if (isOver(G)) G.asks = 'over';
  else if (G.turnsTaken === 2) {
    G.turnsTaken = 0;
    G.round += 1;
    G.first = 1 - G.first;
    G.turn = G.first;
    G.asks = G.round > LAST_ROUND ? 'over' : 'stances';
    for (const each of G.duelists) each.stance = null;
  }
}

const mayAct = (G: Duel, playerID: string, asks: Duel['asks']): boolean =>
  G.asks === asks && Number(playerID) === G.turn;

const moves = {
  stance: ({ G, playerID }: Context, stance: 'bold' | 'wary') => {
    const own = G.duelists[Number(playerID)];
    if (G.asks !== 'stances' || !own || own.stance !== null || (stance !== 'bold' && stance !== 'wary'))
      return INVALID_MOVE;
    own.stance = stance;
    if (G.duelists.every((each) => each.stance !== null)) G.asks = 'action';
    return undefined;
  },
  focus: ({ G, playerID }: Context) => {
    const own = G.duelists[G.turn];
    if (!mayAct(G, playerID, 'action') || !own || own.focus >= MOST_FOCUS) return INVALID_MOVE;
    own.focus += 1;
    endTurn(G);
    return undefined;
  },
  strike: ({ G, playerID, random }: Context) => {
    if (!mayAct(G, playerID, 'action')) return INVALID_MOVE;
    G.dice = roll(random, strikeDice(G)).map((face) => ({ face, rerolls: 0 }));
    G.asks = 'dice';
    return undefined;
  },
  spendFocus: ({ G, playerID }: Context) => {
    const own = G.duelists[G.turn];
    if (!mayAct(G, playerID, 'dice') || !own || own.focus === 0) return INVALID_MOVE;
    if (!G.dice.some((die) => die.face === 'focus')) return INVALID_MOVE;
    own.focus -= 1;
    for (const die of G.dice) if (die.face === 'focus') die.face = 'hit';
    return undefined;
  },
  rerollBlanks: ({ G, playerID, random }: Context) => {
    const blanks = G.dice.filter((die) => die.face === 'blank' && die.rerolls === 0);
    if (!mayAct(G, playerID, 'dice') || blanks.length === 0) return INVALID_MOVE;
    const faces = roll(random, blanks.length);
    blanks.forEach((die, i) => {
      die.face = faces[i] ?? die.face;
      die.rerolls += 1;
    });
    return undefined;
  },
  done: ({ G, playerID }: Context) => {
    if (!mayAct(G, playerID, 'dice')) return INVALID_MOVE;
    const other = G.duelists[1 - G.turn];
    const count = (face: string): number => G.dice.filter((die) => die.face === face).length;
    const amount = Math.max(0, count('hit') + 2 * count('crit') - (other?.stance === 'wary' ? 1 : 0));
    if (other) other.health = Math.max(0, other.health - amount);
    G.dice = [];
    endTurn(G);
    return undefined;
  },
};

const game = (health: number, seed: number): Game =>
  ({
    name: 'dice-duel',
    seed,
    setup: (): Duel => ({
      round: 1,
      first: 0,
      asks: 'stances',
      turn: 0,
      turnsTaken: 0,
      duelists: [0, 1].map(() => ({ health, focus: 0, stance: null })),
      dice: [],
    }),
    moves,
    turn: { activePlayers: { all: 'duel' }, stages: { duel: { moves } } },
    disableUndo: true,
    endIf: ({ G }: { G: Duel; ctx: Ctx }) =>
      G.asks === 'over' ? { scores: G.duelists.map((each) => each.health) } : undefined,
  }) as unknown as Game;

export interface Move {
  type: keyof typeof moves;
  playerID: string;
  args: unknown[];
}

export type BoardgameState = State<Duel>;

export interface BoardgameDuel {
  first: BoardgameState;
  reduce(state: BoardgameState, move: Move): BoardgameState;
}

export function boardgameDuel(health: number, seed: number): BoardgameDuel {
  const described = game(health, seed);
  const reducer = CreateGameReducer({ game: described, isClient: false });
  return {
    first: InitializeGame({ game: described, numPlayers: 2 }) as BoardgameState,
    reduce: (state, { type, playerID, args }) =>
      reducer(state, { type: 'MAKE_MOVE', payload: { type, playerID, args } } as never) as BoardgameState,
  };
}

/** Legal moves; boardgame.io itself has no list of them. Refused moves are left out, as the rules say. */
export function legalMoves({ G, ctx }: BoardgameState): Move[] {
  if (ctx.gameover !== undefined || G.asks === 'over') return [];
  const player = String(G.turn);
  const move = (type: Move['type'], playerID = player, args: unknown[] = []): Move => ({ type, playerID, args });
  if (G.asks === 'stances')
    return G.duelists.flatMap((each, i) =>
      each.stance === null ? ['bold', 'wary'].map((stance) => move('stance', String(i), [stance])) : [],
    );
  const focus = G.duelists[G.turn]?.focus ?? 0;
  if (G.asks === 'action') return [move('strike'), ...(focus < MOST_FOCUS ? [move('focus')] : [])];
  return [
    ...(focus > 0 && G.dice.some((die) => die.face === 'focus') ? [move('spendFocus')] : []),
    ...(G.dice.some((die) => die.face === 'blank' && die.rerolls === 0) ? [move('rerollBlanks')] : []),
    move('done'),
  ];
}
