/** What lets a ship choose an action: which ones, and in which color. */
import { either, list, oneOf } from '../../core/codec';
import { grant } from '../model/codecs';
import type { ActionGrant } from '../model/state';

/**
 * What a ship may choose from: actions named by an effect, in the color it states (white if none, xw.actions.11); any action on its action
 * bar, in the printed color (xw.faq-activation.02); or any standard action, which adds the 'Action:' abilities of its cards (xw.actions.03).
 * Of those, an effect may mean the white ones only, or treat them as red: then purple ones, which are more difficult than that, stay out (xw.faq-cards.15).
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
