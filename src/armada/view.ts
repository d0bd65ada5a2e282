/** What a viewer may know of a game of Armada: everything but the other player's facedown command dials, the seed and the script of chance. */
import type { CoreState, CoreView, Knowledge, Viewer } from '../core';
import { COMMANDS, type Command } from './facts';
import type { ArmadaEvent } from './model/events';
import type { ArmadaState, Ship } from './model/state';
import type { Armada } from './model/types';

/** A ship as seen: null for each facedown dial of somebody else; how many there are is public. */
export interface SeenShip extends Omit<Ship, 'commandStack'> {
  commandStack: (Command | null)[];
}

/** What `armada.view` gives. */
export interface ArmadaView extends Omit<ArmadaState, keyof CoreState | 'ships'>, CoreView<ArmadaEvent> {
  ships: SeenShip[];
}

function maySeeDials(state: ArmadaState, ship: string, viewer: Viewer): boolean {
  return viewer === 'judge' || state.ships.some(({ id, owner }) => id === ship && owner === viewer);
}

export const knowledge: Knowledge<Armada> = {
  secrets: ({ ships }) =>
    ships.flatMap(({ owner, commandStack }, i) =>
      commandStack.map((_, k) => ({ owner, at: ['ships', i, 'commandStack', k], among: COMMANDS })),
    ),
  parts: (own) => own,
  event: (state, event, viewer) => {
    if (event.type !== 'dials-assigned' || maySeeDials(state, event.ship, viewer)) return event;
    return { ...event, commands: null };
  },
  // What lies on the table is open, and frames hold nothing else.
  isFrameOpen: () => true,
  resample,
};

/** Events tell of the dials as they were dealt: those that were assigned last lie at the bottom. */
function resample(state: ArmadaState): ArmadaState {
  const stacks = new Map(state.ships.map((ship) => [ship.id, ship.commandStack]));
  const events = state.events.map((event): ArmadaEvent => {
    if (event.type !== 'dials-assigned' || event.commands === null) return event;
    const dealt = stacks.get(event.ship) ?? [];
    return dealt.length < event.dials ? event : { ...event, commands: dealt.slice(dealt.length - event.dials) };
  });
  return { ...state, events };
}
