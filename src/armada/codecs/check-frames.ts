/** Are the frames of a decoded state at one with each other and with the pieces? What takes several fields of a frame, or the whole stack. */
import { firstRejection, impossible, type Frame, type Path, type Rejection } from '../../core';
import { stepsOf } from '../engine';
import { wrongInSetup } from './check-setup';
import type { ArmadaState } from '../model/state';
import type { AddDiceFrame, RerollFrame } from '../procedures/attack-dice';
import { diceIn } from '../queries/armament';
import type { DealFaceupFrame } from '../procedures/damage';
import type { DeployFrame } from '../procedures/deploy-ships';
import type { ShipActivationFrame } from '../procedures/ship-activation';
import type { SquadronPhaseFrame } from '../procedures/squadron-phase';
import type { ObjectiveShipFrame } from '../procedures/objective-tokens';
import type { InitiativeFrame } from '../procedures/setup';
import type { AttackFrame } from '../queries/attack';
import { isOnTable, isShip, shipOf, shipsOnTable } from '../queries/ships';

/** No armament, whatever cards add to it, comes near. More dice would be more outcomes than anybody can list. */
const MOST_DICE = 12;

/** Null: sound. Each field of each frame is in order by then. */
export function checkFrames(state: ArmadaState): Rejection | null {
  return (
    firstRejection(state.stack, (frame, i) => wrongFrame(state, frame, i)) ??
    markedTooEarly(state) ??
    wrongInSetup(state) ??
    outsideActivations(state)
  );
}

/** Objective ships are chosen when obstacles are placed or fleets are deployed: until then there is none, or one of each player (arm.objective-cards.08). */
function markedTooEarly({ stack, ships, players }: ArmadaState): Rejection | null {
  const setup = stack.find(({ procedure }) => procedure === 'setup');
  if (!setup || setup.step > stepsOf('setup').indexOf('fleets are deployed')) return null;
  if (stack.some(({ procedure }) => procedure === 'choose objective ship')) return null;
  const isPlaced = setup.step > stepsOf('setup').indexOf('obstacles are placed');
  const has = (id: string): number => ships.filter(({ owner, objective }) => owner === id && objective).length;
  const at = ships.findIndex(({ objective }) => objective);
  if (at < 0 || (isPlaced && players.every(({ id }) => has(id) === 1))) return null;
  const said = `${ships[at]?.id ?? ''} is no objective ship yet.`;
  return impossible('not-an-objective-ship', said, ['ships', at, 'objective'], ['arm.objective-cards.08']);
}

/** A revealed dial lies beside a ship only until its activation is over, and commands are resolved in activations (arm.command-dials.04, arm.commands.35). */
export function outsideActivations({ stack, ships }: ArmadaState): Rejection | null {
  // A game may end in the midst of an activation.
  if (stack.length === 0) return null;
  const activation = stack.find(({ procedure }) => procedure === 'ship activation') as ShipActivationFrame | undefined;
  const isRevealed =
    activation !== undefined && activation.step > stepsOf('ship activation').indexOf('reveal command dial');
  return firstRejection(ships, ({ id, place, dial, activated, resolved }, i) => {
    const isActivating = activation?.ship === id;
    if (dial !== null && !(isActivating && isRevealed)) {
      const said = `${id} has no revealed dial at this moment: one is revealed as a ship activates, and gone when its activation is over.`;
      return impossible(
        'no-revealed-dial',
        said,
        ['ships', i, 'dial'],
        ['arm.command-dials.04', 'arm.ship-activation.02'],
      );
    }
    if (resolved.length === 0 || activated || isActivating || place !== 'table') return null;
    const said = `${id} has resolved no command this round: it has not activated.`;
    return impossible('not-activated', said, ['ships', i, 'resolved'], ['arm.commands.35']);
  });
}

function wrongFrame(state: ArmadaState, frame: Frame, at: number): Rejection | null {
  const path: Path = ['stack', at];
  switch (frame.procedure) {
    case 'attack':
      return (
        wrongAttacker(state, frame as AttackFrame, at) ??
        wrongTarget(state, frame as AttackFrame, path) ??
        wrongDice(frame as AttackFrame, path)
      );
    case 'concentrate fire':
      return outsideAttacks(state, at);
    case 'add attack dice':
      return outsideAttacks(state, at) ?? tooMany(diceIn((frame as AddDiceFrame).dice), [...path, 'dice']);
    case 'deploy ships':
      return wrongDeployment(state, frame as DeployFrame, path);
    case 'determine initiative':
      return frame.step > stepsOf('determine initiative').indexOf('flip a coin') &&
        (frame as InitiativeFrame).chooser === undefined
        ? impossible('nobody-chooses', 'Nobody chooses the first player.', [...path, 'step'], ['arm.setup.11'])
        : null;
    case 'deal faceup damage card':
      return dealtOffTable(state, frame as DealFaceupFrame, [...path, 'ship']);
    case 'choose objective ship':
      return wrongObjectiveShips(state, [...path, 'of']);
    case 'squadron phase':
      return at === state.stack.length - 1 && (frame as SquadronPhaseFrame).left === 0
        ? impossible('turn-over', 'No squadron of this turn is left.', [...path, 'left'], ['arm.squadron-phase.01'])
        : null;
    case 'reroll attack dice':
      return outsideAttacks(state, at) ?? tooMany((frame as RerollFrame).dice.length, [...path, 'dice']);
    default:
      return null;
  }
}

