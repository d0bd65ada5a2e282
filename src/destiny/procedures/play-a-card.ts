/** Playing a card, as an action or by an effect: restrictions, target, replacement, cost, then by its type (des.play-a-card). */
import {
  rulesOfAll,
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type PlayerId,
  type Reason,
  withReasons,
} from '../../core';
import { amount, flag, nullable, text, type FieldsOf } from '../../core/codec';
import type { ChoiceAction } from '../model/actions';
import { enterPlay, leavePlay, newCardId } from '../effects/cards';
import { dieWaits } from '../effects/upgrades';
import { keepElite } from '../effects/elite';
import { putIntoZone, takeFromZone } from '../effects/hands';
import { fellShort } from '../effects/memory';
import { spendResources } from '../effects/resources';
import { canSpend, changedCost, costToPlay, type Play, type Playing } from '../queries/cost';
import {
  abilitiesOf,
  announce,
  ask,
  bringIntoPlay,
  call,
  emit,
  finish,
  innermost,
  procedure,
  run,
  takeOutOfPlay,
  tell,
  trigger,
  useAbility,
} from '../engine';
import type { EventOf, Zone } from '../model/events';
import {
  MOST_UPGRADES,
  cardOf,
  charactersOf,
  factsOf,
  findCard,
  hasKeyword,
  isInPlay,
  notInPlay,
  upgradesOn,
} from '../queries/cards';
import { cannotAfford, cannotPlay, replaceable, restricted, tooExpensive } from '../queries/play-a-card';
import { playerOf } from '../queries/players';
import { uniqueOfOpponent } from '../queries/uniqueness';
import type { CardId, Code, DestinyState } from '../model/state';
import { chooseAmong } from './choose';
import { code, zone } from '../model/codecs';
import type { DestinyNames } from '../queries/names';
import { gainByAmbush } from '../effects/action-phase';

export interface PlayFrame extends Frame, Play {
  from: Zone;
  owner: PlayerId;
  /** Id that the card gets in play or in limbo. */
  card: CardId;
  ambush: boolean;
  /** It was the last card in hand. */
  last: boolean;
}

export const playFields = ({ player, card }: DestinyNames): FieldsOf<PlayFrame> => ({
  player,
  code,
  on: nullable(card),
  replacing: nullable(card),
  free: flag,
  less: amount,
  from: zone,
  owner: player,
  card: text,
  ambush: flag,
  last: flag,
});

/** Plays a card by an effect. Check `cannotPlay` and, unless it is free, `cannotAfford` first. */
export function playCard(state: DestinyState, player: PlayerId, code: Code, how: Playing = {}): void {
  call(state, 'play a card', {
    player,
    code,
    from: how.from ?? 'hand',
    owner: how.owner ?? player,
    on: how.on ?? null,
    replacing: null,
    free: how.free ?? false,
    less: how.less ?? 0,
    card: newCardId(state, code),
    ambush: false,
    last: false,
  });
}

const isUpgrade = (frame: PlayFrame): boolean => factsOf(frame.code).type === 'upgrade';

/** The card that is being played, innermost first; abilities that come before it change what it costs or whether it has ambush. */
export function playing(state: DestinyState): PlayFrame | null {
  return innermost(state, 'play a card');
}

/** Why it cannot be paid for like that, with every decrease that is possible, or null. */
function unaffordable(state: DestinyState, play: Play): Reason | null {
  const cost = costToPlay(state, play, 'possible cost');
  return canSpend(state, play.player, cost) ? null : tooExpensive(state, play, cost);
}

/** The same, whatever is replaced there: the cheapest way decides. */
function unaffordableOn(state: DestinyState, play: Play): Reason | null {
  const ways = replaceable(state, play);
  const cost = Math.min(...ways.map((replacing) => costToPlay(state, { ...play, replacing }, 'possible cost')));
  return canSpend(state, play.player, cost) ? null : tooExpensive(state, play, cost);
}

function askForCharacter(state: DestinyState, frame: PlayFrame) {
  if (!isUpgrade(frame) || frame.on !== null) return null;
  const not = (on: CardId) => restricted(state, { ...frame, on }) ?? unaffordableOn(state, { ...frame, on });
  const from = charactersOf(state, frame.player).map((each) => each.id);
  return chooseAmong({ by: frame.player, asks: 'a character for the upgrade', kind: 'character', from, not });
}

