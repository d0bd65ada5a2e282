/** Customization: is a team, its deck and its battlefield legal, and if not, why (des.customization.01)? */
import { reason, type Reason } from '../../core/contract/rejection';
import { areCopies, card, fullName, identifier, type Card, type CharacterCard } from '../facts';
import { permissionFor } from '../facts/deck-permissions';

/** A character of a team. It brings one die or two (des.character.03); with two it is elite (des.character.07). */
export interface TeamMember {
  code: string;
  dice: 1 | 2;
}

/** What a player brings, legal or not: cards by code. */
export interface DeckList {
  name: string;
  characters: readonly TeamMember[];
  battlefields: readonly string[];
  /** One code for each card, so 30 of them in a legal deck (des.deck.01). */
  deck: readonly string[];
}

export const TEAM_POINTS = 30;
export const DECK_SIZE = 30;
export const MOST_COPIES = 2;

/** Every reason why a list may not be brought to a game; none when it is legal. `facts.card` is the code of the card at fault. */
export function checkTeam(list: DeckList): Reason[] {
  return [
    ...unknownCards(list),
    ...checkCharacters(list.characters),
    ...checkBattlefields(list.battlefields),
    ...checkDeck(list),
  ];
}

/** Points spent on a team: the lower value for one die, the higher for two (des.character.05, des.character.06). Unknown cards count 0. */
export function teamPoints(team: readonly TeamMember[]): number {
  return team.map(memberPoints).reduce((sum, points) => sum + points, 0);
}

function memberPoints({ code, dice }: TeamMember): number {
  const member = card(code);
  if (member?.type !== 'character') return 0;
  return dice === 2 ? (member.points.elite ?? member.points.oneDie) : member.points.oneDie;
}

function unknownCards(list: DeckList): Reason[] {
  const codes = [...list.characters.map(({ code }) => code), ...list.battlefields, ...list.deck];
  return [...new Set(codes)]
    .filter((code) => card(code) === undefined)
    .map((code) =>
      reason('unknown-card', `There is no card ${code} in Awakenings or Spirit of Rebellion.`, ['des.identifier.01'], {
        card: code,
      }),
    );
}

/** Each unique character once (des.team-building.03, des.uniqueness.08). Colors are not asked for: a team may have any (des.team-building.07). */
function checkCharacters(team: readonly TeamMember[]): Reason[] {
  const characters = known(team.map(({ code }) => code));
  return [
    ...emptyTeam(team),
    ...characters.filter((member) => member.type !== 'character').map(notCharacter),
    ...team.flatMap(eliteWithoutVersion),
    ...tooManyPoints(team),
    ...mixedAffiliations(characters),
    ...uniqueTwice(characters),
  ];
}

function emptyTeam(team: readonly TeamMember[]): Reason[] {
  return team.length > 0
    ? []
    : [reason('no-characters', 'A team needs at least one character.', ['des.team-building.06'])];
}

function notCharacter(of: Card): Reason {
  return reason('not-a-character', `${of.name} is a ${of.type} and cannot be on a team.`, ['des.team-building.01'], {
    card: of.code,
  });
}

function eliteWithoutVersion({ code, dice }: TeamMember): Reason[] {
  const member = card(code);
  if (dice !== 2 || member?.type !== 'character' || member.points.elite !== null) return [];
  const message = `${member.name} has one point value only, so it brings one die.`;
  return [
    reason('no-elite-version', message, ['des.character.06', 'des.team-building.05'], {
      card: code,
      points: member.points.oneDie,
    }),
  ];
}

/** All 30 may be spent, as on Leia Organa and Han Solo (des.customization-example.01). */
function tooManyPoints(team: readonly TeamMember[]): Reason[] {
  const points = teamPoints(team);
  if (points <= TEAM_POINTS) return [];
  const over = points - TEAM_POINTS;
  const message = `The team costs ${points} points, ${over} over the ${TEAM_POINTS} that a player may spend.`;
  return [
    reason('too-many-points', message, ['des.team-building.01', 'des.character.01'], {
      points,
      limit: TEAM_POINTS,
      over,
    }),
  ];
}

function mixedAffiliations(team: readonly Card[]): Reason[] {
  const hero = team.find(({ affiliation }) => affiliation === 'hero');
  const villain = team.find(({ affiliation }) => affiliation === 'villain');
  if (!hero || !villain) return [];
  const message = `${hero.name} is a hero and ${villain.name} a villain: a team has only one of the two.`;
  return [
    reason('mixed-affiliations', message, ['des.team-building.02'], {
      card: villain.code,
      hero: hero.code,
      villain: villain.code,
    }),
  ];
}

/** Versions of a character share its name: one Darth Vader to a team (des.uniqueness.09). */
function uniqueTwice(team: readonly Card[]): Reason[] {
  return team.flatMap((member, i) => {
    const twin = member.unique ? team.find((other) => areCopies(other, member)) : undefined;
    if (!twin || team.indexOf(twin) === i) return [];
    const message = `${member.name} is unique, so a team holds one version of it: ${fullName(twin)} or ${fullName(member)}.`;
    const rules =
      twin.code === member.code
        ? ['des.team-building.03', 'des.uniqueness.03']
        : ['des.uniqueness.08', 'des.uniqueness.03'];
    return [reason('unique-character-twice', message, rules, { card: member.code, also: twin.code })];
  });
}

