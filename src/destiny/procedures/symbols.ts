/** What each symbol of a die does (des.melee-damage to des.special-symbol). */
import { allowed, question, type Frame, type PlayerId, say } from '../../core';
import { amount, flag, list, nullable, optional, text, type FieldsOf } from '../../core/codec';
import type { DieSymbol } from '../facts';
import { dieOf, otherSides, poolOf } from '../queries/dice';
import { dealDamage } from '../effects/damage';
import { turnDie } from '../effects/dice';
import { discardAtRandom } from '../effects/hands';
import { loseResources } from '../effects/resources';
import { gainShields } from '../effects/shields';
import { abilitiesOf, ask, call, finish, framesOf, innermost, procedure, run, useAbility } from '../engine';
import { charactersOf, isInPlay, notInPlay } from '../queries/cards';
import { opponentsOf } from '../queries/players';
import type { CardId, Code, DestinyState, DieId } from '../model/state';
import { chooseAmong } from './choose';
import { code, symbol } from '../model/codecs';
import type { DestinyNames } from '../queries/names';

export interface SymbolFrame extends Frame {
  by: PlayerId;
  worth: number;
  symbol: DieSymbol;
  /** The card whose die it is; no other's special ability is used (des.special-symbol.03, des.special-abilities.02). */
  code: Code;
  die: DieId | null;
  /** The die and its modifiers: one source (des.damage.10). */
  dice: DieId[];
  /** The card in play that the die belongs to. */
  source: CardId | null;
  unblockable: boolean;
  againstEach: PlayerId | null;
  /** Chosen already. */
  opponent?: PlayerId;
  turned?: DieId[];
  ability?: string;
}

export const symbolFields = ({ player, card, anyDie }: DestinyNames): FieldsOf<SymbolFrame> => ({
  by: player,
  worth: amount,
  symbol,
  code,
  die: nullable(anyDie),
  dice: list(anyDie),
  source: nullable(card),
  unblockable: flag,
  againstEach: nullable(player),
  opponent: optional(player),
  turned: optional(list(anyDie)),
  ability: optional(text),
});

/**
 * One source of damage, of the die's symbol (des.melee-damage.01, des.ranged-damage.01), whole to one character (des.melee-damage.02,
 * des.ranged-damage.02), and at once where nothing else is in the queue (des.queue.08).
 */
function hit(state: DestinyState, frame: SymbolFrame, to: CardId): void {
  const { worth: amount, by, unblockable, dice, source } = frame;
  const damage = frame.symbol === 'ranged' ? 'ranged' : 'melee';
  const rules = [frame.againstEach === null ? `des.${damage}-damage.01` : 'des.card-salvo.01'];
  dealDamage(state, { to, amount, by, damage, unblockable, dice, source, rules });
}

const resolveDamage = procedure('resolve damage', symbolFields, [
  run('against each character', ['des.card-salvo.01'], (state, frame) => {
    if (frame.againstEach === null) return;
    for (const { id } of charactersOf(state, frame.againstEach)) hit(state, frame, id);
    finish(frame);
  }),
  ask(
    'choose a character',
    ['des.melee-damage.01', 'des.ranged-damage.01'],
    chooseCharacter,
    (state, frame, action) => {
      if (action.type === 'choose-character') hit(state, frame, action.character);
    },
  ),
]);

/** Any character in play, whoever controls it; for each die anew (des.melee-damage.03, des.ranged-damage.03, des.shield-symbol.03). */
function chooseCharacter(state: DestinyState, frame: SymbolFrame) {
  const from = frame.worth > 0 ? charactersEverInPlay(state) : [];
  return chooseAmong({
    by: frame.by,
    asks: say`a character for ${frame.worth} ${frame.symbol}`,
    kind: 'character',
    from,
    not: (id) => (isInPlay(state, id) ? null : notInPlay(id)),
  });
}

/** The defeated ones, too, which cannot be chosen (des.choose-target.03). */
const charactersEverInPlay = (state: DestinyState): CardId[] =>
  state.cards.flatMap(({ id, type }) => (type === 'character' ? [id] : []));

const resolveShields = procedure('resolve shields', symbolFields, [
  run('distribute them where the die says so', ['des.inherent-dice-abilities.03'], (state, frame) => {
    const code = frame.die === null ? frame.code : dieOf(state, frame.die).code;
    if (!distributes(code)) return;
    call(state, 'distribute shields', {
      player: frame.by,
      left: frame.worth,
      given: [],
      rules: ['des.inherent-dice-abilities.03'],
    });
    finish(frame);
  }),
  // All to one, where the die does not say so (des.shield-symbol.02).
  ask('choose a character', ['des.shield-symbol.01'], chooseCharacter, (state, frame, action) => {
    if (action.type === 'choose-character')
      gainShields(state, action.character, frame.worth, frame.by, ['des.shield-symbol.01']);
  }),
]);