function askForReplacement(state: DestinyState, frame: PlayFrame) {
  if (!isUpgrade(frame) || frame.on === null || frame.free) return null;
  const { player } = frame;
  const tooMuch = (replacing: CardId | null) => unaffordable(state, { ...frame, replacing });
  const old = upgradesOn(state, frame.on).map((each) => each.id);
  if (old.length === 0) return null;
  const candidates: Candidate<ChoiceAction>[] = old.map((card) =>
    candidate({ type: 'choose-card', player, card }, tooMuch(card)),
  );
  return question(player, 'an upgrade to replace', [...candidates, candidate({ type: 'done', player }, tooMuch(null))]);
}

/** How a card is handled once it is paid for (des.play-a-card.05). */
const PLAYED_AS = {
  event: 'des.play-a-card.06',
  upgrade: 'des.play-a-card.07',
  support: 'des.play-a-card.16',
  character: 'des.play-a-card.05',
  battlefield: 'des.play-a-card.05',
} as const;

function played(frame: PlayFrame): EventOf<'card-played'> {
  const { player, card, code, on, from, ambush, last } = frame;
  return {
    type: 'card-played',
    rules: [PLAYED_AS[factsOf(code).type]],
    player,
    card,
    code,
    on,
    from,
    ambush,
    last,
  };
}

function handBefore(state: DestinyState, frame: PlayFrame): number {
  return frame.from === 'hand' ? playerOf(state, frame.player).hand.length : 0;
}

function notPlayed(state: DestinyState, frame: PlayFrame, because: Reason | null): void {
  fellShort(state, because ? { because } : undefined);
  finish(frame);
}

const playACard = procedure('play a card', playFields, [
  run('check play restrictions', ['des.play-a-card.01', 'des.play-restrictions.01'], (state, frame) => {
    const why = cannotPlay(state, frame);
    if (why) notPlayed(state, frame, why);
  }),
  ask('choose a character', ['des.play-a-card.07'], askForCharacter, (_state, frame, action) => {
    if (action.type === 'choose-character') frame.on = action.character;
  }),
  run('without a character it is not played', ['des.choose-target.04'], (state, frame) => {
    if (isUpgrade(frame) && frame.on === null) notPlayed(state, frame, cannotAfford(state, frame));
  }),
  ask(
    'replace an upgrade',
    ['des.play-a-card.08', 'des.play-a-card.12'],
    askForReplacement,
    (_state, frame, action) => {
      if (action.type === 'choose-card') frame.replacing = action.card;
    },
  ),
  run('before it is played', ['des.decrease.02', 'des.play-a-card.04'], (state, frame) =>
    announce(state, played(frame)),
  ),
  run('pay its cost', ['des.play-a-card.02', 'des.play-a-card.03', 'des.cost.01'], (state, frame) => {
    const cost = costToPlay(state, frame);
    if (!canSpend(state, frame.player, cost)) return notPlayed(state, frame, tooExpensive(state, frame, cost));
    if (frame.on !== null && !isInPlay(state, frame.on)) return notPlayed(state, frame, notInPlay(frame.on));
    // What comes after the last card of a hand looks at it (des.card-outer-rim-smuggler.01).
    frame.last = handBefore(state, frame) === 1;
    if (!takeFromZone(state, frame.owner, frame.code, frame.from)) return notPlayed(state, frame, null);
    state.changed = true;
    sayCost(state, frame, cost);
    spendResources(state, frame.player, cost, factsOf(frame.code).name, ['des.play-a-card.02']);
    if (factsOf(frame.code).type === 'event') intoLimbo(state, frame);
  }),
  run('an upgrade or support enters play', ['des.play-a-card.07', 'des.play-a-card.10', 'des.play-a-card.16'], enter),
  run('resolve an event', ['des.play-a-card.06', 'des.abilities.06'], (state, frame) => {
    if (factsOf(frame.code).type === 'event') tell(state, played(frame));
    for (const each of abilitiesOf(frame.code, 'event'))
      useAbility(state, { ability: each.id, source: frame.card, controller: frame.player });
  }),
  run('an event leaves limbo', ['des.in-limbo.02', 'des.event.01'], (state, frame) => outOfLimbo(state, frame)),
  run('it has been played', ['des.after-abilities.03', 'des.ambush.01', 'des.in-limbo.03'], (state, frame) => {
    state.played.push({ player: frame.player, code: frame.code });
    if (frame.ambush) gainByAmbush(state, frame.player, frame.card);
    trigger(state, played(frame));
  }),
]);

/** Where it does not cost what is printed. */
function sayCost(state: DestinyState, frame: PlayFrame, cost: number): void {
  const { player, code } = frame;
  const changed = changedCost(state, frame);
  if (changed) tell(state, { type: 'cost-changed', player, code, cost, ...changed });
}

