/** An attack, from its declaration to its damage (min.attacking-basics, min.attack, min.attack-rolls). */
import {
  allowed,
  candidate,
  question,
  reason,
  rollQuestion,
  say,
  type Candidate,
  type Reason,
  type RollAction,
  type UseAbility,
} from '../../../core';
import { activate } from '../../effects/activation';
import { spendForce } from '../../effects/force';
import {
  announce,
  ask,
  call,
  emit,
  finish,
  forbidden,
  goTo,
  options,
  procedure,
  run,
  tell,
  trigger,
  useInWindow,
} from '../../engine';
import type { AttackAction } from '../../model/actions';
import type { MiniaturesEvent } from '../../model/events';
import { D20, HIGHEST, LOWEST } from '../../model/roll';
import type { MiniaturesState } from '../../model/state';
import {
  aboutAttack,
  attackOfFrame,
  damageOfFrame,
  defenseOfFrame,
  hits,
  isCritical,
  whyNotMultiplied,
  type Sum,
} from '../../queries/attack';
import { characterOf, isOnMap } from '../../queries/characters';
import { helpersOf, whyAnyTarget, whyNoHelp } from '../../queries/combined-fire';
import { rulesOfReasons, whyDieAlone, whyOtherwise } from '../../queries/deciding';
import { rerollBonuses, whyNoForce } from '../../queries/force';
import { measure, whyTarget } from '../../queries/measure-attack';
import { sourcesOf } from '../../queries/stacking';
import { currentTurn, whyAgain, whyOneAttack } from '../../queries/turn';
import { attackFields, type AttackFrame } from './frame';

type Of<T extends AttackAction['type']> = Extract<AttackAction, { type: T }>;
type BeforeRoll = Of<'combine-fire'> | Of<'roll-attack'> | UseAbility;

/** Target, roll, damage, whatever weapon it is made with (min.attack-advanced.01). */
const attack = procedure('attack', attackFields, [
  run('declare the target', ['min.choosing-a-target.01', 'min.attacking-basics.01'], declare),
  run('no attack without both', ['min.special-abilities-and-attacks.04'], (state, frame) => {
    if (frame.canceled) trigger(state, canceled(frame, CANCELED));
    if (frame.canceled || !bothOnMap(state, frame)) finish(frame);
  }),
  ask('before the attack roll', ['min.combined-fire-rules.12', 'min.timing-of-force-powers.03'], beforeRoll, prepare, {
    offers: 'before attack roll',
  }),
  run('before the roll', ['min.attacking-basics.02'], (state, { attacker, target }) =>
    announce(state, { type: 'roll-due', rules: ['min.attacking-basics.02'], attacker, target }),
  ),
  run('what the roll counts as', ['min.use-the-force.01'], (state, frame) => {
    if (frame.countsAs === null) return;
    frame.roll = frame.countsAs;
    tellRoll(state, frame);
    goTo(frame, 'compare');
  }),
  ask('roll the attack', ['min.attack-rolls.01', 'min.attacking-basics.02'], toRoll, rolled),
  ask('reroll', ['min.force-points-and-force-powers.02', 'min.force-points-basics.02'], toReroll, reroll),
  run('compare', ['min.attacking-basics.03', 'min.attack-roll.01'], compare),
  run('answers to the hit', ['min.djem-so-style.02'], (state, { hit, attacker, target, melee }) => {
    if (hit) announce(state, { type: 'hit-answered', rules: ['min.attacking-basics.03'], attacker, target, melee });
  }),
  run('deal damage', ['min.attacking-basics.04', 'min.attack-stat.01'], dealDamage),
  run('the attack is over', ['min.attacking-basics.05'], (state, frame) => {
    const { attacker, target, kind, melee, hit, critical, dealt } = frame;
    const rules = ['min.attacking-basics.05'];
    emit(state, { type: 'attack-resolved', rules, attacker, target, kind, melee, hit, critical, damage: dealt });
  }),
]);

function bothOnMap(state: MiniaturesState, { attacker, target }: AttackFrame): boolean {
  return isOnMap(characterOf(state, attacker)) && isOnMap(characterOf(state, target));
}