/** Who attacks does so in an activation of its own, but for Counter. */
function wrongAttacker({ stack }: ArmadaState, { attacker, counter }: AttackFrame, at: number): Rejection | null {
  if (counter !== null) return null;
  const below = stack.slice(0, at) as (Frame & { ship?: string; squadron?: string })[];
  const active = below.filter(({ procedure }) => /^(ship|squadron) activation$/.test(procedure)).pop();
  if ((active?.ship ?? active?.squadron) === attacker) return null;
  return impossible('not-activated', `${attacker} is not activated.`, ['stack', at, 'attacker'], ['arm.attack.02']);
}

/** A ship attacks with a hull zone and a squadron without; so they defend. */
function wrongTarget(state: ArmadaState, frame: AttackFrame, path: Path): Rejection | null {
  const { attacker, zone, defender, defendingZone, range, counter } = frame;
  const byShip = isShip(state, attacker);
  const isDeclared = frame.step > stepsOf('attack').indexOf('target declared');
  const no = (code: string, field: string, message: string): Rejection =>
    impossible(code, message, [...path, field], ['arm.attack.02']);
  if (defender === null)
    return isDeclared || !byShip ? no('no-target', 'defender', 'No target has been declared.') : null;
  if (isDeclared && range === null) return no('no-target', 'range', 'The target has not been measured.');
  if (isDeclared && byShip !== (zone !== null)) return no('wrong-zone', 'zone', 'Ships attack with a hull zone.');
  if (!byShip && zone !== null) return no('wrong-zone', 'zone', 'A squadron has no hull zones.');
  if (isShip(state, defender) !== (defendingZone !== null))
    return no('wrong-zone', 'defendingZone', 'A ship defends with a hull zone, a squadron without one.');
  return counter !== null && byShip ? no('no-counter', 'counter', 'Ships make no Counter attacks.') : null;
}

function wrongDice({ gathered, pool, counter }: AttackFrame, path: Path): Rejection | null {
  return (
    tooMany(diceIn(gathered), [...path, 'gathered']) ??
    tooMany(pool.length, [...path, 'pool']) ??
    tooMany(counter ?? 0, [...path, 'counter'])
  );
}

function tooMany(dice: number, path: Path): Rejection | null {
  if (dice <= MOST_DICE) return null;
  return impossible('too-many-dice', `${dice} dice are more than any attack has.`, path, ['arm.armament.01']);
}

/** Who deploys, deploys what they have not deployed yet, and squadrons after a ship of theirs (arm.setup.23). */
function wrongDeployment(
  state: ArmadaState,
  { turn, squadrons, piece, step }: DeployFrame,
  path: Path,
): Rejection | null {
  const isDeploying = piece !== null && step === stepsOf('deploy ships').indexOf('deploy it');
  const at = isDeploying ? [...state.ships, ...state.squadrons].find(({ id }) => id === piece) : undefined;
  if (at && (at.owner !== turn || at.place !== 'reserve'))
    return impossible('not-in-reserve', `${turn} has no ${at.id} to deploy.`, [...path, 'piece'], ['arm.setup.19']);
  const needsShip = squadrons > 0 || (at !== undefined && !isShip(state, at.id));
  if (!needsShip || shipsOnTable(state).some(({ owner }) => owner === turn)) return null;
  const field = squadrons > 0 ? 'squadrons' : 'piece';
  return impossible('no-ship-deployed', `${turn} has not deployed a ship yet.`, [...path, field], ['arm.setup.23']);
}

/** Each player has one objective ship, or it is about to be chosen: what they all are chosen by waits together (arm.objective-cards.08). */
function wrongObjectiveShips({ players, ships, stack }: ArmadaState, path: Path): Rejection | null {
  return firstRejection(players, ({ id }) => {
    const marked = ships.filter(({ owner, objective }) => owner === id && objective).length;
    const toCome = stack.filter(
      (each) => each.procedure === 'choose objective ship' && (each as ObjectiveShipFrame).of === id,
    ).length;
    if (marked + toCome === 1) return null;
    return impossible('objective-ships', `${id} has one objective ship.`, path, ['arm.objective-cards.08']);
  });
}

/** A card is drawn for a ship of the play area; where it has left that before, none is looked for (arm.damage.10). */
function dealtOffTable(state: ArmadaState, { ship, step }: DealFaceupFrame, path: Path): Rejection | null {
  if (step < stepsOf('deal faceup damage card').indexOf('draw a damage card')) return null;
  if (step >= stepsOf('deal faceup damage card').length || isOnTable(shipOf(state, ship))) return null;
  return impossible('not-on-table', `${ship} is not in the play area: no card is drawn for it.`, path, [
    'arm.damage.10',
  ]);
}

/** Dice are added and rerolled in an attack that has a target. */
function outsideAttacks({ stack }: ArmadaState, at: number): Rejection | null {
  const attacks = stack.slice(0, at).filter(({ procedure }) => procedure === 'attack') as AttackFrame[];
  const attack = attacks.pop();
  if (attack && attack.defender !== null && attack.range !== null) return null;
  return impossible('no-attack', 'There is no attack with attack dice.', ['stack', at], ['arm.attack-pool.01']);
}
