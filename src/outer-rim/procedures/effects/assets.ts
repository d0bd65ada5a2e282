/** Effects on cards and slots. */
import { allowed, candidate, question, reason } from '../../../core';
import type { Act } from '../../model/actions';
import { bringIn } from '../../effects/abilities-in-play';
import { cardsWho, secretOf } from '../../queries/cards';
import { innermost, emit, goTo } from '../../engine';
import { discardOwned, discardSecret, removeOwned, review } from '../../effects/cards';
import { playerOf, playersHere, playersWho } from '../../queries/players';
import { buy, cannotBuy } from '../buying';
import { gainCard } from '../cards';
import { deliver } from '../deliver';
import { deliverable } from '../../queries/deliver';
import { market } from '../market';
import { handOver, trade } from '../trade';
import type { OuterRimState } from '../../model/state';
import { contactOf } from '../../queries/lookup';
import { choosesPlayer, decides, does, effect, type EffectFrame } from './effect';
import type { Scope, Drawn } from '../../model/scope';

/** Marks the drawn card as kept: it is not put back. */
function keepDrawn(state: OuterRimState, { from }: Drawn): void {
  const frame = innermost(state, from === 'encounter' ? 'space encounter' : 'databank card');
  if (frame) frame.kept = true;
}

function isKept(state: OuterRimState, { from }: Drawn): boolean {
  return innermost(state, from === 'encounter' ? 'space encounter' : 'databank card')?.kept !== false;
}

const keeping = effect(
  'keep',
  does<'keep'>('put it into a slot', ['or.space-encounter.08', 'or.contact-encounter.05'], (state, _effect, scope) => {
    const { drawn, you, contact } = scope;
    if (!drawn || isKept(state, drawn)) return;
    const token = drawn.from === 'databank' ? contact : null;
    gainCard(state, { player: you, ...drawn, how: 'kept', optional: true, token });
  }),
  does<'keep'>('it is kept', ['or.space-encounter.08', 'or.contact-encounter.05'], (state, _effect, scope, frame) => {
    if (!frame.gained || !scope.drawn) return;
    keepDrawn(state, scope.drawn);
    const joined = scope.contact === null ? null : (state.contacts[scope.contact]?.contact ?? null);
    if (joined === null) return;
    emit(state, {
      type: 'contact-joined',
      rules: TOKEN_LEAVES.rules,
      player: scope.you,
      contact: contactOf(state, joined).id,
      because: [TOKEN_LEAVES],
    });
  }),
);

const TOKEN_LEAVES = reason('token-leaves', 'the token leaves the map with it', ['or.contact-encounter.07']);

/** A secret lies beside the board. */
const NO_SLOT = reason('no-slot-needed', 'it lies facedown and takes no slot', ['or.secrets.04']);

const keepingSecret = effect(
  'keep-secret',
  does<'keep-secret'>('keep it facedown', ['or.secrets.04', 'or.secrets.02'], (state, _effect, { drawn, you }) => {
    if (drawn?.from !== 'encounter' || drawn.space === null || isKept(state, drawn)) return;
    keepDrawn(state, drawn);
    const player = playerOf(state, you);
    player.secretsGained += 1;
    const id = `${you}/secret-${player.secretsGained}`;
    player.secrets.push({ id, card: drawn.card, space: drawn.space });
    bringIn(state, you, id);
    const because = [NO_SLOT];
    emit(state, {
      type: 'secret-gained',
      rules: ['or.secrets.04', 'or.secrets.02'],
      player: you,
      secret: id,
      card: drawn.card,
      because,
    });
  }),
);

const discarding = effect(
  'discard',
  decides<'discard', Act<'choose-card'>>(
    'choose a card',
    ['or.discard-and-remove.01'],
    (state, frame) => {
      const { effect: of, scope } = frame;
      const fitting = cardsWho(state, playerOf(state, scope.you), of.card);
      const count = of.count ?? 1;
      if (count === 'all' || fitting.length === 0 || frame.discarded >= count) return null;
      const choices = fitting.map(({ id }) => allowed({ type: 'choose-card', player: scope.you, card: id }));
      return question(scope.you, 'a card to discard', choices);
    },
    (state, frame, { card }) => {
      frame.discarded += 1;
      discardOwned(state, card);
      return 'again';
    },
  ),
  does<'discard'>('discard all', ['or.discard-and-remove.01'], (state, { card, count }, { you }) => {
    if (count !== 'all') return;
    for (const { id } of cardsWho(state, playerOf(state, you), card)) discardOwned(state, id);
  }),
);

