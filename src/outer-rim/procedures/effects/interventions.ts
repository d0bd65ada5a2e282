/** Effects that reach into what is going on: rolls, combats, tests, damage, movement. */
import {
  allowed,
  choicesOfDice,
  question,
  reason,
  reroll,
  rollQuestion,
  type Change,
  type PlayerId,
  type RollAction,
  say,
} from '../../../core';
import type { Act } from '../../model/actions';
import type { Skill } from '../../facts';
import { diceShowing, die } from '../../queries/dice';
import { innermost, emit, tell } from '../../engine';
import type { CombatFrame } from '../combat';
import type { RollFrame } from '../dice';
import { doNothing } from '../../effects/nothing';
import { playerOf, othersOf } from '../../queries/players';
import type { OuterRimState } from '../../model/state';
import { choosesPlayer, decides, does, effect } from './effect';

/** The roll of one's own dice that is looked at. */
function ownRoll(state: OuterRimState, you: string): RollFrame | undefined {
  const roll = innermost(state, 'roll');
  return roll?.owner === you ? roll : undefined;
}

function askDice(state: OuterRimState, you: string, most: number, from?: readonly string[]) {
  const roll = ownRoll(state, you);
  const dice = diceShowing(roll?.faces ?? []);
  const choices = choicesOfDice(dice, most, ({ face }) => from === undefined || from.includes(face));
  if (choices.length === 0) return null;
  return question(you, 'dice', [
    ...choices.map((dice) => allowed({ type: 'choose-dice', player: you, dice })),
    allowed({ type: 'pass', player: you }),
  ]);
}

const rerolling = effect(
  'reroll',
  decides<'reroll', Act<'choose-dice' | 'pass'>>(
    'choose dice',
    ['or.resolving-combat.04'],
    (state, { effect: { dice }, scope: { you } }) => askDice(state, you, dice === 'any' ? Infinity : dice),
    (_state, frame, action) => {
      if (action.type === 'choose-dice') frame.dice = [...action.dice];
    },
  ),
  decides<'reroll', RollAction>(
    'reroll them',
    ['or.resolving-combat.04'],
    (state, frame) => {
      const count = frame.dice.length;
      return count > 0 ? rollQuestion(die(state), count, say`reroll ${count} dice`) : null;
    },
    (state, frame, rolled) => {
      const roll = ownRoll(state, frame.scope.you);
      const chosen = frame.dice;
      if (!roll) return;
      const dice = diceShowing(chosen.map((i) => roll.faces[i] ?? ''));
      const from = dice.map(({ face }) => face);
      reroll(dice, rolled);
      chosen.forEach((at, n) => {
        roll.faces[at] = dice[n]?.face ?? '';
      });
      emit(state, {
        type: 'dice-rerolled',
        rules: ['or.resolving-combat.04'],
        player: frame.scope.you,
        from,
        to: rolled.faces,
      });
    },
  ),
);

const turningDice = effect(
  'turn-dice',
  decides<'turn-dice', Act<'choose-dice' | 'pass'>>(
    'choose dice',
    ['or.resolving-combat.04'],
    (state, { effect: { dice, from }, scope: { you } }) => askDice(state, you, dice, from),
    (state, { effect: { to }, scope: { you, what } }, action) => {
      const roll = ownRoll(state, you);
      if (action.type === 'pass' || !roll) return;
      for (const i of action.dice) {
        const from = roll.faces[i] ?? '';
        roll.faces[i] = to;
        const rules = ['or.resolving-combat.04'];
        const because = [reason('by-card', say`${{ is: what }} does it`, rules, { what })];
        emit(state, { type: 'die-turned', rules, player: you, from, to, because });
      }
    },
  ),
);

function side(frame: CombatFrame, you: string): 'attacker' | 'defender' | null {
  if (frame.attacker === you) return 'attacker';
  return frame.defender.kind === 'player' && frame.defender.player === you ? 'defender' : null;
}

const addingDice = effect(
  'add-dice',
  does<'add-dice'>('more dice', ['or.resolving-combat.02'], (state, { dice }, { you }) => {
    const combat = innermost(state, 'combat');
    const own = combat && side(combat, you);
    if (own) combat.extra[own] += dice;
  }),
);

