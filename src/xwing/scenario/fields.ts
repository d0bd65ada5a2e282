/** What can be expected of the pieces of X-Wing. */
import { amount, listOf, mapOf, orNothing, reference, text, words, yes } from '../../language/keys';
import { poseValues } from '../../language/poses';
import { idsOf, namesByKind } from '../../language/pieces';
import { cardValue, valuesIn, valuesOf } from '../../language/values';
import { agilityOf, whyCloakedAgility } from '../queries/cloak';
import { chargesOf } from '../queries/charges';
import { modified } from '../engine';
import { damageDeck, hugeDamageDeck } from '../facts';
import { DEVICE_KINDS } from '../facts/words';
import { deviceType } from '../queries/devices';
import { locksOf } from '../queries/locks';
import { isAtRange, measureShips } from '../queries/range';
import { shipOf, shipsInPlay } from '../queries/ships';
import { TOKEN_KINDS, type Ship, type TokenKind, type XwingState } from '../model/state';
import { conditionWords, damageWords, upgradeWords } from './card-words';
import { sayManeuver, withRemotes } from './words';

const yesNo = yes();
const textOrNone = orNothing(text());
const names = (kind: string) => listOf(reference(kind));

const ofShip = valuesOf<XwingState, Ship>(shipOf);

const tokens = Object.fromEntries(
  TOKEN_KINDS.map((kind: TokenKind) => [kind, ofShip(amount, (ship) => ship.tokens[kind])]),
);

/** No piece has more damage cards than a deck has (xw.setup.12); a huge ship has those of its own deck, too. */
function cardsOfDeck(piece: object): number {
  const isHuge = 'size' in piece && piece.size === 'huge';
  return [...damageDeck(), ...(isHuge ? hugeDamageDeck() : [])].reduce((sum, { copies }) => sum + copies, 0);
}

const ship = {
  ...poseValues(ofShip),
  place: ofShip(words(['reserve', 'table', 'aside', 'removed']), (each) => each.place),
  ...tokens,
  green: ofShip(amount, greenTokens),
  shields: ofShip(amount, (each) => each.shields.active, { most: (each) => each.shields.limit }),
  energy: ofShip(amount, (each) => each.energy?.active ?? 0, { most: (each) => each.energy?.limit ?? 0 }),
  force: ofShip(amount, (each) => each.force?.active ?? 0, { most: (each) => each.force?.limit ?? 0 }),
  charges: ofShip(amount, (each) => each.charges?.active ?? 0, { most: (each) => each.charges?.limit ?? 0 }),
  'upgrade-charges': ofShip(mapOf(amount, undefined, { least: 1 }), upgradeCharges, {
    same: (expected, found) =>
      Object.entries(expected as Record<string, number>).every(
        ([card, active]) => (found as Record<string, number>)[upgradeWords.id(card) ?? card] === active,
      ),
  }),
  flipped: cardValue(ofShip, upgradeWords, ({ upgrades }) =>
    upgrades.filter(({ side }) => side > 0).map((each) => each.card),
  ),
  damage: ofShip(amount, ({ damage }) => damage.facedown + damage.faceup.length, { most: cardsOfDeck }),
  facedown: ofShip(amount, ({ damage }) => damage.facedown, { most: cardsOfDeck }),
  faceup: cardValue(ofShip, damageWords, ({ damage }) => damage.faceup.map((each) => each.card)),
  docked: ofShip(textOrNone, (each) => each.docked),
  conditions: cardValue(ofShip, conditionWords, ({ conditions }) => conditions.map((each) => each.card)),
  destroyed: ofShip(yesNo, (each) => each.destroyed || each.place === 'removed'),
  touching: ofShip(names('ship'), touching),
  lock: ofShip(textOrNone, (each, state) => locksOf(state, each.id)[0]?.on ?? null),
  locks: ofShip(names('object'), (each, state) => locksOf(state, each.id).map(({ on }) => on)),
  'locked-by': ofShip(names('ship'), (each, state) =>
    state.locks.filter((lock) => lock.on === each.id).map((lock) => lock.by),
  ),
  turret: ofShip(words(['front', 'left', 'right', 'rear']), (each) => each.turret?.arc ?? null),
  turrets: ofShip(listOf(text()), (each) => each.upgrades.flatMap(({ turret }) => turret?.arc ?? [])),
  dial: ofShip(textOrNone, (each) => each.dial && sayManeuver(each.dial)),
  'dial-seen-by': ofShip(names('player'), (each) => [...each.dialSeenBy]),
  'dial-faceup': ofShip(yesNo, (each) => each.dialFaceup),
  revealed: ofShip(textOrNone, (each) => each.revealed && sayManeuver(each.revealed)),
  activated: ofShip(yesNo, (each) => each.activated),
  engaged: ofShip(yesNo, (each) => each.engaged),
  actions: ofShip(listOf(text()), (each) => [...each.actions]),
  initiative: ofShip(amount, (each, state) => modified(state, 'initiative', each.initiative, { ship: each.id })),
  agility: ofShip(amount, (each, state) => agilityOf(state, each), { why: (each) => whyCloakedAgility(each) }),
};

