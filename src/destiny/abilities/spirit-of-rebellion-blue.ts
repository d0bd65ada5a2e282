/** Blue cards of Spirit of Rebellion: Force. Characters, upgrades and supports; the events are in spirit-of-rebellion-blue-events.ts. */
import { gainAdditionalActions } from '../effects/action-phase';
import { allPools, diceOfCard, findDie, poolOf, shows, symbolOf } from '../queries/dice';
import { dealDamage, heal } from '../effects/damage';
import { cannotRemove, rerollDice } from '../effects/dice';
import { discardFromDeck, discardFromHand } from '../effects/hands';
import { removeAllShields, removeShields } from '../effects/shields';
import type { CardFrame } from '../effects/memory';
import type { DestinyAbility } from '../engine';
import { cardsOf, characterOf, factsOf, findCard, hasSubtype, isInPlay } from '../queries/cards';
import { isOpponent, playerOf } from '../queries/players';
import { specialsOf, useSpecial } from '../procedures/symbols';
import { blockDamage, damageLeft } from '../procedures/take-damage';
import type { Code, DestinyState } from '../model/state';
import {
  action,
  after,
  before,
  blocking,
  characterDie,
  chooseCardFrom,
  chooseCharacter,
  chooseOpponent,
  chooseOption,
  damage,
  damageChosen,
  discardThis,
  does,
  draw,
  exhaustThis,
  ifChosen,
  increaseResolving,
  inherentToDie,
  keyword,
  may,
  not,
  ongoing,
  only,
  onlyOnColor,
  pay,
  picked,
  playFromEither,
  reason,
  remove,
  removeOwnDie,
  removeSeveral,
  removeThisDie,
  reroll,
  rerollInsteadOfRemoving,
  resolve,
  shields,
  showing,
  special,
  theirs,
  andThen,
  toDo,
  theOpponent,
  theyDistributeDamage,
  thisCharacter,
  triggered,
  turn,
  yours,
  anOpponents,
  type Part,
} from './helpers';
import { spiritOfRebellionBlueEvents } from './spirit-of-rebellion-blue-events';

/** 'You cannot play blue abilities on this character.' */
const noBlueAbilities = (of: Code): DestinyAbility =>
  ongoing(of, {
    forbids: {
      play: (_state, { source }, { code, on }) =>
        on === source && factsOf(code).color === 'blue' && hasSubtype(code, 'ability')
          ? reason('play-restriction', 'No blue ability is played on this character.', ['des.negative-effects.01'])
          : null,
    },
  });

const whoDiscarded = (_state: DestinyState, you: CardFrame): string =>
  you.event?.type === 'discarded-to-reroll' ? you.event.player : '';