const addingDamage = effect(
  'add-damage',
  does<'add-damage'>('more damage', ['or.resolving-combat.03'], (state, { damage }, { you }) => {
    const combat = innermost(state, 'combat');
    const own = combat && side(combat, you);
    if (own) combat.more[own] += damage;
  }),
);

const countingSkill = effect(
  'count-skill',
  does<'count-skill'>('one more copy', ['or.skill-tests.02'], (state, { skill }, { you }) => {
    const test = innermost(state, 'skill test');
    if (test?.player !== you) return;
    if (skill === 'any' || skill === (test.skill as Skill)) test.extra += 1;
  }),
);

const keepingMoving = effect(
  'keep-moving',
  does<'keep-moving'>('the patrol does not stop you', ['or.movement-obstacles.04'], (state, _effect, { you, what }) => {
    const movement = innermost(state, 'movement');
    if (movement?.player !== you) return;
    movement.halt = false;
    const rules = ['or.movement-obstacles.01', 'or.movement-obstacles.04'];
    const said = say`${{ is: what }} lets ${you} go on past the patrol, before it stops ${you}`;
    doNothing(state, you, 'stop', reason('goes-on', said, rules, { what }));
  }),
);

const stoppingMover = effect(
  'stop-mover',
  does<'stop-mover'>('the mover stops', ['or.movement-obstacles.01'], (state, _effect, { you }) => {
    const movement = innermost(state, 'movement') ?? innermost(state, 'AI movement');
    if (!movement || movement.player === you || movement.left === 0) return;
    movement.left = 0;
    const space = playerOf(state, movement.player).space ?? '';
    emit(state, {
      type: 'stopped',
      rules: ['or.movement-obstacles.01'],
      player: movement.player,
      space,
      why: 'ability',
    });
  }),
);

const redirecting = effect(
  'redirect-patrol',
  ...choosesPlayer<'redirect-patrol'>(['or.patrol-movement.04'], (state, { scope }) =>
    othersOf(state, scope.you).map((player) => player.id),
  ),
  does<'redirect-patrol'>('towards another player', ['or.patrol-movement.04'], (state, _effect, _scope, frame) => {
    const patrol = innermost(state, 'move patrol');
    const player = frame.chosen['player'];
    if (patrol && typeof player === 'string') patrol.towards = player;
  }),
);

const PREVENTABLE = ['suffer damage', 'become defeated', 'lose reputation'] as const;

function tellPrevented(
  state: OuterRimState,
  player: PlayerId,
  what: 'damage' | 'defeat' | 'reputation',
  change?: Change,
) {
  const amount = change ? change.was - change.is : 1;
  // The ability that prevents it was told of just before.
  const rules = [
    what === 'reputation' ? 'or.reputation.09' : what === 'defeat' ? 'or.defeated.01' : 'or.resolving-combat.06',
  ];
  tell(state, { type: 'prevented', rules, player, what, amount, ...(change ? { change } : {}) });
}

const preventing = effect(
  'prevent',
  does<'prevent'>(
    'it does not happen',
    ['or.resolving-combat.06', 'or.defeated.01', 'or.reputation.09'],
    (state, { damage }) => {
      // What is about to happen is the innermost of these.
      const frame = [...state.stack]
        .reverse()
        .find((each) => (PREVENTABLE as readonly string[]).includes(each.procedure));
      if (frame?.procedure === 'suffer damage') {
        const suffering = innermost(state, 'suffer damage');
        if (!suffering) return;
        const was = suffering.amount;
        const is = damage === undefined ? 0 : Math.max(0, was - damage);
        suffering.amount = is;
        tellPrevented(state, suffering.player, 'damage', { was, is });
      } else if (frame?.procedure === 'become defeated') {
        const defeat = innermost(state, 'become defeated');
        if (!defeat) return;
        defeat.prevented = true;
        tellPrevented(state, defeat.player, 'defeat');
      } else {
        const losing = innermost(state, 'lose reputation');
        if (!losing) return;
        losing.prevented = true;
        tellPrevented(state, losing.player, 'reputation');
      }
    },
  ),
);

export const interventions = [
  rerolling,
  turningDice,
  addingDice,
  addingDamage,
  countingSkill,
  keepingMoving,
  stoppingMover,
  redirecting,
  preventing,
];
