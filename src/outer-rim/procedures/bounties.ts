/** Bounties (or.bounties, or.bounties-on-crew): fighting contacts and crew, capturing or eliminating them, the reward. */
import { allowed, question, reason, say, type Frame, type PlayerId, type Reason, type Sentence } from '../../core';
import { doNothing } from '../effects/nothing';
import { nullable, type FieldsOf, flag } from '../../core/codec';
import { faceOf, holderOf } from '../queries/cards';
import type { Asset } from '../facts';
import { resolve, scopeOf } from './effects/scope';
import { ask, call, emit, procedure, run, tell, trigger } from '../engine';
import { discardOwned, removeOwned } from '../effects/cards';
import { isPlanet, tokenOn } from '../queries/map';
import { gainsOf, sayGains } from '../queries/rewards';
import { playerOf } from '../queries/players';
import type { OuterRimState, OwnedCard } from '../model/state';
import { fight } from './combat';
import type { OuterRimNames } from '../queries/names';
import { captured } from '../model/codecs';

type Bounty = Extract<Asset, { kind: 'bounty' }>;

/** Ids of the player's bounty cards on a contact (or.bounties.01), without a captured token. */
export function bountiesOn(state: OuterRimState, player: PlayerId, contact: string): string[] {
  return playerOf(state, player).cards.flatMap((owned) => {
    const face = faceOf(state, owned);
    return face.kind === 'bounty' && face.contact === contact && tokenOn(state, owned.id) < 0 ? [owned.id] : [];
  });
}

export function bountyFace(state: OuterRimState, card: string): Bounty | null {
  const held = holderOf(state, card);
  const face = held && faceOf(state, held.owned);
  return face?.kind === 'bounty' ? face : null;
}

/** Crew that a player may fight for a bounty: their own anywhere (or.bounties-on-crew.02), others' in their space (or.bounties-on-crew.07). */
export function huntable(state: OuterRimState, id: PlayerId): { bounty: string; crew: string }[] {
  const player = playerOf(state, id);
  return player.cards.flatMap((owned) => {
    const face = faceOf(state, owned);
    if (face.kind !== 'bounty' || !liesOnCard(state, face.contact)) return [];
    return state.players
      .filter((other) => other.id === id || other.space === player.space)
      .flatMap((other) => other.cards.filter((card) => contactBehind(state, card) === face.contact))
      .map((card) => ({ bounty: owned.id, crew: card.id }));
  });
}

/** Does the contact's token lie on a card? Most are on the map, and nobody's cards need be looked at for them. */
const liesOnCard = ({ contacts }: OuterRimState, contact: string): boolean =>
  contacts.some((token) => token.contact === contact && typeof token.at === 'object' && 'card' in token.at);

/** The contact who has become this crew card (or.bounties-on-crew.01). */
function contactBehind(state: OuterRimState, owned: OwnedCard): string | null {
  if (faceOf(state, owned).kind !== 'crew') return null;
  return state.contacts[tokenOn(state, owned.id)]?.contact ?? null;
}

/** Fights a contact on the map, or a crew, with the value and type on the bounty card (or.bounties.08, or.bounties-on-crew.03). */
export function fightForBounty(
  state: OuterRimState,
  player: PlayerId,
  bounty: string,
  token: number,
  crew: string | null,
): void {
  const face = bountyFace(state, bounty);
  if (!face) return;
  const own = crew !== null && holderOf(state, crew)?.player.id === player;
  fight(state, {
    combat: face.combat,
    you: player,
    against: { kind: 'contact', contact: face.contact },
    value: face.value,
    win: { procedure: 'bounty won', data: { player, bounty, token, crew } },
    // or.bounties-on-crew.05
    lose: own ? { procedure: 'crew escapes', data: { player, crew } } : null,
    // or.bounties-on-crew.06
    without: own ? crew : null,
  });
}

export interface WonFrame extends Frame {
  player: PlayerId;
  bounty: string;
  token: number;
  crew: string | null;
}

export const wonFields = ({ player, token, owned }: OuterRimNames): FieldsOf<WonFrame> => ({
  player,
  bounty: owned,
  token,
  crew: nullable(owned),
});

