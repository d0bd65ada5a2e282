/** Blue cards of Awakenings: Force. Characters, upgrades and supports; the events are in awakenings-blue-events.ts. */
import { reason, say, type Cost } from '../../core';
import { areCopies } from '../facts';
import { diceOfCard, dieOf, findDie, shows, sideOf, valueOf } from '../queries/dice';
import { becomeSupport, switchUpgrade } from '../effects/upgrades';
import { dealDamage } from '../effects/damage';
import { cannotRemove, cannotRoll, removeDie, rollDice } from '../effects/dice';
import { discardFromHand, discardFromTop, drawCards, lookAtRandom, lookedAt, stopLooking } from '../effects/hands';
import { canSpend } from '../queries/cost';
import { gainShields, removeShields } from '../effects/shields';
import type { CardFrame } from '../effects/memory';
import type { DestinyAbility } from '../engine';
import type { DestinyEvent } from '../model/events';
import { cardsOf, characterOf, costOf, factsOf, findCard, hasSubtype, upgradesOn } from '../queries/cards';
import { playerOf } from '../queries/players';
import { playing } from '../procedures/play-a-card';
import { gainAdditionalActions } from '../effects/action-phase';
import type { Code, DestinyState } from '../model/state';
import { awakeningsBlueEvents } from './awakenings-blue-events';
import {
  action,
  after,
  anOpponents,
  before,
  chooseCardFrom,
  chooseCharacter,
  chooseDeck,
  chooseDie,
  chooseOpponent,
  chooseOption,
  damage,
  damageChosen,
  discardOwnCard,
  distributeShields,
  does,
  draw,
  exhaustThis,
  gain,
  ifChosen,
  keyword,
  lookAtTop,
  lookNoMore,
  may,
  not,
  ofChosen,
  ongoing,
  only,
  onlyIf,
  onlyOnColor,
  pay,
  picked,
  play,
  removeThisDie,
  reroll,
  rerollInsteadOfRemoving,
  resolve,
  shields,
  shieldThis,
  special,
  andThen,
  theOpponent,
  thisCharacter,
  triggered,
  turn,
  unless,
  yours,
  type Part,
} from './helpers';

const isBlueUpgrade = (code: Code): boolean => factsOf(code).type === 'upgrade' && factsOf(code).color === 'blue';

/** The player who controls the character that was chosen. */
const controllerOfChosen = (state: DestinyState, you: CardFrame): string =>
  findCard(state, picked(you, 'character'))?.controller ?? '';

const characters: readonly DestinyAbility[] = [
  // 01009 Count Dooku
  // Each die deals damage by itself, and he may answer to each (des.card-count-dooku.02).
  triggered('01009', {
    on: before('damage-dealt'),
    when: (_state, self) => self.event.character === self.source,
    may: true,
    rules: ['des.card-count-dooku.01'],
    effect: [discardOwnCard(), does('1 shield', (state, you) => gainShields(state, you.source, 1, you.controller))],
  }),
  // 01010 Darth Vader, Sith Lord
  triggered('01010', {
    on: after('activated'),
    when: (_state, { event, source }) => event.card === source,
    may: true,
    effect: [
      chooseOpponent(),
      chooseCardFrom('hand', { asks: 'a card to discard', of: theOpponent, by: theOpponent }),
      does('discard it', (state, you) =>
        discardFromHand(state, theOpponent(state, you), picked(you, 'card'), you.controller),
      ),
    ],
  }),
  // 01011 Kylo Ren, Vader's Disciple
  special('01011', [
    chooseCharacter({ asks: "an opponent's character", where: [anOpponents] }),
    does('look at a random card', (state, you) => {
      stopLooking(state);
      lookAtRandom(state, you.controller, controllerOfChosen(state, you), 1);
    }),
    damageChosen((state, you) => lookedAt(state, you.controller).map(costOf)[0] ?? 0),
    lookNoMore,
  ]),
  // 01012 Nightsister
  action(
    '01012',
    [
      reroll({ orElse: 'go on' }),
      does('1 damage to this character', (state, { source, controller }) =>
        dealDamage(state, { to: source, amount: 1, by: controller, source }),
      ),
    ],
    { rules: ['des.card-nightsister.01'] },
  ),
  // 01035 Luke Skywalker
  triggered('01035', {
    on: after('activated'),
    when: (_state, self) => self.event.card === self.source,
    effect: [draw(1)],
  }),
  // 01036 Padawan
  ongoing('01036', {
    rules: ['des.card-padawan.01'],
    modifies: {
      cost: (state, { source }, cost, { code, on }) =>
        on === source && hasSubtype(code, 'weapon') && upgradesOn(state, source).length === 0 ? cost - 1 : cost,
    },
  }),
  // 01037 Qui-Gon Jinn
  // As he is about to gain shields, before they come (des.trigger-condition.02).
  triggered('01037', {
    on: before('shields-gained'),
    when: (_state, { event, source }) => event.character === source,
    unable: (state, { source }) =>
      findCard(state, source)?.shields ? null : reason('no-shield', 'He has no shield.', ['des.choose-target.04']),
    may: true,
    rules: ['des.card-qui-gon-jinn.01'],
    effect: [
      does('remove 1 of his shields', (state, you) => void removeShields(state, you.source, 1, you.controller)),
      damage(1),
    ],
  }),
  // 01038 Rey
  triggered('01038', {
    on: after('card-played'),
    when: (_state, { event, source, controller }) =>
      event.on === source && event.player === controller && factsOf(event.code).type === 'upgrade',
    rules: ['des.card-rey.01'],
    effect: [does('an additional action', (state, you) => gainAdditionalActions(state, you.controller, 1))],
  }),
];

