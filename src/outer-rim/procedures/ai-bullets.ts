/** What the bullets of AI cards do, and when they have an effect (or.single-player-gameplay.03). */
import {
  oneOfSeveral,
  reason,
  say,
  type Frame,
  type PlayerId,
  type Reason,
  type RuleId,
  type Sentence,
} from '../../core';
import { nullable, type FieldsOf, text, integer, oneOf, flag } from '../../core/codec';
import { cardsOfKind, couldHaveRoom, faceOf, hasEmptySlot, holderOf, traitsOf } from '../queries/cards';
import { factionsMeant } from '../queries/conditions';
import { CONTACT_CLASSES, type AiStep, type AssetKind, type Effects, type Faction, type MarketDeck } from '../facts';
import { resolve, scopeOf } from './effects/scope';
import { ask, call, emit, procedure, run, tell, trigger } from '../engine';
import { gainCredits, spendCredits } from '../effects/credits';
import { gainFame } from '../effects/fame';
import { loseReputation, gainReputation } from '../effects/reputation';
import { discardOwned, toDatabank } from '../effects/cards';
import { contactOf, databankCard } from '../queries/lookup';
import { contactsAt, isPlanet, tokenAt } from '../queries/map';
import { playerOf } from '../queries/players';
import { noDamage, recover } from '../effects/recover';
import type { OuterRimState } from '../model/state';
import { aiBuys } from './ai-buying';
import { aiMoves } from './ai-movement';
import { gainCard } from './cards';
import { revealContact } from './contacts';
import { sufferDamage } from './damage';
import { cardsNumbered, drawNumbered, takeFromDatabank } from './databank';
import { hostilePatrols } from '../queries/reputation';
import { delivered } from './deliver';
import { completed, jobFace, jobsHere, putJobAway } from './jobs';
import { discardTop } from './market';
import { meetPatrol } from './patrols';
import type { OuterRimNames } from '../queries/names';
import { illegalCargo } from '../facts/codecs/pack';

/** Why the bullet would have no effect now; null: it applies. */
export function notApplying(state: OuterRimState, id: PlayerId, bullet: AiStep): Reason | null {
  const player = playerOf(state, id);
  const space = player.space ?? '';
  const unless = (applies: boolean, said: Sentence, rule: RuleId = 'or.single-player-gameplay.03'): Reason | null =>
    applies ? null : reason(`no-${bullet.do}`, said, [rule]);
  switch (bullet.do) {
    case 'recover':
      return (
        noDamage(state, id, ['or.single-player-gameplay.04']) ??
        unless(!bullet.ifDefeated || player.defeated, say`${id} is not defeated`)
      );
    case 'move-to-goal':
      return (
        unless(state.goals.length > 0, say`no goal token is on the map`, 'or.ai-movement.02') ??
        unless(!state.goals.includes(space), say`a goal token is on ${space}, where ${id} is`, 'or.ai-movement.03')
      );
    case 'deliver-cargo':
      return unless(cargoHere(state, id).length > 0, say`${id} has no cargo for ${space}`);
    case 'buy':
      return unless(isPlanet(state, player.space), say`${space} is no planet`, 'or.ai-buying.02');
    case 'reveal-contact':
      return unless(contactMet(state, id, bullet.gainCrew) !== undefined, say`no such contact is at ${space}`);
    case 'encounter-hostile-patrol':
      return unless(hostilePatrols(state, id).length > 0, say`no patrol on ${space} is hostile to ${id}`);
    case 'complete-job':
      return unless(jobsHere(state, id).length > 0, say`${id} has no job for ${space}`);
    case 'buy-fame':
      return unless(
        player.credits >= bullet.credits,
        say`it costs ${bullet.credits} credits, ${id} has ${player.credits}`,
      );
    case 'gain-reputation':
      return unless(
        factions(state, id, bullet.with).some((faction) => player.reputation[faction] < 1),
        say`there is no faction with which the reputation of ${id} could rise`,
      );
    case 'gain-credits':
    case 'credits-for-reputation':
    case 'discard-market':
      return null;
  }
}

