/** What a viewer may know of a game of Armada: everything but facedown command dials of others, the seed and the script of chance. */
import {
  anyCards,
  type Chance,
  type CoreState,
  type CoreView,
  type Knowledge,
  SEES_EVERYTHING,
  type AnyViewer,
  type PlayerId,
  type Viewer,
} from '../core';
import { COMMANDS, type Command } from './facts';
import type { ArmadaEvent } from './model/events';
import type { ArmadaState, DamageLook, Ship } from './model/state';
import type { Armada } from './model/types';

/**
 * A ship as seen: null for each facedown dial of somebody else; how many there are is public. Upgrade cards are open (arm.upgrade-cards.04): the one with
 * the commander is seen to be the flagship (arm.flagship.05, arm.id-tokens.02).
 */
export interface SeenShip extends Omit<Ship, 'commandStack'> {
  commandStack: (Command | null)[];
}

/** Cards of the damage deck that a player looks at; null for each that the viewer may not know. */
export interface SeenLook {
  player: PlayerId;
  cards: readonly (string | null)[];
}

/** What `armada.view` gives. */
export interface ArmadaView extends Omit<ArmadaState, keyof CoreState | 'ships' | 'damageLook'>, CoreView<ArmadaEvent> {
  ships: SeenShip[];
  damageLook: SeenLook | null;
}

/** Who controls the ship may look at any time (arm.command-dials.08); team mates may not (arm.team-play.06). */
function maySeeDials(state: ArmadaState, ship: string, viewer: AnyViewer): boolean {
  return viewer === SEES_EVERYTHING || state.ships.some(({ id, controller }) => id === ship && controller === viewer);
}

export const knowledge: Knowledge<Armada> = {
  secrets: ({ ships }) =>
    ships.flatMap(({ controller, commandStack }, i) =>
      commandStack.map((_, k) => ({ owner: controller, at: ['ships', i, 'commandStack', k], among: COMMANDS })),
    ),
  parts: (own, viewer) => ({ ...own, damageLook: seenLook(own.damageLook, viewer) }),
  event: (state, event, viewer) => {
    if (event.type === 'damage-cards-looked-at') return maySeeLook(event, viewer) ? event : { ...event, cards: null };
    if (event.type === 'dials-looked-at') return maySeeLook(event, viewer) ? event : { ...event, commands: null };
    if (event.type !== 'dials-assigned' || maySeeDials(state, event.ship, viewer)) return event;
    return { ...event, commands: null };
  },
  // What lies on the table is open, and frames hold nothing else.
  isFrameOpen: () => true,
  retold,
  resample,
};

function maySeeLook({ player }: { player: PlayerId }, viewer: AnyViewer): boolean {
  return viewer === SEES_EVERYTHING || viewer === player;
}

function seenLook(look: DamageLook | null, viewer: AnyViewer): SeenLook | null {
  if (!look || maySeeLook(look, viewer)) return look;
  return { ...look, cards: look.cards.map(() => null) };
}

function resample(state: ArmadaState, viewer: Viewer, chance: Chance): ArmadaState {
  const { damageLook: look } = state;
  return { ...state, damageLook: look && !maySeeLook(look, viewer) ? lookedAnew(state, look, chance) : look };
}

/** Of the dials of a ship those that were assigned last lie at the bottom. */
function retold({ ships, events, damageLook }: ArmadaState): ArmadaEvent[] {
  const stacks = new Map(ships.map((ship) => [ship.id, ship.commandStack]));
  return events.map((event) => {
    if (event.type === 'damage-cards-looked-at' && damageLook) return { ...event, cards: [...damageLook.cards] };
    if (event.type !== 'dials-assigned' || event.commands === null) return event;
    const dealt = stacks.get(event.ship) ?? [];
    return dealt.length < event.dials ? event : { ...event, commands: dealt.slice(dealt.length - event.dials) };
  });
}

/** Any others of the cards that nobody else knows. */
function lookedAnew({ damageDeck }: ArmadaState, { player, cards }: DamageLook, chance: Chance): DamageLook {
  return { player, cards: anyCards(damageDeck.unknown, cards.length, chance) };
}
