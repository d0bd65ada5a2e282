/** Squads that meet: who may fight whom in which game type (min.characters.01, min.scenarios-and-game-types). */
import * as E from 'fp-ts/lib/Either';
import { argument } from '../../core/codec/malformed';
import { reason, type Reason, type RuleId } from '../../core/contract/rejection';
import {
  ERA_NAMES,
  ERAS,
  erasOf,
  FACTION_NAMES,
  GAME_TYPE_NAMES,
  personsOf,
  sideOf,
  versionAmong,
  type Era,
  type Faction,
  type GameType,
  type Side,
} from '../facts';
import { agreedCodec, skirmishSquads } from './squad-codecs';
import { illegal, type SquadOptions } from './squad-building';
import { at, malformed, placedCards, type SquadList } from './squad-list';

/** A squad of a skirmish, and in team play the name of its player's team. */
export interface SkirmishSquad {
  squad: SquadList;
  team?: string;
  /** Out of the Box: what the player's boosters held. */
  boosters?: SquadOptions['boosters'];
}

/** How many players a game type is for (min.choose-sides.01, min.team-play.01, min.out-of-the-box.02). */
const PLAYERS: Readonly<Record<GameType, readonly [least: number, most: number, rules: readonly RuleId[]]>> = {
  standard: [2, 2, ['min.introduction.01']],
  'fringe-squad': [2, 2, ['min.fringe-squad.01']],
  'era-vs-era': [2, 2, ['min.era-vs-era.01']],
  // Nothing says how many: as many as a map has edges to set up at.
  'free-for-all': [2, 4, ['min.free-for-all.01']],
  'team-play': [4, 4, ['min.team-play.01']],
  'out-of-the-box': [2, 3, ['min.out-of-the-box.02']],
};

/** What the players of a skirmish agree on before they build squads. */
export type Agreed = Pick<SquadOptions, 'points' | 'ruleSet' | 'type' | 'era'>;

/**
 * Every reason why these squads cannot meet in a skirmish of this type; none: they can. If one squad is at fault, `facts.at` begins with its place, `['squads', 1]`.
 * @example
 * ```ts
 * import { checkSkirmish, STARTER_SQUADS } from 'holojudge/miniatures/facts';
 *
 * const squads = [{ squad: STARTER_SQUADS.republic }];
 * console.log(checkSkirmish(squads, { type: 'standard', points: 100, ruleSet: 'advanced', era: null })[0]?.code); // wrong-number-of-players
 * ```
 */
export function checkSkirmish(squads: readonly SkirmishSquad[], agreed: Agreed): Reason[] {
  const given = E.chain(() => argument(agreedCodec, 'agreed', agreed))(argument(skirmishSquads, 'squads', squads));
  if (E.isLeft(given)) return [malformed(given.left)];
  return whyNoSkirmish(squads, agreed);
}

/** The same of what was read before. */
export function whyNoSkirmish(squads: readonly SkirmishSquad[], agreed: Agreed): Reason[] {
  return [
    ...wrongNumber(squads.length, agreed.type),
    ...squads.flatMap(({ squad, boosters = null }, i) =>
      // Factions of two eras meet in this game type, and in no standard skirmish (min.eras.05).
      illegal(squad, { ...agreed, era: agreed.type === 'era-vs-era' ? null : agreed.era, boosters }).map((why) =>
        within(i, why),
      ),
    ),
    ...(agreed.ruleSet === 'basic' ? sameStarterTwice(squads) : meeting(squads, agreed)),
  ];
}

function within(i: number, { facts = {}, ...why }: Reason): Reason {
  const place = Array.isArray(facts['at']) ? (facts['at'] as (string | number)[]) : [];
  return { ...why, facts: { ...facts, at: ['squads', i, ...place] } };
}

function wrongNumber(players: number, type: GameType): Reason[] {
  const [least, most, rules] = PLAYERS[type];
  if (players >= least && players <= most) return [];
  const many = least === most ? String(least) : `${least} ${most > least + 1 ? 'to' : 'or'} ${most}`;
  return [
    reason('wrong-number-of-players', `${GAME_TYPE_NAMES[type]} is for ${many} players.`, rules, {
      players,
      least,
      most,
    }),
  ];
}

/** In the basic game each starter squad is there once (min.choose-sides.01). */
function sameStarterTwice(squads: readonly SkirmishSquad[]): Reason[] {
  const [first, second] = squads;
  if (first === undefined || first.squad.faction !== second?.squad.faction) return [];
  const message = 'One player must have the Republic squad, the other the Separatist squad.';
  return [reason('same-side', message, ['min.choose-sides.01', 'min.basic-rules.02'])];
}

