/** What lets a ship choose an action: which ones, and in which color. */
import { either, list, oneOf } from '../../core/codec';
import { grant } from '../model/codecs';
import type { ActionGrant } from '../model/state';

/**
 * The actions that a ship may choose from:
 *
 * - actions named by an effect, in its color (white if none, xw.actions.11);
 * - any action on its action bar, in the printed color (xw.faq-activation.02);
 * - any standard action, which adds the 'Action:' abilities of its cards (xw.actions.03).
 *
 * An effect may mean only the white ones, or treat them as red. Then purple ones stay out, because they are more difficult (xw.faq-cards.15).
 */
export type Grants =
  | readonly ActionGrant[]
  | 'any standard action'
  | 'any action on its bar'
  | 'any action on its bar as red'
  | 'any white action'
  | 'any white action as red'
  | 'any action as red';

const ANY = [
  'any standard action',
  'any action on its bar',
  'any action on its bar as red',
  'any white action',
  'any white action as red',
  'any action as red',
] as const satisfies readonly Grants[];

export const grantsCodec = either('grants', Array.isArray, list(grant), oneOf('grants', ANY));
