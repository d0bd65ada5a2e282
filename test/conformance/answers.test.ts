/** What a file is told when it asks of a table is what the attack finds that is made there: questions and rules look with the same eyes. */
import * as E from 'fp-ts/lib/Either';
import { randomArmadaTable } from '../../scripts/playable/armada-tables';
import { randomMiniaturesTable } from '../../scripts/playable/miniatures-tables';
import { randomXwingTable } from '../../scripts/playable/xwing-tables';
import { armada } from '../../src/armada/game';
import type { ArmadaState } from '../../src/armada/model/state';
import { armadaScenarios } from '../../src/armada/scenario';
import { textOf, type Action, type AnyGame, type CoreState, type GameEvent, type Json } from '../../src/core';
import type { AnyLanguage } from '../../src/language/language';
import { miniatures } from '../../src/miniatures/game';
import { miniaturesScenarios } from '../../src/miniatures/scenario';
import { integersFrom, randomPolicy } from '../../src/play';
import { innermost as xwingFrame } from '../../src/xwing/engine';
import { xwing } from '../../src/xwing/game';
import type { XwingState } from '../../src/xwing/model/state';
import { xwingScenarios } from '../../src/xwing/scenario';

const SEED = Number(process.env['HOLOJUDGE_SEED'] ?? 1);
const GAMES = Number(process.env['HOLOJUDGE_GAMES'] ?? 0);
type Next = (n: number) => number;
type Told = GameEvent & Readonly<Record<string, unknown>>;

interface Answer {
  is: Json;
  beside?: Readonly<Record<string, Json>>;
}

interface Way<S> {
  game: AnyGame;
  language: AnyLanguage;
  table(next: Next): unknown;
  /** Actions that declare an attack. */
  declares: string;
  /** What is found wrong with the answers before an attack, once it is declared. */
  differs(ask: (question: string, words: object) => Answer, told: Told, state: S, after: S): string | null;
}

function held<S extends CoreState>(title: string, way: Way<S>, tables: number, actions: number, least: number): void {
  test(title, () => {
    const wrong: string[] = [];
    let compared = 0;
    for (let n = 0; n < (GAMES || tables); n++) {
      const next = integersFrom(SEED * 100 + n);
      const begun = way.game.resume(way.table(next), { mode: 'seeded', seed: n });
      if (E.isLeft(begun)) throw new Error(begun.left.message);
      let state = begun.right.state as S;
      const policy = randomPolicy<CoreState, Action>(next);
      for (let i = 0; i < actions; i++) {
        const question = way.game.question(state);
        if (!question) break;
        const attacks = way.game.allLegalActions(state).actions.filter(({ type }) => type === way.declares);
        for (const attack of attacks.slice(0, 6)) {
          const told: Told[] = [];
          const after = way.game.reduce(state, attack, (event: GameEvent) => void told.push(event as Told));
          const declared = told.find(({ type }) => type === 'attack-declared');
          if (!declared || E.isLeft(after)) continue;
          compared += 1;
          const ask = (name: string, words: object): Answer => {
            const found = way.language.questions[name]?.find(words as Json, state as never);
            if (!found || E.isLeft(found))
              throw new Error(`${name}: ${found ? textOf(found.left.message) : 'no question'}`);
            return found.right as Answer;
          };
          const why = way.differs(ask, declared, state, after.right.state as S);
          if (why) wrong.push(`table ${n}, action ${i}: ${why}`);
        }
        const action = attacks.length > 0 ? attacks[next(attacks.length)] : policy({ state, question });
        if (!action) break;
        const step = way.game.reduce(state, action);
        if (E.isLeft(step)) throw new Error(step.left.message);
        state = step.right.state as S;
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(compared).toBeGreaterThan(least);
    if (process.env['HOLOJUDGE_LOOKED']) console.log(compared);
  });
}

const unlike = (what: string, answer: unknown, rules: unknown): string | null =>
  JSON.stringify(answer) === JSON.stringify(rules)
    ? null
    : `${what} is answered ${JSON.stringify(answer)}, the attack finds ${JSON.stringify(rules)}`;

const sorted = (list: unknown): unknown => [...(list as string[])].sort();

const ofArmada = (table: (next: Next) => unknown): Way<ArmadaState> => ({
  game: armada,
  language: armadaScenarios as never,
  table,
  declares: 'declare-target',
  differs: (ask, { attacker: from, defender: to, zone: arc, defendingZone: zone, range, obstructedBy }) => {
    const ends = { from, to, ...(arc === null ? {} : { arc }), ...(zone === null ? {} : { zone }) };
    const sight = ask('line-of-sight', ends);
    return (
      unlike('line of sight', sight.is, (obstructedBy as string[]).length > 0 ? 'obstructed' : 'clear') ??
      unlike('what obstructs', sorted(sight.beside?.['by']), sorted(obstructedBy)) ??
      unlike('in arc', ask('in-arc', ends).is, true) ??
      (arc === null ? null : unlike('range', ask('range', ends).is, range))
    );
  },
});

describe('Armada: range, arc and line of sight are those of the attack', () => {
  held('with any objective', ofArmada(randomArmadaTable), 8, 60, 30);
  held(
    'with an objective under which stations do not obstruct [arm.objective-cards.07]',
    ofArmada((next) => contested(randomArmadaTable(next))),
    8,
    60,
    30,
  );
});

function contested(table: ReturnType<typeof randomArmadaTable>): unknown {
  const ships = table.ships.map(({ objective: _, ...ship }) => ship);
  return {
    ...table,
    ships,
    objective: 'contested-outpost',
    objectiveTokens: [],
    obstacles: [{ id: 'station', at: { x: 450, y: 450, heading: { x: 0, y: 1 } } }],
  };
}

held<XwingState>(
  'X-Wing: the attack range, and through what it is measured, are those of the attack',
  {
    game: xwing,
    language: xwingScenarios as never,
    table: randomXwingTable,
    declares: 'declare-defender',
    differs: (ask, { attacker: from, defender: to, range, obstructedBy }, state) => {
      const arc = xwingFrame(state, 'attack')?.weapon?.arc;
      if (arc === undefined) return null;
      const answer = ask('attack-range', { from, to, arc });
      return (
        unlike('attack range', answer.is, range) ??
        unlike('what is in between', sorted(answer.beside?.['through']), sorted(obstructedBy))
      );
    },
  },
  8,
  60,
  8,
);

held<CoreState>(
  'Miniatures: cover is that of the attack, and its target is among the targets',
  {
    game: miniatures,
    language: miniaturesScenarios as never,
    table: randomMiniaturesTable,
    declares: 'attack',
    differs: (ask, { attacker: from, target: to, covered, kind }) =>
      unlike('cover', ask('cover', { from, to }).is, covered) ??
      unlike('sight', ask('sight', { from, to }).is, true) ??
      (kind === 'turn' && !(ask('targets', { of: from }).is as string[]).includes(to as string)
        ? `${String(to)} is no target of ${String(from)}`
        : null),
  },
  20,
  60,
  20,
);
