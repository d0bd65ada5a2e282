/** What can be expected of the pieces of Armada. */
import { dealtCount } from '../../core';
import { amount, anyNumber, listOf, orNothing, pairOf, reference, words, yes } from '../../language/keys';
import type { Value } from '../../language/language';
import { poseValues, sayPlace } from '../../language/poses';
import { idsOf } from '../../language/pieces';
import { cardValue, valuesIn, valuesOf, type MakeValue } from '../../language/values';
import { inOrder, sameThings } from '../../language/word-list';
import { damageDeck, HULL_ZONES, squadronCard } from '../facts';
import { sayToken } from '../abilities/forms/choices';
import type { ArmadaState, Ship, Squadron } from '../model/state';
import { scoreOf, whyScored } from '../queries/score';
import { commandValue, engineeringValue, hullValue, maximumShields, squadronValue } from '../queries/ships';
import { engagedSquadrons, whyEngaged } from '../queries/squadrons';
import { obstaclesUnder, touching } from '../queries/touching';
import { kindsOf } from './begin';
import { damageWords, objectiveWords, upgradeWords } from './card-words';
import { command, defenseToken, ofZones } from './parts';

const yesNo = yes();
const names = (kind: string) => listOf(reference(kind));
const at = pairOf(anyNumber);
const places = words(['reserve', 'table', 'destroyed']);
const commands = listOf(command);
const sameOrder = inOrder((expected, found) => expected === found);

/** What ships and squadrons have in common. */
function ofPiece<P extends Ship | Squadron>(make: MakeValue<ArmadaState, P>) {
  return {
    place: make(places, ({ place }) => place),
    destroyed: make(yesNo, ({ place }) => place === 'destroyed'),
    activated: make(yesNo, ({ activated }) => activated),
    defense: make(listOf(defenseToken), ({ defense }) => defense.map(sayToken)),
    touching: make(names('piece'), (piece, state) => touching(state, piece)),
    'on-obstacles': make(names('obstacle'), (piece, state) => obstaclesUnder(state, piece)),
  };
}

/** Its damage cards are discarded. */
const hasLeft = ({ place }: Ship): boolean => place === 'destroyed';

const ofShip = valuesIn((state: ArmadaState) => state.ships);

const upgradesThat = (are: (upgrade: Ship['upgrades'][number]) => boolean): Value<ArmadaState> =>
  cardValue(ofShip, upgradeWords, ({ upgrades }) => upgrades.filter(are).map(({ card }) => card));

/** No ship has more damage cards than the deck has. */
const cardsOfDeck = (): number => damageDeck().reduce((sum, { copies }) => sum + copies, 0);

const ship = {
  ...poseValues(ofShip),
  ...ofPiece(ofShip),
  speed: ofShip(amount, ({ speed }) => speed),
  shields: ofShip(ofZones(amount), ({ shields }) => ({ ...shields }), {
    most: (each) => Object.fromEntries(HULL_ZONES.map((zone) => [zone, maximumShields(each, zone)])),
  }),
  damage: ofShip(amount, ({ damage }) => dealtCount(damage), { hasLeft, most: cardsOfDeck }),
  facedown: ofShip(amount, ({ damage }) => dealtCount(damage) - damage.faceup.length, { hasLeft, most: cardsOfDeck }),
  faceup: cardValue(ofShip, damageWords, ({ damage }) => damage.faceup.map(({ card }) => card)),
  hull: ofShip(amount, (each, state) => hullValue(state, each)),
  tokens: ofShip(commands, ({ tokens }) => [...tokens]),
  dial: ofShip(orNothing(command), ({ dial }) => dial),
  dials: ofShip(commands, ({ commandStack }) => [...commandStack], { same: sameOrder }),
  objective: ofShip(yesNo, ({ objective }) => objective),
  resolved: ofShip(commands, ({ resolved }) => [...resolved]),
  exhausted: upgradesThat(({ exhausted }) => exhausted),
  discarded: upgradesThat(({ facedown }) => facedown),
  command: ofShip(amount, (each, state) => commandValue(state, each)),
  squadron: ofShip(amount, (each, state) => squadronValue(state, each)),
  engineering: ofShip(amount, (each, state) => engineeringValue(state, each)),
};

const ofSquadron = valuesIn((state: ArmadaState) => state.squadrons);

const squadron = {
  at: ofSquadron(at, ({ at }) => sayPlace(at)),
  ...ofPiece(ofSquadron),
  hull: ofSquadron(amount, ({ hull }) => hull, { most: ({ card }) => squadronCard(card)?.hull ?? null }),
  engaged: ofSquadron(
    names('squadron'),
    (each, state) => (each.place === 'table' ? engagedSquadrons(state, each).map(({ id }) => id) : []),
    { why: (each, state) => (each.place === 'table' ? whyEngaged(state, each) : []) },
  ),
};

const ofObstacle = valuesIn((state: ArmadaState) => state.obstacles);
const obstacle = { ...poseValues(ofObstacle), place: ofObstacle(places, ({ place }) => place) };

const ofPlayer = valuesIn((state: ArmadaState) => state.players);

const player = {
  score: ofPlayer(amount, ({ id }, state) => scoreOf(state, id), { why: ({ id }, state) => whyScored(state, id) }),
  points: ofPlayer(amount, ({ points }) => points),
  'victory-tokens': ofPlayer(amount, ({ victoryTokens }) => victoryTokens),
  edge: ofPlayer(words(['south', 'north']), ({ edge }) => edge),
};

const ofTable = valuesOf((state: ArmadaState) => state);

const table = {
  round: ofTable(amount, ({ round }) => round),
  phase: ofTable(words(['setup', 'command', 'ship', 'squadron', 'status']), ({ phase }) => phase),
  'objective-tokens': ofTable(listOf(at), ({ objectiveTokens }) => objectiveTokens.map((each) => sayPlace(each.at))),
  first: ofTable(orNothing(reference('player')), ({ first }) => first),
  objective: ofTable(
    orNothing(words(objectiveWords.words)),
    ({ objective }) => objective && objectiveWords.name(objective),
    { same: sameThings(objectiveWords) },
  ),
};

export const kinds = { ship, squadron, obstacle, player, table };

export function pieces(state: ArmadaState): Readonly<Record<string, readonly string[]>> {
  return kindsOf(idsOf(state.players), [state.ships, state.squadrons, state.obstacles].map(idsOf));
}
