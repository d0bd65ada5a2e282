/** One sentence for everything that happens in a game of Armada. */
import { sayFacing } from '../../language/headings';
import { tell, who } from '../../language/telling';
import { counted, listInWords } from '../../language/labels';
import { storyOf } from '../../language/language';
import { inWords } from '../../language/sentences';
import type { Point } from '../../core/geometry';
import type { HullZone } from '../facts';
import type { ShownDie } from '../model/attack';
import type { ArmadaState } from '../model/state';
import type { Armada } from '../model/types';
import { named, nameOf, pieceLabel, tokenOf } from './piece-labels';
import { sayClicks } from './verbs';

export const story = storyOf<Armada>(
  {
    'first-player-chosen': '{first} is the first player',
    'objective-chosen': 'the objective is {objective}',
    'obstacle-placed': '{obstacle} is placed at {pose}',
    'ship-deployed': '{ship} is deployed at {pose} at speed {speed}',
    'squadron-deployed': '{squadron} is deployed at {at}',
    'setup-step-ended': null,
    'objective-token-assigned': '{ship} is given an objective token',
    'objective-token-discarded': 'the objective token of {ship} is discarded',
    'objective-token-placed': '{token} is placed [on {obstacle}|at {at}]',
    'objective-token-moved': '{token} is moved from {from} to {to}',
    'objective-token-removed': '{token} is removed',
    'piece-set-aside': '{piece} is set aside',
    'victory-tokens-gained': '{player} gains {tokens victory token}',
    'mine-dice-rolled': '{ship} meets {token}: the dice show {faces}',

    'round-started': 'round {round} begins',
    'phase-started': 'the {phase} phase begins',
    'phase-ended': 'the {phase} phase ends',
    passed: '{player} has nothing left to activate and passes',
    'initiative-flipped': 'the initiative token is flipped',
    'initiative-passed': 'initiative passes to {first}',
    'game-ended': 'the game is won by {winner}',

    'dials-assigned': '{ship} is assigned [{commands} at the bottom of its stack|{dials command dial}]',
    'ship-activates': '{ship} activates',
    'dial-revealed': '{ship} reveals {command}',
    'dial-spent': '{ship} spends its {command} dial',
    'dial-discarded': 'the unspent {command} dial of {ship} is discarded',
    'token-assigned': '{ship} is assigned a {token} token',
    'token-discarded': '{ship} discards a {token} token',
    'token-spent': '{ship} spends a {token} token',
    'token-not-assigned': '{ship} is assigned no {token} token',
    'token-due': null,
    'dials-looked-at': '{player} looks at the command dials of {ship}[: {commands}]',
    'dial-changed': 'the top dial of {ship} is now {command}',
    'command-resolved': '{ship} resolves {command} with its {with}',
    'squadron-command-resolved': null,
    'ship-activated': 'the activation of {ship} is over',

    'speed-changed': '{ship} changes its speed',
    'ship-moved': ({ ship: id, to, speed, clicks, side }, state) => {
      const ship = pieceLabel(state, id);
      if (speed === 0) return `${ship} stays where it is, at speed 0`;
      const course = clicks.slice(0, speed).map(sayClicks).join(', ');
      return `${ship} moves at speed ${speed} (${course}; tool on its ${side ?? 'right'}) to ${sayPoint(to)}, facing ${sayFacing(to.heading)}`;
    },
    'ship-overlapped': '{ship} overlapped {other}',
    'maneuver-executed': '{ship} has executed a maneuver at speed {speed}',
    'maneuver-completed': null,
    'obstacle-not-resolved': '{ship} does not resolve {obstacle}',
    'squadron-placed': '{squadron} is placed around {ship}, at {at}',
    'squadron-left': '{squadron} stays where it is: there is no place for it',
    'squadron-activates': '{squadron} activates',
    'squadron-moved': ({ squadron, from, to }, state) => {
      const stays = from.x === to.x && from.y === to.y;
      const how = stays ? 'moves, staying where it is' : `moves from ${sayPoint(from)} to ${sayPoint(to)}`;
      return `${pieceLabel(state, squadron)} ${how}`;
    },
    'squadron-activated': 'the activation of {squadron} is over',
    'slider-toggled': ({ squadron, activated }, state) =>
      `the slider of ${pieceLabel(state, squadron)} is toggled: it is ${activated ? '' : 'not '}activated`,
    'obstacle-overlapped': '{piece} overlaps {obstacle}',
    'attack-skipped': '{piece} makes no attack',

    'attack-declared': (
      { attacker, zone, defender, defendingZone, range, obstructedBy, counter, because = [] },
      state,
    ) => {
      const how = counter ? 'counters' : 'attacks';
      const isNear = zone === null && !because.some(({ code }) => code === 'range');
      const far = isNear ? 'distance 1' : `${range} range`;
      const by = listInWords(obstructedBy.map((each) => pieceLabel(state, each)));
      const through = obstructedBy.length === 0 ? '' : `, obstructed by ${by}`;
      return `${partOf(state, attacker, zone)} ${how} ${partOf(state, defender, defendingZone)} at ${far}${through}`;
    },
    'attack-canceled': 'the attack of {attacker} on {defender} is canceled: it has no dice',
    'die-removed': '{attacker} removes a {color} die',
    'attack-dice-rolled': ({ attacker, dice }, state) => `${pieceLabel(state, attacker)} rolls ${sayDice(dice)}`,
    'die-added': '{attacker} adds {color} {face}',
    'dice-rerolled': ({ player, were, dice }) => tell`${who(player)} has ${sayDice(were)} rerolled: ${sayDice(dice)}`,
    'die-changed': 'a {color} die is changed from {from} to {to}',
    'die-spent': '{attacker} spends {color} {face}',
    'dice-canceled': ({ dice }) => `${sayDice(dice)} ${dice.length === 1 ? 'is' : 'are'} canceled`,
    'accuracy-spent': ({ defender, token, exhausted }, state) =>
      `${pieceLabel(state, defender)} cannot spend ${tokenOf(state, defender, token, 'its', exhausted)} in this attack`,
    'defense-token-spent': ({ defender, token, exhausted, zone }, state) =>
      `${pieceLabel(state, defender)} spends ${tokenOf(state, defender, token, 'its', exhausted)}${zone === null ? '' : ` for its ${zone} hull zone`}`,
    'critical-effect-resolved': ({ attacker, effect }, state) => {
      const which = effect === 'standard' ? 'standard critical effect' : `critical effect of ${nameOf(effect, state)}`;
      return `${pieceLabel(state, attacker)} resolves the ${which}`;
    },
    'damage-totaled': 'the total damage of {attacker} is {damage point}',
    'damage-redirected': '{ship} suffers {damage} of it on its {to} instead of its {from} hull zone',
    'attack-performed': ({ attacker, defender, because }, state) =>
      because ? `the attack of ${pieceLabel(state, attacker)} on ${pieceLabel(state, defender)} is over` : null,

    'shields-moved': '{ship} moves a shield from its {from} to its {to} hull zone',
    'shield-recovered': '{ship} recovers a shield of its {zone} hull zone',
    'shield-lost': '{ship} loses a shield of its {zone} hull zone',
    'damage-card-dealt': '{ship} is dealt [{card} faceup|a facedown damage card]',
    'faceup-card-due': null,
    'damage-card-turned-faceup': '{ship} turns {card} faceup',
    'damage-card-turned-facedown': '{ship} turns {card} facedown',
    'damage-cards-looked-at': '{player} looks at the top {count damage card}[: {cards}]',
    'looked-at-card-discarded': '{player} discards {card}',
    'looked-at-card-kept': '{player} leaves one of these cards on top of the damage deck',
    'damage-card-discarded': '{ship} discards [{card}|a facedown damage card]',
    'damage-deck-shuffled': 'the discarded damage cards are shuffled into a new deck of {cards}',
    'damage-deck-empty': 'no damage card is left for {ship}',
    'hull-lost': ({ squadron, change }, state) =>
      change ? `${pieceLabel(state, squadron)} loses ${counted(change.was - change.is, 'hull point')}` : null,
    'hull-recovered': '{squadron} recovers a hull point',
    'defense-token-readied': ({ piece, token }, state) =>
      `${pieceLabel(state, piece)} readies ${tokenOf(state, piece, token, 'its')}`,
    'defense-token-freed': ({ defender, token, exhausted }, state) =>
      `${pieceLabel(state, defender)} can spend ${tokenOf(state, defender, token, 'its', exhausted)}, although accuracy has chosen it`,
    'defense-token-exhausted': ({ piece, token }, state) =>
      `${tokenOf(state, piece, token, 'the')} of ${pieceLabel(state, piece)} is exhausted`,
    'defense-token-discarded': ({ piece, token }, state) =>
      `${pieceLabel(state, piece)} discards ${tokenOf(state, piece, token, 'its')}`,
    'defense-tokens-not-readied': '{piece} readies no defense tokens',
    'upgrade-exhausted': '{ship} exhausts {upgrade}',
    'upgrade-discarded': '{ship} discards {upgrade}',
    'upgrade-readied': '{ship} readies {upgrade}',
    'ship-destroyed': '{ship} is destroyed',
    'squadron-destroyed': '{squadron} is destroyed',
    'not-adjudicated': '{card}[ of {piece}] is not played by this library yet: its text does nothing',
  },
  named,
);

const sayPoint = ({ x, y }: Point): string => inWords({ x, y }, String);

/** The front hull zone of a ship; a squadron as such. */
function partOf(state: ArmadaState, piece: string, zone: HullZone | null): string {
  return zone === null ? pieceLabel(state, piece) : `the ${zone} hull zone of ${pieceLabel(state, piece)}`;
}

function sayDice(dice: readonly ShownDie[]): string {
  return listInWords(dice.map(({ color, face }) => `${color} ${named(face, null)}`));
}
