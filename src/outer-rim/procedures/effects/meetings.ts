/** Effects on contacts, encounters and the databank. */
import { allowed, question, reason, type DrawAction } from '../../../core';
import type { Act } from '../../model/actions';
import { emit, goTo } from '../../engine';
import { removeToken } from '../../effects/cards';
import { contactsWho, distancesFrom, patrolsIn, placeOf, tokenAt } from '../../queries/map';
import type { Faction } from '../../facts';
import { playerOf } from '../../queries/players';
import { bountiesOn, settleBounty } from '../bounties';
import { flee } from '../cards';
import { drawContact, encounterContact, revealContact } from '../contacts';
import { resolveDatabank } from '../databank';
import { meetPatrol } from '../patrols';
import { encounterSpace } from '../space-encounter';
import type { OuterRimState } from '../../model/state';
import { decides, does, effect, type AnyEffectFrame, type EffectFrame } from './effect';

type Place = Act<'choose-place' | 'pass'>;
type LookFrame = EffectFrame<'peek'> | EffectFrame<'reveal'>;

/** Facedown tokens that may still be chosen; there may be fewer than the card allows, and the player may stop. */
function askPlace(state: OuterRimState, frame: LookFrame) {
  const { you } = frame.scope;
  const { space } = playerOf(state, you);
  const { at, count } = frame.effect;
  const { done } = frame;
  if (space === null || done.length >= count || typeof frame.chosen['place'] === 'string') return null;
  const places = contactsWho(state, space, { ...at, facing: 'facedown' }).filter((place) => !done.includes(place));
  if (places.length === 0) return null;
  return question(you, 'a facedown contact', [
    ...places.map((place) => allowed({ type: 'choose-place', player: you, place })),
    allowed({ type: 'pass', player: you }),
  ]);
}

function choosePlace(frame: LookFrame, action: Place): void {
  if (action.type === 'choose-place') frame.chosen['place'] = action.place;
}

const chosenToken = (state: OuterRimState, { chosen }: AnyEffectFrame): number =>
  typeof chosen['place'] === 'string' ? tokenAt(state, chosen['place']) : -1;

function lookedAt(frame: LookFrame): void {
  const { place } = frame.chosen as { place: string };
  frame.done = [...frame.done, place];
  frame.chosen['place'] = null;
}

const FACEDOWN = reason('stays-facedown', 'the token stays facedown', ['or.peeking-at-contacts.01']);
const NO_CARD = reason('no-card', 'the databank card is not looked at', ['or.peeking-at-contacts.02']);

const peeking = effect(
  'peek',
  decides<'peek', Place>(
    'choose a facedown contact',
    ['or.peeking-at-contacts.01'],
    askPlace,
    (_state, frame, action) => choosePlace(frame, action),
  ),
  decides<'peek', DrawAction>(
    'who is it',
    ['or.peeking-at-contacts.01', 'or.setup-contacts.01'],
    (state, frame) => drawContact(state, chosenToken(state, frame)),
    (state, frame, { card }) => {
      const token = state.contacts[chosenToken(state, frame)];
      if (token) token.contact = card;
    },
  ),
  does<'peek'>(
    'put it back',
    ['or.peeking-at-contacts.01', 'or.peeking-at-contacts.02'],
    (state, _effect, { you }, frame) => {
      const token = state.contacts[chosenToken(state, frame)];
      if (!token) return;
      if (!token.knownTo.includes(you)) token.knownTo.push(you);
      const place = placeOf(token) ?? '';
      emit(state, {
        type: 'contact-peeked',
        rules: ['or.peeking-at-contacts.01'],
        player: you,
        place,
        contact: token.contact,
        because: [FACEDOWN, NO_CARD],
      });
      lookedAt(frame);
      goTo(frame, 'choose a facedown contact');
    },
  ),
);

const revealing = effect(
  'reveal',
  decides<'reveal', Place>(
    'choose a facedown contact',
    ['or.contact-encounter.03'],
    askPlace,
    (_state, frame, action) => choosePlace(frame, action),
  ),
  does<'reveal'>('turn it faceup', ['or.contact-encounter.03'], (state, _effect, _scope, frame) => {
    const token = chosenToken(state, frame);
    if (token < 0) return;
    revealContact(state, token);
    lookedAt(frame);
    goTo(frame, 'choose a facedown contact');
  }),
);

