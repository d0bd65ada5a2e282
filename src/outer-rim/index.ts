/** Outer Rim: the game and its public types. */
import { defineGame } from '../core';
import { abilities } from './abilities';
import { check, checkFrames } from './codecs/check';
import { actionFields, stateFields } from './codecs/state';
import { eventFields } from './codecs/events';
import { frameFields } from './codecs/frames';
import { playersIn, sourcesIn } from './codecs/names';
import { engine } from './engine';
import { outcome } from './outcome';
import { place, positionCodec } from './begin/position';
import { happenings, procedures } from './procedures';
import { setUp, setupCodec } from './begin/set-up';
import { CONSTANT_PARTS } from './model/state';
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

export type { ContentReport, Pack, ResolvedPack } from './facts';
export { loadPack, partSchema } from './lists';
export { AI_PLAYER, VARIANTS, type OuterRimSetup, type Variant } from './begin/set-up';
export * from './facts/conditions';
export * from './facts/effects';
export type * from './facts/pack';
export * from './facts/words';
export * from './model/actions';
export type * from './model/events';
export type { PlacedCard } from './begin/place-cards';
export type { PlacedBelow } from './begin/place-map';
export type { Moment, PlacedContact, PlacedPlayer, Position } from './begin/position';
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
} from './model/state';
export type { OuterRim } from './model/types';
export type { OuterRimView, SeenPile, SeenPlayer, SeenSecret } from './view';
