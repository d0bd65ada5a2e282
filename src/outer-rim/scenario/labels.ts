/** What stands on the buttons of Outer Rim: `ann moves to Lothal`, `bob buys IG-2000`. */
import { outerRim } from '..';
import { coreLabels, labelOf, listInWords } from '../../language/labels';
import { tell, who, type Telling } from '../../language/telling';
import type { MarketDeck } from '../facts';
import type { OuterRimState } from '../model/state';
import type { OuterRim } from '../model/types';
import { drawnName, facesOf, randomName } from './chance-words';
import { wordsOf } from './lexicon';
import { capital, money, sayFaction } from './narrate';
import { cardName, characterName, placeName, secretName, spaceName } from './names';
import { asksOf } from '../../language/in-words';
import { abilityName, named } from './texts';

const shipName = (state: OuterRimState, id: string): string => wordsOf(state).ship.name(id);

export const { label } = labelOf<OuterRim>({
  'choose-character': ({ player, character }, state) => tell`${who(player)} is ${characterName(state, character)}`,
  'choose-ai-character': ({ character }, state) => `the AI player is ${characterName(state, character)}`,
  'choose-starting-ship': ({ player, ship }, state) => tell`${who(player)} starts with the ${shipName(state, ship)}`,

  move: ({ player }) => tell`${who(player)} moves`,
  recover: ({ player }) => tell`${who(player)} recovers all damage`,
  'gain-credits': ({ player }) => tell`${who(player)} gains credits`,
  'move-to': ({ player, space }, state) => tell`${who(player)} moves to ${spaceName(state, space)}`,
  'stop-moving': ({ player }) => tell`${who(player)} stops moving`,

  trade: ({ player, with: partner }) => tell`${who(player)} trades with ${who(partner)}`,
  market: ({ player }) => tell`${who(player)} goes to the market`,
  deliver: ({ player }) => tell`${who(player)} delivers`,
  'end-actions': ({ player }) => tell`${who(player)} ends the action step`,

  'offer-card': ({ player, card }, state) => tell`${who(player)} offers ${cardName(state, card)}`,
  'ask-for-card': ({ player, card }, state) => tell`${who(player)} asks for ${cardName(state, card)}`,
  'propose-trade': ({ player }) => tell`${who(player)} proposes the deal`,
  'end-trade': ({ player }) => tell`${who(player)} makes no deal`,
  'accept-trade': ({ player }) => tell`${who(player)} accepts the deal`,
  'refuse-trade': ({ player }) => tell`${who(player)} refuses the deal`,
  'give-credits': ({ player, to, credits }) => tell`${who(player)} gives ${who(to)} ${money(credits)}`,

  'discard-top': ({ player, deck }, state) => tell`${who(player)} discards ${topLabel(state, deck)}`,
  'discard-nothing': ({ player }) => tell`${who(player)} discards no market card`,
  buy: ({ player, deck }, state) => tell`${who(player)} buys ${topLabel(state, deck)}`,
  'buy-nothing': ({ player }) => tell`${who(player)} buys nothing`,
  'choose-ship': ({ player, ship }, state) => tell`${who(player)} takes the ${shipName(state, ship)}`,
  barter: ({ player, card }, state) => tell`${who(player)} gives up ${cardName(state, card)} for its cost`,
  pay: ({ player }) => tell`${who(player)} pays`,
  'stop-buying': ({ player }) => tell`${who(player)} does not buy it`,
  'make-room': ({ player, card }, state) => tell`${who(player)} discards ${cardName(state, card)} to make room`,
  'leave-card': ({ player }) => tell`${who(player)} leaves the new card`,
  'move-patrol': ({ faction, to }, state) => `the ${sayFaction(faction)} patrol moves to ${spaceName(state, to)}`,

  'deliver-card': ({ player, card }, state) => tell`${who(player)} delivers ${cardName(state, card)}`,
  'end-delivery': ({ player }) => tell`${who(player)} delivers nothing more`,

  'encounter-patrol': ({ player, faction }) => tell`${who(player)} encounters the ${sayFaction(faction)} patrol`,
  'encounter-space': ({ player }) => tell`${who(player)} encounters the space`,
  'encounter-contact': ({ player, place }, state) =>
    tell`${who(player)} encounters the contact at ${placeName(state, place)}`,
  'attempt-job': ({ player, card }, state) => tell`${who(player)} attempts ${cardName(state, card)}`,
  'hunt-crew': ({ player, bounty, crew }, state) =>
    tell`${who(player)} fights ${cardName(state, crew)} for ${cardName(state, bounty)}`,
  'fight-contact': ({ player, bounty }, state) =>
    tell`${who(player)} fights the contact for ${cardName(state, bounty)}`,
  'meet-contact': ({ player }) => tell`${who(player)} meets the contact`,
  capture: ({ player }) => tell`${who(player)} captures the contact`,
  eliminate: ({ player }) => tell`${who(player)} eliminates the contact`,
  'protect-crew': ({ player }) => tell`${who(player)} fights in place of the crew`,
  'leave-crew': ({ player }) => tell`${who(player)} lets the crew fight alone`,

  'choose-option': ({ player, option }) => tell`${who(player)} chooses '${option}'`,
  accept: ({ player }, state) => tell`${who(player)} accepts${asked(state)}`,
  pass: ({ player }, state) => tell`${who(player)} declines${asked(state)}`,
  'choose-skill': ({ player, skill }) => tell`${who(player)} chooses ${capital(skill)}`,
  'choose-faction': ({ player, faction }) => tell`${who(player)} chooses ${sayFaction(faction)}`,
  'choose-player': ({ player, chosen }) => tell`${who(player)} chooses ${who(chosen)}`,
  'choose-card': ({ player, card }, state) => tell`${who(player)} chooses ${cardName(state, card)}`,
  'choose-secret': ({ player, secret }, state) => tell`${who(player)} chooses the secret ${secretLabel(state, secret)}`,
  'choose-space': ({ player, space }, state) => tell`${who(player)} chooses ${spaceName(state, space)}`,
  'choose-place': ({ player, place }, state) => tell`${who(player)} chooses ${placeName(state, place)}`,
  'choose-damage': ({ player, on }) => tell`the ${on} of ${who(player)} suffers the damage`,
  'spend-credits': ({ player }, state) => tell`${who(player)} pays${asked(state)}`,
  'choose-dice': ({ player, dice }, state) => tell`${who(player)} chooses ${listInWords(facesOf(state, dice))}`,

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
function asked(state: OuterRimState): Telling {
  const asks = asksOf({ game: outerRim, named }, state);
  return asks === 'you may' ? '' : tell` (${asks})`;
}