export function carryOut(state: OuterRimState, id: PlayerId, bullet: AiStep): void {
  switch (bullet.do) {
    case 'recover':
      recover(state, id, 'character', 'all');
      return recover(state, id, 'ship', 'all');
    case 'move-to-goal':
      return aiMoves(state, id);
    case 'gain-credits':
      return gainCredits(state, id, bullet.credits, 'ai-card');
    case 'deliver-cargo':
      return deliverAll(state, id, bullet.illegal);
    case 'buy':
      return aiBuys(state, id, deckFor(state, id, bullet), bullet.goals);
    case 'reveal-contact':
      return meetContact(state, id, bullet.gainCrew);
    case 'encounter-hostile-patrol':
      return call(state, 'AI patrol encounter', { player: id, chosen: null });
    case 'complete-job':
      return call(state, 'AI completes a job', { player: id, chosen: null });
    case 'buy-fame':
      spendCredits(state, id, bullet.credits, 'ai-card');
      return gainFame(state, id, bullet.fame, 'ai-card', 'buying fame');
    case 'gain-reputation':
      return call(state, 'AI reputation', {
        player: id,
        with: bullet.with,
        gain: bullet.amount,
        chosen: null,
      });
    case 'credits-for-reputation':
      gainCredits(state, id, bullet.credits, 'ai-card');
      return call(state, 'AI reputation', {
        player: id,
        with: bullet.with,
        gain: -bullet.amount,
        chosen: null,
      });
    case 'discard-market':
      for (const deck of bullet.decks) discardTop(state, deck, { rules: ['or.single-player-gameplay.02'] });
  }
}

const SLOT_OF: Partial<Record<MarketDeck, AssetKind>> = { cargo: 'cargo', job: 'job', bounty: 'bounty' };

/** The deck to buy from: the other one if no slot for the cards of the first is empty (or.ai-buying.01). */
function deckFor(state: OuterRimState, id: PlayerId, { deck, instead }: Extract<AiStep, { do: 'buy' }>): MarketDeck {
  const kind = SLOT_OF[deck];
  return instead && kind && !hasEmptySlot(state, id, kind) ? instead : deck;
}

function factions(state: OuterRimState, you: PlayerId, meant: 'here' | 'nearest-patrol'): readonly Faction[] {
  return factionsMeant(state, { you }, meant);
}

/** Cargo for the planet where the AI player is (or.deliver-action.03). */
function cargoHere(state: OuterRimState, id: PlayerId): string[] {
  const player = playerOf(state, id);
  return cardsOfKind(state, player, 'cargo').flatMap((owned) => {
    const face = faceOf(state, owned);
    return face.kind === 'cargo' && face.destination === player.space ? [owned.id] : [];
  });
}

/** Of a reward the AI player takes credits, fame and reputation only. */
function goodsOf(effects: Effects): Effects {
  return effects.filter((effect) => effect.do === 'gain' || effect.do === 'lose');
}

/** One goal token leaves the planet (or.ai-jobs-and-illegal-cargo.03). */
function removeGoal(state: OuterRimState, player: PlayerId, done: Sentence): void {
  const space = playerOf(state, player).space ?? '';
  const at = state.goals.indexOf(space);
  if (at < 0) return;
  state.goals.splice(at, 1);
  const left = state.goals.filter((each) => each === space).length;
  const rules = ['or.ai-jobs-and-illegal-cargo.03'];
  const because = [reason('done-here', say`${done} there; ${left} goal tokens are left on it`, rules, { left })];
  emit(state, { type: 'goal-removed', rules, space, because });
}

type Illegal = Extract<AiStep, { do: 'deliver-cargo' }>['illegal'];

export interface AiDeliveryFrame extends Frame {
  player: PlayerId;
  card: string;
  illegal: Illegal;
}

export const aiDeliveryFields = ({ player, owned }: OuterRimNames): FieldsOf<AiDeliveryFrame> => ({
  player,
  card: owned,
  illegal: nullable(illegalCargo),
});

function deliverAll(state: OuterRimState, player: PlayerId, illegal: Illegal): void {
  for (const card of cargoHere(state, player))
    call(state, 'AI delivers', { player, card, illegal: illegal && { ...illegal } });
}

const NO_ROLL = reason('no-roll', 'the AI player rolls no die for it', ['or.ai-jobs-and-illegal-cargo.04']);

