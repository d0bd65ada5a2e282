/** What stands on the buttons of Destiny: `anna plays Lightsaber`, `ben resolves dice that show ranged damage`. */
import { destiny } from '..';
import { coreLabels, labelOf } from '../../language/labels';
import { ofPlayer, tell, who, type Telling } from '../../language/telling';
import type { DestinyAction } from '../model/actions';
import { allCards, card, fullName } from '../facts';
import { slug } from '../queries/cards';
import type { DestinyState, Die, DieId } from '../model/state';
import type { Destiny } from '../model/types';
import { nameOfCode, wordOfCard, ofDie } from './card-words';
import { cardOfDie, shownBy, sideOfDie, wordOfAnyCard, wordsOfDie } from './choice-words';
import { nameOf } from './narrate';
import { asksOf } from '../../language/in-words';
import { named as nameOfPiece } from './texts';

const slugs = new Map(allCards().map((each) => [slug(fullName(each)), each.name]));

export const { label } = labelOf<Destiny>({
  play: ({ player, card: code }) => tell`${who(player)} plays ${nameOfCode(code)}`,
  activate: ({ player, card: id }) => tell`${who(player)} activates ${wordOfCard(id)}`,
  resolve: ({ player, symbol }) => tell`${who(player)} resolves dice that show ${symbol}`,
  'discard-to-reroll': ({ player, card: code }) => tell`${who(player)} discards ${nameOfCode(code)} to reroll dice`,
  claim: ({ player }) => tell`${who(player)} claims the battlefield`,
  pass: ({ player }) => tell`${who(player)} passes`,
  forgo: ({ player }) => tell`${who(player)} forgoes the additional action`,

  'choose-character': ({ player, character }) => tell`${who(player)} chooses ${wordOfCard(character)}`,
  'choose-card': ({ player, card: id }) => tell`${who(player)} chooses ${wordOfAnyCard(id)}`,
  'choose-die': ({ player, die }, state) => tell`${who(player)} chooses ${dieLabel(state, die)}`,
  'choose-side': ({ player, die, side }, state) =>
    tell`${who(player)} turns ${dieLabel(state, die)} to ${sideOfDie(state, die, side)}`,
  'choose-opponent': ({ player, opponent }) => tell`${who(player)} chooses ${who(opponent)}`,
  'choose-option': ({ player, option }, state) => optionLabel(state, player, option),
  'choose-battlefield': ({ player, owner }, state) =>
    tell`${who(player)} chooses the battlefield of ${who(owner)}${named(state.players.find(({ id }) => id === owner)?.battlefield)}`,
  done: ({ player }, state) => tell`${who(player)} chooses nothing more (${asked(state)})`,

  ...coreLabels<DestinyState>({
    ability: abilityLabel,
    rolled: ({ die, faces }, state) => `${dieLabel(state, die)} shows ${faces.join(', ')}`,
    drawn: ({ card: drawn, pile }, state) =>
      tell`${wordOfAnyCard(drawn)} comes from the ${ofPlayer(pile, state.players)}`,
    chosenAtRandom: ({ chosen, of }) => tell`${who(String(chosen))} comes from the ${of}`,
  }),
});

/** `the die of Finn that shows 2 ranged`, `die 2 of Jango Fett`. */
function dieLabel(state: DestinyState, id: DieId): string {
  const die = state.dice.find((each) => each.id === id);
  if (!die) return `the die of ${ofDie(id)}`;
  const shown = shownBy(die);
  const of = isOnly(state, die) ? `the die of ${cardOfDie(die)}` : (wordsOfDie(state, id)[0] ?? id);
  return shown === null ? of : `${of} that shows ${shown}`;
}

function isOnly(state: DestinyState, die: Die): boolean {
  return state.dice.filter((each) => cardOfDie(each) === cardOfDie(die)).length === 1;
}

/** An option is a word of what is asked, a player, or the id of one of several special abilities of a card: `finn-soldier/special-2`. */
function optionLabel(state: DestinyState, player: string, option: string): Telling {
  if (option === 'use' || option === 'decline') return claimLabel(state, player, option);
  if (option === 'yes' || option === 'no') return tell`${who(player)} says ${option} (${asked(state)})`;
  const [of = '', kind] = option.split('/');
  const name = slugs.get(of);
  if (kind !== undefined && name !== undefined)
    return tell`${who(player)} uses '${kind.replaceAll('-', ' ')}' of ${name}`;
  const isPlayer = state.players.some(({ id }) => id === option);
  return tell`${who(player)} chooses ${isPlayer ? who(option) : option.replaceAll('-', ' ')}`;
}

function claimLabel({ battlefield: { code } }: DestinyState, player: string, option: 'use' | 'decline'): Telling {
  const of = code === null ? 'the battlefield' : nameOfCode(code);
  return tell`${who(player)} ${option === 'use' ? 'uses' : 'does not use'} the claim ability of ${of}`;
}

const asked = (state: DestinyState): Telling => asksOf({ game: destiny, named: nameOfPiece }, state);

function named(code: string | null | undefined): string {
  return typeof code === 'string' && card(code) ? `, ${nameOfCode(code)}` : '';
}

type AboutAbility = Extract<DestinyAction, { ability: string }>;

/** Most cards have one ability to ask about, and it goes by their names; of several the kind is said: `'action' of Finn`. */
function abilityLabel(action: AboutAbility, state: DestinyState): string {
  const of = nameOf(action.source, state);
  const [, kind] = action.ability.split('/');
  return kind === undefined || isAlone(action, state) ? of : `'${kind.replaceAll('-', ' ')}' of ${of}`;
}

/** Another player's abilities do not count: a label may not tell of them. */
function isAlone({ player, source, ability }: AboutAbility, state: DestinyState): boolean {
  const candidates = (destiny.question(state)?.candidates ?? []) as readonly { action: DestinyAction }[];
  return !candidates.some(
    ({ action }) =>
      'ability' in action && action.player === player && action.source === source && action.ability !== ability,
  );
}