function meeting(squads: readonly SkirmishSquad[], { type, era }: Agreed): Reason[] {
  // Whoever meets there (min.free-for-all.01).
  if (type === 'out-of-the-box' || type === 'free-for-all') return [];
  if (type === 'team-play') return teams(squads, era);
  const factions = squads.map(({ squad }) => squad.faction);
  const [first, second] = factions;
  if (first === undefined || second === undefined) return [];
  if (type === 'era-vs-era') return twoEras(first, second);
  // A Fringe squad is on no side: it takes the place of either (min.fringe-squad.01).
  if (type === 'fringe-squad' && factions.includes('fringe')) return [];
  return era === null ? noEra() : opposed(first, second, era, ['min.characters.01', 'min.building-a-squad.01']);
}

function noEra(): Reason[] {
  const message = `The players must agree on one era before they build squads; none is named. The field era is one of ${ERAS.join(', ')}.`;
  return [reason('no-era', message, ['min.eras.02'], { at: ['era'] })];
}

/** One squad is of the Light Side, the other of the Dark Side. A faction that is not of the era is a reason of its own. */
function opposed(first: Faction, second: Faction, era: Era, rules: readonly RuleId[]): Reason[] {
  const sides = [sideOf(first, era), sideOf(second, era)];
  if (sides.includes(null) || sides[0] !== sides[1]) return [];
  const message = `In the era ${ERA_NAMES[era]} ${both(first, second)} on the ${sides[0] ?? ''} side.`;
  return [reason('same-side', message, rules, { era, side: sides[0] ?? null })];
}

function both(first: Faction, second: Faction): string {
  return first === second
    ? `both squads are ${FACTION_NAMES[first]}, and`
    : `${FACTION_NAMES[first]} and ${FACTION_NAMES[second]} are both`;
}

/** Light of one era against Dark of another (min.era-vs-era.01), such as Rebels against Separatists (min.era-vs-era.02). */
function twoEras(first: Faction, second: Faction): Reason[] {
  const meets = (light: Faction, dark: Faction): boolean =>
    on(light, 'light').some((one) => on(dark, 'dark').some((other) => one !== other));
  if (meets(first, second) || meets(second, first)) return [];
  const message = `${FACTION_NAMES[first]} and ${FACTION_NAMES[second]} are not a Light Side of one era and a Dark Side of another.`;
  return [reason('not-two-eras', message, ['min.era-vs-era.01'])];
}

function on(faction: Faction, side: Side): readonly Era[] {
  return erasOf(faction).flatMap((one) => (one.side === side ? [one.era] : []));
}

/** Two teams of two with a faction each, that oppose each other; a Unique character is once in a team (min.team-play.01, .06). */
function teams(squads: readonly SkirmishSquad[], era: Era | null): Reason[] {
  const names = [...new Set(squads.map(({ team = '' }) => team))];
  const members = names.map((name) =>
    squads.flatMap((one, i) => ((one.team ?? '') === name ? [{ squad: one.squad, i }] : [])),
  );
  if (members.length !== 2 || members.some((team) => team.length !== 2))
    return [reason('not-two-teams', 'Four players are two teams of two.', ['min.team-play.01'])];
  const mixed = members.flatMap(([one, other]) => {
    if (!one || !other || one.squad.faction === other.squad.faction) return [];
    const message = `A team must have one faction: ${FACTION_NAMES[one.squad.faction]} or ${FACTION_NAMES[other.squad.faction]}.`;
    return [at(['squads', other.i], 'two-factions', message, ['min.team-play.01'])];
  });
  const [first, second] = members.map((team) => team[0]?.squad.faction);
  const against =
    first === undefined || second === undefined || mixed.length > 0
      ? []
      : era === null
        ? noEra()
        : opposed(first, second, era, ['min.team-play.01']);
  return [...mixed, ...against, ...members.flatMap(uniqueInTeam)];
}

function uniqueInTeam(team: readonly { squad: SquadList; i: number }[]): Reason[] {
  const [one, other] = team;
  if (!one || !other) return [];
  const theirs = placedCards(one.squad).map(({ card }) => card);
  return placedCards(other.squad).flatMap(({ card, at: place }) =>
    personsOf(card).flatMap((person) => {
      if (!versionAmong(theirs, person)) return [];
      const message = `${card.name} is Unique, and the other squad of the team has a version of the same character.`;
      return at(['squads', other.i, ...place], 'unique-twice', message, ['min.team-play.06', 'min.unique.01'], {
        person,
      });
    }),
  );
}