/** From here on it is an attack that was made (min.tie-breaker.01). */
function declare(state: MiniaturesState, frame: AttackFrame): void {
  measure(state, frame);
  state.fought = true;
  const { attacker, target, kind, melee, covered } = frame;
  const again = kind === 'turn' ? whyAgain(state, frame) : [];
  const because = [...again, ...whyTarget(state, frame), ...whyNoHelp(state, frame), ...whyOneAttack(state, frame)];
  const usual =
    kind === 'opportunity' ? ['min.attack-of-opportunity.01'] : ['min.attacking-basics.01', 'min.attack.01'];
  const rules = [...rulesOfReasons(again), ...usual];
  const why = because.length > 0 ? { because } : {};
  emit(state, { type: 'attack-declared', rules, attacker, target, kind, melee, covered, ...why });
}

function declared({ attacker, target, kind, melee, covered }: AttackFrame) {
  return { type: 'attack-declared' as const, rules: ['min.attack.01'], attacker, target, kind, melee, covered };
}

/** Allies that combine fire, and what the attacker uses for this attack; nothing of both: nobody is asked. */
function beforeRoll(state: MiniaturesState, frame: AttackFrame) {
  const attacker = characterOf(state, frame.attacker);
  const { player, id } = attacker;
  const helpers = helpersOf(state, frame).map(({ helper, not }): Candidate<BeforeRoll> =>
    candidate({ type: 'combine-fire', player: helper.player, character: helper.id }, not),
  );
  const uses = options(state, { window: 'before attack roll', player, event: declared(frame), frame });
  const all = [...helpers, ...uses];
  if (!all.some(({ not }) => not === null)) return null;
  const others = new Set(all.filter(({ not }) => not === null).map(({ action }) => action.player));
  const by = [...new Set([player, ...others])];
  return question<Candidate<BeforeRoll>>(by, 'combine fire or roll', [
    ...all,
    allowed({ type: 'roll-attack', player, character: id }),
  ]);
}

function prepare(state: MiniaturesState, frame: AttackFrame, action: BeforeRoll): 'again' | void {
  if (action.type === 'roll-attack') return;
  if (action.type === 'use-ability') {
    const { player } = characterOf(state, frame.attacker);
    useInWindow(state, { window: 'before attack roll', player, event: declared(frame), frame }, action);
    return 'again';
  }
  const { attacker, target } = frame;
  frame.helpers.push(action.character);
  const anyTarget = whyAnyTarget(state, action.character, target);
  const rules = [...rulesOfReasons(anyTarget), 'min.combined-fire-rules.01', 'min.combine-fire.01'];
  const because = anyTarget.length > 0 ? { because: anyTarget } : {};
  emit(state, { type: 'fire-combined', rules, attacker, target, helper: action.character, ...because });
  // So it helps once in a round and acts no more (min.combined-fire-rules.10, min.example-of-combat.15). No phase counts it (min.combined-fire-rules.11).
  activate(state, characterOf(state, action.character), 'combined-fire', ['min.combined-fire-rules.09']);
  return 'again';
}

function toRoll(_state: MiniaturesState, { roll }: AttackFrame) {
  return roll === null ? rollQuestion(D20, 1, 'attack roll') : null;
}

function rolled(state: MiniaturesState, frame: AttackFrame, { faces }: RollAction): void {
  frame.roll = Number(faces[0]);
  tellRoll(state, frame);
}

function tellRoll(state: MiniaturesState, frame: AttackFrame): void {
  const { attacker, target, was, countsAs } = frame;
  const roll = frame.roll ?? 0;
  // min.use-the-force.01, min.shatterpoint.02
  if (countsAs !== null) {
    const because = [reason('not-rolled', say`The attack of ${attacker} is not rolled.`, [])];
    return emit(state, { type: 'attack-rolled', rules: ['min.attack-rolls.02'], attacker, target, roll, because });
  }
  if (was === null)
    return emit(state, {
      type: 'attack-rolled',
      rules: ['min.attack-rolls.01', 'min.attack-roll.01'],
      attacker,
      target,
      roll,
    });
  frame.was = null;
  const rules = ['min.force-points-and-force-powers.04'];
  emit(state, { type: 'attack-rerolled', rules, attacker, target, was, roll });
}