type Meeting = Act<'encounter-patrol' | 'encounter-space' | 'encounter-contact'>;

function meetings(
  state: OuterRimState,
  { effect: { what, within = 0 }, scope: { you } }: EffectFrame<'encounter'>,
): Meeting[] {
  const { space } = playerOf(state, you);
  if (space === null) return [];
  const distances = distancesFrom(state, space);
  const near = [...distances].filter(([, distance]) => distance <= within).map(([id]) => id);
  const patrols = near.flatMap((id) => patrolsIn(state, id)).map((patrol) => patrol.faction);
  const contacts = contactsWho(state, space, { where: { within } });
  return [
    ...(what.includes('patrol') ? patrols : []).map((faction: Faction) => ({
      type: 'encounter-patrol' as const,
      player: you,
      faction,
    })),
    ...(what.includes('contact') ? contacts : []).map((place) => ({
      type: 'encounter-contact' as const,
      player: you,
      place,
    })),
    ...(what.includes('space') ? [{ type: 'encounter-space' as const, player: you }] : []),
  ];
}

const encountering = effect(
  'encounter',
  decides<'encounter', Meeting>(
    'choose an encounter',
    ['or.encounter-step.09'],
    (state, frame) => {
      const choices = meetings(state, frame);
      return choices.length === 0 ? null : question(frame.scope.you, 'an encounter', choices.map(allowed));
    },
    (state, frame, action) => {
      const { you } = frame.scope;
      if (action.type === 'encounter-patrol') return meetPatrol(state, you, action.faction);
      if (action.type === 'encounter-contact') return encounterContact(state, you, tokenAt(state, action.place));
      encounterSpace(state, you);
    },
  ),
);

const drawingEncounter = effect(
  'draw-encounter',
  does<'draw-encounter'>('draw it', ['or.space-encounter.01'], (state, { deck }, { you }) =>
    deck === 'here' ? encounterSpace(state, you) : encounterSpace(state, you, deck),
  ),
);

const takingDatabankCard = effect(
  'databank',
  does<'databank'>('resolve the card', ['or.databank.03', 'or.attempting-a-job.03'], (state, { number }, scope) =>
    resolveDatabank(state, number, scope),
  ),
);

const contactLeaving = effect(
  'contact-leaves',
  does<'contact-leaves'>('the contact leaves', ['or.contact-encounter.07'], (state, { to }, { contact, you }) => {
    const token = contact === null ? undefined : state.contacts[contact];
    if (contact === null || !token || placeOf(token) === null) return;
    if (to === 'game-box') return removeToken(state, token, ['or.contact-encounter.07']);
    flee(state, contact, playerOf(state, you).space ?? '');
  }),
);

const takingBounty = effect(
  'take-bounty',
  decides<'take-bounty', Act<'capture' | 'eliminate'>>(
    'capture or eliminate',
    ['or.bounties.10'],
    (state, frame) => {
      const { you } = frame.scope;
      if (frame.effect.how !== 'choice' || bountyMet(state, frame) === undefined) return null;
      return question(you, 'capture or eliminate', [
        allowed({ type: 'capture', player: you }),
        allowed({ type: 'eliminate', player: you }),
      ]);
    },
    (_state, frame, { type }) => {
      frame.chosen['how'] = type;
    },
  ),
  does<'take-bounty'>(
    'take the bounty',
    ['or.bounties.11', 'or.bounties.12'],
    (state, { how }, { you, contact }, frame) => {
      const bounty = bountyMet(state, frame);
      if (bounty === undefined || contact === null) return;
      const chosen = how === 'choice' ? (frame.chosen['how'] as 'capture' | 'eliminate') : how;
      settleBounty(state, { player: you, bounty, token: contact, crew: null }, chosen);
    },
  ),
);

/** The player's bounty on the contact that is met. */
function bountyMet(state: OuterRimState, { scope }: AnyEffectFrame): string | undefined {
  const contact = scope.contact === null ? null : (state.contacts[scope.contact]?.contact ?? null);
  return contact === null ? undefined : bountiesOn(state, scope.you, contact)[0];
}

export const meetingEffects = [
  peeking,
  revealing,
  encountering,
  drawingEncounter,
  takingDatabankCard,
  contactLeaving,
  takingBounty,
];
