/** Every ability of X-Wing that is adjudicated, grouped as the cards are. */
import type { AnyAbility } from '../../core';
import type { XwingAction } from '../actions';
import type { XwingEvent } from '../events';
import type { XwingState } from '../state';

export const abilities: readonly AnyAbility<XwingState, XwingAction, XwingEvent>[] = [];
