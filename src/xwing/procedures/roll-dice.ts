/** Rolling attack and defense dice (xw.attack.16, xw.attack.22): start value, increases and decreases, limits, roll. */
import {
  candidate,
  question,
  reason,
  rolledDice,
  rollQuestion,
  say,
  type AbilityOnPiece,
  type Reason,
  type RuleId,
  type Source,
  withReasons,
} from '../../core';
import {
  aboutAttack,
  currentAttack,
  declared,
  playerInRole,
  setPool,
  type AttackFrame,
  type Pool,
  type Role,
} from '../queries/attack';
import { FEWEST_DICE, MOST_DICE } from '../facts/dice';
import { isRemote } from '../queries/devices';
import { dieKind, ownerOf } from '../queries/dice';
import { firingArcs } from '../queries/firing-arcs';
import {
  abilityNamed,
  announce,
  ask,
  emit,
  forbidden,
  permitted,
  modified,
  options,
  run,
  useInWindow,
} from '../engine';
import { obstacleKindOf, ignoresObstacle } from '../queries/obstacles';
import { agilityOf } from '../queries/cloak';
import { shipOf } from '../queries/ships';
import { isHuge } from '../queries/size';
import { isTractored } from '../queries/status';
import { removeToken } from '../effects/tokens';
import type { XwingEvent } from '../model/events';
import type { ObjectId, ShipId, XwingState } from '../model/state';
import { mandatoryLeft } from './modify-dice';

const START = { attack: attackValue, defense: agilityValue } as const;

/** The steps that end with the dice of one side on the table. Limits come after all additions. Nobody chooses to roll fewer (xw.attack.41). */
export const rollDice = (pool: Pool, rules: readonly string[]) => [
  useAbilities(pool, 'attacker', rules),
  useAbilities(pool, 'defender', rules),
  run(`count ${pool} dice`, rules, (state, frame: AttackFrame) => {
    frame.count = diceToRoll(state, frame, pool).count;
    if (frame.count === 0) tellRoll(state, frame, pool, []);
  }),
  run(`before ${pool} dice are rolled`, ['xw.timing.02'], (state, frame: AttackFrame) => {
    if (frame.count > 0) announce(state, rollOf(frame, pool));
  }),
  ask(
    `roll ${pool} dice`,
    rules,
    (_state, { count }: AttackFrame) =>
      count === 0 ? null : rollQuestion(dieKind(pool), count, say`${count} ${pool} dice`),
    (state, frame, action) => {
      // However many were thrown at a time: they are one roll, and none is rerolled (xw.attack.42, xw.attack.43).
      setPool(frame, pool, rolledDice(action));
      tellRoll(state, frame, pool, action.faces);
    },
  ),
];

/** The roll that is about to happen. */
const rollOf = (frame: AttackFrame, pool: Pool): XwingEvent => ({
  type: 'dice-rolled',
  rules: ['xw.timing.02'],
  ship: ownerOf(frame, pool),
  die: pool,
  faces: [],
  why: 'attack',
});

/** Abilities that change the number of dice and are used before the roll (xw.timing.05). */
const useAbilities = (pool: Pool, role: Role, rules: readonly string[]) => {
  const windowOf = (state: XwingState, frame: AttackFrame) => {
    const player = playerInRole(state, frame, role);
    return { window: `roll ${pool} dice`, player, event: null, frame } as const;
  };
  return ask(
    `${role} changes the number of ${pool} dice`,
    rules,
    (state, frame: AttackFrame) => {
      const offered = options(state, windowOf(state, frame));
      if (!offered.some((each) => each.not === null)) return null;
      const player = playerInRole(state, frame, role);
      const end = candidate({ type: 'end-modifying', player }, mandatoryLeft(offered));
      return question(player, say`${pool} dice to roll`, [...offered, end]);
    },
    (state, frame, action) => {
      if (action.type === 'end-modifying') return;
      useInWindow(state, windowOf(state, frame), action);
      return 'again';
    },
    { offers: `roll ${pool} dice` },
  );
};

/** By which token a ship rolls fewer dice of a pool, the rule of that, and the rule by which the token goes then. */
const FEWER = {
  attack: ['deplete', 'xw.supplement-deplete.02', 'xw.supplement-deplete.03'],
  defense: ['strain', 'xw.strain.02', 'xw.strain.03'],
} as const;

/** A strained defender, a depleted attacker rolls 1 fewer, however many such tokens it has (xw.strain.02, xw.supplement-deplete.02). */
function rollsFewer(state: XwingState, frame: AttackFrame, pool: Pool): boolean {
  return shipOf(state, ownerOf(frame, pool)).tokens[FEWER[pool][0]] > 0;
}

interface DiceToRoll {
  count: number;
  /** Before the limits. */
  dice: number;
  sources: Source[];
}

