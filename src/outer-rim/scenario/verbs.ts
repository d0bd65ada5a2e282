/** What players of Outer Rim do, in the words of scenario files. */
import { DECLINING, type OuterRimAction } from '../model/actions';
import type { OuterRimState } from '../model/state';
import { chanceVerbs } from './chance-words';
import { say, worded, type OuterRimVerb } from './words';

const { space, place, character, ship, topCard, contactPlace, owned, secret, faction, skill, player } = say;

const setup: Readonly<Record<string, OuterRimVerb>> = {
  'choose-character': worded('choose-character', 'A player chooses a character in setup.', { character }),
  'choose-ai-character': worded('choose-ai-character', 'The person chooses the character of the AI player.', {
    character,
  }),
  'choose-starting-ship': worded('choose-starting-ship', 'A player chooses a side of the starting sheet.', { ship }),
};

const planning: Readonly<Record<string, OuterRimVerb>> = {
  move: worded('move', 'Planning step: the player moves.'),
  recover: worded('recover', 'Planning step: the player recovers all damage.'),
  'gain-credits': worded('gain-credits', 'Planning step: the player gains 2,000 credits.'),
  'move-to': worded('move-to', 'One space further.', { space }),
  'stop-moving': worded('stop-moving', 'The player stops with spaces left.'),
};

const trade: Readonly<Record<string, OuterRimVerb>> = {
  trade: worded('trade', 'A trade action with a player in the same space.', { with: player }),
  'offer-card': worded('offer-card', 'Puts a card of theirs into the deal.', { card: owned }),
  'ask-for-card': worded('ask-for-card', 'Asks for a card of the partner.', { card: owned }),
  'propose-trade': worded('propose-trade', 'The deal is complete; the partner answers.'),
  'end-trade': worded('end-trade', 'There is no deal.'),
  'accept-trade': worded('accept-trade', 'The partner agrees.'),
  'refuse-trade': worded('refuse-trade', 'The partner refuses.'),
  'give-credits': worded('give-credits', 'Credits change hands, one token at a time (with `negotiation: true`).', {
    player,
    to: player,
    credits: say.credits,
  }),
};

const market: Readonly<Record<string, OuterRimVerb>> = {
  market: worded('market', 'A market action.'),
  'discard-top': worded('discard-top', 'The faceup card of a market deck goes to the bottom.', { deck: topCard }),
  'discard-nothing': worded('discard-nothing', 'No market card is discarded.'),
  'buy-from': worded('buy', 'Chooses the faceup card of a market deck to buy.', { deck: topCard }),
  'buy-nothing': worded('buy-nothing', 'No market card is bought.'),
  'choose-ship': worded('choose-ship', 'Which ship of the supply is bought.', { ship }),
  barter: worded('barter', 'Gives up a card for its cost.', { card: owned }),
  pay: worded('pay', 'Pays what is left to pay.'),
  'stop-buying': worded('stop-buying', 'Thinks better of it before paying.'),
  'make-room': worded('make-room', 'Discards a card because there is no slot.', { card: owned }),
  'leave-card': worded('leave-card', 'Leaves a card for which there is no slot.'),
  'move-patrol': worded('move-patrol', 'Where a patrol goes next.', { faction, to: space }, 'to'),
};

const actions: Readonly<Record<string, OuterRimVerb>> = {
  deliver: worded('deliver', 'A deliver action.'),
  'deliver-card': worded('deliver-card', 'Which cargo or captured contact is delivered.', { card: owned }),
  'end-delivery': worded('end-delivery', 'Nothing more is delivered.'),
  'end-actions': worded('end-actions', 'The action step ends.'),
};

const encounters: Readonly<Record<string, OuterRimVerb>> = {
  'encounter-patrol': worded('encounter-patrol', 'Encounters a patrol in the space.', { faction }),
  'encounter-space': worded('encounter-space', 'Draws a card of the encounter deck of the space.'),
  'encounter-contact': worded('encounter-contact', 'Encounters a contact of the planet.', { place: contactPlace }),
  'attempt-job': worded('attempt-job', 'Attempts a job at its destination.', { card: owned }),
  'hunt-crew': worded('hunt-crew', 'Fights a crew for a bounty.', { bounty: owned, crew: owned }, 'crew'),
  'fight-contact': worded('fight-contact', 'Fights the contact for a bounty.', { bounty: owned }),
  'meet-contact': worded('meet-contact', 'Does not fight the contact: its databank card is resolved.'),
  capture: worded('capture', 'The beaten contact is captured.'),
  eliminate: worded('eliminate', 'The beaten contact is eliminated.'),
  'protect-crew': worded('protect-crew', 'The owner of the crew fights in its place.'),
  'leave-crew': worded('leave-crew', 'The owner lets the crew fight for itself.'),
};

const choices: Readonly<Record<string, OuterRimVerb>> = {
  'choose-option': worded('choose-option', 'One of the options of a card.', { option: say.text }),
  accept: worded('accept', 'Does what a card says one may do.'),
  'leave-it': worded('pass', 'Does not do what a card says one may do.'),
  'choose-skill': worded('choose-skill', 'Which skill is tested.', { skill }),
  'choose-faction': worded('choose-faction', 'Which faction is meant.', { faction }),
  'choose-player': worded('choose-player', 'Which player is meant.', { chosen: player }),
  'choose-card': worded('choose-card', 'Which card is meant.', { card: owned }),
  'choose-secret': worded('choose-secret', 'Which secret is discarded.', { secret }),
  'choose-space': worded('choose-space', 'Which space is meant.', { space }),
  'choose-place': worded('choose-place', 'Which contact space is meant.', { place }),
  'choose-damage': worded('choose-damage', 'Character or ship.', { on: say.body }),
  'spend-credits': worded('spend-credits', 'Spends the credits that a card asks for.'),
};

export const verbs: Readonly<Record<string, OuterRimVerb>> = {
  ...setup,
  ...planning,
  ...trade,
  ...market,
  ...actions,
  ...encounters,
  ...choices,
  ...chanceVerbs,
};

const PASSING: readonly OuterRimAction['type'][] = [...DECLINING, 'decline', 'meet-contact'];

/** Giving up an opportunity. */
export function pass(_state: OuterRimState, legal: readonly OuterRimAction[]): OuterRimAction | null {
  return legal.find((action) => PASSING.includes(action.type)) ?? null;
}