const discardingSecrets = effect(
  'discard-secrets',
  decides<'discard-secrets', Act<'choose-secret'>>(
    'choose a secret',
    ['or.discard-and-remove.01'],
    (state, frame) => {
      const { effect: of, scope } = frame;
      const { secrets } = playerOf(state, scope.you);
      if (of.count === 'all' || secrets.length === 0 || frame.discarded >= of.count) return null;
      const choices = secrets.map(({ id }) => allowed({ type: 'choose-secret', player: scope.you, secret: id }));
      return question(scope.you, 'a secret to discard', choices);
    },
    (state, frame, { secret }) => {
      frame.discarded += 1;
      discardSecret(state, secret);
      return 'again';
    },
  ),
  does<'discard-secrets'>('discard all', ['or.discard-and-remove.01'], (state, { count }, { you }) => {
    if (count === 'all') for (const { id } of [...playerOf(state, you).secrets]) discardSecret(state, id);
  }),
);

const discardingThis = effect(
  'discard-this',
  does<'discard-this'>('discard it', ['or.discard-and-remove.01'], (state, _effect, { card }) => {
    if (card === null) return;
    if (secretOf(state, card)) discardSecret(state, card);
    else discardOwned(state, card);
  }),
);

const removingThis = effect(
  'remove-this',
  does<'remove-this'>('remove it', ['or.discard-and-remove.03'], (state, _effect, { card }) => {
    if (card === null) return;
    if (secretOf(state, card)) discardSecret(state, card, 'box');
    else removeOwned(state, card);
  }),
);

const gainingCard = effect(
  'gain-card',
  decides<'gain-card', Act<'buy' | 'buy-nothing'>>(
    'gain a card or not',
    ['or.market-action.08'],
    askGain,
    (state, frame, action) => {
      if (action.type === 'buy') buy(state, frame.scope.you, action.deck, frame.effect.discount);
    },
  ),
  does<'gain-card'>('think again', ['or.market-action.08'], (_state, _effect, _scope, frame) => {
    if (!frame.stopped) return;
    frame.stopped = false;
    goTo(frame, 'gain a card or not');
  }),
);

function askGain(state: OuterRimState, { effect: { decks, discount }, scope: { you } }: EffectFrame<'gain-card'>) {
  const choices = decks.map((deck) =>
    candidate({ type: 'buy', player: you, deck }, cannotBuy(state, you, deck, discount)),
  );
  return question(you, 'a card to gain', [...choices, allowed({ type: 'buy-nothing', player: you })]);
}

const takingCrew = effect(
  'take-crew',
  decides<'take-crew', Act<'choose-card'>>(
    'choose a crew',
    ['or.trading-credits-and-promises.01'],
    (state, { effect: { from, card }, scope: { you } }) => {
      const crew = playersWho(state, you, from).flatMap((other) => cardsWho(state, other, { ...card, kind: 'crew' }));
      if (crew.length === 0) return null;
      return question(
        you,
        'a crew to take',
        crew.map(({ id }) => allowed({ type: 'choose-card', player: you, card: id })),
      );
    },
    (state, frame, { card }) => {
      const { you } = frame.scope;
      handOver(state, card, you, 'taken');
      review(state, you);
      for (const other of state.players) if (other.id !== you) review(state, other.id);
    },
  ),
);

const acting = effect(
  'action',
  ...choosesPlayer<'action'>(['or.action-step.03'], (state, { effect: { action }, scope }) =>
    action === 'trade' ? personsHere(state, scope) : [],
  ),
  does<'action'>(
    'perform it',
    ['or.action-step.03', 'or.action-step.04', 'or.action-step.05'],
    (state, { action, discount }, { you }, frame) => {
      const partner = frame.chosen['player'];
      if (action === 'trade' && typeof partner === 'string') trade(state, you, partner);
      if (action === 'market') market(state, you, discount ?? 0);
      if (action === 'deliver' && deliverable(state, you).length > 0) deliver(state, you);
    },
  ),
);

function personsHere(state: OuterRimState, { you }: Scope): string[] {
  const here = playersHere(state, playerOf(state, you));
  return here.filter((other) => other.kind === 'person').map((other) => other.id);
}

export const assets = [
  keeping,
  keepingSecret,
  discarding,
  discardingSecrets,
  discardingThis,
  removingThis,
  gainingCard,
  takingCrew,
  acting,
];