/** What Force Training can do. */
const TRAINING = ['damage', 'resource', 'shield'] as const;

const train = (as: string): Part => {
  const chose =
    (option: string) =>
    (_state: DestinyState, you: CardFrame): boolean =>
      picked(you, as) === option;
  return [onlyIf(chose('damage'), damage(1)), onlyIf(chose('resource'), gain(1)), onlyIf(chose('shield'), shields(1))];
};

/** Exhausts the upgrade only where the attached character has no shields. */
const exhaustWhereNoShields: Cost<DestinyState, DestinyEvent> = {
  cannot: (state, self) =>
    characterOf(state, self.source)?.shields
      ? reason('has-shields', 'The character has shields.', ['des.abilities.08'])
      : exhaustThis.cannot(state, self),
  pay: exhaustThis.pay,
};

const isYours = (state: DestinyState, you: CardFrame): boolean => findCard(state, you.source)?.owner === you.controller;

/** The die that came with the upgrade that Sith Holocron was switched for. */
const switchedDie = (state: DestinyState, you: CardFrame) => diceOfCard(state, picked(you, 'switched'))[0];

const upgrades: readonly DestinyAbility[] = [
  // 01013 Force Choke
  onlyOnColor('01013', 'blue'),
  special('01013', [
    damage(1, { unblockable: true, where: [not(thisCharacter)] }),
    andThen(turn({ where: [ofChosen()], upTo: true })),
  ]),
  // 01014 Immobilize
  onlyOnColor('01014', 'blue'),
  action('01014', [removeThisDie, turn({ to: (side) => side.symbol === 'blank' })]),
  // 01015 Kylo Ren's Lightsaber
  onlyOnColor('01015', 'blue'),
  special('01015', [damage(2), onlyIf((_state, you) => (you.blocked ?? 0) > 0, rerollInsteadOfRemoving)]),
  // 01016 Sith Holocron
  special(
    '01016',
    [
      // Nobody has an opponent's card in hand, so only one's own can be switched (des.faq-cunning-sith-holocron.01).
      unless('is it yours', isYours, (_state, you) =>
        reason('not-yours', say`${you.source} is an opponent's, and cannot come into the hand of ${you.controller}`, [
          'des.faq-cunning-sith-holocron.01',
          'des.hand.06',
        ]),
      ),
      chooseCardFrom('hand', {
        asks: 'an upgrade to switch it with',
        where: (_state, code) => isBlueUpgrade(code) && hasSubtype(code, 'ability'),
      }),
      does('switch them', (state, you) => {
        const switched = switchUpgrade(state, you.source, picked(you, 'card'), you.controller);
        you.picks = { ...you.picks, switched: switched === null ? [] : [switched] };
      }),
      may(
        'spend 1 to roll its die',
        {
          able: (state, you) => {
            const die = switchedDie(state, you);
            return die !== undefined && !cannotRoll(state, die.id) && canSpend(state, you.controller, 1);
          },
        },
        pay(1),
        does('roll its die', (state, you) => {
          const die = switchedDie(state, you);
          if (die) rollDice(state, [die.id], you.controller);
        }),
      ),
    ],
    { rules: ['des.card-sith-holocron.01'] },
  ),
  // 01039 Force Protection
  onlyOnColor('01039', 'blue'),
  special('01039', [distributeShields(3)]),
  // 01040 Jedi Robes
  triggered('01040', {
    on: after('card-played'),
    when: (_state, { event, source }) => event.card === source,
    effect: [shieldThis((state) => (state.round === 1 ? 2 : 1))],
  }),
  // 01041 Luke Skywalker's Lightsaber
  onlyOnColor('01041', 'blue'),
  special('01041', [
    chooseOption(['shields', 'damage']),
    ifChosen('shields', shields(2)),
    ifChosen('damage', damage(2, { unblockable: true })),
  ]),
  // 01042 One With The Force
  // Before its character is defeated, so that it is no upgrade any more by then (des.before-abilities.03).
  onlyOnColor('01042', 'blue'),
  triggered('01042', {
    on: before('defeated'),
    when: (state, self) => findCard(state, self.source)?.on === self.event.character,
    rules: ['des.card-one-with-the-force.01'],
    effect: [does('it becomes a support', (state, you) => becomeSupport(state, you.source, you.controller))],
  }),
  // 01057 Force Throw
  onlyOnColor('01057', 'blue'),
  special('01057', [
    chooseDie({ asks: 'a die to remove', not: (state, die, you) => cannotRemove(state, die, you.controller) }),
    chooseCharacter({ asks: 'a character to damage' }),
    does('remove it and keep its value', (state, you) => {
      you.count = valueOf(state, dieOf(state, picked(you, 'die')));
      removeDie(state, picked(you, 'die'), you.controller);
    }),
    damageChosen((_state, you) => you.count ?? 0),
  ]),
  // 01058 Force Training
  only(
    '01058',
    'Its player must have a blue character.',
    (state, { player }) => cardsOf(state, player, 'character').some((each) => factsOf(each.code).color === 'blue'),
    { rules: ['des.spot.04'] },
  ),
  special(
    '01058',
    [
      chooseOption(TRAINING, { as: 'first' }),
      chooseOption((_state, you) => TRAINING.filter((each) => each !== picked(you, 'first')), { as: 'second' }),
      train('first'),
      train('second'),
    ],
    { rules: ['des.card-force-training.01'] },
  ),
  // 01059 Lightsaber
  keyword('01059', 'redeploy'),
  special('01059', [damage(2, { unblockable: true })]),
  // 01060 Mind Probe
  onlyOnColor('01060', 'blue'),
  special('01060', [
    damage((state, you) => playerOf(state, controllerOfChosen(state, you)).hand.length, { where: [anOpponents] }),
  ]),
  // 01090 Hidden In Shadow
  action('01090', [shieldThis(1)], { cost: exhaustWhereNoShields }),
];