/** No die is rolled; the AI card says what ILLEGAL cargo costs (or.ai-jobs-and-illegal-cargo.04, .05). */
const aiDelivers = procedure('AI delivers', aiDeliveryFields, [
  run('gain the reward', ['or.deliver-action.03', 'or.ai-jobs-and-illegal-cargo.04'], (state, { player, card }) => {
    const held = holderOf(state, card);
    const face = held && faceOf(state, held.owned);
    if (face?.kind !== 'cargo') return;
    const because = (face.risk ?? []).length > 0 ? { rules: NO_ROLL.rules, because: [NO_ROLL] } : {};
    tell(state, { ...delivered(player, card, traitsOf(face)), ...because });
    resolve(state, goodsOf(face.reward), scopeOf(player, 'cargo', face.name, { card }));
  }),
  run('what ILLEGAL cargo costs', ['or.ai-jobs-and-illegal-cargo.05'], (state, { player, card, illegal }) => {
    const held = holderOf(state, card);
    if (!held) return;
    const traits = [...traitsOf(faceOf(state, held.owned))];
    trigger(state, delivered(player, card, traits));
    if (!illegal || !traits.includes('ILLEGAL')) return;
    if ('damage' in illegal) return sufferDamage(state, player, illegal.to, illegal.damage, 'illegal');
    for (const faction of factions(state, player, 'here'))
      loseReputation(state, player, faction, 'ai-card', illegal.reputation);
  }),
  run('put the card away', ['or.deliver-action.04', 'or.ai-jobs-and-illegal-cargo.03'], (state, { player, card }) => {
    discardOwned(state, card, ['or.deliver-action.04']);
    removeGoal(state, player, say`${player} has delivered ${card}`);
  }),
]);

export interface ChoiceFrame extends Frame {
  player: PlayerId;
  chosen: string | null;
}

export const choiceFields = ({ player }: OuterRimNames): FieldsOf<ChoiceFrame> => ({ player, chosen: nullable(text) });

const picks = <F extends ChoiceFrame>(
  what: string,
  rule: string,
  among: (state: OuterRimState, frame: F) => readonly string[],
) =>
  ask(
    'forced choices are made at random',
    [rule],
    (state, frame: F) => oneOfSeveral(what, among(state, frame), what),
    (_state, frame, { chosen }) => {
      frame.chosen = chosen;
    },
  );

const aiPatrol = procedure('AI patrol encounter', choiceFields, [
  picks('patrol of the AI player', 'or.encounter-step.06', (state, { player }) => hostilePatrols(state, player)),
  run('ship combat', ['or.patrol-encounter.03'], (state, { player, chosen }) => {
    const faction = (chosen as Faction | null) ?? hostilePatrols(state, player)[0];
    if (faction) meetPatrol(state, player, faction);
  }),
]);

const NO_TESTS = reason('no-tests', 'no databank card, no tests: only the reward', ['or.ai-jobs-and-illegal-cargo.02']);

/** Only the reward of the job counts: no databank card, no tests (or.ai-jobs-and-illegal-cargo.01, .02). */
const aiJob = procedure('AI completes a job', choiceFields, [
  picks('job of the AI player', 'or.ai-jobs-and-illegal-cargo.01', (state, { player }) =>
    jobsHere(state, player).map(({ id }) => id),
  ),
  run('gain the reward', ['or.ai-jobs-and-illegal-cargo.01', 'or.ai-jobs-and-illegal-cargo.02'], (state, frame) => {
    frame.chosen ??= jobsHere(state, frame.player)[0]?.id ?? null;
    const job = jobFace(state, frame.chosen ?? '');
    if (!job || frame.chosen === null) return;
    tell(state, {
      ...completed(frame.player, frame.chosen),
      rules: ['or.ai-jobs-and-illegal-cargo.01'],
      because: [NO_TESTS],
    });
    resolve(state, goodsOf(job.reward), scopeOf(frame.player, 'job', job.name, { card: frame.chosen }));
  }),
  run('put the card away', ['or.ai-jobs-and-illegal-cargo.01', 'or.ai-jobs-and-illegal-cargo.03'], (state, frame) => {
    const { player, chosen: card } = frame;
    const job = jobFace(state, card ?? '');
    if (!job || card === null) return;
    trigger(state, completed(player, card));
    putJobAway(state, card, job);
    removeGoal(state, player, say`${player} has completed ${card}`);
  }),
]);

