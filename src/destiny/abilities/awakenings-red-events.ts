/** Red events of Awakenings: Command. */
import { gainAdditionalActions, endActionPhase } from '../effects/action-phase';
import { combinedValue, dieOf, findDie, symbolOf } from '../queries/dice';
import { activate, discardFromPlay, exhaust, ready as readyCard } from '../effects/cards';
import { returnToPlay } from '../effects/defeat';
import { heal } from '../effects/damage';
import { cannotRemove, removeDice } from '../effects/dice';
import { discardFromHand, lookedAt } from '../effects/hands';
import { loseResources } from '../effects/resources';
import { call, type DestinyAbility } from '../engine';
import { charactersOf, costOf, factsOf, hasSubtype } from '../queries/cards';
import { playerOf } from '../queries/players';
import { controlsBattlefield } from '../queries/battlefield';
import type { CardInPlay, Code, DestinyState, Die } from '../model/state';
import {
  ANY_NUMBER,
  anOpponents,
  choose,
  chooseCharacter,
  chooseDie,
  chooseOpponent,
  chooseOption,
  chooseSupport,
  damage,
  distributeShields,
  does,
  draw,
  event,
  exhausted,
  keyword,
  lookAtTheirHand,
  lookNoMore,
  may,
  not,
  ofColor,
  only,
  picked,
  pickedAll,
  play,
  ready,
  removeAll,
  removeSeveral,
  reroll,
  resolve,
  showing,
  spotColor,
  takeDamageOfDie,
  theirs,
  andThen,
  theOpponent,
  turn,
  unique,
  unless,
  worthAtLeast,
  yours,
} from './helpers';

/** What Retreat does, in its own entry of the rulebook. */
const RETREAT = ['des.card-retreat.01'];

const onlyInControl = (code: Code): DestinyAbility =>
  only(code, 'Its player must control the battlefield.', (state, { player }) => controlsBattlefield(state, player));

const readyRedCharacters = (state: DestinyState, player: string): number =>
  charactersOf(state, player).filter((each) => !each.exhausted && factsOf(each.code).color === 'red').length;

const defeatedCharacters = (state: DestinyState, player: string): CardInPlay[] =>
  state.cards.filter((each) => each.zone === 'set-aside' && each.type === 'character' && each.controller === player);

const isVehicle = (die: Die | undefined): boolean => die !== undefined && hasSubtype(die.code, 'vehicle');

const villain: readonly DestinyAbility[] = [
  // 01068 Cannon Fodder
  event('01068', [takeDamageOfDie(not(unique))]),
  // 01069 Closing the Net
  event('01069', [
    chooseOpponent(),
    removeSeveral({ where: [theirs], count: 1, by: theOpponent, orElse: 'go on' }),
    may(
      'put it on the bottom of your deck',
      {},
      does('on the bottom of the deck', (state, you) => {
        for (const each of state.limbo) if (each.id === you.source) each.to = 'deck-bottom';
      }),
    ),
  ]),
  // 01070 Endless Ranks
  event('01070', [
    choose({
      as: 'character',
      asks: 'a defeated character',
      kind: 'character',
      from: (state, you) =>
        defeatedCharacters(state, you.controller)
          .filter((each) => factsOf(each.code).color === 'red' && !factsOf(each.code).unique)
          .map((each) => each.id),
    }),
    does('return it to the game', (state, you) => returnToPlay(state, picked(you, 'character'))),
  ]),
  // 01071 Occupation
  onlyInControl('01071'),
  event('01071', [
    chooseOpponent(),
    does('lose all resources', (state, you) => {
      const opponent = theOpponent(state, you);
      loseResources(state, opponent, playerOf(state, opponent).resources, you.controller);
    }),
  ]),
  // 01072 Probe
  event('01072', [
    chooseOpponent(),
    lookAtTheirHand(2),
    does('discard the events among them', (state, you) => {
      const events = lookedAt(state, you.controller).filter((code) => factsOf(code).type === 'event');
      for (const code of events) discardFromHand(state, theOpponent(state, you), code, you.controller);
    }),
    lookNoMore,
  ]),
  // 01073 Sweep the Area
  event('01073', [
    chooseOpponent(),
    reroll({ where: [theirs], count: (state, you) => readyRedCharacters(state, you.controller) }),
  ]),
  // 01074 Tactical Mastery
  event('01074', [
    spotColor('red'),
    does('2 additional actions', (state, you) => gainAdditionalActions(state, you.controller, 2)),
  ]),
  // 01075 The Best Defense...
  event('01075', [
    damage(3, { where: [yours, ofColor('red')] }),
    chooseOpponent(),
    removeSeveral({ where: [theirs], count: 2, upTo: true }),
  ]),
];

