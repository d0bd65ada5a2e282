/** What stands on the buttons of Outer Rim: `ann moves to Lothal`, `bob buys IG-2000`. */
import { outerRim } from '..';
import { coreLabels, labelOf, listInWords } from '../../language/labels';
import type { MarketDeck } from '../facts';
import type { OuterRimState } from '../model/state';
import type { OuterRim } from '../model/types';
import { drawnName, facesOf, randomName } from './chance-words';
import { wordsOf } from './lexicon';
import { capital, money, sayFaction } from './narrate';
import { cardName, characterName, placeName, secretName, spaceName } from './names';
import { asksInWords } from '../../language/in-words';
import { abilityName, named } from './texts';

const shipName = (state: OuterRimState, id: string): string => wordsOf(state).ship.name(id);

export const { label } = labelOf<OuterRim>({
  'choose-character': ({ player, character }, state) => `${player} is ${characterName(state, character)}`,
  'choose-ai-character': ({ character }, state) => `the AI player is ${characterName(state, character)}`,
  'choose-starting-ship': ({ player, ship }, state) => `${player} starts with the ${shipName(state, ship)}`,

  move: ({ player }) => `${player} moves`,
  recover: ({ player }) => `${player} recovers all damage`,
  'gain-credits': ({ player }) => `${player} gains credits`,
  'move-to': ({ player, space }, state) => `${player} moves to ${spaceName(state, space)}`,
  'stop-moving': ({ player }) => `${player} stops moving`,

  trade: ({ player, with: partner }) => `${player} trades with ${partner}`,
  market: ({ player }) => `${player} goes to the market`,
  deliver: ({ player }) => `${player} delivers`,
  'end-actions': ({ player }) => `${player} ends the action step`,

  'offer-card': ({ player, card }, state) => `${player} offers ${cardName(state, card)}`,
  'ask-for-card': ({ player, card }, state) => `${player} asks for ${cardName(state, card)}`,
  'propose-trade': ({ player }) => `${player} proposes the deal`,
  'end-trade': ({ player }) => `${player} makes no deal`,
  'accept-trade': ({ player }) => `${player} accepts the deal`,
  'refuse-trade': ({ player }) => `${player} refuses the deal`,
  'give-credits': ({ player, to, credits }) => `${player} gives ${to} ${money(credits)}`,

  'discard-top': ({ player, deck }, state) => `${player} discards ${topLabel(state, deck)}`,
  'discard-nothing': ({ player }) => `${player} discards no market card`,
  buy: ({ player, deck }, state) => `${player} buys ${topLabel(state, deck)}`,
  'buy-nothing': ({ player }) => `${player} buys nothing`,
  'choose-ship': ({ player, ship }, state) => `${player} takes the ${shipName(state, ship)}`,
  barter: ({ player, card }, state) => `${player} gives up ${cardName(state, card)} for its cost`,
  pay: ({ player }) => `${player} pays`,
  'stop-buying': ({ player }) => `${player} does not buy it`,
  'make-room': ({ player, card }, state) => `${player} discards ${cardName(state, card)} to make room`,
  'leave-card': ({ player }) => `${player} leaves the new card`,
  'move-patrol': ({ faction, to }, state) => `the ${sayFaction(faction)} patrol moves to ${spaceName(state, to)}`,

  'deliver-card': ({ player, card }, state) => `${player} delivers ${cardName(state, card)}`,
  'end-delivery': ({ player }) => `${player} delivers nothing more`,

  'encounter-patrol': ({ player, faction }) => `${player} encounters the ${sayFaction(faction)} patrol`,
  'encounter-space': ({ player }) => `${player} encounters the space`,
  'encounter-contact': ({ player, place }, state) => `${player} encounters the contact at ${placeName(state, place)}`,
  'attempt-job': ({ player, card }, state) => `${player} attempts ${cardName(state, card)}`,
  'hunt-crew': ({ player, bounty, crew }, state) =>
    `${player} fights ${cardName(state, crew)} for ${cardName(state, bounty)}`,
  'fight-contact': ({ player, bounty }, state) => `${player} fights the contact for ${cardName(state, bounty)}`,
  'meet-contact': ({ player }) => `${player} meets the contact`,
  capture: ({ player }) => `${player} captures the contact`,
  eliminate: ({ player }) => `${player} eliminates the contact`,
  'protect-crew': ({ player }) => `${player} fights in place of the crew`,
  'leave-crew': ({ player }) => `${player} lets the crew fight alone`,

  'choose-option': ({ player, option }) => `${player} chooses '${option}'`,
  accept: ({ player }, state) => `${player} accepts${asked(state)}`,
  pass: ({ player }, state) => `${player} declines${asked(state)}`,
  'choose-skill': ({ player, skill }) => `${player} chooses ${capital(skill)}`,
  'choose-faction': ({ player, faction }) => `${player} chooses ${sayFaction(faction)}`,
  'choose-player': ({ player, chosen }) => `${player} chooses ${chosen}`,
  'choose-card': ({ player, card }, state) => `${player} chooses ${cardName(state, card)}`,
  'choose-secret': ({ player, secret }, state) => `${player} chooses the secret ${secretLabel(state, secret)}`,
  'choose-space': ({ player, space }, state) => `${player} chooses ${spaceName(state, space)}`,
  'choose-place': ({ player, place }, state) => `${player} chooses ${placeName(state, place)}`,
  'choose-damage': ({ player, on }) => `the ${on} of ${player} suffers the damage`,
  'spend-credits': ({ player }, state) => `${player} pays${asked(state)}`,
  'choose-dice': ({ player, dice }, state) => `${player} chooses ${listInWords(facesOf(state, dice))}`,

  ...coreLabels<OuterRimState>({
    ability: ({ ability, source }, state) => abilityName(ability, source, state),
    rolled: ({ faces }) => `the dice show ${listInWords(faces)}`,
    drawn: (action, state) => `${drawnName(state, action)} comes up`,
    chosenAtRandom: (action, state) => `the AI player chooses ${randomName(state, action).replaceAll('-', ' ')}`,
  }),
});

/** The faceup card of a market deck. */
function topLabel(state: OuterRimState, deck: MarketDeck): string {
  const top = state.markets.find((each) => each.deck === deck)?.top;
  return typeof top === 'string' ? cardName(state, top) : `the card of the ${deck} deck`;
}

function secretLabel(state: OuterRimState, id: string): string {
  const kept = state.players.flatMap((player) => player.secrets).find((each) => each.id === id);
  return kept ? secretName(state, kept) : id;
}

/** What is asked, with printed names; nothing where the question says no more than that one may. */
function asked(state: OuterRimState): string {
  const asks = asksInWords({ game: outerRim, named }, state);
  return asks === 'you may' ? '' : ` (${asks})`;
}
