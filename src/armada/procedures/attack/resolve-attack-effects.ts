/** Step 3 of an attack, Resolve Attack Effects: dice are modified and accuracy icons spent, in any order (arm.attack.13 to .16, arm.attack-summary.02). */
import { alike, allowed, candidate, question, reason, say, type Candidate, type Reason } from '../../../core';
import { showsAccuracy, spendAttackDie } from '../../effects/attack-dice';
import { spendFor } from '../../effects/command-dials';
import { ask, call, emit, forbidden, options, useInWindow } from '../../engine';
import type { ArmadaAction, AttackAction, ShipAction, SpentFor } from '../../model/actions';
import type { ArmadaState, Ship } from '../../model/state';
import {
  aboutAttack,
  attackingPlayer,
  attackingShip,
  declared,
  defenseTokens,
  type AttackFrame,
} from '../../queries/attack';
import { cannotResolveCommand, WAYS } from '../../queries/commands';
import { hasToken } from '../../queries/ships';

type Command = Extract<ShipAction, { type: 'resolve-command' }>;
type Accuracy = Extract<AttackAction, { type: 'spend-accuracy' }>;

export const resolveAttackEffects = ask(
  'resolve attack effects',
  ['arm.attack.13', 'arm.attack.14', 'arm.attack.15'],
  whichEffect,
  resolveEffect,
  { offers: 'modify attack dice' },
);

function windowOf(state: ArmadaState, frame: AttackFrame) {
  return { window: 'modify attack dice', player: attackingPlayer(state, frame), event: null, frame } as const;
}

/** Asked where there is something to spend, even if a rule refuses it, or an ability to use. */
function whichEffect(state: ArmadaState, frame: AttackFrame) {
  const player = attackingPlayer(state, frame);
  const { attacker } = frame;
  const ship = attackingShip(state, frame);
  const spending: Candidate<ArmadaAction>[] = [
    ...(ship ? concentrateFire(state, frame, ship) : []),
    ...accuracies(state, frame),
  ];
  const abilities = options(state, windowOf(state, frame));
  if (spending.length === 0 && abilities.every(({ not }) => not !== null)) return null;
  return question(player, 'resolve attack effects', [
    ...spending,
    ...abilities,
    // Accuracy icons that are not spent do nothing (arm.dice-icons.04).
    allowed<ArmadaAction>({ type: 'end-attack-effects', player, attacker }),
  ]);
}

/** Only of a ship that has a dial or a token of the command (arm.commands.30). */
function concentrateFire(state: ArmadaState, { pool }: AttackFrame, ship: Ship): Candidate<Command>[] {
  const command = 'concentrate-fire';
  if (ship.dial !== command && !hasToken(ship, command)) return [];
  const { id, controller: player } = ship;
  const none = pool.length === 0 ? noDice() : null;
  return WAYS.map((spent) =>
    candidate<Command>(
      { type: 'resolve-command', player, ship: id, command, with: spent },
      cannotResolveCommand(state, ship, command, spent) ?? none,
    ),
  );
}

function noDice(): Reason {
  return reason('no-dice', 'There are no dice in the attack pool.', ['arm.commands.32']);
}

/** Each icon chooses one token (arm.attack.15, .16); dice and tokens that are alike count once. */
function accuracies(state: ArmadaState, frame: AttackFrame): Candidate<Accuracy>[] {
  const dice = alike(frame.pool, showsAccuracy).map((group) => group[0] as number);
  if (dice.length === 0) return [];
  const player = attackingPlayer(state, frame);
  const { attacker } = frame;
  const banned = forbidden(state, 'spend accuracy', aboutAttack(frame));
  return dice.flatMap((die) =>
    defenseTokens(state, frame).map(({ type: token, exhausted, there, barred }) =>
      candidate(
        { type: 'spend-accuracy', player, attacker, die, token, exhausted } as const,
        banned ?? (barred < there ? null : chosenAlready(token)),
      ),
    ),
  );
}

function chosenAlready(token: string): Reason {
  return reason('already-chosen', say`The ${token} token is chosen already.`, ['arm.attack.16'], { token });
}

function resolveEffect(state: ArmadaState, frame: AttackFrame, action: ArmadaAction): 'again' | void {
  switch (action.type) {
    case 'resolve-command':
      resolveConcentrateFire(state, frame, action.with);
      return 'again';
    case 'spend-accuracy':
      spendAccuracy(state, frame, action);
      return 'again';
    // Adds, rerolls, changes or spends dice (arm.modifying-dice.01).
    case 'use-ability':
      useInWindow(state, windowOf(state, frame), action);
      return 'again';
    default:
      return;
  }
}

function resolveConcentrateFire(state: ArmadaState, frame: AttackFrame, spent: SpentFor): void {
  const ship = attackingShip(state, frame);
  if (!ship) return;
  spendFor(state, ship, 'concentrate-fire', spent);
  call(state, 'concentrate fire', { add: spent !== 'token', reroll: spent !== 'dial' });
}

function spendAccuracy(state: ArmadaState, frame: AttackFrame, { die, token, exhausted }: Accuracy): void {
  const { attacker } = frame;
  const { defender } = declared(frame);
  spendAttackDie(state, die, ['arm.attack.15']);
  frame.barred = [...frame.barred, { type: token, exhausted }];
  const said = say`Each icon bars one token, and exhausts none.`;
  const because = [reason('one-token', said, ['arm.attack.16'])];
  emit(state, { type: 'accuracy-spent', rules: ['arm.attack.15'], attacker, defender, token, exhausted, because });
}