function greenTokens({ tokens: held }: Ship): number {
  return held.focus + held.evade + held.calculate + held['reinforce-fore'] + held['reinforce-aft'];
}

/** Charges of upgrades that have some, by XWS id. */
function upgradeCharges(each: Ship): Record<string, number> {
  return Object.fromEntries(
    each.upgrades.flatMap(({ id, card }) => {
      const charges = chargesOf(each, id);
      return charges ? [[card, charges.active]] : [];
    }),
  );
}

/** Other ships at range 0. */
function touching(each: Ship, state: XwingState): string[] {
  if (each.place !== 'table') return [];
  return shipsInPlay(state)
    .filter((other) => other.id !== each.id && measureShips(each, other).range === 0)
    .map((other) => other.id);
}

const ofObstacle = valuesIn((state: XwingState) => state.obstacles);

const obstacle = {
  ...poseValues(ofObstacle),
  kind: ofObstacle(words(['asteroid', 'debris', 'gas']), (each) => each.kind),
  place: ofObstacle(words(['reserve', 'table', 'removed']), (each) => each.place),
};

const ofDevice = valuesIn((state: XwingState) => state.devices);

const device = {
  ...poseValues(ofDevice),
  kind: ofDevice(words(DEVICE_KINDS), (each) => each.kind),
  type: ofDevice(words(['bomb', 'mine', 'remote']), deviceType),
  player: ofDevice(reference('player'), (each) => each.player),
  place: ofDevice(words(['table', 'removed']), (each) => each.place),
  fuses: ofDevice(amount, (each) => each.fuses),
  damage: ofDevice(amount, ({ remote }) => remote?.damage.facedown ?? 0, { most: cardsOfDeck }),
  destroyed: ofDevice(yesNo, ({ remote }) => remote?.destroyed ?? false),
  'locked-by': ofDevice(names('ship'), (each, state) =>
    state.locks.filter((lock) => lock.on === each.id).map((lock) => lock.by),
  ),
  'at-range-0': ofDevice(names('ship'), (each, state) =>
    each.place === 'table' ? idsOf(shipsInPlay(state)).filter((ship) => isAtRange(state, each.id, ship, 0, 0)) : [],
  ),
};

const ofPlayer = valuesIn((state: XwingState) => state.players);

const player = {
  ships: ofPlayer(names('ship'), ({ id }, state) =>
    state.ships.filter((each) => each.player === id && each.place === 'table').map((each) => each.id),
  ),
  edge: ofPlayer(textOrNone, (each) => each.edge),
};

const ofTable = valuesOf((state: XwingState) => state);

const table = {
  round: ofTable(amount, (state) => state.round),
  phase: ofTable(words(['setup', 'planning', 'system', 'activation', 'engagement', 'end']), (state) => state.phase),
  first: ofTable(reference('player'), (state) => state.order[0] ?? null),
  order: ofTable(names('player'), (state) => state.order),
};

export const kinds = { ship, obstacle, device, player, table };

export function pieces(state: XwingState): Readonly<Record<string, readonly string[]>> {
  const names = namesByKind(idsOf(state.players), {
    ship: idsOf(state.ships),
    obstacle: idsOf(state.obstacles),
    device: idsOf(state.devices),
  });
  return withRemotes(names);
}
