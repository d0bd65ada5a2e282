/** Outer Rim: the game and its public types. */
import { defineGame } from '../core';
import { abilities } from './abilities';
import { check, checkFrames } from './check';
import { actionFields, stateFields } from './codecs';
import { eventFields } from './event-codecs';
import { frameFields } from './frame-codecs';
import { playersIn, sourcesIn } from './names';
import { engine } from './engine';
import { outcome } from './outcome';
import { place, positionCodec } from './position';
import { happenings, procedures } from './procedures';
import { setUp, setupCodec } from './set-up';
import { CONSTANT_PARTS } from './state';
import { redeal, view } from './view';

/** Outer Rim, by its Learn to Play book; the values of its pieces come from a content pack (docs/packs.md). */
export const outerRim = defineGame({
  id: 'outer-rim',
  edition: { title: 'Outer Rim Learn to Play', version: '1', date: null },
  engine,
  constants: CONSTANT_PARTS,
  procedures,
  abilities,
  happenings,
  codecs: {
    setup: setupCodec,
    position: positionCodec,
    state: stateFields,
    actions: actionFields,
    events: eventFields,
    frames: frameFields,
    players: playersIn,
    sources: sourcesIn,
  },
  setUp,
  place,
  check,
  checkFrames,
  view,
  redeal,
  outcome,
});

export { loadPack, partSchema, type ContentReport, type Pack, type ResolvedPack } from './content';
export { AI_PLAYER, VARIANTS, type OuterRimSetup, type Variant } from './set-up';
export * from './content/conditions';
export * from './content/effects';
export type * from './content/pack';
export * from './content/words';
export * from './actions';
export type * from './events';
export type { PlacedCard } from './place-cards';
export type { PlacedBelow } from './place-map';
export type { Moment, PlacedContact, PlacedPlayer, Position } from './position';
export type {
  AiDeck,
  CardOrigin,
  ContactToken,
  ContentInUse,
  Market,
  OuterRimOptions,
  OuterRimPlayer,
  OuterRimState,
  OwnedCard,
  PatrolToken,
  Reputation,
  Secret,
  SpaceId,
  TurnStep,
} from './state';
export type { OuterRim } from './types';
export type { OuterRimView, SeenPile, SeenPlayer, SeenSecret } from './view';
