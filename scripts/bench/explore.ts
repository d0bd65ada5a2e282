/** How fast every possibility of X-Wing attacks is walked: three dice with a focus token against a TIE/ln fighter, and two attacks in a row. */
import * as E from 'fp-ts/lib/Either';
import { explore, type Stop } from '../../src/play';
import { xwing, type Xwing, type XwingState } from '../../src/xwing';
import { msPerRun, rounded } from './measure';

/** A question: how long it takes, how many states somebody decides in, and how many of them are gone into a second. */
export interface ExploreBench {
  milliseconds: number;
  states: number;
  statesPerSecond: number;
}

const NORTH = { x: 0, y: 1 };
const FOCUSED = { focus: 1 };
const T65 = 'bluesquadronescort';
const TIE = 'academypilot';
const YT1300 = 'outerrimsmuggler';

function table(attackers: readonly string[], attacker: string, defender: string): XwingState {
  const begun = xwing.resume(
    {
      players: [{ id: 'ann' }, { id: 'bob' }],
      ships: [
        ...attackers.map((id, i) => ({
          id,
          player: 'ann',
          pilot: attacker,
          at: { x: 450 + 60 * i, y: 280, heading: NORTH },
          tokens: FOCUSED,
        })),
        { id: 'foe', player: 'bob', pilot: defender, at: { x: 450, y: 450, heading: NORTH } },
      ],
      moment: { phase: 'engagement', ship: 'red-5' },
    },
    { mode: 'manual' },
  );
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  return begun.right.state;
}

const damageOf = ({ ships }: XwingState): number => {
  const foe = ships.find(({ id }) => id === 'foe');
  if (!foe) throw new Error('no foe');
  return foe.shields.limit - foe.shields.active + foe.damage.facedown + foe.damage.faceup.length;
};
const isDestroyed = ({ ships }: XwingState): boolean => ships.some(({ id, destroyed }) => id === 'foe' && destroyed);

interface Asked {
  state: XwingState;
  stop: Stop<Xwing>;
  value(state: XwingState): number;
}

/** What is about to be suffered. */
const results = ({ stack }: XwingState): number => {
  const suffered = stack.find(({ procedure }) => procedure === 'suffer damage') as { hit?: number; crit?: number };
  return (suffered?.hit ?? 0) + (suffered?.crit ?? 0);
};

function questions(): Readonly<Record<string, Asked>> {
  return {
    'an attack, before damage cards': {
      state: table(['red-5'], T65, TIE),
      stop: ({ state, hasEnded }) => hasEnded('attack') || results(state) > 0,
      value: results,
    },
    'an attack with damage cards, until it is over or destroys': {
      state: table(['red-5'], T65, TIE),
      stop: ({ state, hasEnded }) => hasEnded('attack') || isDestroyed(state),
      value: damageOf,
    },
    'two attacks with two dice on shields, tokens kept': {
      state: table(['red-5', 'red-6'], TIE, YT1300),
      stop: ({ state, hasEnded }) =>
        hasEnded('attack') && state.ships.filter(({ player, engaged }) => player === 'ann' && engaged).length === 2,
      value: damageOf,
    },
  };
}

/** Each question by what it is about. */
export async function benchExplore(time: number): Promise<Record<string, ExploreBench>> {
  const figures: Record<string, ExploreBench> = {};
  for (const [what, { state, stop, value }] of Object.entries(questions())) {
    const ask = () => explore(xwing, state, { stop, value });
    const found = ask();
    if (E.isLeft(found)) throw new Error(`${what}: ${found.left.message}`);
    const { states } = found.right;
    const ms = await msPerRun({ ask }, time);
    figures[what] = {
      milliseconds: rounded(ms.ask),
      states,
      statesPerSecond: Math.round((states * 1000) / ms.ask),
    };
  }
  return figures;
}
