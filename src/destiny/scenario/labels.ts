/** What stands on the buttons of Destiny: `anna plays Lightsaber`, `ben resolves dice that show ranged damage`. */
import { destiny } from '..';
import { coreLabels, labelOf } from '../../language/labels';
import type { DestinyAction } from '../model/actions';
import { allCards, card, fullName } from '../facts';
import { slug } from '../effects/cards';
import type { DestinyState, Die, DieId } from '../model/state';
import type { Destiny } from '../model/types';
import { nameOfCode, wordOfCard } from './card-words';
import { cardOfDie, shownBy, sideOfDie, wordOfAnyCard, wordsOfDie } from './choice-words';
import { nameOf, ofDie } from './narrate';
import { asksInWords } from '../../language/in-words';
import { named as nameOfPiece } from './texts';

const slugs = new Map(allCards().map((each) => [slug(fullName(each)), each.name]));

export const { label } = labelOf<Destiny>({
  play: ({ player, card: code }) => `${player} plays ${nameOfCode(code)}`,
  activate: ({ player, card: id }) => `${player} activates ${wordOfCard(id)}`,
  resolve: ({ player, symbol }) => `${player} resolves dice that show ${symbol}`,
  'discard-to-reroll': ({ player, card: code }) => `${player} discards ${nameOfCode(code)} to reroll dice`,
  claim: ({ player }) => `${player} claims the battlefield`,
  pass: ({ player }) => `${player} passes`,
  forgo: ({ player }) => `${player} forgoes the additional action`,

  'choose-character': ({ player, character }) => `${player} chooses ${wordOfCard(character)}`,
  'choose-card': ({ player, card: id }) => `${player} chooses ${wordOfAnyCard(id)}`,
  'choose-die': ({ player, die }, state) => `${player} chooses ${dieLabel(state, die)}`,
  'choose-side': ({ player, die, side }, state) =>
    `${player} turns ${dieLabel(state, die)} to ${sideOfDie(state, die, side)}`,
  'choose-opponent': ({ player, opponent }) => `${player} chooses ${opponent}`,
  'choose-option': ({ player, option }, state) => optionLabel(state, player, option),
  'choose-battlefield': ({ player, owner }, state) =>
    `${player} chooses the battlefield of ${owner}${named(state.players.find(({ id }) => id === owner)?.battlefield)}`,
  done: ({ player }, state) => `${player} chooses nothing more (${asked(state)})`,

  ...coreLabels<DestinyState>({
    ability: abilityLabel,
    rolled: ({ die, faces }, state) => `${dieLabel(state, die)} shows ${faces.join(', ')}`,
    drawn: ({ card: drawn, pile }) => `${wordOfAnyCard(drawn)} comes from the ${pile}`,
    chosenAtRandom: ({ chosen, of }) => `${String(chosen)} comes from the ${of}`,
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

/** An option is a word of what is asked, or the id of one of several special abilities of a card: `finn-soldier/special-2`. */
function optionLabel(state: DestinyState, player: string, option: string): string {
  if (option === 'use' || option === 'decline') return claimLabel(state, player, option);
  if (option === 'yes' || option === 'no') return `${player} says ${option} (${asked(state)})`;
  const [of = '', kind] = option.split('/');
  const name = slugs.get(of);
  if (kind !== undefined && name !== undefined) return `${player} uses '${kind.replaceAll('-', ' ')}' of ${name}`;
  return `${player} chooses ${option.replaceAll('-', ' ')}`;
}

function claimLabel({ battlefield: { code } }: DestinyState, player: string, option: 'use' | 'decline'): string {
  const of = code === null ? 'the battlefield' : nameOfCode(code);
  return `${player} ${option === 'use' ? 'uses' : 'does not use'} the claim ability of ${of}`;
}

const asked = (state: DestinyState): string => asksInWords({ game: destiny, named: nameOfPiece }, state);

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