/** Only a won combat leads here (or.bounties.03). */
const bountyWon = procedure('bounty won', wonFields, [
  ask(
    'capture or eliminate',
    ['or.bounties.10', 'or.bounties.11', 'or.bounties.12', 'or.bounties.15'],
    (_state, { player }) =>
      question(player, 'capture or eliminate', [
        allowed({ type: 'capture', player }),
        allowed({ type: 'eliminate', player }),
      ]),
    (state, frame, action) => settleBounty(state, frame, action.type),
  ),
]);

/** The contact is captured or eliminated; a crew card goes back to where it came from. */
export function settleBounty(
  state: OuterRimState,
  { player, bounty, token: index, crew }: Pick<WonFrame, 'player' | 'bounty' | 'token' | 'crew'>,
  how: 'capture' | 'eliminate',
): void {
  const token = state.contacts[index];
  const contact = bountyFace(state, bounty)?.contact;
  if (!token || contact === undefined) return;
  if (how === 'capture') {
    token.at = { card: bounty };
    const because = [whereWanted(state, player, bounty), ...insteadOf(state, player, bounty), HAS_WON];
    const rules = ['or.bounties.12', 'or.bounties.13'];
    emit(state, { type: 'contact-captured', rules, player, contact, card: bounty, because });
  } else {
    token.at = 'box';
    const because = [AT_ONCE, HAS_WON];
    const rules = ['or.bounties.11', 'or.discard-and-remove.03'];
    emit(state, { type: 'contact-eliminated', rules, player, contact, because });
  }
  if (crew !== null) {
    const isOwn = holderOf(state, crew)?.player.id === player;
    const rules = [isOwn ? 'or.bounties-on-crew.04' : 'or.bounties-on-crew.11'];
    discardOwned(state, crew, rules, [reason('combat-won', say`${player} won the combat for it`, rules)]);
  }
  if (how === 'eliminate') rewardBounty(state, player, bounty, 'eliminated');
}

/** A captured contact brings nothing until it is delivered. */
function whereWanted(state: OuterRimState, player: PlayerId, bounty: string): Reason {
  const face = bountyFace(state, bounty);
  const to = face?.deliverTo ?? 'none';
  const gains = gainsOf(state, player, face?.capture ?? []);
  const reward = sayGains(gains);
  const said = say`the token lies on ${bounty}, the reward${reward ? say` of ${reward}` : ''} comes with the delivery on ${to}`;
  return reason('not-delivered', said, ['or.bounties.12'], { to, ...gains });
}

/** What the other choice would have brought at once. */
function insteadOf(state: OuterRimState, player: PlayerId, bounty: string): Reason[] {
  const gains = gainsOf(state, player, bountyFace(state, bounty)?.eliminate ?? []);
  const reward = sayGains(gains);
  if (!reward) return [];
  return [reason('not-eliminated', say`eliminating would bring ${reward} at once`, ['or.bounties.11'], { ...gains })];
}

const AT_ONCE = reason('at-once', 'the token goes into the box, the reward comes at once', ['or.bounties.11']);

const HAS_WON = reason('has-won', 'whoever has won chooses between capturing and eliminating', ['or.bounties.10']);

export interface EscapeFrame extends Frame {
  player: PlayerId;
  crew: string;
}

export const escapeFields = ({ player, owned }: OuterRimNames): FieldsOf<EscapeFrame> => ({ player, crew: owned });

const crewEscapes = procedure('crew escapes', escapeFields, [
  run('to the nearest planet', ['or.bounties-on-crew.05'], (state, { player, crew }) => {
    const rules = ['or.bounties-on-crew.05'];
    const lost = reason('combat-lost', say`${player} lost the combat against it`, rules);
    discardOwned(state, crew, rules, [lost]);
  }),
]);

export interface HuntFrame extends Frame {
  player: PlayerId;
  bounty: string;
  crew: string;
  protected: boolean;
}

export const huntFields = ({ player, owned }: OuterRimNames): FieldsOf<HuntFrame> => ({
  player,
  bounty: owned,
  crew: owned,
  protected: flag,
});