function checkBattlefields(battlefields: readonly string[]): Reason[] {
  const rules = ['des.battlefield-choice.01'];
  const others = known(battlefields).filter(({ type }) => type !== 'battlefield');
  const wrong = others.map((of) =>
    reason('not-a-battlefield', `${of.name} is a ${of.type}, not a battlefield.`, rules, { card: of.code }),
  );
  if (battlefields.length === 1) return wrong;
  const message = `A player must bring exactly one battlefield; this list has ${battlefields.length}.`;
  const second = battlefields[1];
  return [
    ...wrong,
    reason('battlefield-count', message, rules, {
      battlefields: battlefields.length,
      ...(second === undefined ? {} : { card: second }),
    }),
  ];
}

function checkDeck(list: DeckList): Reason[] {
  const counts = countedByName(list.deck);
  const cards = known([...new Set(list.deck)]);
  const team = known(list.characters.map(({ code }) => code)).filter((member) => member.type === 'character');
  return [
    ...deckSize(list.deck),
    ...cards.flatMap((of) => [...notDeckCard(of), ...tooManyCopies(of, counts), ...wrongForTeam(of, team)]),
  ];
}

function deckSize(deck: readonly string[]): Reason[] {
  if (deck.length === DECK_SIZE) return [];
  const message = `A deck must have exactly ${DECK_SIZE} cards; this one has ${deck.length}.`;
  return [reason('deck-size', message, ['des.deck-building.01'], { cards: deck.length, needed: DECK_SIZE })];
}

function notDeckCard(of: Card): Reason[] {
  if (of.type !== 'character' && of.type !== 'battlefield') return [];
  const message = `${of.name} is a ${of.type}; a deck holds events, upgrades and supports.`;
  return [reason('not-a-deck-card', message, ['des.deck-building.08'], { card: of.code })];
}

interface Count {
  /** The first code of this name in the deck: there the reason is given, once. */
  first: string;
  copies: number;
}

/** Copies are cards of one name (des.copy.01). */
function countedByName(deck: readonly string[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  for (const { code, name } of known(deck)) {
    const count = counts.get(name) ?? { first: code, copies: 0 };
    counts.set(name, { ...count, copies: count.copies + 1 });
  }
  return counts;
}

/** Of a unique card as of others (des.faq-unique-of-opponent.02). */
function tooManyCopies(of: Card, counts: ReadonlyMap<string, Count>): Reason[] {
  const { first, copies } = counts.get(of.name) ?? { first: of.code, copies: 0 };
  if (copies <= MOST_COPIES || first !== of.code) return [];
  const message = `A deck may hold ${MOST_COPIES} copies of ${of.name}; this one has ${copies}.`;
  return [
    reason('too-many-copies', message, ['des.deck-building.02', 'des.copy.01'], {
      card: of.code,
      copies,
      limit: MOST_COPIES,
    }),
  ];
}

/** Does the card fit the team's affiliation and colors (des.customization-example.02), or does a character allow it all the same? */
function wrongForTeam(of: Card, team: readonly CharacterCard[]): Reason[] {
  if (of.type === 'character' || of.type === 'battlefield') return [];
  const allowed =
    permissionFor(
      of,
      team.map(({ code }) => code),
    ) !== undefined;
  return team.length === 0 || allowed ? [] : [...wrongAffiliation(of, team), ...colorNotInTeam(of, team)];
}

/** Neutral cards fit every team (des.deck-building.05). */
function wrongAffiliation(of: Card, team: readonly CharacterCard[]): Reason[] {
  const against = of.affiliation === 'hero' ? 'villain' : 'hero';
  if (of.affiliation === 'neutral' || !team.some(({ affiliation }) => affiliation === against)) return [];
  const rule = against === 'hero' ? 'des.deck-building.03' : 'des.deck-building.04';
  const message = `${of.name} is a ${of.affiliation} card; a team of ${against === 'hero' ? 'heroes' : 'villains'} may not have it in its deck.`;
  return [reason('wrong-affiliation', message, [rule], { card: of.code, affiliation: of.affiliation, team: against })];
}

/** Gray cards fit every team (des.deck-building.07). */
function colorNotInTeam(of: Card, team: readonly CharacterCard[]): Reason[] {
  const colors = [...new Set(team.map(({ color }) => color))].sort();
  if (of.color === 'gray' || colors.includes(of.color)) return [];
  const message = `${of.name} (${identifier(of)}) is ${of.color}, and no character of the team is.`;
  return [
    reason('color-not-in-team', message, ['des.deck-building.06'], { card: of.code, color: of.color, team: colors }),
  ];
}

function known(codes: readonly string[]): Card[] {
  return codes.flatMap((code) => card(code) ?? []);
}
