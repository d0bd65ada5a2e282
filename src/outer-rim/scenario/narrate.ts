/** One sentence for everything that happens in a game of Outer Rim. */
import { figure } from '../../language/in-words';
import { tell, who, type Telling } from '../../language/telling';
import { counted } from '../../language/labels';
import { storyOf } from '../../language/language';
import type { Faction } from '../facts';
import { marketCard } from '../queries/lookup';
import type { CardPart, NoEffect, Opponent, Source } from '../model/events';
import { textOf, type Change } from '../../core';
import type { OuterRimState } from '../model/state';
import { wordsOf } from './lexicon';
import {
  cardName,
  characterName,
  contactName,
  encounterName,
  placeName,
  secretName,
  sourceName,
  spaceName,
} from './names';
import type { OuterRim } from '../model/types';

export const story = storyOf<OuterRim>({
  'content-used': ({ title, certain, likely, reconstructed }) =>
    `the cards are those of '${title}': ${certain} values certain, ${likely} likely, ${reconstructed} made up to fill gaps`,
  'setup-step': ({ number, name }) => `setup, step ${number}: ${name}`,
  'map-built': ({ pieces }, state) =>
    `the map is, from left to right: ${pieces.map((piece) => wordsOf(state).piece.name(piece)).join(', ')}`,
  'supply-created': ({ damageTokens, goalTokens }) =>
    `the supply holds credits, ${damageTokens} damage tokens and ${goalTokens} goal tokens`,
  'first-player-determined': ({ player }) => tell`${who(player)} is the first player`,
  'character-chosen': ({ player, character }, state) => tell`${who(player)} is ${characterName(state, character)}`,
  'pieces-taken': ({ player, standee }) =>
    tell`${who(player)} takes the standee of ${standee}, a player board and tokens`,
  'put-on-planet': ({ player, space }, state) => tell`${who(player)} begins on ${spaceName(state, space)}`,

  'turn-started': ({ player, turn }) => tell`turn ${turn}, of ${who(player)}, begins`,
  'step-started': ({ player, step }) => tell`the ${step} step of ${who(player)} begins`,
  'step-skipped': ({ player, step }) => tell`${who(player)} skips the ${step} step`,
  'turn-ended': ({ player }) => tell`the turn of ${who(player)} ends`,
  planned: ({ player, option }) => tell`${who(player)} ${PLANS[option]}`,
  'action-performed': ({ player, action }) => tell`${who(player)} performs ${ACTIONS[action]}`,
  'encounter-chosen': ({ player, encounter }) => tell`${who(player)} ${ENCOUNTERS[encounter]}`,
  'game-ended': ({ winner }) => tell`${who(winner)} wins the game`,
  'no-effect': ({ player, what }) => tell`${who(player)} ${NOTHING[what]}`,
  'part-resolved': ({ player, part, empty }) =>
    tell`${who(player)} resolves ${PARTS[part]}${empty ? ', which asks for nothing' : ''}`,
  prevented: ({ player, what, amount }) =>
    what === 'damage'
      ? tell`${amount} damage of ${who(player)} is prevented`
      : tell`the ${LOSSES[what]} of ${who(player)} is prevented`,

  'credits-gained': ({ player, amount, from }) => tell`${who(player)} gains ${money(amount)}${because(from)}`,
  'credits-lost': ({ player, amount, from, spent }) =>
    spent ? tell`${who(player)} pays ${money(amount)}` : tell`${who(player)} loses ${money(amount)}${because(from)}`,
  'credits-given': ({ player, to, amount }) => tell`${who(player)} gives ${money(amount)} to ${who(to)}`,
  'fame-gained': ({ player, amount, from, what }) =>
    tell`${who(player)} gains ${amount} fame${from === 'ability' ? ` by ${what}` : because(from)}`,
  'fame-lost': ({ player, amount, from }) => tell`${who(player)} loses ${amount} fame${because(from)}`,
  'reputation-gained': ({ player, faction, change }) =>
    tell`${who(player)} gains 1 ${sayFaction(faction)} reputation${nowAt(change)}`,
  'reputation-lost': ({ player, faction, change }) =>
    tell`${who(player)} loses 1 ${sayFaction(faction)} reputation${nowAt(change)}`,

  moved: ({ player, to }, state) => tell`${who(player)} moves to ${spaceName(state, to)}`,
  stopped: ({ player, space, why, because: reasons }, state) =>
    tell`${who(player)} has to stop in ${spaceName(state, space)}${reasons ? '' : `: ${STOPS[why]}`}`,
  placed: ({ player, to }, state) => tell`${who(player)} is put into ${spaceName(state, to)}`,
  'patrol-placed': ({ faction, level, space }, state) =>
    `the ${sayFaction(faction)} patrol of level ${level} comes to ${spaceName(state, space)}`,
  'patrol-moves': ({ faction, spaces, towards }) =>
    tell`the ${sayFaction(faction)} patrol is to move ${counted(spaces, 'space')} towards ${who(towards)}`,
  'patrol-moved': ({ faction, to }, state) => `the ${sayFaction(faction)} patrol moves to ${spaceName(state, to)}`,
  'patrol-removed': ({ faction, level }) => `the ${sayFaction(faction)} patrol of level ${level} leaves the game`,
  'planet-marked': ({ player, space }, state) => tell`${who(player)} puts a damage token on ${spaceName(state, space)}`,
  'goal-placed': ({ space }, state) => `a goal token is put on ${spaceName(state, space)}`,
  'goal-removed': ({ space }, state) => `a goal token is taken from ${spaceName(state, space)}`,

  'market-card-revealed': ({ deck, card }, state) =>
    `${cardName(state, card)} is turned up on the ${deck} deck${icon(state, card)}`,
  'market-card-discarded': ({ deck, card }, state) => `${cardName(state, card)} goes to the bottom of the ${deck} deck`,
  'card-bought': ({ player, card, price, bartered }, state) => {
    const given = bartered.length > 0 ? ` and ${bartered.map((each) => cardName(state, each)).join(' and ')}` : '';
    return tell`${who(player)} buys ${cardName(state, card)} for ${money(price)}${given}`;
  },
  'card-gained': ({ player, card, kind }, state) =>
    tell`${who(player)} has ${cardName(state, card)} (${kind}) in a slot now`,
  'card-discarded': ({ player, card }, state) => tell`${who(player)} discards ${cardName(state, card)}`,
  'card-removed': ({ card }, state) => `the card ${cardName(state, card)} leaves the game, into the box`,
  'ship-taken': ({ player, ship }, state) => tell`${who(player)} takes the ${wordsOf(state).ship.name(ship)}`,
  'ship-returned': ({ player, ship }, state) =>
    tell`${who(player)} returns the ${wordsOf(state).ship.name(ship)} to the supply`,
  traded: ({ player, with: partner, gives, takes }, state) =>
    tell`${who(player)} gives ${who(partner)} ${list(state, gives)} for ${list(state, takes)}`,
  'trade-refused': ({ player, with: partner }) => tell`${who(partner)} refuses the deal of ${who(player)}`,
  'cargo-delivered': ({ player, card }, state) => tell`${who(player)} delivers ${cardName(state, card)}`,
  'delivery-failed': ({ player, card }, state) => tell`${who(player)} fails to deliver ${cardName(state, card)}`,
  'encounter-card-drawn': ({ player, card }, state) =>
    card === null
      ? tell`${who(player)} draws an encounter card`
      : tell`${who(player)} draws '${encounterName(state, card, state.players.find((each) => each.id === player)?.space)}'`,
  'encounter-card-returned': () => null,
  'secret-gained': ({ player, secret }, state) => tell`${who(player)} keeps the secret${titled(state, secret)}`,
  'secret-discarded': ({ player, card }, state) =>
    tell`${who(player)} discards a secret${card === null ? '' : ` (of the card '${encounterName(state, card)}')`}`,
  'databank-card-taken': ({ number, card }, state) => `databank card ${number} is taken: ${cardName(state, card)}`,
  'databank-card-returned': ({ card }, state) => `the databank card ${cardName(state, card)} goes back to its place`,

  'contact-revealed': ({ place, contact }, state) =>
    `the contact at ${placeName(state, place)} is ${contactName(state, contact)}`,
  'contact-peeked': ({ player, place, contact }, state) =>
    tell`${who(player)} looks at the contact at ${placeName(state, place)}${contact === null ? '' : `: ${contactName(state, contact)}`}`,
  'contact-joined': ({ player, contact }, state) => tell`${contactName(state, contact)} joins ${who(player)}`,
  'contact-moved': ({ contact, place }, state) => `${contactName(state, contact)} goes to ${placeName(state, place)}`,
  'contact-captured': ({ player, contact }, state) => tell`${who(player)} captures ${contactName(state, contact)}`,
  'contact-eliminated': ({ player, contact }, state) => tell`${who(player)} eliminates ${contactName(state, contact)}`,
  'contact-removed': ({ contact }, state) =>
    `the token of ${contactName(state, contact)} leaves the game, into the box`,
  'bounty-rewarded': ({ player, card, how }, state) =>
    tell`${who(player)} has the reward of ${cardName(state, card)} (${how})`,
  'crew-protected': ({ player, card }, state) => tell`${who(player)} fights in the place of ${cardName(state, card)}`,

  'dice-rolled': ({ player, roller, for: what, faces }) =>
    tell`${who(roller)} rolls ${counted(faces.length, 'die', 'dice')}${player === roller ? '' : ' for the enemy'}${ROLLS[what]}: ${faces.join(', ') || 'nothing'}`,
  'dice-rerolled': ({ player, from, to }) => tell`${who(player)} rerolls ${from.join(', ')}: ${to.join(', ')}`,
  'die-turned': ({ player, from, to }) => tell`${who(player)} turns a die from ${from} to ${to}`,
  'test-started': ({ player, skill }) => tell`${who(player)} tests ${capital(skill)}`,
  'test-passed': ({ player, skill, copies }) => tell`${who(player)} passes (${sayCopies(copies)} in ${capital(skill)})`,
  'test-failed': ({ player, skill, copies }) => tell`${who(player)} fails (${sayCopies(copies)} in ${capital(skill)})`,
  'combat-started': ({ player, combat, against }, state) =>
    tell`${who(player)} is in a ${combat} combat against ${sayOpponent(state, against)}`,
  'damage-added-up': ({ player, damage }) =>
    tell`that is ${damage} damage by ${player === null ? 'the enemy' : who(player)}`,
  'combat-won': ({ player }) => tell`${who(player)} wins the combat`,
  'combat-lost': ({ player }) => tell`${who(player)} loses the combat`,
  'combat-ended': () => null,

  'damage-suffered': ({ player, on, amount, unavoidable }) =>
    tell`the ${on} of ${who(player)} suffers ${amount}${unavoidable ? ' unavoidable' : ''} damage`,
  recovered: ({ player, from, amount }) => tell`the ${from} of ${who(player)} recovers ${amount} damage`,
  defeated: ({ player, on }) => tell`${who(player)} is defeated (${on})`,
  'stood-up': ({ player }) => tell`${who(player)} stands up again`,

  'job-attempted': ({ player, card }, state) => tell`${who(player)} attempts ${cardName(state, card)}`,
  'job-completed': ({ player, card }, state) => tell`${who(player)} completes ${cardName(state, card)}`,
  'job-failed': ({ player, card }, state) => tell`${who(player)} fails ${cardName(state, card)}`,
  'job-step': ({ step }) => `step ${step} of the job`,
  'goal-token-placed': ({ player, on }) => tell`${who(player)} puts a goal token on the ${on}`,
  'goal-completed': ({ player, goal }) =>
    tell`${who(player)} completes the ${goal} goal and turns the ${goal === 'ship' ? 'ship sheet' : 'card'} over`,

  'ai-card-drawn': ({ card }, state) => `the AI player has ${cardName(state, card)}`,
  // The next one that applies says which do not, or else the end of the section.
  'ai-bullet': ({ part, bullet, applies }) => (applies ? `${part}: '${bullet.replace(/-/g, ' ')}' applies` : null),
  'ai-card-discarded': ({ card }, state) => `${cardName(state, card)} goes under the AI deck`,
});