/** The die is rolled again; the new roll replaces the old one (min.force-points-and-force-powers.04). */
export function rollAttackAgain(frame: AttackFrame): void {
  frame.was = frame.roll;
  frame.roll = null;
  goTo(frame, 'roll the attack');
}

/** Asked before anything is made of the roll: a natural 1 is rerolled, too (min.force-points-and-force-powers.03). */
function toReroll(state: MiniaturesState, frame: AttackFrame) {
  const attacker = characterOf(state, frame.attacker);
  const about = { character: attacker.id, roll: 'attack' as const, against: frame.target };
  const not = whyNoForce(state, attacker, 1, 'reroll', frame.target) ?? forbidden(state, 'reroll', about);
  if (not) return null;
  const { player, id: character } = attacker;
  return question(player, 'reroll', [
    allowed({ type: 'reroll', player, character }),
    allowed({ type: 'keep-roll', player, character }),
  ]);
}

/** Why the die is not rolled again, where somebody could think so: it was already, or something near forbids it. */
function whyNoOtherRoll(state: MiniaturesState, { attacker: id, target, rerolls }: AttackFrame): Reason[] {
  const attacker = characterOf(state, id);
  if (attacker.force === 0) return [];
  if (rerolls > 1) return [];
  if (rerolls === 1)
    return [
      reason('rerolled', say`no other reroll: the second one is final.`, ['min.force-points-and-force-powers.04']),
    ];
  const about = { character: id, roll: 'attack' as const, against: target };
  const not =
    forbidden(state, 'spend force', { character: id, for: 'reroll', on: target }) ?? forbidden(state, 'reroll', about);
  return not ? [reason('no-reroll', say`no reroll: ${not.message}`, not.rules)] : [];
}

function reroll(state: MiniaturesState, frame: AttackFrame, action: Of<'reroll'> | Of<'keep-roll'>): void {
  if (action.type === 'keep-roll') return;
  const attacker = characterOf(state, frame.attacker);
  spendForce(state, attacker, 1, 'reroll', ['min.force-points-and-force-powers.02', 'min.force-points.02']);
  const about = { character: attacker.id, roll: 'attack' as const, against: frame.target };
  frame.rerollBonuses.push(...rerollBonuses(state, about, frame));
  frame.rerolls += 1;
  rollAttackAgain(frame);
}

function compare(state: MiniaturesState, frame: AttackFrame): void {
  const natural = frame.roll ?? 0;
  const attackSum = attackOfFrame(state, frame);
  const defense = defenseOfFrame(state, frame);
  const critical = isCritical(state, frame, natural);
  frame.hit = hits(natural, attackSum.total, defense.total, critical);
  frame.critical = frame.hit && critical;
  const { attacker, target, melee } = frame;
  const plain = frame.critical ? whyNotMultiplied(state, frame) : null;
  const about = aboutAttack(frame);
  const lower = frame.critical && natural < HIGHEST ? whyOtherwise(state, 'critical from', HIGHEST, about) : [];
  const total = natural + attackSum.total;
  const alone = whyDieAlone(natural, total >= defense.total, natural === HIGHEST ? NATURAL_20 : NATURAL_1);
  const because = [
    ...alone,
    ...lower,
    ...attackSum.because,
    ...defense.because,
    ...(plain ? [plain] : []),
    ...whyNoOtherRoll(state, frame),
  ];
  const told = {
    ...(because.length > 0 && { because }),
    attacker,
    target,
    melee,
    total,
    defense: defense.total,
    // All of it together is by how much it hits.
    sources: [
      { amount: natural, by: frame.countsAs === null ? 'the die' : 'what it counts as' },
      ...partsOf('Attack', attackSum),
      ...partsOf('Defense', defense, -1),
    ],
  };
  const counted = rulesOf(attackSum, defense);
  stayFor(state, frame, attackSum);
  if (!frame.hit) {
    emit(state, { type: 'attack-missed', rules: [...missRules(natural), ...counted], ...told });
    return goTo(frame, 'the attack is over');
  }
  const turn = currentTurn(state);
  if (turn?.character === attacker && frame.adjacent) turn.hits.push(target);
  const rules = [...rulesOfReasons(lower), ...hitRules(frame, natural, plain), ...counted];
  emit(state, { type: 'attack-hit', rules, ...told, critical: frame.critical });
}

