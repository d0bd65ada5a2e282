/** What of an attack can still matter, so that attacks that go on alike are walked once. */
import { countFaces, type Die } from '../../core';
import { xwing, type currentAttack, type XwingState } from '../../xwing';
import { onlyThese, relevantIn } from '../nothing-asks';

type Frame = XwingState['stack'][number];
type Ship = XwingState['ships'][number];
type Attack = NonNullable<ReturnType<typeof currentAttack>>;
type Reroll = Frame & { pool: string; dice: number[] };

/** Damage cards of which some may be dealt on the way. */
const DAMAGE_CARDS = [
  'blindedpilot',
  'consolefire',
  'damagedengine',
  'damagedsensorarray',
  'directhit',
  'disabledpowerregulator',
  'disabledpowerregulator-ends',
  'fuelleak',
  'hullbreach',
  'loosestabilizer',
  'panickedpilot',
  'structuraldamage',
  'stunnedpilot',
  'weaponsfailure',
  'woundedpilot',
];
const REPAIRS = DAMAGE_CARDS.map((card) => `${card}-repair`);

/** Abilities that look at no face of a die, and at nothing that was spent on dice. With any other in play everything may matter. */
const ABILITIES = ['linked-action', ...DAMAGE_CARDS, ...REPAIRS];

const STEPS = (xwing.procedures.find(({ name }) => name === 'attack')?.steps ?? []).map(({ name }) => String(name));
const DEFENSE = STEPS.indexOf('attacker changes the number of defense dice');
const LAST = STEPS.indexOf('defender modifies defense dice');

/** The same state where the same can come of it: the order of dice, and what was spent on them, count as long as somebody may ask. */
export const relevant = relevantIn<XwingState>({
  asksNothing: onlyThese(ABILITIES),
  goingOn: (state, attack) => goingOn(state, attack as Attack),
  rerolls: 'reroll dice',
  rerolling: (state, attack, reroll) => rerolling(state, attack as Attack, reroll as Reroll),
});

function goingOn(state: XwingState, attack: Attack): Attack {
  const { tokensSpent: _tokens, attackerModified: _modified, rerolled: _rerolled, ...lasting } = attack;
  const going = {
    ...lasting,
    spent: { attack: [], defense: [] },
    focusModified: { attacker: 0, defender: 0 },
    attackDice: attackDiceOf(state, attack),
  };
  const tokens = defenderOf(state, attack)?.tokens;
  // An evade token turns one die, which its action names by its place.
  if (!tokens || tokens.evade > 0) return going;
  const isReinforced = tokens['reinforce-fore'] + tokens['reinforce-aft'] > 0;
  return attack.step === LAST && !isReinforced
    ? { ...going, ...neutralized(attack, defenderOf(state, attack)) }
    : { ...going, defenseDice: inOrder(attack.defenseDice) };
}

function defenderOf({ ships }: XwingState, { defender }: Attack): Ship | undefined {
  return ships.find(({ id }): boolean => id === defender);
}

/** Nothing changes evade results any more: what they will cancel, hits before critical hits, is gone already. */
function neutralized({ attackDice, defenseDice }: Attack, defender?: Ship): Pick<Attack, 'attackDice' | 'defenseDice'> {
  const [hits, crits] = [countFaces(attackDice, 'hit'), countFaces(attackDice, 'crit')];
  const evades = countFaces(defenseDice, 'evade');
  const left = Math.max(0, hits + crits - evades);
  const focus = countFaces(defenseDice, 'focus');
  // A focus token changes all of them, be they more than can cancel anything.
  const isByToken = defender?.tokens.calculate === 0 && defender.force === null;
  return {
    attackDice: [
      ...dice('attack', 'crit', Math.min(crits, left)),
      ...dice('attack', 'hit', Math.max(0, hits - evades)),
    ],
    defenseDice: dice('defense', 'focus', isByToken ? Math.min(focus, Math.max(1, left)) : focus),
  };
}

/** Once they are modified only what hits counts; until then a lock may reroll each of them. */
function attackDiceOf(state: XwingState, { step, attacker, defender, attackDice }: Attack): Die[] {
  if (step >= DEFENSE)
    return (['crit', 'hit'] as const).flatMap((face) => dice('attack', face, countFaces(attackDice, face)));
  const isLocked = state.locks.some(({ by, on }) => by === attacker && on === defender);
  return isLocked ? attackDice : inOrder(attackDice);
}

/** What the dice that are rerolled showed counts no more. */
function rerolling(state: XwingState, attack: Attack, reroll: Reroll): [Attack, Reroll] {
  const going = goingOn(state, attack);
  const isLocked = going.attackDice === attack.attackDice;
  if (reroll.pool !== 'attack' || isLocked) return [going, reroll];
  const kept = inOrder(attack.attackDice.filter((_, i) => !reroll.dice.includes(i)));
  const attackDice = [...kept, ...dice('attack', 'blank', reroll.dice.length)];
  return [
    { ...going, attackDice },
    { ...reroll, dice: reroll.dice.map((_, i) => kept.length + i) },
  ];
}

/** Of dice that nothing rerolls any more only the faces count. */
function inOrder(of: readonly Die[]): Die[] {
  return of
    .map(({ kind, face }) => ({ kind, face, rerolls: 0 }))
    .sort((a, b) => (a.face < b.face ? -1 : Number(a.face > b.face)));
}

function dice(kind: string, face: string, count: number): Die[] {
  return Array.from({ length: count }, () => ({ kind, face, rerolls: 0 }));
}