const hero: readonly DestinyAbility[] = [
  // 01103 Commando Raid
  event('01103', [resolve({ where: [yours, ofColor('red'), showing('discard')], how: { plus: 2 } }), andThen(draw(1))]),
  // 01104 Defensive Position
  onlyInControl('01104'),
  event('01104', [chooseOpponent(), removeAll(theirs, worthAtLeast(2))]),
  // 01105 Field Medic
  event('01105', [
    chooseCharacter({ asks: 'a character to heal' }),
    does('remove 2 damage', (state, you) => void heal(state, picked(you, 'character'), 2, you.controller)),
  ]),
  // 01106 Hit and Run
  keyword('01106', 'ambush'),
  event('01106', [
    chooseCharacter({ asks: 'a character to activate', where: [yours, ofColor('red'), ready] }),
    does('activate it', (state, you) => activate(state, picked(you, 'character'))),
  ]),
  // 01107 It's a Trap!
  keyword('01107', 'ambush'),
  event('01107', [
    chooseOption(
      (state, you) => state.dice.flatMap((die) => (anOpponents(state, die, you) ? (symbolOf(die) ?? []) : [])),
      { as: 'symbol', asks: 'a symbol' },
    ),
    andThen(
      turn({
        where: [yours, ofColor('red')],
        to: (side, _state, _die, you) => side.symbol === picked(you, 'symbol'),
        count: ANY_NUMBER,
        upTo: true,
      }),
    ),
  ]),
  // 01108 Natural Talent
  event('01108', [resolve({ how: { plus: 1 } })]),
  // 01109 Rearm
  event('01109', [
    play('discard', {
      where: (_state, code) => factsOf(code).type === 'upgrade' && factsOf(code).color === 'red',
      how: { less: 1 },
    }),
  ]),
  // 01110 Retreat
  event(
    '01110',
    [
      chooseOpponent(),
      does('the opponent may take an action', (state, you) =>
        call(state, 'additional action', { player: theOpponent(state, you) }),
      ),
      andThen(does('the action phase ends', (state, you) => endActionPhase(state, you.controller, RETREAT))),
    ],
    { rules: RETREAT },
  ),
  // 01111 Strategic Planning
  event('01111', [
    chooseOption(['ready', 'exhaust']),
    chooseSupport({ where: [(_state, it, you) => it.exhausted === (picked(you, 'option') === 'ready')] }),
    does('do it', (state, you) =>
      (picked(you, 'option') === 'ready' ? readyCard : exhaust)(state, picked(you, 'support'), you.controller),
    ),
  ]),
  // 01112 Surgical Strike
  event(
    '01112',
    [
      chooseDie({
        as: 'dice',
        asks: 'dice to remove',
        where: [yours, ofColor('red'), showing('ranged')],
        count: ANY_NUMBER,
        upTo: true,
        not: (state, die, you) => cannotRemove(state, die, you.controller),
      }),
      does('add their values up, each 1 higher', (state, you) => {
        const dice = pickedAll(you, 'dice').map((die) => dieOf(state, die));
        you.count = combinedValue(state, dice) + dice.length;
        removeDice(state, pickedAll(you, 'dice'), you.controller);
      }),
      unless('some dice were removed', (_state, you) => pickedAll(you, 'dice').length > 0),
      chooseSupport({
        asks: 'a support to discard',
        where: [(_state, it, you) => costOf(it.code) <= (you.count ?? 0)],
      }),
      does('discard it', (state, you) => discardFromPlay(state, picked(you, 'support'), you.controller)),
    ],
    { rules: ['des.card-surgical-strike.01'] },
  ),
];

const neutral: readonly DestinyAbility[] = [
  // 01138 Award Ceremony
  event('01138', [
    spotColor('red'),
    draw((state, you) => charactersOf(state, you.controller).filter((each) => each.exhausted).length),
  ]),
  // 01139 Dug in
  onlyInControl('01139'),
  event('01139', [distributeShields(3)]),
  // 01140 Firepower
  event('01140', [
    resolve({
      where: [yours, ofColor('red'), showing('ranged')],
      how: (state, you) => ({ plus: isVehicle(findDie(state, picked(you, 'die'))) ? 2 : 1 }),
    }),
  ]),
  // 01141 Leadership
  event('01141', [
    chooseCharacter({ as: 'leader', asks: 'a character to exhaust', where: [yours, unique, ofColor('red'), ready] }),
    chooseCharacter({
      asks: 'a character to ready',
      where: [exhausted, (_state, it, you) => it.id !== picked(you, 'leader')],
    }),
    does('exhaust the one, ready the other', (state, you) => {
      exhaust(state, picked(you, 'leader'), you.controller);
      readyCard(state, picked(you, 'character'), you.controller);
    }),
  ]),
  // 01142 Logistics
  event('01142', [spotColor('red'), resolve({ where: [yours, showing('resource')], how: { plus: 1 } })]),
  // 01143 Squad Tactics
  // One after another: guardian interrupts (des.queue.09), a redeploy waits for the last of them (des.queue.10, des.queue.11).
  event('01143', [
    chooseCharacter({
      as: 'squad',
      asks: 'characters to activate',
      where: [yours, not(unique), ready],
      count: ANY_NUMBER,
      upTo: true,
    }),
    does('activate them', (state, you) => {
      for (const id of pickedAll(you, 'squad')) activate(state, id);
    }),
  ]),
];

export const awakeningsRedEvents: readonly DestinyAbility[] = [...villain, ...hero, ...neutral];