/** An event lies in limbo while it is resolved, and is in no hand (des.in-limbo.01, des.event.02). */
function intoLimbo(state: DestinyState, frame: PlayFrame): void {
  const { card: id, code, owner, player: controller } = frame;
  state.limbo.push({ id, code, owner, controller, to: 'discard', under: null });
  bringIntoPlay(state, code, id, controller);
  noteAmbush(state, frame); // des.ambush.01
}

/** Ambush counts while the card is played, whatever becomes of it (des.ambush.01). */
function noteAmbush(state: DestinyState, frame: PlayFrame): void {
  const promised = state.delayed.findIndex((each) => each.what === 'ambush' && each.player === frame.player);
  if (promised >= 0) state.delayed.splice(promised, 1);
  frame.ambush ||= promised >= 0 || hasKeyword(state, frame.card, 'ambush');
}

/** An upgrade on its character, a support on the table (des.play-a-card.07, des.play-a-card.16); an event never (des.in-play.03). */
function enter(state: DestinyState, frame: PlayFrame): void {
  const { type } = factsOf(frame.code);
  if (type !== 'upgrade' && type !== 'support') return;
  const { code, owner, player: controller, on, card: id } = frame;
  // Only now, not when the player said so (des.play-a-card.10).
  if (frame.replacing !== null && findCard(state, frame.replacing))
    leavePlay(state, frame.replacing, 'discard', controller, 'replaced');
  enterPlay(state, { code, owner, controller, type, on: type === 'upgrade' ? on : null, id });
  noteAmbush(state, frame); // des.ambush.01
  tell(state, played(frame));
  const because = whatIsSpecial(state, frame);
  emit(state, {
    type: 'entered-play',
    rules: [...rulesOfAll(because), 'des.in-play.01'],
    player: controller,
    card: id,
    code,
    ...withReasons(because),
  });
  keepElite(state, on);
  if (on !== null) call(state, 'keep within limits', { character: on });
  call(state, 'keep unique cards unique', { player: controller });
}

/** What may be disputed as a card comes into play: its die, its action, its uniqueness. */
function whatIsSpecial(state: DestinyState, { player, code, card, on }: PlayFrame): Reason[] {
  const unique = uniqueOfOpponent(state, player, code);
  const laterOn = reason('action-later', say`its action is not taken now; it can be, with an action of its own`, [
    'des.faq-support-with-action.01',
  ]);
  const hasAction = abilitiesOf(code).some((each) => each.during === 'action');
  return [
    ...(unique ? [unique] : []),
    ...(on === null ? [] : dieWaits(state, card, on)),
    ...(hasAction ? [laterOn] : []),
  ];
}

function outOfLimbo(state: DestinyState, frame: PlayFrame): void {
  const at = state.limbo.findIndex((each) => each.id === frame.card);
  const [event] = at < 0 ? [] : state.limbo.splice(at, 1);
  if (!event) return;
  takeOutOfPlay(state, event.id);
  if (event.to === 'set-aside')
    playerOf(state, event.owner).setAside.push({ code: event.code, owner: event.owner, under: event.under });
  else putIntoZone(state, event.owner, event.code, event.to);
  emit(state, {
    type: 'card-moved',
    rules: event.to === 'set-aside' ? rulesOfAll(abilitiesOf(event.code, 'event')) : ['des.in-limbo.02'],
    player: event.owner,
    card: event.code,
    from: 'limbo',
    to: event.to,
    by: frame.player,
  });
}

export interface LimitFrame extends Frame {
  character: CardId;
}

export const limitFields = ({ card }: DestinyNames): FieldsOf<LimitFrame> => ({ character: card });

/** Upgrades only: of supports a player may have any number (des.support.06). */
const keepWithinLimits = procedure('keep within limits', limitFields, [
  ask(
    'discard upgrades above three',
    ['des.upgrade.04', 'des.play-a-card.15'],
    (state, frame) => {
      if (!isInPlay(state, frame.character)) return null;
      const upgrades = upgradesOn(state, frame.character);
      if (upgrades.length <= MOST_UPGRADES) return null;
      return chooseAmong({
        by: cardOf(state, frame.character).controller,
        asks: 'an upgrade to discard',
        kind: 'card',
        from: upgrades.map((each) => each.id),
      });
    },
    (state, _frame, action): 'again' => {
      if (action.type === 'choose-card') leavePlay(state, action.card, 'discard', null, 'upgrade-limit');
      return 'again';
    },
  ),
]);

export const playProcedures = [playACard, keepWithinLimits];
