/** In setup fleets and obstacles come onto the table, and nothing has happened to them; from the first round on nothing is left in reserve. */
import { impossible, type Path, type Rejection } from '../../core';
import { stepsOf } from '../engine';
import type { ArmadaState, Ship } from '../model/state';

/** Null: everything is where it may be by now. */
export function wrongInSetup(state: ArmadaState): Rejection | null {
  const { stack, ships, squadrons, obstacles, players, tokensPlaced } = state;
  if (stack.length === 0) return null;
  const setup = stack.find(({ procedure }) => procedure === 'setup');
  const pieces: Piece[] = [
    ...ships.map(({ id, place }, i) => ({ id, place, path: ['ships', i, 'place'] })),
    ...squadrons.map(({ id, place }, i) => ({ id, place, path: ['squadrons', i, 'place'] })),
  ];
  const tokens: Piece[] = obstacles.map(({ id, place }, i) => ({ id, place, path: ['obstacles', i, 'place'] }));
  if (!setup) return found('reserve', [...pieces, ...tokens]);
  const isBefore = (step: string): boolean => setup.step <= stepsOf('setup').indexOf(step);
  const touched = ships.findIndex(isTouched);
  if (touched >= 0) return no(`Nothing has happened to ${ships[touched]?.id ?? ''} yet.`, ['ships', touched]);
  const holder = players.findIndex(({ victoryTokens }) => victoryTokens > 0);
  if (holder >= 0) return no('Nobody has victory tokens yet.', ['players', holder, 'victoryTokens']);
  if (isBefore('place obstacles') && tokensPlaced > 0) return no('No tokens have been placed yet.', ['tokensPlaced']);
  return (
    (isBefore('place obstacles') ? found('table', tokens) : null) ??
    (isBefore('deploy ships') ? found('table', pieces) : null)
  );
}

interface Piece {
  id: string;
  place: string;
  path: Path;
}

function found(place: 'reserve' | 'table', pieces: readonly Piece[]): Rejection | null {
  const piece = pieces.find((each) => each.place === place);
  return piece
    ? no(`${piece.id} cannot be ${place === 'table' ? 'on the table yet' : 'in reserve still'}.`, piece.path)
    : null;
}

/** Dials, tokens and damage come in rounds. */
function isTouched({ dial, spentDial, commandStack, tokens, damage, resolved, activated }: Ship): boolean {
  const none = commandStack.length + tokens.length + resolved.length + damage.facedown + damage.faceup.length === 0;
  return !none || dial !== null || spentDial !== null || activated;
}

function no(said: string, path: Path): Rejection {
  return impossible('not-yet', said, path, ['arm.setup.01']);
}
