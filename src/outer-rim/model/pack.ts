/** The content pack of a game. */
import { basePack, type Pack } from '../facts';
import type { OuterRimState } from './state';

export function packOf({ content }: Pick<OuterRimState, 'content'>): Pack {
  return content ?? basePack;
}
