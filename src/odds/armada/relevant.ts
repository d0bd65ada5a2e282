/** What of an attack can still matter, so that attacks that go on alike are walked once. */
import { armada, type ArmadaState } from '../../armada';
import { onlyThese, relevantIn } from '../nothing-asks';

type Frame = ArmadaState['stack'][number];
/** What this looks at of the frame of an attack; the rest stays as it is. */
type Attack = Frame & {
  defender: string;
  pool: readonly Die[];
  barred: readonly { type: string; exhausted: boolean }[];
  spent: readonly string[];
};
type Reroll = Frame & { dice: readonly number[] };
interface Die {
  kind: string;
  face: string;
}

/** Its text is about speed. With any other ability in play everything may matter. */
const ABILITIES = ['thruster-fissure'];

const STEPS = (armada.procedures.find(({ name }) => name === 'attack')?.steps ?? []).map(({ name }) => String(name));
const TOKENS = STEPS.indexOf('spend defense tokens');
const TOTAL = STEPS.indexOf('determine the total damage');

/** What counts of a face as damage; of any other the face itself. */
const ICONS: Readonly<Record<string, readonly string[]>> = {
  'double-hit': ['hit', 'hit'],
  'hit-critical': ['critical', 'hit'],
  accuracy: [],
  blank: [],
};

/**
 * The same state where the same can come of it: dice count by their color as long as one may be rerolled or canceled, then by their icons, then no more.
 */
export const relevant = relevantIn<ArmadaState>({
  asksNothing: onlyThese(ABILITIES),
  goingOn: (state, attack) => goingOn(state, attack as Attack),
  rerolls: 'reroll attack dice',
  rerolling: (state, attack, reroll) => rerolling(state, attack as Attack, reroll as Reroll),
});

function goingOn(state: ArmadaState, attack: Attack): Frame {
  const { step, spent, barred } = attack;
  const changed: Partial<Record<keyof Attack, unknown>> = {
    pool: poolOf(state, attack),
    barred: step <= TOKENS ? barred.map(({ type, exhausted }) => `${type} ${exhausted}`).sort() : [],
    spent: step <= TOTAL ? [...spent].sort() : [],
  };
  return { ...attack, ...changed } as Frame;
}

function poolOf(state: ArmadaState, attack: Attack): unknown {
  const { step, pool } = attack;
  if (step > TOTAL) return [];
  if (step > TOKENS) return pool.flatMap(({ face }) => ICONS[face] ?? [face]).sort();
  // Until then an action may name a die by its place.
  return step < TOKENS || mayEvade(state, attack) ? pool : sorted(pool);
}

function mayEvade({ ships }: ArmadaState, { defender, spent }: Attack): boolean {
  if (spent.includes('evade')) return false;
  return ships.some(({ id, defense }) => id === defender && defense.some(({ type }) => type === 'evade'));
}

function sorted(pool: readonly Die[]): string[] {
  return pool.map(({ kind, face }) => `${kind} ${face}`).sort();
}

/** What the dice that are rerolled showed counts no more. */
function rerolling(state: ArmadaState, attack: Attack, { dice, ...reroll }: Reroll): Frame[] {
  const going = goingOn(state, attack);
  if (attack.step !== TOKENS || mayEvade(state, attack)) return [going, { ...reroll, dice } as Frame];
  const kept = sorted(attack.pool.filter((_, i) => !dice.includes(i)));
  const again = dice.map((i) => attack.pool[i]?.kind ?? '').sort();
  return [{ ...going, pool: kept } as Frame, { ...reroll, dice: again } as Frame];
}