export interface ReputationFrame extends ChoiceFrame {
  with: 'here' | 'nearest-patrol';
  /** Steps up, or down if negative. */
  gain: number;
}

export const reputationFields = (names: OuterRimNames): FieldsOf<ReputationFrame> => ({
  ...choiceFields(names),
  with: oneOf('where', ['here', 'nearest-patrol']),
  gain: integer,
});

const aiReputation = procedure('AI reputation', reputationFields, [
  picks<ReputationFrame>('faction of the AI player', 'or.reputation.08', (state, frame) =>
    factions(state, frame.player, frame.with),
  ),
  run('move the token', ['or.reputation.08', 'or.reputation.09'], (state, frame) => {
    const { player, gain } = frame;
    const faction = (frame.chosen as Faction | null) ?? factions(state, player, frame.with)[0];
    if (!faction) return;
    for (let i = 0; i < gain; i++) gainReputation(state, player, faction);
    if (gain < 0) loseReputation(state, player, faction, 'ai-card', -gain);
  }),
]);

/** The facedown token of the lowest class, the left one of two; for a crew (or.contact-encounter.05) a faceup one if there is no facedown token. */
function contactMet(state: OuterRimState, id: PlayerId, gainCrew: boolean): number | undefined {
  const tokens = contactsAt(state, playerOf(state, id).space).map((place) => tokenAt(state, place));
  const rank = (index: number): number => {
    const token = state.contacts[index];
    return token ? CONTACT_CLASSES.indexOf(token.class) : Infinity;
  };
  const lowest = (among: readonly number[]): number | undefined => [...among].sort((a, b) => rank(a) - rank(b))[0];
  const facedown = lowest(tokens.filter((index) => state.contacts[index]?.faceup === false));
  return facedown ?? (gainCrew ? lowest(tokens) : undefined);
}

export interface AiContactFrame extends Frame {
  player: PlayerId;
  token: number;
  drawn: string | null;
  gained: boolean;
}

export const aiContactFields = ({ player, token, databank }: OuterRimNames): FieldsOf<AiContactFrame> => ({
  player,
  token,
  drawn: nullable(databank),
  gained: flag,
});

function meetContact(state: OuterRimState, player: PlayerId, gainCrew: boolean): void {
  const token = contactMet(state, player, gainCrew);
  if (token === undefined) return;
  revealContact(state, token);
  if (gainCrew) call(state, 'AI gains a crew', { player, token, drawn: null, gained: false });
}

function numberOf(state: OuterRimState, token: number): number {
  const contact = state.contacts[token]?.contact ?? null;
  return contact === null ? -1 : contactOf(state, contact).databank;
}

/** The crew of the databank card joins for nothing, without tests. */
const aiCrew = procedure('AI gains a crew', aiContactFields, [
  ask(
    'take one of several at random',
    ['or.databank.06'],
    (state, { token }) => drawNumbered(state, numberOf(state, token)),
    (_state, frame, { card }) => {
      frame.drawn = card;
    },
  ),
  run('take the card', ['or.databank.03', 'or.contact-encounter.05'], (state, frame) => {
    const { player, token } = frame;
    const card = frame.drawn ?? cardsNumbered(state, numberOf(state, token))[0];
    if (card === undefined) return;
    frame.drawn = card;
    takeFromDatabank(state, player, card);
    const asset = databankCard(state, card).asset;
    const self = playerOf(state, player);
    const fits = asset?.kind === 'crew' && couldHaveRoom(state, self, asset);
    if (fits) gainCard(state, { player, from: 'databank', card, how: 'kept', token });
  }),
  run('return the card', ['or.databank.05', 'or.contact-encounter.06'], (state, { drawn, gained }) => {
    if (drawn === null || gained) return;
    toDatabank(state, drawn);
    emit(state, { type: 'databank-card-returned', rules: ['or.databank.05'], card: drawn });
  }),
]);

export const aiBulletProcedures = [aiDelivers, aiPatrol, aiJob, aiReputation, aiCrew];
