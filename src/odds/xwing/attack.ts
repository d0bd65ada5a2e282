/** What attacks of X-Wing are asked about: the ships, how far apart they are, and how it may end. */
import type { Json } from '../../core';
import { flag, list, object, oneOf, optional, text, whole } from '../../core/codec';
import type { PlacedShip, TokenKind, XwingState } from '../../xwing';
import { withHandedOn } from '../given';

/** A ship as it stands, as in a position: its pilot, cards, tokens, damage. */
export type Fighter = Pick<
  PlacedShip,
  | 'pilot'
  | 'upgrades'
  | 'tokens'
  | 'damage'
  | 'conditions'
  | 'shields'
  | 'force'
  | 'charges'
  | 'upgradeCharges'
  | 'turret'
  | 'revealed'
>;

/** What is handed on of it. */
export const OF_SHIP: readonly (keyof Fighter)[] = [
  'pilot',
  'upgrades',
  'tokens',
  'damage',
  'conditions',
  'shields',
  'force',
  'charges',
  'upgradeCharges',
  'turret',
  'revealed',
];

/** From where the defender is attacked, seen from it. */
export type Side = 'front' | 'left' | 'right' | 'rear';
const SIDES: readonly Side[] = ['front', 'left', 'right', 'rear'];

/** A ship that attacks, facing the defender. */
export interface Attacker extends Fighter {
  /** Attack range. */
  range: 0 | 1 | 2 | 3;
  /** Which side of the defender it stands at. Default: the front. */
  from?: Side;
  /** Is the defender in its bullseye arc? Default: not. */
  bullseye?: boolean;
  /** Is an asteroid in between? Default: not. */
  obstructed?: boolean;
  /** Has it locked the defender? Default: not. */
  lock?: boolean;
  /** As the game names weapons: `primary`, `primary rear`, the id of a card (`attacker-1/protontorpedoes`). Default: the first that can attack. */
  weapon?: string;
}

/** Attacks on one ship. */
export interface Attacks {
  /** In the order in which they attack, which the rules must allow: by initiative. Its first ship is called `attacker-1` in states and actions. */
  attackers: Attacker[];
  /** Called `defender` there. */
  defender: Fighter;
  /** Are the texts of faceup damage cards resolved? Then every one of them branches. Default: cards are counted, and say nothing that matters to an attack. */
  cards?: boolean;
}

const attacker = withHandedOn<Attacker, keyof Fighter>(
  'an attacker',
  {
    range: whole('an attack range from 0 to 3', 0, 3) as never,
    from: optional(oneOf('a side', SIDES)),
    bullseye: optional(flag),
    obstructed: optional(flag),
    lock: optional(flag),
    weapon: optional(text),
  },
  OF_SHIP,
);

/** The codec of what is asked. */
export const attacksCodec = object<Attacks>('attacks', {
  attackers: list(attacker),
  defender: withHandedOn<Fighter, keyof Fighter>('a defender', {}, OF_SHIP),
  cards: optional(flag),
});

/** What a ship has left. */
export type Remaining = {
  /** Only those of which it has any. */
  tokens: Partial<Record<TokenKind, number>>;
  shields: number;
  force: number;
  charges: number;
};

/** How attacks end. */
export type AttackEnd = {
  /** Damage that the defender suffered: shields lost and damage cards dealt. */
  damage: number;
  /** Faceup damage cards that it was dealt. */
  criticals: number;
  destroyed: boolean;
  defender: Remaining;
  /** In their order; `lock`: it still has its lock on the defender. */
  attackers: (Remaining & { lock: boolean })[];
};

/** The names of the ships on the table, the attackers first. */
export function namesOf({ attackers }: Attacks): { attackers: string[]; defender: string } {
  return { attackers: attackers.map((_, i) => `attacker-${i + 1}`), defender: 'defender' };
}

/** How it ends, of a state that attacks on this table led to. */
export function endOf(first: XwingState, names: ReturnType<typeof namesOf>): (state: XwingState) => AttackEnd {
  const before = sufferedBy(shipIn(first, names.defender));
  return (state) => {
    const defender = shipIn(state, names.defender);
    const now = sufferedBy(defender);
    return {
      damage: now.damage - before.damage,
      criticals: now.faceup - before.faceup,
      destroyed: defender.destroyed,
      defender: remaining(defender),
      attackers: names.attackers.map((id) => ({
        ...remaining(shipIn(state, id)),
        lock: state.locks.some(({ by, on }) => by === id && on === names.defender),
      })),
    } satisfies Json;
  };
}

type Ship = XwingState['ships'][number];

function shipIn(state: XwingState, id: string): Ship {
  const ship = state.ships.find((each) => each.id === id);
  if (!ship) throw new Error(`${id} was laid out, and is not there`);
  return ship;
}

function sufferedBy({ shields, damage }: Ship): { damage: number; faceup: number } {
  const faceup = damage.faceup.length;
  return { damage: damage.facedown + faceup - shields.active, faceup };
}

function remaining({ tokens, shields, force, charges }: Ship): Remaining {
  return {
    tokens: Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0)),
    shields: shields.active,
    force: force?.active ?? 0,
    charges: charges?.active ?? 0,
  };
}
