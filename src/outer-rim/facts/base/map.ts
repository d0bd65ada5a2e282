/**
 * The map. The planets, their pairs and factions and the order of the tiles are witnessed; navpoints, routes and contact classes are ours,
 * made to fit the rulebook's example: Ryloth to the Ring of Kafrene is 4 spaces, with another way of at most 7 (or.movement-example.01,
 * or.movement-example.02).
 */
import type { Endcap, MapContent, Route, Space, Tile } from '../pack';
import type { ContactClass, Faction } from '../words';

/** Navpoints of a piece: [key, x, y]. */
type Dots = readonly (readonly [string, number, number])[];

function navpoints(piece: string, dots: Dots): Space[] {
  return dots.map(([key, x, y]) => ({
    id: key,
    name: `Navpoint ${key.toUpperCase()}`,
    kind: 'navpoint',
    piece,
    at: [x, y],
    faction: null,
    contacts: [],
    deck: 'navpoint',
    sure: { '*': 'reconstructed', kind: 'certain', contacts: 'certain', faction: 'certain', deck: 'certain' },
  }));
}

function planet(
  id: string,
  name: string,
  piece: string,
  at: readonly [number, number],
  faction: Faction | null,
  contacts: readonly ContactClass[],
): Space {
  return {
    id,
    name,
    kind: 'planet',
    piece,
    at,
    faction,
    contacts,
    deck: piece.replace('tile', 'deck'),
    sure: {
      name: 'certain',
      kind: 'certain',
      piece: 'likely',
      at: 'reconstructed',
      faction: 'likely',
      contacts: 'reconstructed',
      deck: 'likely',
    },
  };
}

function routes(...ways: readonly (readonly string[])[]): Route[] {
  return ways.flatMap((way) =>
    way
      .slice(1)
      .map(
        (to, i) =>
          ({ id: `${way[i]}~${to}`, between: [way[i] ?? to, to], sure: { '*': 'reconstructed' } }) satisfies Route,
      ),
  );
}

/** One of the six map tiles (or.components.17). */
const tile = (id: string, name: string, left: readonly string[], right: readonly string[]): Tile => ({
  id,
  name,
  left,
  right,
  sure: { name: 'likely', left: 'reconstructed', right: 'reconstructed' },
});

/** One of the two endcaps (or.components.16). */
const endcap = (id: string, name: string, starts: Endcap['starts']): Endcap => ({
  id,
  name,
  edge: starts.map((start) => start.space),
  starts,
  sure: { name: 'certain', edge: 'reconstructed', starts: 'likely' },
});

/** The four corners that every tile of ours has. */
function corners(key: string): Dots {
  return [
    [`${key}1`, 6, 25],
    [`${key}2`, 6, 75],
    [`${key}3`, 94, 25],
    [`${key}4`, 94, 75],
  ];
}

const ord = 'tile-ord-mantell';
const lothal = 'tile-lothal';
const kessel = 'tile-kessel';
const hutta = 'tile-nal-hutta';
const naboo = 'tile-naboo';
const takodana = 'tile-takodana';

const maelstrom: Space = {
  id: 'maelstrom',
  name: 'The Maelstrom',
  kind: 'maelstrom',
  piece: kessel,
  at: [30, 70],
  faction: null,
  contacts: [],
  deck: 'deck-kessel',
  sure: { '*': 'certain', piece: 'likely', at: 'reconstructed', deck: 'likely' },
};