/** The card, character, ship or secret that an ability is on. */
export function nameOf(source: string, state: OuterRimState): string {
  return textOf(sourceName(state, source));
}

const NOTHING: Readonly<Record<NoEffect, string>> = {
  'lose-credits': 'loses no credits',
  'gain-reputation': 'gains no reputation',
  'lose-reputation': 'loses no reputation',
  'lose-fame': 'loses no fame',
  recover: 'recovers nothing',
  stop: 'does not have to stop',
  act: 'performs no further action',
  'complete-job': 'does not complete the job',
  'keep-card': 'does not get the card',
  'protect-crew': 'does not protect the crew',
  'move-patrol': 'moves no patrol',
  buy: 'buys nothing',
  fight: 'fights nobody',
  'lose-crew': 'keeps the crew',
  'take-contact': 'neither captures nor eliminates the contact',
  'meet-bounty': 'does not fight the contact',
  join: 'is joined by nobody',
  test: 'has nothing from the test',
  deliver: 'delivers nothing else',
  win: 'does not win yet',
  'go-on': 'resolves nothing else',
  'gain-fame': 'gains no fame',
  first: 'is not the first player yet',
  owe: 'owes nothing',
  'ai-planning': 'resolves no further bullet of the planning section',
  'ai-action': 'resolves no further bullet of the action section',
  'ai-encounter': 'resolves no further bullet of the encounter section',
  'ai-special': 'resolves no further bullet of the special section',
};
const PARTS: Readonly<Record<CardPart, string>> = {
  positive: 'the part for positive reputation',
  neutral: 'the part for neutral reputation',
  negative: 'the part for negative reputation',
  if: "the part after 'if'",
  else: "the part for 'otherwise'",
  section: 'one section of the card',
};
const LOSSES = { defeat: 'defeat', reputation: 'loss of reputation' } as const;
const STANDINGS = { '-1': 'negative', '0': 'neutral', '1': 'positive' } as const;