/** Has the die the inherent ability to spread its shields, whether or not its card is in play (des.inherent-dice-abilities.01)? */
function distributes(code: Code): boolean {
  return abilitiesOf(code, 'inherent').some((each) => each.permits?.['distribute shields'] !== undefined);
}

/**
 * Other dice of one's own pool, not of an opponent's (des.focus-symbol.03), each at most once, up to the value (des.focus-symbol.01); itself too
 * where it stays (des.card-my-ally-is-the-force.01).
 */
function chooseDieToTurn(state: DestinyState, frame: SymbolFrame) {
  if ((frame.turned?.length ?? 0) >= frame.worth) return null;
  const stays = framesOf(state, 'resolve die').some((each) => each.die === frame.die && each.leaves === 'stays');
  const dice = poolOf(state, frame.by).filter(
    ({ id }) => (stays || !frame.dice.includes(id)) && !frame.turned?.includes(id),
  );
  if (dice.length === 0) return null;
  const sides = dice.flatMap(({ id: die }) =>
    otherSides(state, die).map((side) => allowed({ type: 'choose-side', player: frame.by, die, side })),
  );
  return question(frame.by, say`turn up to ${frame.worth - (frame.turned?.length ?? 0)} dice`, [
    ...sides,
    allowed({ type: 'done', player: frame.by }),
  ]);
}

const resolveFocus = procedure('resolve focus', symbolFields, [
  ask('turn dice', ['des.focus-symbol.01', 'des.focus-symbol.02'], chooseDieToTurn, (state, frame, action) => {
    if (action.type !== 'choose-side') return;
    frame.turned = [...(frame.turned ?? []), action.die];
    turnDie(state, action.die, action.side, frame.by, ['des.focus-symbol.01']);
    return 'again';
  }),
]);

/** With several opponents the resolving player chooses one; with one there is nothing to choose. */
function chooseOpponent(state: DestinyState, frame: SymbolFrame) {
  const from = opponentsOf(state, frame.by);
  if (from.length < 2) return null;
  return chooseAmong({
    by: frame.by,
    asks: say`an opponent for ${frame.worth} ${frame.symbol}`,
    kind: 'opponent',
    from,
  });
}

const opponentOf = (state: DestinyState, frame: SymbolFrame): PlayerId | undefined =>
  frame.opponent ?? opponentsOf(state, frame.by)[0];

const anOpponent = ask(
  'choose an opponent',
  ['des.disrupt-symbol.01', 'des.discard-symbol.01', 'des.choosing-opponents.01'],
  chooseOpponent,
  (_state, frame: SymbolFrame, action) => {
    if (action.type === 'choose-opponent') frame.opponent = action.opponent;
  },
);

const resolveDisrupt = procedure('resolve disrupt', symbolFields, [
  anOpponent,
  run('lose resources', ['des.disrupt-symbol.01', 'des.disrupt-symbol.02'], (state, frame) => {
    const opponent = opponentOf(state, frame);
    if (opponent === undefined) return;
    const lost = loseResources(state, opponent, frame.worth, frame.by, ['des.disrupt-symbol.01']);
    const resolving = innermost(state, 'resolve die');
    if (resolving) resolving.lost += lost;
  }),
]);

const resolveDiscard = procedure('resolve discard', symbolFields, [
  anOpponent,
  run('discard at random', ['des.discard-symbol.01', 'des.discard-symbol.02'], (state, frame) => {
    const opponent = opponentOf(state, frame);
    if (opponent !== undefined) discardAtRandom(state, opponent, frame.worth, frame.by);
  }),
]);

/** The special abilities of a card; which of several is used is the resolving player's choice (des.special-abilities.03). */
export function specialsOf(code: Code): string[] {
  return abilitiesOf(code, 'special').map((each) => each.id);
}

function chooseSpecial(_state: DestinyState, frame: SymbolFrame) {
  const from = specialsOf(frame.code);
  return from.length < 2 ? null : chooseAmong({ by: frame.by, asks: 'a special ability', kind: 'option', from });
}

const resolveSpecial = procedure('resolve special', symbolFields, [
  ask('choose a special ability', ['des.special-abilities.03'], chooseSpecial, (_state, frame, action) => {
    if (action.type === 'choose-option') frame.ability = action.option;
  }),
  run('use it', ['des.special-symbol.01', 'des.abilities.08'], (state, frame) => {
    const ability = frame.ability ?? specialsOf(frame.code)[0];
    if (ability !== undefined) useSpecial(state, ability, frame.source ?? frame.die ?? frame.code, frame.by);
  }),
]);

/** Resolves a special ability for a player. `source`: the card that 'this upgrade' and the like speak of. */
export function useSpecial(state: DestinyState, ability: string, source: string, controller: PlayerId): void {
  useAbility(state, { ability, source, controller });
}

export const symbolProcedures = [
  resolveDamage,
  resolveShields,
  resolveFocus,
  resolveDisrupt,
  resolveDiscard,
  resolveSpecial,
];