const characters: readonly DestinyAbility[] = [
  // 02009 Asajj Ventress
  // One more card: the one for the reroll is discarded by then (des.card-asajj-ventress.01).
  triggered('02009', {
    on: after('discarded-to-reroll'),
    when: (state, { event, controller }) => isOpponent(state, controller, event.player),
    unable: (state, { event }) =>
      playerOf(state, event.player).hand.length > 0
        ? null
        : reason('nothing-there', 'There is no card to discard.', ['des.choose-target.04']),
    may: true,
    effect: [
      chooseCardFrom('hand', { asks: 'a card to discard', of: whoDiscarded, by: whoDiscarded }),
      does('discard it', (state, you) =>
        discardFromHand(state, whoDiscarded(state, you), picked(you, 'card'), you.controller),
      ),
    ],
  }),
  // 02010 Darth Vader, Dark Apprentice
  special('02010', [
    damage(3),
    andThen(
      does('1 damage to this character', (state, you) => {
        if (isInPlay(state, you.source))
          dealDamage(state, { to: you.source, amount: 1, by: you.controller, source: you.source });
      }),
    ),
  ]),
  // 02011 Palpatine
  triggered('02011', {
    on: after('die-resolved'),
    when: (state, { event, source, controller }) =>
      event.player === controller && diceOfCard(state, source).some((die) => die.id === event.die),
    effect: [chooseOpponent(), theyDistributeDamage(2)],
  }),
  // 02012 Royal Guard
  keyword('02012', 'guardian'),
  noBlueAbilities('02012'),
  // 02034 Jedi Acolyte
  triggered('02034', {
    on: before('die-resolved'),
    when: (state, { event, source, controller }) =>
      event.player === controller &&
      diceOfCard(state, source).some((die) => die.id === event.die) &&
      poolOf(state, controller).some((die) => die.id !== event.die && symbolOf(die) === event.symbol),
    effect: [increaseResolving(1)],
  }),
  // 02035 Chirrut Îmwe
  noBlueAbilities('02035'),
  triggered('02035', {
    on: after('activated'),
    when: (_state, { event, source }) => event.card === source,
    may: true,
    effect: [
      does('reroll all blanks', (state, you) => {
        const blanks = poolOf(state, you.controller).filter((die) => shows(die, 'blank'));
        rerollDice(
          state,
          blanks.map((die) => die.id),
          you.controller,
        );
      }),
    ],
  }),
  // 02036 Luminara Unduli
  special('02036', [
    resolve({
      where: [yours, characterDie],
      how: (state, you) => {
        const die = findDie(state, picked(you, 'die'));
        return { plus: die && !factsOf(die.code).unique ? 3 : 2 };
      },
    }),
  ]),
  // 02037 Obi-Wan Kenobi
  // The card comes first, then he is set aside (des.faq-obi-wan-healing.02).
  // Of cards that he plays within one another the innermost comes first (des.faq-obi-wan-noble-sacrifice.02).
  keyword('02037', 'guardian'),
  triggered('02037', {
    on: before('defeated'),
    when: (_state, { event, source }) => event.character === source,
    may: true,
    rules: ['des.faq-obi-wan-noble-sacrifice.01'],
    effect: [
      playFromEither({ where: (code) => factsOf(code).color === 'blue', asks: 'where from', how: { free: true } }),
    ],
  }),
];

const healChosen = (amount: number): Part =>
  does(`heal ${amount}`, (state, you) => void heal(state, picked(you, 'character'), amount, you.controller));
const blankToRemove = (state: DestinyState, you: CardFrame): boolean =>
  allPools(state).some((die) => shows(die, 'blank') && !cannotRemove(state, die.id, you.controller));