/** How many dice, and what they are made of: the printed value, what changes it, and the limits (xw.attack.16, xw.attack.22). */
function diceToRoll(state: XwingState, frame: AttackFrame, pool: Pool): DiceToRoll {
  const sources = [...START[pool](state, frame), ...frame.extra[pool]];
  const [token, rule] = FEWER[pool];
  if (rollsFewer(state, frame, pool)) sources.push({ amount: -1, by: token, rules: [rule] });
  // A huge ship, too (xw.huge-tractor.03).
  if (pool === 'defense' && isTractored(shipOf(state, declared(frame).defender)))
    sources.push({ amount: -1, by: 'a tractor beam', rules: ['xw.tractor.09'] });
  const about = aboutAttack(frame);
  const dice = modified(state, `${pool} dice`, sum(sources), about, sources);
  const fewest = modified(state, `fewest ${pool} dice`, FEWEST_DICE, about);
  const most = modified(state, `most ${pool} dice`, MOST_DICE, about);
  // Limits come after all changes, never in between (xw.agility.04, xw.agility.05, xw.faq-cards.30, xw.faq-cards.31, xw.faq-cards.32).
  const count = Math.max(FEWEST_DICE, Math.min(MOST_DICE, most, Math.max(fewest, dice)));
  if (count !== dice) {
    const limit = [pool === 'attack' ? 'xw.attack.17' : 'xw.attack.23'];
    sources.push({ amount: count - dice, by: `the limit of ${count}`, rules: limit });
  }
  return { count, dice, sources };
}

function sum(sources: readonly Source[]): number {
  return sources.reduce((all, { amount }) => all + amount, 0);
}

/** The weapon's attack value (xw.primary-weapon.02), and one die more at attack range 0-1 (xw.range-bonus.01), but for ordnance (xw.range-bonus.05). */
function attackValue(state: XwingState, frame: AttackFrame): Source[] {
  const { weapon, range } = declared(frame);
  // A defender in the bullseye arc adds none (xw.bullseye-arc.04).
  const sources: Source[] = [{ amount: weapon.value, by: 'its attack value' }];
  if (!hasRangeBonus(state, 'attack', frame)) return sources;
  const usual = bonus(range.range, 'xw.range-bonus.01');
  sources.push(givesBonus(range.range, 'attack') ? usual : { ...usual, by: 'the range 1 bonus' });
  return sources;
}

/** Is the range bonus of this side applied in the attack in progress? */
export function hasRangeBonus(state: XwingState, pool: Pool, frame = currentAttack(state)): boolean {
  if (!frame?.range || !appliesBonus(state, frame, pool)) return false;
  const { range } = frame.range;
  const far = pool === 'attack' ? permitted(state, 'range 1 bonus', aboutAttack(frame)) : range > 3;
  return far || givesBonus(range, pool);
}

/** Not of ordnance (xw.range-bonus.05), nor where an ability forbids it. */
function appliesBonus(state: XwingState, frame: AttackFrame, pool: Pool): boolean {
  const { weapon } = declared(frame);
  return weapon.rangeBonus && !forbidden(state, 'range bonus', { ...aboutAttack(frame), pool });
}

/** The attacker's die at attack range 1, and 0 (xw.range-bonus.06), the defender's at 3 (xw.range-bonus.01, .02), nobody's at 2 (xw.range-bonus.03). */
function givesBonus(range: number, pool: Pool): boolean {
  return pool === 'attack' ? range <= 1 : range === 3;
}

function bonus(range: number, rule: string): Source {
  return { amount: 1, by: `attack range ${range}`, rules: [rule] };
}

/**
 * The defender's agility (xw.agility.01), be it 0 (xw.agility.02); one die more at attack range 3 (xw.range-bonus.02, .05), and one if an
 * obstacle obstructs (xw.obstructed.04): of a remote as well (xw.remote-attack.07).
 */
function agilityValue(state: XwingState, frame: AttackFrame): Source[] {
  const { defender, range } = declared(frame);
  const ship = shipOf(state, defender);
  const sources: Source[] = [{ amount: ship.agility, by: 'its agility' }];
  agilityOf(state, ship, sources);
  const bonuses = appliesBonus(state, frame, 'defense');
  if (bonuses && givesBonus(range.range, 'defense')) sources.push(bonus(3, 'xw.range-bonus.02'));
  if (bonuses && range.range > 3)
    sources.push({ amount: 2, by: `attack range ${range.range}`, rules: ['xw.huge-firing-arcs.04'] });
  const huge = frame.obstructedBy.find((id) => isHuge(state, id));
  if (huge !== undefined) sources.push({ amount: 1, by: huge, rules: ['xw.huge-obstruction.01'] });
  // One more die, whatever kind of obstacle is in the way (xw.obstructed.03, xw.obstacles.14).
  const inTheWay = frame.obstructedBy.find((id) => addsDie(state, frame, id));
  if (inTheWay !== undefined) {
    const faq = ignoresObstacle(state, defender, inTheWay) ? ['xw.faq-objects.05'] : [];
    sources.push({ amount: 1, by: inTheWay, rules: [...faq, 'xw.obstructed.04'] });
  }
  return sources;
}

