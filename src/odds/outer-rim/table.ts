/** The table of a test or a combat: who is in it stands on Lothal and has drawn an encounter card that says so. */
import * as E from 'fp-ts/lib/Either';
import type { Json, Path, PlayerId, Rejection } from '../../core';
import {
  loadPack,
  outerRim,
  type Effects,
  type OuterRim,
  type OuterRimState,
  type PlacedPlayer,
  type Position,
  type Skill,
} from '../../outer-rim';
import type { Says } from '../ask';
import { handedOn, lay, withHandedOn } from '../given';

/** A player, as in a position: character, ship, cards in slots, damage. Left out: a starting ship, no cards, undamaged, no credits. */
export type Fighter = Pick<
  PlacedPlayer,
  'character' | 'turned' | 'ship' | 'shipTurned' | 'cards' | 'damage' | 'credits' | 'reputation'
>;

/** What is handed on of it. */
const OF_PLAYER: readonly (keyof Fighter)[] = [
  'character',
  'turned',
  'ship',
  'shipTurned',
  'cards',
  'damage',
  'credits',
  'reputation',
];

/** The codec of a player who tests or fights. */
export const fighterCodec = (name: string) => withHandedOn<Fighter, keyof Fighter>(name, {}, OF_PLAYER);

/** What a player has left. */
export type Left = {
  defeated: boolean;
  damage: { character: number; ship: number };
  credits: number;
  /** Cards in slots, by their ids. */
  cards: string[];
};

/** Where it is, and the deck of that space and of another one. */
export const SPACE = 'lothal';
const OTHER_SPACE = 'mon-calamari';
const DECK = 'deck-lothal';
const CARD = 'odds';

/** Nobody plays alone: who has no part in it is far away. */
const AWAY = 'kessel';
const WATCHERS = ['boba-fett', 'bossk'] as const;

/** What is laid beside the players. */
export interface Laid extends Partial<Pick<Position, 'patrols'>> {
  /** What the encounter card says. */
  card: Effects;
  /** Skills that the first player has beside those of its character. */
  skills?: readonly Skill[];
}

/** The table before the encounter of the first of these players. `placeOf`: where a player stands in the input. */
export function tableOf(
  fighters: Readonly<Record<PlayerId, Fighter>>,
  { card, skills = [], ...laid }: Laid,
  placeOf: (player: number) => Path,
): E.Either<Rejection, OuterRimState> {
  const players = Object.entries(fighters).map(([id, each]) => ({ ...handedOn(each, OF_PLAYER), id, at: SPACE }));
  const [first] = players;
  const watcher = WATCHERS.find((each) => each !== first?.character) ?? WATCHERS[0];
  const position: Position = {
    players: players.length > 1 ? players : [...players, { id: 'watching', character: watcher, at: AWAY }],
    moment: { player: first?.id ?? '', step: 'encounter' },
    negotiation: false,
    encounters: { [DECK]: [CARD] },
    pack: {
      id: 'odds',
      title: 'What odds are asked of',
      extends: 'base',
      encounters: [
        {
          id: CARD,
          deck: DECK,
          sections: [SPACE, OTHER_SPACE].map((space) => ({ space, title: 'Odds', effects: card })),
        },
      ],
      ...skilled(first, skills),
    },
    ...laid,
  };
  const place = ([part, index, ...rest]: Path): Path => {
    if (part === 'players' && typeof index === 'number') return [...placeOf(index), ...rest];
    return part === 'patrols' ? [...placeOf(1), ...rest] : [];
  };
  return E.map(({ state }: { state: OuterRimState }) => state)(lay(outerRim, position, place));
}

/** The character with these skills, too. One that is not known is refused where the player is placed. */
function skilled(fighter: Fighter | undefined, skills: readonly Skill[]): object {
  const pack = loadPack();
  const known = E.isRight(pack) ? pack.right.pack.characters : [];
  const character = known.find(({ id }) => id === fighter?.character);
  if (!character || skills.length === 0) return {};
  return { characters: [{ ...character, skills: [...character.skills, ...skills] }] };
}

/** The encounter is this one; where a patrol goes that won matters to nobody here. */
export const says =
  (encounter: 'encounter-space' | 'encounter-patrol'): Says<OuterRim> =>
  (candidates) => {
    const meant = candidates.filter(({ action }) => action.type === encounter);
    if (meant.length > 0) return meant;
    return candidates[0]?.action.type === 'move-patrol' ? candidates.slice(0, 1) : candidates;
  };

/** What this player has left. */
export function leftOf({ players }: OuterRimState, id: PlayerId): Left {
  const player = players.find((each) => each.id === id);
  if (!player) throw new Error(`${id} was laid out, and is not there`);
  const { defeated, damage, credits, cards } = player;
  return { defeated, damage: { ...damage }, credits, cards: cards.map(({ card }) => card) } satisfies Json;
}

/** Not to be defeated counts more than damage, and that more than cards and credits. */
export function worthOf({ defeated, damage, cards, credits }: Left): number {
  return (defeated ? -1 : 0) - (damage.character + damage.ship) / 1e2 + cards.length / 1e4 + credits / 1e9;
}