export const map: MapContent = {
  spaces: [
    ...navpoints('endcap-rebel-syndicate', [
      ['rs1', 60, 25],
      ['rs2', 60, 75],
    ]),
    planet('cantonica', 'Cantonica', ord, [48, 25], null, ['green', 'yellow']),
    planet('ord-mantell', 'Ord Mantell', ord, [65, 75], 'syndicate', ['white', 'green']),
    ...navpoints(ord, [...corners('om'), ['om5', 34, 75], ['om6', 58, 50]]),
    planet('lothal', 'Lothal', lothal, [65, 25], 'imperial', ['white', 'green']),
    planet('mon-calamari', 'Mon Calamari', lothal, [48, 75], 'rebel', ['white', 'yellow']),
    ...navpoints(lothal, [...corners('lo'), ['lo5', 34, 25], ['lo6', 58, 50]]),
    planet('kessel', 'Kessel', kessel, [52, 80], 'syndicate', ['green', 'yellow']),
    maelstrom,
    ...navpoints(kessel, [...corners('ke'), ['ke5', 42, 30], ['ke6', 76, 55], ['ke7', 68, 75]]),
    planet('tatooine', 'Tatooine', hutta, [36, 25], 'hutt', ['white', 'green']),
    planet('nal-hutta', 'Nal Hutta', hutta, [48, 75], 'hutt', ['white', 'yellow']),
    ...navpoints(hutta, [...corners('nh'), ['nh5', 65, 25], ['nh6', 44, 50]]),
    planet('naboo', 'Naboo', naboo, [65, 25], 'imperial', ['white', 'green']),
    planet('ryloth', 'Ryloth', naboo, [48, 75], 'rebel', ['white', 'green']),
    ...navpoints(naboo, [...corners('na'), ['na5', 34, 25], ['na6', 58, 50]]),
    planet('takodana', 'Takodana', takodana, [48, 25], null, ['green', 'yellow']),
    planet('ring-of-kafrene', 'Ring of Kafrene', takodana, [65, 75], null, ['white', 'yellow']),
    ...navpoints(takodana, [...corners('ta'), ['ta5', 34, 75], ['ta6', 58, 50]]),
    ...navpoints('endcap-hutt-imperial', [
      ['hi1', 40, 25],
      ['hi2', 40, 75],
    ]),
  ],
  routes: routes(
    ['om1', 'cantonica', 'om3'],
    ['om2', 'om5', 'ord-mantell', 'om4'],
    ['cantonica', 'om6', 'ord-mantell'],
    ['om1', 'om5'],
    ['lo1', 'lo5', 'lothal', 'lo3'],
    ['lo2', 'mon-calamari', 'lo4'],
    ['lothal', 'lo6', 'mon-calamari'],
    ['lo5', 'lo2'],
    ['ke1', 'ke5', 'ke3'],
    ['ke2', 'maelstrom', 'kessel', 'ke7', 'ke6', 'ke4'],
    ['ke2', 'ke5', 'ke6'],
    ['nh1', 'tatooine', 'nh5', 'nh3'],
    ['nh2', 'nal-hutta', 'nh4'],
    ['tatooine', 'nh6', 'nal-hutta'],
    ['na1', 'na5', 'naboo', 'na3'],
    ['na2', 'ryloth', 'na4'],
    ['naboo', 'na6', 'ryloth'],
    ['na5', 'na2'],
    ['ta1', 'takodana', 'ta3'],
    ['ta2', 'ta5', 'ring-of-kafrene', 'ta4'],
    ['takodana', 'ta6', 'ring-of-kafrene'],
  ),
  tiles: [
    tile(ord, 'Cantonica and Ord Mantell', ['om1', 'om2'], ['om3', 'om4']),
    tile(lothal, 'Lothal and Mon Calamari', ['lo1', 'lo2'], ['lo3', 'lo4']),
    tile(kessel, 'Kessel and the Maelstrom', ['ke1', 'ke2'], ['ke3', 'ke4']),
    tile(hutta, 'Nal Hutta and Tatooine', ['nh1', 'nh2'], ['nh3', 'nh4']),
    tile(naboo, 'Naboo and Ryloth', ['na1', 'na2'], ['na3', 'na4']),
    tile(takodana, 'Takodana and the Ring of Kafrene', ['ta1', 'ta2'], ['ta3', 'ta4']),
  ],
  endcaps: [
    endcap('endcap-rebel-syndicate', 'Rebel and Syndicate', [
      { faction: 'rebel', space: 'rs1' },
      { faction: 'syndicate', space: 'rs2' },
    ]),
    endcap('endcap-hutt-imperial', 'Hutt and Imperial', [
      { faction: 'hutt', space: 'hi1' },
      { faction: 'imperial', space: 'hi2' },
    ]),
  ],
  standard: {
    id: 'standard',
    leftEnd: 'endcap-rebel-syndicate',
    tiles: [ord, lothal, kessel, hutta, naboo, takodana],
    rightEnd: 'endcap-hutt-imperial',
    // Which end is which is a hint of the rulebook's movement example, no more.
    sure: { tiles: 'likely', leftEnd: 'reconstructed', rightEnd: 'reconstructed' },
  },
};
