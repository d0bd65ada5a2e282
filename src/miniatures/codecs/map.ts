/** Codecs of the map, as a state keeps it. */
import { anyText, list, object, oneOf, record, text, whole, type Codec } from '../../core/codec';
import type { Area, BattleMap, Door, Edge } from '../facts/battle-map';
import { MOST_SQUARES } from '../facts/map-text';
import { TERRAINS } from '../facts/terrain';
import { square } from '../model/codecs';
import type { DoorState } from '../model/map';

const edge = object<Edge>('an edge', { square, side: oneOf('a side', ['right', 'top']) });
const area = object<Area>('an area', { from: square, to: square });
const along = whole('squares along a side', 1, MOST_SQUARES);

export const battleMap = object<BattleMap>('a map', {
  name: anyText,
  columns: along,
  rows: along,
  squares: list(list(oneOf('a terrain', TERRAINS))),
  walls: list(edge),
  doors: list(object<Door>('a door', { id: text, edges: list(edge) })),
  startAreas: list(area) as unknown as Codec<BattleMap['startAreas']>,
});

export const doorStates = record<DoorState>(
  'how doors stand',
  oneOf('a state of a door', ['open', 'closed', 'removed']),
);