/** An obstacle that the attacker does not ignore; ships that obstruct have no effect (xw.obstructed.02, xw.faq-objects.03). */
function addsDie(state: XwingState, { attacker }: AttackFrame, id: ObjectId): boolean {
  return obstacleKindOf(state, id) !== null && !ignoresObstacle(state, attacker, id);
}

function tellRoll(state: XwingState, frame: AttackFrame, pool: Pool, faces: readonly string[]): void {
  const { dice, sources } = diceToRoll(state, frame, pool);
  const ship = ownerOf(frame, pool);
  const parts = sources.length > 1 ? { sources } : {};
  const why = [...sources.flatMap((source) => whyAdded(state, source)), ...withoutDie(state, frame, pool)];
  const because = withReasons(why);
  const rules = [...rulesOf(sources), pool === 'attack' ? 'xw.attack.16' : 'xw.attack.22'];
  emit(state, { type: 'dice-rolled', rules, ship, die: pool, faces, why: 'attack', ...parts, ...because });
  // It was applied, so a token goes, even where there was no die to lose.
  if (!rollsFewer(state, frame, pool)) return;
  const [token, , rule] = FEWER[pool];
  if (dice >= 0 || pool === 'attack') return removeToken(state, ship, token, [rule]);
  const said = 'strain counts, although there was no die to lose.';
  const anyway = reason('no-die-to-lose', said, ['xw.faq-cards.33'], { dice });
  removeToken(state, ship, token, ['xw.faq-cards.33', rule], [anyway]);
}

/** What says that there are more or fewer dice than the value: what was added last, the most particular, first. */
function rulesOf(sources: readonly Source[]): RuleId[] {
  const found = sources.map(
    ({ by, rules }) => rules ?? (typeof by === 'string' ? [] : abilityNamed(by.ability)?.rules),
  );
  return [...new Set(found.reverse().flatMap((each) => each ?? []))];
}

function whyAdded(state: XwingState, { by }: Source): readonly Reason[] {
  return typeof by === 'string' ? [] : (abilityNamed(by.ability)?.because?.(state, by) ?? []);
}

/** What could be expected to add a die, and does not. */
/** A remote has no arcs: what counts outside of the defender's arcs does not count against it. */
function noArcsToBeOutsideOf(state: XwingState, { attacker }: AttackFrame, defender: ShipId): Reason[] {
  if (!isRemote(shipOf(state, defender)) || firingArcs(state, shipOf(state, defender)).length > 0) return [];
  const rule = 'xw.faq-objects.11';
  const own = state.inPlay.filter((each) => abilityNamed(each.ability)?.rules.includes(rule) === true);
  const named = own.filter(({ source }) => shipOf(state, attacker).upgrades.some(({ id }) => id === source));
  return named.map(({ source }) =>
    reason('no-arcs', say`${source} does not count: ${defender} has no arcs to be outside of.`, [rule]),
  );
}

function withoutDie(state: XwingState, frame: AttackFrame, pool: Pool): Reason[] {
  const { weapon, defender, range } = declared(frame);
  const told: Reason[] = [];
  if (!weapon.rangeBonus && givesBonus(range.range, pool)) {
    const said = say`${weapon.id} is ordnance: no range bonus at attack range ${range.range}.`;
    told.push(reason('no-range-bonus', said, ['xw.range-bonus.05'], { range: range.range }));
  }
  if (pool === 'attack') return told;
  told.push(...noArcsToBeOutsideOf(state, frame, defender));
  for (const id of frame.obstructedBy) {
    if (isHuge(state, id)) continue;
    if (obstacleKindOf(state, id) === null) {
      told.push(
        reason('no-obstacle', say`${id} in the way is no obstacle: it adds no die.`, [
          'xw.obstructed.02',
          'xw.device.20',
        ]),
      );
    } else if (!addsDie(state, frame, id)) {
      told.push(reason('ignored', say`${frame.attacker} ignores ${id}: it adds no die.`, ['xw.faq-objects.02']));
    } else if (ignoresObstacle(state, defender, id)) {
      const said = say`${frame.attacker} does not ignore ${id}, whatever ${defender} ignores.`;
      told.push(reason('not-ignored', said, ['xw.faq-objects.05']));
    }
  }
  return told;
}

/** How many dice of the attack in progress would be rolled now, with the limits. */
export function diceToRollNow(state: XwingState, pool: Pool): number {
  const frame = currentAttack(state);
  return frame ? diceToRoll(state, frame, pool).count : 0;
}

/** An ability lets its side roll more dice in the next roll (negative: fewer). This does not count as modifying dice (xw.dice-modification.11). */
export function rollMore(state: XwingState, pool: Pool, dice: number, { ability, source }: AbilityOnPiece): void {
  const frame = currentAttack(state);
  if (frame) frame.extra[pool] = [...frame.extra[pool], { amount: dice, by: { ability, source } }];
}
