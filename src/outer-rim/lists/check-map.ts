/** Is the map whole? Pieces, routes, edges, starts, and that every space can be reached. */
import type { Path } from '../../core';
import type { Complain } from './check';
import { distances, edgesOf } from '../facts/map-graph';
import type { MapContent, Pack } from '../facts/pack';
import { FACTIONS } from '../facts/words';

type Space = MapContent['spaces'][number];

export function mapTroubles(pack: Pack, complain: Complain): void {
  const { map } = pack;
  spaces(pack, complain);
  routes(map, complain);
  edges(map, complain);
  arrangement(map, complain);
  starts(map, complain);
  const [first] = map.spaces;
  if (first) ways(map, first, complain);
  else complain(['map', 'spaces'], 'the map has no space');
}

function starts(map: MapContent, complain: Complain): void {
  for (const faction of FACTIONS) {
    const found = map.endcaps.flatMap((endcap) => endcap.starts).filter((start) => start.faction === faction).length;
    if (found !== 1)
      complain(['map', 'endcaps'], `${faction} needs one start, found ${found}`, ['or.setup-patrols.02']);
  }
}

/** Every space can be reached. */
function ways(map: MapContent, first: Space, complain: Complain): void {
  const reached = distances(edgesOf(map), first.id);
  map.spaces.forEach((space, i) => {
    if (!reached.has(space.id))
      complain(['map', 'spaces', i], `no way leads from ${first.id} to ${space.id}`, ['or.movement.04']);
  });
}

function spaces(pack: Pack, complain: Complain): void {
  const { map } = pack;
  const pieces = [...map.tiles, ...map.endcaps].map((piece) => piece.id);
  map.spaces.forEach((space, i) => {
    const path = ['map', 'spaces', i];
    if (!pieces.includes(space.piece)) complain([...path, 'piece'], `there is no piece ${space.piece}`);
    if (!pack.encounterDecks.some((deck) => deck.id === space.deck))
      complain([...path, 'deck'], `there is no encounter deck ${space.deck}`);
    planetsOnly(space, path, complain);
  });
}

function planetsOnly({ id, kind, contacts, faction }: Space, path: Path, complain: Complain): void {
  if (kind !== 'planet' && (contacts.length > 0 || faction !== null))
    complain(path, `${id}: only planets have contacts and factions`, ['or.setup-contacts.02']);
}

function routes(map: MapContent, complain: Complain): void {
  map.routes.forEach(({ between }, i) => {
    const ends = between.map((id) => map.spaces.find((space) => space.id === id));
    ends.forEach((end, n) => {
      if (!end) complain(['map', 'routes', i, 'between', n], `there is no space ${between[n]}`);
    });
    if (between[0] === between[1]) complain(['map', 'routes', i], 'a route joins two spaces');
    else if (ends[0] && ends[1] && ends[0].piece !== ends[1].piece)
      complain(['map', 'routes', i], 'a route stays on its piece; edges join the pieces');
  });
}

function edges(map: MapContent, complain: Complain): void {
  const width = map.endcaps[0]?.edge.length ?? 0;
  const edge = (piece: string, ids: readonly string[], path: Path): void => {
    asWide(ids, width, path, complain);
    ids.forEach((id, n) => {
      if (!map.spaces.some((space) => space.id === id && space.piece === piece))
        complain([...path, n], `${piece} has no space ${id}`);
    });
  };
  map.tiles.forEach((tile, i) => {
    edge(tile.id, tile.left, ['map', 'tiles', i, 'left']);
    edge(tile.id, tile.right, ['map', 'tiles', i, 'right']);
  });
  map.endcaps.forEach((endcap, i) => {
    edge(endcap.id, endcap.edge, ['map', 'endcaps', i, 'edge']);
    endcap.starts.forEach(({ space }, n) =>
      onNavpoint(map, space, ['map', 'endcaps', i, 'starts', n, 'space'], complain),
    );
  });
}

/** Any piece joins any other. */
function asWide(ids: readonly string[], width: number, path: Path, complain: Complain): void {
  const said = `all edges of pieces have ${width} spaces, this one has ${ids.length}`;
  if (ids.length !== width) complain(path, said, ['or.modular-map-variant.04']);
}

function onNavpoint({ spaces: all }: MapContent, start: string, path: Path, complain: Complain): void {
  if (all.find((each) => each.id === start)?.kind !== 'navpoint')
    complain(path, `patrols start on a navpoint, ${start} is none`, ['or.setup-patrols.02']);
}

function arrangement(map: MapContent, complain: Complain): void {
  const { leftEnd, tiles, rightEnd } = map.standard;
  const caps = map.endcaps.map((endcap) => endcap.id);
  const everyTile = tiles.length === map.tiles.length && map.tiles.every((tile) => tiles.includes(tile.id));
  const bothEnds = caps.length === 2 && leftEnd !== rightEnd && caps.includes(leftEnd) && caps.includes(rightEnd);
  if (!everyTile || !bothEnds) {
    complain(['map', 'standard'], 'the standard map is an endcap, every tile once, and the other endcap', [
      'or.setup-map.01',
    ]);
  }
}
