/** What is asked of pieces, for programs: rules ask the same of ships that they know to be some. */
import { oneOf, record, json } from '../../core/codec';
import { argument, orThrow } from '../../core/codec/malformed';
import * as facts from './index';
import { SHIP_ICONS, type ShipIcon } from './words';

const shipIcon = oneOf('an icon of a ship', SHIP_ICONS);
const someLengths = record('lengths', json);

/** The token of the ships with this icon. @throws MalformedInput if there is no such icon */
export function shipToken(icon: ShipIcon): facts.ShipToken {
  return facts.shipToken(orThrow(argument(shipIcon, 'icon', icon)));
}

/**
 * The lengths of the rulebook, with some of them replaced by yours. `begin` checks each of them.
 * @throws MalformedInput if the argument is not an object of plain JSON
 * @example
 * ```ts
 * import { lengths } from 'holojudge/armada/facts';
 *
 * const measured = lengths({ close: 123 }); // as on your own ruler, in mm
 * console.log(measured.close, measured.long); // 123 304.8
 * ```
 */
export function lengths(others: Partial<facts.Lengths> = {}): facts.Lengths {
  return facts.lengths(orThrow(argument(someLengths, 'others', others)) as Partial<facts.Lengths>);
}