/** Where the token lies after the change. */
function nowAt(change: Change | undefined): string {
  const standing = change && STANDINGS[String(change.is) as keyof typeof STANDINGS];
  return standing === undefined ? '' : `, now ${standing}`;
}

const PLANS = {
  move: 'chooses to move',
  recover: 'recovers',
  'gain-credits': 'chooses to gain credits',
  ability: 'uses a Planning ability',
} as const;
const ACTIONS = {
  trade: 'a trade action',
  market: 'a market action',
  deliver: 'a deliver action',
  ability: 'an Action ability',
} as const;
const ENCOUNTERS = {
  patrol: 'encounters a patrol',
  space: 'encounters the space',
  contact: 'encounters a contact',
  ability: 'uses an Encounter ability',
  job: 'attempts a job as the encounter',
  crew: 'fights a crew for a bounty',
} as const;
const STOPS = {
  patrol: 'a patrol is there',
  maelstrom: 'it is the Maelstrom',
  ability: 'an ability says so',
} as const;
const ROLLS = {
  'first-player': ' for the first player',
  test: '',
  ground: '',
  ship: '',
  delivery: ' for the delivery',
  card: '',
} as const;
const SOURCES: Partial<Record<Source, string>> = {
  bounty: 'for a bounty',
  buying: 'for buying',
  cargo: 'for cargo',
  databank: 'by a databank card',
  encounter: 'by the encounter',
  goal: 'for a goal',
  job: 'for a job',
  patrol: 'for the patrol',
  'ai-card': 'by the AI card',
};

