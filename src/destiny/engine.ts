/**
 * Destiny's engine: the functions its procedures and abilities are written with, and its queue. 'After' abilities join the back of the queue that lies open
 * below every action, 'before' abilities interrupt it; the battlefield's controller orders between players (des.queue, des.simultaneous-abilities).
 */
import {
  createEngine,
  isAbilityFrame,
  listed,
  onPiece,
  reason,
  say,
  type AbilityInPlay,
  type AbilityOnPiece,
  type AnyAbility,
  type GameEvent,
  type PlayerId,
  type Reason,
  type Sentence,
  type Trigger,
} from '../core';
import type { DestinyEvent } from './model/events';
import type { DestinyState } from './model/state';
import type { Destiny } from './model/types';

export const engine = createEngine<Destiny>({
  newAbilities: 'back',
  // Second Chance before General Grievous, who has nothing to wait for then (des.replacement-effects.06).
  replacementsFirst: true,
  playerOrder,
  orderChosenBy: arbiter,
  behind,
  aboutToHappen: (event) => aboutToHappen(event as DestinyEvent),
  usedAs,
  interrupts: (state, _self, event) => interrupts(state, event as DestinyEvent),
  resumes,
  rules: {
    order: ['des.simultaneous-abilities.01'],
    orderPlayers: ['des.simultaneous-abilities.02', 'des.simultaneous-abilities.03'],
    queue: ['des.queue.05', 'des.queue.02'],
    may: ['des.abilities.07'],
    must: ['des.abilities.07'],
    skip: ['des.choose-target.04'],
    replace: ['des.replacement-effects.02'],
    replaced: ['des.replacement-effects.02', 'des.replacement-effects.05'],
    rivals: ['des.replacement-effects.08', 'des.replacement-effects.07'],
  },
});

export const {
  procedure,
  run,
  ask,
  ability,
  call,
  callWithQueue,
  goTo,
  finish,
  emit,
  tell,
  trigger,
  announce,
  cause,
  modified,
  forbidden,
  permitted,
  options,
  useInWindow,
  useAbility,
  bringIntoPlay,
  takeOutOfPlay,
  changeController,
  innermost,
  framesOf,
  frameAt,
  callBelow,
  dropFrames,
  dropTriggered,
  endGame,
  abilityNamed,
  abilitiesOf,
  adjudicated,
  notTriggered,
} = engine;

/**
 * What joins the queue waits for whatever is being resolved (des.queue.03), and for what is in the queue already (des.queue.04,
 * des.faq-after-during-before.02).
 */
function behind(state: DestinyState, _self: AbilityInPlay, waiting: readonly Trigger[]): Reason | null {
  const resolving = abilitiesBeingResolved(state);
  const [innermost] = resolving;
  const all = [...resolving, ...waiting];
  // The dice of the action alone (des.after-abilities.02).
  if (all.length === 0) {
    const dice = framesOf(state, 'resolve dice').length > 0;
    return dice ? reason('behind', 'the dice of this action come first', ['des.after-abilities.02']) : outside(state);
  }
  const interrupted = resolving.some(isBefore);
  const rule = innermost === undefined ? 'des.queue.01' : interrupted ? 'des.queue.13' : 'des.queue.04';
  const faq = interrupted ? 'des.faq-after-during-before.01' : 'des.faq-after-during-before.02';
  const rules = innermost && waiting.length > 0 ? [faq, rule] : [rule];
  const facts = { waiting: waiting.length };
  const first = interrupted && all.length === 1 ? say`, and after what that interrupted` : [];
  return reason('behind', say`it comes after ${listed(all.map(onPiece))}${first}`, rules, facts);
}

/** Additional actions wait, too, but not in the queue (des.queue.07): what an action triggers comes before the next of them. */
function outside({ additional }: DestinyState): Reason | null {
  const [player] = additional;
  if (player === undefined) return null;
  const count = additional.length;
  const rules = ['des.additional-actions.06', 'des.additional-actions.08'];
  const said =
    count === 1
      ? say`the additional action that ${player} has left waits outside the queue, and comes later`
      : say`the ${count} additional actions that ${player} has left wait outside the queue, and come later`;
  return reason('outside', said, rules, { count });
}

/** Abilities whose effects have begun, the innermost first. */
function abilitiesBeingResolved(state: DestinyState): AbilityInPlay[] {
  return state.stack.flatMap((frame) => (isAbilityFrame(frame) ? [frame] : [])).reverse();
}

const isBefore = ({ ability: id }: AbilityInPlay): boolean => abilityNamed(id)?.on?.timing === 'before';

/** A special ability of an opponent's card: its card stays the opponent's, its player is who uses it. */
function usedAs(state: DestinyState, { ability, source, controller }: AbilityInPlay): Reason | null {
  const card = state.cards.find(({ id }) => id === source);
  if (!card || card.controller === controller || abilityNamed(ability)?.kind !== 'special') return null;
  const said = say`as if ${source} belonged to ${controller}: it means the opponents of ${controller}`;
  return reason('as-own', said, ['des.faq-cunning-black-one.01']);
}

/**
 * What a 'before' ability comes before (des.before-abilities.01), past the queue (des.queue.06, des.before-abilities.02), itself in the middle of
 * another perhaps (des.before-abilities.04).
 */
function interrupts(state: DestinyState, event: DestinyEvent): Reason | null {
  const said = aboutToHappen(event);
  if (!said) return null;
  const nested = abilitiesBeingResolved(state).some(isBefore);
  return reason('interrupts', said, [nested ? 'des.before-abilities.04' : 'des.before-abilities.01']);
}

/** The effect keeps its place, and what was triggered meanwhile stands behind it (des.faq-dooku-ackbar.01). */
function resumes(_state: DestinyState, _event: GameEvent, waiting: readonly AbilityOnPiece[]): Reason {
  const said = say`it was interrupted, and is finished before ${listed(waiting)}`;
  return reason('resumes', said, ['des.queue.13', 'des.faq-dooku-ackbar.01'], { waiting: waiting.length });
}

function aboutToHappen(event: DestinyEvent): Sentence | null {
  switch (event.type) {
    case 'damage-dealt':
      return say`${event.amount} damage is about to be dealt to ${event.character}`;
    case 'defeated':
      return say`${event.character} is about to be defeated`;
    case 'shields-gained':
      return say`${event.character} is about to gain shields`;
    case 'activated':
      return say`${event.card} is about to be activated`;
    case 'die-resolved':
      return say`${event.die} is about to be resolved`;
    default:
      return null;
  }
}

/** Who decides the order between players (des.simultaneous-abilities.04): the battlefield's controller, or who stands in while nobody controls it. */
export function arbiter(state: DestinyState): PlayerId {
  return state.battlefield.controller ?? state.deputy ?? state.players.find((each) => !each.eliminated)?.id ?? '';
}

/** Players still in the game, clockwise from the one who takes the first turn of a round. */
export function playerOrder(state: DestinyState): readonly PlayerId[] {
  return seatedFrom(state, arbiter(state));
}

/** Players still in the game, clockwise, beginning with this one. */
export function seatedFrom(state: DestinyState, first: PlayerId): readonly PlayerId[] {
  const { players } = state;
  const at = Math.max(
    0,
    players.findIndex((each) => each.id === first),
  );
  const seated: PlayerId[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[(at + i) % players.length];
    if (player && !player.eliminated) seated.push(player.id);
  }
  return seated;
}

/** An entry of Destiny's registry. */
export type DestinyAbility = AnyAbility<Destiny>;
