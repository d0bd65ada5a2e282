/** What players of Outer Rim do, in the words of scenario files. */
import { DECLINING, type OuterRimAction } from '../model/actions';
import type { OuterRimState } from '../model/state';
import { chanceVerbs } from './chance-words';
import { verbsOf } from '../../language/verb';
import type { OuterRim } from '../model/types';
import { say } from './words';

const { verb, verbs: verbTable } = verbsOf<OuterRim>();

const { space, place, character, ship, topCard, contactPlace, owned, secret, faction, skill, player } = say;

export const verbs = {
  ...verbTable({
    'choose-character': ['A player chooses a character in setup.', { character }],
    'choose-ai-character': [
      'The person chooses the character of the AI player.',
      {
        character,
      },
    ],
    'choose-starting-ship': ['A player chooses a side of the starting sheet.', { ship }],

    move: ['Planning step: the player moves.'],
    recover: ['Planning step: the player recovers all damage.'],
    'gain-credits': ['Planning step: the player gains 2,000 credits.'],
    'move-to': ['One space further.', { space }],
    'stop-moving': ['The player stops with spaces left.'],

    trade: ['A trade action with a player in the same space.', { with: player }],
    'offer-card': ['Puts a card of theirs into the deal.', { card: owned }],
    'ask-for-card': ['Asks for a card of the partner.', { card: owned }],
    'propose-trade': ['The deal is complete; the partner answers.'],
    'end-trade': ['There is no deal.'],
    'accept-trade': ['The partner agrees.'],
    'refuse-trade': ['The partner refuses.'],
    'give-credits': [
      'Credits change hands, one token at a time (with `negotiation: true`).',
      {
        player,
        to: player,
        credits: say.credits,
      },
      null,
    ],

    market: ['A market action.'],
    'discard-top': ['The faceup card of a market deck goes to the bottom.', { deck: topCard }],
    'discard-nothing': ['No market card is discarded.'],
    'buy-from': verb('buy', 'Chooses the faceup card of a market deck to buy.', { deck: topCard }),
    'buy-nothing': ['No market card is bought.'],
    'choose-ship': ['Which ship of the supply is bought.', { ship }],
    barter: ['Gives up a card for its cost.', { card: owned }],
    pay: ['Pays what is left to pay.'],
    'stop-buying': ['Thinks better of it before paying.'],
    'make-room': ['Discards a card because there is no slot.', { card: owned }],
    'leave-card': ['Leaves a card for which there is no slot.'],
    'move-patrol': ['Where a patrol goes next.', { faction, to: space }, 'to'],

    deliver: ['A deliver action.'],
    'deliver-card': ['Which cargo or captured contact is delivered.', { card: owned }],
    'end-delivery': ['Nothing more is delivered.'],
    'end-actions': ['The action step ends.'],

    'encounter-patrol': ['Encounters a patrol in the space.', { faction }],
    'encounter-space': ['Draws a card of the encounter deck of the space.'],
    'encounter-contact': ['Encounters a contact of the planet.', { place: contactPlace }],
    'attempt-job': ['Attempts a job at its destination.', { card: owned }],
    'hunt-crew': ['Fights a crew for a bounty.', { bounty: owned, crew: owned }, 'crew'],
    'fight-contact': ['Fights the contact for a bounty.', { bounty: owned }],
    'meet-contact': ['Does not fight the contact: its databank card is resolved.'],
    capture: ['The beaten contact is captured.'],
    eliminate: ['The beaten contact is eliminated.'],
    'protect-crew': ['The owner of the crew fights in its place.'],
    'leave-crew': ['The owner lets the crew fight for itself.'],

    'choose-option': ['One of the options of a card.', { option: say.text }],
    accept: ['Does what a card says one may do.'],
    'leave-it': verb('pass', 'Does not do what a card says one may do.'),
    'choose-skill': ['Which skill is tested.', { skill }],
    'choose-faction': ['Which faction is meant.', { faction }],
    'choose-player': ['Which player is meant.', { chosen: player }],
    'choose-card': ['Which card is meant.', { card: owned }],
    'choose-secret': ['Which secret is discarded.', { secret }],
    'choose-space': ['Which space is meant.', { space }],
    'choose-place': ['Which contact space is meant.', { place }],
    'choose-damage': ['Character or ship.', { on: say.body }],
    'spend-credits': ['Spends the credits that a card asks for.'],
  }),
  ...chanceVerbs,
};

const PASSING: readonly OuterRimAction['type'][] = [...DECLINING, 'meet-contact'];

/** Giving up an opportunity. */
export function pass(_state: OuterRimState, legal: readonly OuterRimAction[]): OuterRimAction | null {
  return legal.find((action) => PASSING.includes(action.type)) ?? null;
}
