/** Red cards of Awakenings: Command. Characters, upgrades and supports; the events are in awakenings-red-events.ts. */
import { sideText } from '../cards/face';
import { discardFromPlay, exhaust, moveUpgrade, ready as readyCard } from '../effects/cards';
import { useClaimAbility } from '../effects/battlefield';
import { resolveSide, whyNotSide } from '../effects/dice';
import { removeAllShields } from '../effects/shields';
import type { DestinyAbility } from '../engine';
import type { DestinyEvent } from '../events';
import { charactersOf, factsOf, findCard, hasSubtype } from '../in-play';
import { isOpponent, playerOf } from '../players';
import type { CardFrame } from '../effects/memory';
import type { CardId, CardInPlay, DestinyState } from '../state';
import { awakeningsRedEvents } from './awakenings-red-events';
import {
  action,
  after,
  before,
  choose,
  chooseCharacter,
  chooseDie,
  chooseOpponent,
  chooseSupport,
  chooseUpgrade,
  damage,
  discardOwnCard,
  does,
  draw,
  exhaustThis,
  gain,
  grants,
  inherentToDie,
  keyword,
  lookAtTheirHand,
  lookNoMore,
  ofColor,
  ofType,
  ongoing,
  onlyIf,
  onlyOnColor,
  picked,
  play,
  ready,
  reason,
  removeThisDie,
  reroll,
  rerollInsteadOfRemoving,
  resolve,
  shields,
  showing,
  special,
  then,
  theOpponent,
  theyDistributeDamage,
  triggered,
  turn,
  unlessAnOpponentSpends,
  yours,
} from './helpers';
