/** What an action would move, before chance decides anything: by the rules themselves, so that it says what `reduce` does. */
import * as E from 'fp-ts/lib/Either';
import type { Game } from '../contract/game';
import type { GameTypes } from '../contract/game-types';
import type { Outside } from '../contract/outside';
import type { Rejection } from '../contract/rejection';
import { stateBorder } from './not-a-state';

/** One piece, as an action would move it. */
export interface PreviewedMove<Place> {
  /** Its id. */
  piece: string;
  /** Null: it was not on the table. */
  from: Place | null;
  to: Place;
}

/**
 * Where the piece that an action is about goes by an event; null: nowhere. `over`: with this event something else begins. Of all that follows an action only that
 * piece and that much is told: what comes next may hang on what others have hidden.
 */
export type MovedBy<G extends GameTypes, M> = (
  event: G['event'],
  action: G['action'],
  before: G['state'],
) => M | null | 'over';

/** The function `preview` of a game. Where chance is asked the table stays as it is then: in a copy chance answers nothing, whatever its mode. */
export function previewOf<G extends GameTypes, M>(
  game: Game<G>,
  movedBy: MovedBy<G, M>,
): (state: G['state'], action: G['action'] | Outside) => E.Either<Rejection, readonly M[]> {
  return stateBorder<G['state']>(game.load, () => true).ruling((state, action: G['action'] | Outside) => {
    const asking: G['state'] = { ...state, chance: { mode: 'manual', rng: [], script: [], next: 0 } };
    return E.map(({ events }: { events: readonly G['event'][] }) => {
      const moves: M[] = [];
      for (const event of events) {
        const move = movedBy(event, action as G['action'], state);
        if (move === 'over') break;
        if (move !== null) moves.push(move);
      }
      return moves;
    })(game.reduce(asking, action));
  }, E.left);
}
