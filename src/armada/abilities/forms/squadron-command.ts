/** Squadrons that 'you activate': by a squadron command of yours, until the end of their activations. */
import type { ArmadaState, SquadronId } from '../../model/state';
import { innermost } from '../../engine';
import { isYou, type OnPiece } from './you';

/** Is this squadron activated now by a squadron command of yours? */
export function youActivate(state: ArmadaState, self: OnPiece, squadron: SquadronId): boolean {
  const activation = innermost(state, 'squadron activation');
  if (activation?.squadron !== squadron || !activation.byCommand) return false;
  const command = innermost(state, 'squadron command');
  return command !== null && isYou(state, self, command.ship);
}