function because(from: Source): string {
  const why = SOURCES[from];
  return why === undefined ? '' : ` ${why}`;
}

export function money(amount: number): string {
  return `${figure(amount)} credits`;
}

export function sayFaction(faction: Faction): string {
  return { hutt: 'Hutt', syndicate: 'Syndicate', imperial: 'Imperial', rebel: 'Rebel' }[faction];
}

function sayCopies(copies: number): string {
  if (copies === 0) return 'unskilled';
  return copies === 1 ? 'skilled' : 'highly skilled';
}

function sayOpponent(state: OuterRimState, against: Opponent): Telling {
  switch (against.kind) {
    case 'player':
      return [who(against.player)];
    case 'patrol':
      return `the ${sayFaction(against.faction)} patrol of level ${against.level}`;
    case 'contact':
      return contactName(state, against.contact);
    case 'enemy':
      return against.name;
  }
}

export function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function list(state: OuterRimState, cards: readonly string[]): string {
  return cards.length === 0 ? 'nothing' : cards.map((card) => cardName(state, card)).join(' and ');
}

function titled(state: OuterRimState, id: string): string {
  const secret = state.players.flatMap((player) => player.secrets).find((each) => each.id === id);
  return secret ? ` '${secretName(state, secret)}'` : '';
}

/** The patrol movement icon. */
function icon(state: OuterRimState, card: string): string {
  const { patrol } = marketCard(state, card);
  return patrol ? `, with the icon ${sayFaction(patrol.faction)} ${patrol.spaces}` : '';
}