/** Who attacks in its own turn with a bonus for those who do not move in it stays where it is. */
function stayFor(state: MiniaturesState, { attacker }: AttackFrame, { bonuses }: Sum): void {
  const turn = currentTurn(state);
  if (turn?.character !== attacker) return;
  const [stays = null] = sourcesOf(bonuses.filter(({ staying }) => staying));
  turn.stays ??= stays;
}

/** By what bonuses count, of each what decides. */
function rulesOf(...sums: readonly Sum[]): string[] {
  return [...new Set(sums.flatMap(({ bonuses }) => bonuses.flatMap(({ rules }) => rules.slice(0, 1))))];
}

/** The printed stat and the bonuses; those of the Defense less than 0, as they work against the total. */
function partsOf(stat: string, { base, bonuses }: Sum, sign = 1) {
  return [
    { amount: sign * base, by: stat },
    ...sourcesOf(bonuses).map((each) => ({ ...each, amount: sign * each.amount })),
  ];
}

const NATURAL_20 = ['min.attack-rolls.02'];
const NATURAL_1 = ['min.attack-rolls.05'];

function missRules(natural: number): string[] {
  return natural === LOWEST ? [...NATURAL_1, 'min.attack-roll.03'] : ['min.attacking-basics.03', 'min.attack-roll.01'];
}

function hitRules(frame: AttackFrame, natural: number, plain: Reason | null): string[] {
  if (!frame.critical) return natural === HIGHEST ? NATURAL_20 : ['min.attacking-basics.03', 'min.attack-roll.01'];
  const by = plain ? plain.rules : ['min.attack-rolls.03'];
  return [...(natural === HIGHEST ? NATURAL_20 : ['min.critical-hit.02']), 'min.critical-hit.01', ...by];
}

function dealDamage(state: MiniaturesState, frame: AttackFrame): void {
  if (frame.avoided || !isOnMap(characterOf(state, frame.target))) return;
  const sum = damageOfFrame(state, frame);
  const { total, base, bonuses, factor } = sum;
  stayFor(state, frame, sum);
  // Only the printed damage is doubled, which is in dispute where there is more.
  const doubled = bonuses.length > 0 ? ['min.critical-hit.03', 'min.attack-rolls.03'] : ['min.attack-rolls.03'];
  const plain = frame.critical && factor === 1 ? (whyNotMultiplied(state, frame)?.rules ?? []) : [];
  const critical = factor > 1 ? doubled : plain;
  call(state, 'deal damage', {
    character: frame.target,
    damage: total,
    attacker: frame.attacker,
    byAttack: true,
    sources: [{ amount: base, by: factor > 1 ? `${factor} times Damage` : 'Damage' }, ...sourcesOf(bonuses)],
    rules: [...critical, 'min.attacking-basics.04', ...rulesOf(sum)],
  });
}

/** The damage of an attack that hit is avoided. Called only where `whyNotAvoided` gave null (min.overwhelming-force.01). */
export function avoidDamage(state: MiniaturesState, frame: AttackFrame, rules: readonly string[]): void {
  frame.avoided = true;
  const { total: damage } = damageOfFrame(state, frame);
  emit(state, { type: 'damage-avoided', rules, character: frame.target, damage });
}

const CANCELED = ['min.pheromones.03'];

/** The attack has no effect; it was made all the same (min.pheromones.03). What comes after an attack that was made waits until all that answers to its declaration is done. */
export function cancelAttack(state: MiniaturesState, frame: AttackFrame, because: Reason): void {
  frame.canceled = true;
  tell(state, { ...canceled(frame, because.rules), because: [because] });
}

function canceled({ attacker, target }: AttackFrame, rules: readonly string[]) {
  return { type: 'attack-canceled' as const, rules, attacker, target };
}

/** Another becomes the target of the attack (min.draw-fire.01), and is looked at as such. */
export function redirectAttack(state: MiniaturesState, frame: AttackFrame, target: string, because: Reason): void {
  frame.target = target;
  measure(state, frame);
  const event: MiniaturesEvent = {
    ...declared(frame),
    rules: because.rules,
    because: [because, ...whyTarget(state, frame)],
  };
  // What answers to a target being chosen has answered: it is told, and triggers nothing more.
  tell(state, event);
}

export const attackProcedures = [attack];
