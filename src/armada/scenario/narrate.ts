/** One sentence for everything that happens in a game of Armada. */
import { sayFacing, sayPose, tenths } from '../../language/headings';
import { counted, listInWords, withArticle } from '../../language/labels';
import { storyOf } from '../../language/language';
import type { Point } from '../../core/geometry';
import { objectiveCard } from '../facts';
import type { ArmadaState } from '../model/state';
import type { Armada } from '../model/types';
import { attackStory } from './narrate-attack';
import { named, pieceLabel } from './piece-labels';
import { sayClicks, sayCommand, WITH } from './words';

/** The sentence about a ship, a squadron, or either, which goes by its label. */
const of =
  <F extends string>(field: F) =>
  <E extends Record<F, string>>(say: (piece: string, event: E, state: ArmadaState) => string | null) =>
  (event: E, state: ArmadaState): string | null =>
    say(pieceLabel(state, event[field]), event, state);
const [ofShip, ofSquadron, ofPiece] = [of('ship'), of('squadron'), of('piece')];

export const story = storyOf<Armada>({
  'first-player-chosen': ({ first }) => `${first} is the first player`,
  'objective-chosen': ({ objective }) => `the objective is ${objectiveCard(objective)?.name ?? objective}`,
  'obstacle-placed': ({ obstacle, pose }, state) => `${pieceLabel(state, obstacle)} is placed at ${sayPose(pose)}`,
  'ship-deployed': ofShip((ship, { pose, speed }) => `${ship} is deployed at ${sayPose(pose)} at speed ${speed}`),
  'squadron-deployed': ofSquadron((squadron, { at }) => `${squadron} is deployed at ${sayPoint(at)}`),
  'setup-step-ended': () => null,
  'objective-token-assigned': ofShip((ship) => `${ship} is given an objective token`),
  'objective-token-discarded': ofShip((ship) => `the objective token of ${ship} is discarded`),
  'objective-token-placed': ({ token, at, obstacle }, state) =>
    `${token} is placed ${obstacle === null ? `at ${sayPoint(at)}` : `on ${pieceLabel(state, obstacle)}`}`,
  'objective-token-moved': ({ token, from, to }) => `${token} is moved from ${sayPoint(from)} to ${sayPoint(to)}`,
  'objective-token-removed': ({ token }) => `${token} is removed`,
  'piece-set-aside': ofPiece((piece) => `${piece} is set aside`),
  'victory-tokens-gained': ({ player, tokens }) => `${player} gains ${counted(tokens, 'victory token')}`,
  'mine-dice-rolled': ofShip((ship, { token, faces }) => `${ship} meets ${token}: the dice show ${listInWords(faces)}`),

  'round-started': ({ round }) => `round ${round} begins`,
  'phase-started': ({ phase }) => `the ${phase} phase begins`,
  'phase-ended': ({ phase }) => `the ${phase} phase ends`,
  passed: ({ player }) => `${player} has nothing left to activate and passes`,
  'initiative-flipped': () => 'the initiative token is flipped',
  'initiative-passed': ({ first }) => `initiative passes to ${first}`,
  'game-ended': ({ winner }) => `the game is won by ${winner}`,

  'dials-assigned': ofShip((ship, { dials, commands }) =>
    commands === null
      ? `${ship} is assigned ${counted(dials, 'command dial')}`
      : `${ship} is assigned ${listInWords(commands.map(sayCommand))} at the bottom of its stack`,
  ),
  'ship-activates': ofShip((ship) => `${ship} activates`),
  'dial-revealed': ofShip((ship, { command }) => `${ship} reveals ${sayCommand(command)}`),
  'dial-spent': ofShip((ship, { command }) => `${ship} spends its ${sayCommand(command)} dial`),
  'dial-discarded': ofShip((ship, { command }) => `the unspent ${sayCommand(command)} dial of ${ship} is discarded`),
  'token-assigned': ofShip((ship, { token }) => `${ship} is assigned ${withArticle(sayCommand(token))} token`),
  'token-discarded': ofShip((ship, { token }) => `${ship} discards ${withArticle(sayCommand(token))} token`),
  'token-spent': ofShip((ship, { token }) => `${ship} spends ${withArticle(sayCommand(token))} token`),
  'token-not-assigned': ofShip((ship, { token }) => `${ship} is assigned no ${sayCommand(token)} token`),
  'dial-changed': ofShip((ship, { command }) => `the top dial of ${ship} is now ${sayCommand(command)}`),
  'command-resolved': ofShip((ship, event) => `${ship} resolves ${sayCommand(event.command)} with ${WITH[event.with]}`),
  'ship-activated': ofShip((ship) => `the activation of ${ship} is over`),

  'speed-changed': ofShip((ship) => `${ship} changes its speed`),
  'ship-moved': ofShip((ship, { to, speed, clicks, side }) => {
    if (speed === 0) return `${ship} stays where it is, at speed 0`;
    const course = clicks.slice(0, speed).map(sayClicks).join(', ');
    return `${ship} moves at speed ${speed} (${course}; tool on its ${side ?? 'right'}) to [${tenths(to.x)}, ${tenths(to.y)}], facing ${sayFacing(to.heading)}`;
  }),
  'ship-overlapped': ofShip((ship, { other }, state) => `${ship} overlapped ${pieceLabel(state, other)}`),
  'maneuver-executed': ofShip((ship, { speed }) => `${ship} has executed a maneuver at speed ${speed}`),
  'squadron-placed': ofSquadron(
    (squadron, { ship, at }, state) => `${squadron} is placed around ${pieceLabel(state, ship)}, at ${sayPoint(at)}`,
  ),
  'squadron-left': ofSquadron((squadron) => `${squadron} stays where it is: there is no place for it`),
  'squadron-activates': ofSquadron((squadron) => `${squadron} activates`),
  'squadron-moved': ofSquadron((squadron, { from, to }) =>
    from.x === to.x && from.y === to.y
      ? `${squadron} moves, staying where it is`
      : `${squadron} moves from ${sayPoint(from)} to ${sayPoint(to)}`,
  ),
  'squadron-activated': ofSquadron((squadron) => `the activation of ${squadron} is over`),
  'obstacle-overlapped': ofPiece((piece, { obstacle }, state) => `${piece} overlaps ${pieceLabel(state, obstacle)}`),
  'attack-skipped': ofPiece((piece) => `${piece} makes no attack`),

  ...attackStory,

  'shields-moved': ofShip((ship, { from, to }) => `${ship} moves a shield from its ${from} to its ${to} hull zone`),
  'shield-recovered': ofShip((ship, { zone }) => `${ship} recovers a shield of its ${zone} hull zone`),
  'shield-lost': ofShip((ship, { zone }) => `${ship} loses a shield of its ${zone} hull zone`),
  'damage-card-dealt': ofShip((ship, { card }) =>
    card === null ? `${ship} is dealt a facedown damage card` : `${ship} is dealt ${named(card, null)} faceup`,
  ),
  'faceup-card-due': () => null,
  'damage-card-turned-faceup': ofShip((ship, { card }) => `${ship} turns ${named(card, null)} faceup`),
  'damage-card-turned-facedown': ofShip((ship, { card }) => `${ship} turns ${named(card, null)} facedown`),
  'damage-cards-looked-at': ({ player, count, cards }) =>
    `${player} looks at the top ${counted(count, 'damage card')}${cards === null ? '' : `: ${sayCards(cards)}`}`,
  'looked-at-card-discarded': ({ player, card }) => `${player} discards ${named(card, null)}`,
  'damage-card-discarded': ofShip(
    (ship, { card }) => `${ship} discards ${card === null ? 'a facedown damage card' : named(card, null)}`,
  ),
  'damage-deck-shuffled': ({ cards }) => `the discarded damage cards are shuffled into a new deck of ${cards}`,
  'damage-deck-empty': ofShip((ship) => `no damage card is left for ${ship}`),
  'hull-lost': ofSquadron((squadron, { change }) =>
    change ? `${squadron} loses ${counted(change.was - change.is, 'hull point')}` : null,
  ),
  'hull-recovered': ofSquadron((squadron) => `${squadron} recovers a hull point`),
  'defense-token-readied': ofPiece((piece, { token }) => `${piece} readies its ${token} token`),
  'defense-token-exhausted': ofPiece((piece, { token }) => `the ${token} token of ${piece} is exhausted`),
  'defense-token-discarded': ofPiece((piece, { token }) => `${piece} discards its ${token} token`),
  'defense-tokens-not-readied': ofPiece((piece) => `${piece} readies no defense tokens`),
  'upgrade-exhausted': ofShip((ship, { upgrade }, state) => `${ship} exhausts ${named(upgrade, state)}`),
  'upgrade-readied': ofShip((ship, { upgrade }, state) => `${ship} readies ${named(upgrade, state)}`),
  'ship-destroyed': ofShip((ship) => `${ship} is destroyed`),
  'squadron-destroyed': ofSquadron((squadron) => `${squadron} is destroyed`),
  'not-adjudicated': ({ piece, card }, state) => {
    const of = piece === null ? '' : ` of ${pieceLabel(state, piece)}`;
    return `${named(card, null)}${of} is not played by this library yet: its text does nothing`;
  },
});

function sayPoint({ x, y }: Point): string {
  return `[${tenths(x)}, ${tenths(y)}]`;
}

function sayCards(cards: readonly string[]): string {
  return listInWords(cards.map((card) => named(card, null)));
}