const crewHunt = procedure('fight a crew', huntFields, [
  ask('protect the crew', ['or.bounties-on-crew.08'], askProtection, (state, frame, action) => {
    frame.protected = action.type === 'protect-crew';
    const { player } = action;
    const card = frame.crew;
    if (frame.protected)
      emit(state, {
        type: 'crew-protected',
        rules: ['or.bounties-on-crew.08', 'or.bounties-on-crew.09'],
        player,
        card,
        because: [
          reason('protected', say`${player}, whose crew it is, decides to protect it`, ['or.bounties-on-crew.08']),
        ],
      });
    else doNothing(state, player, 'protect-crew', unprotected(say`${player} leaves the crew alone`));
  }),
  run('fight', ['or.bounties-on-crew.03', 'or.bounties-on-crew.09', 'or.bounties-on-crew.10'], (state, frame) => {
    const { player, bounty, crew } = frame;
    const token = tokenOn(state, crew);
    const owner = holderOf(state, crew)?.player;
    if (owner && owner.id !== player && owner.defeated)
      doNothing(state, owner.id, 'protect-crew', [
        reason('owner-defeated', say`${owner.id} is defeated`, ['or.bounties-on-crew.08', 'or.bounties-on-crew.10']),
      ]);
    if (!frame.protected) return fightForBounty(state, player, bounty, token, crew);
    fight(state, {
      combat: isPlanet(state, playerOf(state, player).space) ? 'ground' : 'ship',
      you: player,
      against: { kind: 'player', player: owner?.id ?? '' },
      // Won either way, the contact is taken (or.bounties-on-crew.11).
      win: { procedure: 'bounty won', data: { player, bounty, token, crew } },
    });
  }),
  run('the owner keeps it', ['or.bounties-on-crew.12'], (state, { player, crew }) => {
    const owner = holderOf(state, crew)?.player.id;
    if (owner === undefined || owner === player) return;
    doNothing(
      state,
      owner,
      'lose-crew',
      reason('combat-lost', say`${player} lost the combat`, ['or.bounties-on-crew.12']),
    );
  }),
]);

const unprotected = (said: Sentence): Reason => reason('not-protected', said, ['or.bounties-on-crew.10']);

/** The owner decides first; one who is defeated cannot fight. */
function askProtection(state: OuterRimState, { player, crew }: HuntFrame) {
  const owner = holderOf(state, crew)?.player;
  if (!owner || owner.id === player || owner.defeated) return null;
  return question(owner.id, 'protect the crew', [
    allowed({ type: 'protect-crew', player: owner.id }),
    allowed({ type: 'leave-crew', player: owner.id }),
  ]);
}

/** The crew itself is fought, until its owner protects it (or.bounties-on-crew.08, .10). */
export function huntCrew(state: OuterRimState, player: PlayerId, bounty: string, crew: string): void {
  call(state, 'fight a crew', { player, bounty, crew, protected: false });
}

export interface RewardFrame extends Frame {
  player: PlayerId;
  card: string;
  how: 'captured' | 'eliminated';
}

export const rewardFields = ({ player, owned }: OuterRimNames): FieldsOf<RewardFrame> => ({
  player,
  card: owned,
  how: captured,
});

const bountyReward = procedure('bounty reward', rewardFields, [
  run(
    'gain the reward',
    ['or.bounties.11', 'or.bounties.13', 'or.winning-the-game.06'],
    (state, { player, card, how }) => {
      const face = bountyFace(state, card);
      if (!face) return;
      const because = how === 'captured' ? { because: [delivered(face.deliverTo)] } : {};
      tell(state, { ...rewarded(player, card, how), ...because });
      resolve(
        state,
        how === 'captured' ? face.capture : face.eliminate,
        scopeOf(player, 'bounty', face.name, { card }),
      );
    },
  ),
  run('remove the card and the token', ['or.bounties.14', 'or.bounties.16'], (state, { player, card, how }) => {
    trigger(state, rewarded(player, card, how));
    removeOwned(state, card, ['or.bounties.16']);
  }),
]);

const delivered = (to: string): Reason =>
  reason('delivered', say`delivered on ${to}, where the bounty asks for it`, ['or.bounties.13'], { to });

/** Told before the reward itself; triggers once the reward is gained. */
const rewarded = (player: PlayerId, card: string, how: RewardFrame['how']) => ({
  type: 'bounty-rewarded' as const,
  rules: [how === 'captured' ? 'or.bounties.13' : 'or.bounties.11'],
  player,
  card,
  how,
});

export function rewardBounty(state: OuterRimState, player: PlayerId, card: string, how: RewardFrame['how']): void {
  call(state, 'bounty reward', { player, card, how });
}

export const bountyProcedures = [bountyWon, crewEscapes, crewHunt, bountyReward];
