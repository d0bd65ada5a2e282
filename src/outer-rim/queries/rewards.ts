/** What a printed reward brings, said before it is gained or where it is not. */
import { say, type PlayerId, type Sentence } from '../../core';
import type { Effects } from '../facts';
import type { OuterRimState } from '../model/state';
import { amountOf } from './conditions';
import { many } from './numbers';

export interface Gains {
  credits: number;
  fame: number;
}

/** The credits and fame that the effects bring for certain; what depends on choices or dice does not count. */
export function gainsOf(state: OuterRimState, player: PlayerId, effects: Effects): Gains {
  const gains = { credits: 0, fame: 0 };
  for (const effect of effects) {
    if (effect.do !== 'gain') continue;
    gains.credits += amountOf(state, player, effect.credits ?? 0);
    gains.fame += amountOf(state, player, effect.fame ?? 0);
  }
  return gains;
}

/** `5,000 credits and 1 fame`; null: neither. */
export function sayGains({ credits, fame }: Gains): Sentence | null {
  if (credits === 0) return fame === 0 ? null : many(fame, 'fame', 'fame');
  return fame === 0 ? many(credits, 'credit') : say`${many(credits, 'credit')} and ${many(fame, 'fame', 'fame')}`;
}