const upgrades: readonly DestinyAbility[] = [
  // 02014 Force Lightning
  // The blank may be anybody's (des.card-force-lightning.01).
  onlyOnColor('02014', 'blue'),
  special('02014', [
    damage(1),
    may('remove a blank', { able: blankToRemove }, remove(showing('blank')), rerollInsteadOfRemoving),
  ]),
  // 02015 Lightsaber Pike
  action('02015', [removeThisDie, shields(1, not(thisCharacter))]),
  // 02016 Lure of Power
  inherentToDie('02016', { permits: { 'modifies any symbol': () => true } }),
  // 02039 Handcrafted Light Bow
  special('02039', [damage(3)], { as: 'damage' }),
  special(
    '02039',
    [
      chooseCharacter({ asks: 'a character to lose its shields' }),
      does(
        'remove all its shields',
        (state, you) => void removeAllShields(state, picked(you, 'character'), you.controller),
      ),
      andThen(damageChosen(2)),
    ],
    { as: 'shields-and-damage' },
  ),
  // 02040 Force Heal
  onlyOnColor('02040', 'blue'),
  special('02040', [
    chooseOption(['heal 1', 'spend 1 to heal 2']),
    chooseCharacter({ asks: 'a character to heal' }),
    ifChosen('heal 1', healChosen(1)),
    ifChosen('spend 1 to heal 2', pay(1), healChosen(2)),
  ]),
  // 02041 Journals of Ben Kenobi
  action('02041', [removeThisDie, draw(1)]),
  // 02054 Force Push
  onlyOnColor('02054', 'blue'),
  special('02054', [chooseOpponent(), turn({ where: [theirs], count: 2, upTo: true })]),
  // 02055 Force Speed
  onlyOnColor('02055', 'blue'),
  special('02055', [does('2 additional actions', (state, you) => gainAdditionalActions(state, you.controller, 2))]),
  // 02056 Makashi Training
  only(
    '02056',
    'Its player must have a blue character.',
    (state, { player }) => cardsOf(state, player, 'character').some((each) => factsOf(each.code).color === 'blue'),
    { rules: ['des.spot.04'] },
  ),
  action('02056', [removeOwnDie(showing('melee')), remove(showing('melee'))], { cost: exhaustThis }),
  // 02079 Now I Am The Master
  triggered('02079', {
    on: after('damage-dealt'),
    when: (state, { event, source }) =>
      event.dice.some((die) => characterOf(state, findDie(state, die)?.card ?? '')?.id === findCard(state, source)?.on),
    may: true,
    cost: exhaustThis,
    effect: [turn({ to: ({ symbol }) => symbol === 'blank' })],
  }),
  // 02108 Protective Mentor
  blocking(
    '02108',
    [
      chooseOption(
        (state, you) => {
          const most = Math.min(characterOf(state, you.source)?.shields ?? 0, damageLeft(state));
          return ['1', '2', '3'].slice(0, most);
        },
        { asks: 'how much to block' },
      ),
      does('its shields block', (state, you) => {
        const mentor = characterOf(state, you.source);
        if (mentor)
          blockDamage(
            state,
            removeShields(state, mentor.id, Number(picked(you, 'option')), you.controller),
            you.source,
          );
      }),
    ],
    {
      when: (state, self) => {
        const mentor = characterOf(state, self.source);
        return mentor !== null && mentor.shields > 0 && mentor.id !== self.event.character;
      },
    },
  ),
  // 02135 Force Illusion
  blocking(
    '02135',
    [
      does('discard as many cards as there is damage', (state, you) => {
        you.count = damageLeft(state);
        discardFromDeck(state, you.controller, you.count, you.controller);
      }),
      toDo,
      does('block it', (state, you) => void blockDamage(state, damageLeft(state), you.source)),
      andThen(discardThis),
    ],
    {
      when: (state, self) => findCard(state, self.source)?.on === self.event.character,
      rules: ['des.card-force-illusion.01'],
    },
  ),
];

const supports: readonly DestinyAbility[] = [
  // 02013 Command Shuttle
  special('02013', [
    chooseCharacter({
      asks: 'a character with a special ability',
      where: [yours, (_state, it) => specialsOf(it.code).length > 0],
    }),
    does('use it', (state, you) => {
      const [ability] = specialsOf(findCard(state, picked(you, 'character'))?.code ?? '');
      if (ability !== undefined) useSpecial(state, ability, picked(you, 'character'), you.controller);
    }),
  ]),
  // 02038 Delta-7 Interceptor
  special('02038', [reroll({ count: 3, upTo: true })]),
  // 02078 Dark Presence
  triggered('02078', {
    on: after('die-rolled'),
    when: (_state, { event, controller }) => event.player === controller && event.symbol === 'discard',
    may: true,
    cost: exhaustThis,
    effect: [chooseOpponent(), removeSeveral({ where: [theirs], count: 1, by: theOpponent })],
  }),
  // 02107 Your Eyes Can Deceive You
  triggered('02107', {
    on: after('die-rolled'),
    when: (_state, { event, controller }) => event.player === controller && event.symbol === 'shield',
    may: true,
    cost: exhaustThis,
    effect: [turn({ where: [anOpponents] })],
  }),
  // 02134 Meditate
  action(
    '02134',
    [
      removeOwnDie(showing('blank')),
      turn({ where: [yours], to: ({ symbol }) => symbol !== 'ranged' && symbol !== 'melee' }),
    ],
    {
      cost: exhaustThis,
    },
  ),
];

export const spiritOfRebellionBlue: readonly DestinyAbility[] = [
  ...characters,
  ...upgrades,
  ...supports,
  ...spiritOfRebellionBlueEvents,
];