const supports: readonly DestinyAbility[] = [
  // 01088 Emperor's Favor
  ongoing('01088', {
    rules: ['des.increase.02'],
    modifies: { 'hand size': (_state, self, size, { player }) => (player === self.controller ? size + 1 : size) },
  }),
  // 01089 Power of the Dark Side
  action(
    '01089',
    [
      reroll({ where: [yours] }),
      onlyIf(
        (state, you) => {
          const die = findDie(state, picked(you, 'dice'));
          return die !== undefined && shows(die, 'blank');
        },
        damage(2, { unblockable: true }),
      ),
    ],
    { cost: exhaustThis },
  ),
  // 01123 Jedi Council
  action(
    '01123',
    [
      chooseDeck,
      lookAtTop(2),
      andThen(
        chooseCardFrom('looks', { asks: 'a card to discard', upTo: true }),
        onlyIf(
          (_state, you) => picked(you, 'card') !== '',
          does('discard it', (state, you) =>
            discardFromTop(state, picked(you, 'owner'), picked(you, 'card'), you.controller),
          ),
          does('its owner draws the other', (state, you) => drawCards(state, picked(you, 'owner'), 1)),
        ),
      ),
      lookNoMore,
    ],
    { cost: exhaustThis },
  ),
  // 01124 Awakening
  action(
    '01124',
    [resolve({ where: [yours, (_state, die) => sideOf(die)?.modifier === true], how: { unmodified: true } })],
    { cost: exhaustThis },
  ),
  // 01125 The Force is Strong
  action(
    '01125',
    [
      discardOwnCard((_state, code) => factsOf(code).color === 'blue'),
      play('hand', {
        where: (_state, code, you) => areCopies(factsOf(code), factsOf(picked(you, 'discard'))),
        how: { free: true },
      }),
    ],
    { cost: exhaustThis },
  ),
  // 01150 It Binds All Things
  triggered('01150', {
    on: before('card-played'),
    when: (_state, { event, controller }) => event.player === controller && isBlueUpgrade(event.code),
    may: true,
    cost: exhaustThis,
    rules: ['des.decrease.02'],
    effect: [
      does('it costs 1 less', (state) => {
        const play = playing(state);
        if (play) play.less += 1;
      }),
    ],
  }),
  ongoing('01150', {
    as: 'possible-decrease',
    modifies: {
      'possible cost': (state, self, cost, { player, code }) => {
        const helps = player === self.controller && isBlueUpgrade(code) && !findCard(state, self.source)?.exhausted;
        return helps ? cost - 1 : cost;
      },
    },
  }),
];

export const awakeningsBlue: readonly DestinyAbility[] = [
  ...characters,
  ...upgrades,
  ...supports,
  ...awakeningsBlueEvents,
];
