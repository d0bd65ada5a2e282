/** The space encounter (or.space-encounter): the top card of the deck of the space, and of it the section for the space. */
import {
  allowed,
  drawQuestion,
  listed,
  question,
  reason,
  takeDrawn,
  takeKnown,
  type PlayerId,
  type Frame,
  type Reason,
  say,
} from '../../core';
import { flag, nullable, type FieldsOf } from '../../core/codec';
import { sectionFor } from '../queries/cards';
import { resolve, scopeOf, tellPart } from './effects/scope';
import type { EncounterSection } from '../facts';
import { ask, call, emit, finish, procedure, run } from '../engine';
import { encounterDeck, putBack } from '../effects/cards';
import { encounterCard, spaceOf } from '../queries/lookup';
import { playerOf } from '../queries/players';
import type { OuterRimState, SpaceId } from '../model/state';
import type { OuterRimNames } from '../queries/names';

export interface EncounterFrame extends Frame {
  player: PlayerId;
  drawn: string | null;
  kept: boolean;
  deck: string;
  /** The space whose section is resolved; null: not settled yet. */
  space: SpaceId | null;
}

export const encounterFields = ({
  player,
  encounter,
  section,
  encounterDeck: deck,
}: OuterRimNames): FieldsOf<EncounterFrame> => ({
  player,
  deck,
  drawn: nullable(encounter),
  kept: flag,
  space: nullable(section),
});

const spaceEncounter = procedure('space encounter', encounterFields, [
  ask(
    'draw a card',
    ['or.space-encounter.01', 'or.encounter-step.07'],
    (state, { deck }) => drawQuestion(encounterDeck(state, deck), say`top card of the ${deck}`),
    (state, frame, drawn) => {
      frame.drawn = takeDrawn(encounterDeck(state, frame.deck), drawn);
    },
  ),
  run('show it', ['or.space-encounter.01'], (state, frame) => {
    const { player, deck } = frame;
    frame.drawn ??= takeKnown(encounterDeck(state, deck));
    if (frame.drawn === null) return finish(frame);
    const card = frame.drawn;
    showToAll(state, card);
    emit(state, { type: 'encounter-card-drawn', rules: ['or.space-encounter.01'], player, deck, card });
    const here = playerOf(state, player).space ?? '';
    // The section for where the player is, if there is one (or.space-encounter.05).
    if (sectionFor(state, card, here)) frame.space = here;
  }),
  ask(
    'choose a section',
    ['or.space-encounter.03'],
    // Only a card that sends somebody to the deck of another place gets here.
    (state, { player, drawn, space }) => {
      if (drawn === null || space !== null) return null;
      const sections = encounterCard(state, drawn).sections.map((section) =>
        allowed({ type: 'choose-space', player, space: section.space }),
      );
      return question(player, 'a section of the card', sections);
    },
    (_state, frame, { space }) => {
      frame.space = space;
    },
  ),
  run('resolve the section', ['or.space-encounter.03', 'or.space-encounter.06'], (state, { player, drawn, space }) => {
    const section = sectionFor(state, drawn ?? '', space ?? '');
    if (!section || drawn === null) return;
    const scope = scopeOf(player, 'encounter', section.title, { drawn: { from: 'encounter', card: drawn, space } });
    const others = encounterCard(state, drawn).sections.filter((each) => each !== section);
    if (others.length > 0) tellPart(state, scope, 'section', section.effects, sectionReason(section, others));
    resolve(state, section.effects, scope);
  }),
  run(
    'discard it',
    ['or.space-encounter.04', 'or.space-encounter.09', 'or.discard-and-remove.01', 'or.secrets.02'],
    (state, frame) => {
      const { drawn: card, deck, kept } = frame;
      if (card === null || kept) return;
      putBack(state, { from: 'encounter', card });
      if (sectionFor(state, card, frame.space ?? '')?.secret) state.unseen.push({ card, knownTo: [frame.player] });
      emit(state, { type: 'encounter-card-returned', rules: ['or.space-encounter.04'], deck, card });
    },
  ),
]);

/** Whoever knew the card under its deck, everybody sees it now (or.secrets.02). */
function showToAll(state: OuterRimState, card: string): void {
  state.unseen = state.unseen.filter((each) => each.card !== card);
}

/** Of a card with several sections one counts. */
function sectionReason(section: EncounterSection, others: readonly EncounterSection[]): Reason {
  const ignored = listed(others.map((each) => each.space));
  const said = say`'${{ is: section.title }}' for ${section.space}; the part for ${ignored} is left out`;
  return reason('section', said, ['or.space-encounter.03'], { space: section.space });
}

/** Draws and resolves the top card of an encounter deck; without a name, of the deck of the player's space. */
export function encounterSpace(state: OuterRimState, player: PlayerId, deck?: string): void {
  const { space } = playerOf(state, player);
  if (space === null) return;
  const of = deck ?? spaceOf(state, space).deck;
  call(state, 'space encounter', { player, deck: of, drawn: null, kept: false, space: null });
}

export const spaceEncounterProcedures = [spaceEncounter];
