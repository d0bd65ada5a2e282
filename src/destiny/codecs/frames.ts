/** What the procedures in progress of a saved game hold: the codecs that stand with each procedure, for one state. */
import type { FrameFields } from '../../core/codec';
import { cardFields } from '../effects/memory';
import { turnFields } from '../procedures/action-phase';
import { performFields, rerollFields, resolveDiceFields } from '../procedures/actions';
import { claimFields } from '../procedures/claim';
import { distributeDamageFields, distributeShieldsFields } from '../procedures/distribute';
import { eliteFields } from '../procedures/elite';
import { eliminateFields } from '../procedures/game';
import { discardFields, drawingFields, lookAtDeckFields, lookAtRandomFields } from '../procedures/hands';
import { leaveFields, moveFields } from '../procedures/leave-play';
import { limitFields, playFields } from '../procedures/play-a-card';
import { resolveDieFields } from '../procedures/resolve-die';
import { rollDiceFields } from '../procedures/roll-dice';
import { rollOffFields, setupFields } from '../procedures/setup';
import { symbolFields } from '../procedures/symbols';
import { defeatFields, takeDamageFields } from '../procedures/take-damage';
import { uniqueFields } from '../procedures/uniqueness';
import { upkeepFields } from '../procedures/upkeep-phase';
import { namesIn } from '../queries/names';
import type { DestinyState } from '../model/state';
import type { Destiny } from '../model/types';

/** What each procedure's frame carries. */
export function frameFields(state: DestinyState): FrameFields<Destiny> {
  const names = namesIn(state);
  return {
    turn: turnFields(names),
    'additional action': turnFields(names),
    'perform an action': performFields(names),
    'resolve dice': resolveDiceFields(names),
    'discard to reroll': rerollFields(names),
    'play a card': playFields(names),
    'keep within limits': limitFields(names),
    'keep elite': eliteFields(names),
    'keep unique cards unique': uniqueFields(names),
    'leave play': leaveFields(names),
    'move upgrade': moveFields(names),
    claim: claimFields(names),
    'resolve die': resolveDieFields(names),
    'resolve damage': symbolFields(names),
    'resolve shields': symbolFields(names),
    'resolve focus': symbolFields(names),
    'resolve disrupt': symbolFields(names),
    'resolve discard': symbolFields(names),
    'resolve special': symbolFields(names),
    'roll dice': rollDiceFields(names),
    'take damage': takeDamageFields(names),
    defeat: defeatFields(names),
    'distribute damage': distributeDamageFields(names),
    'distribute shields': distributeShieldsFields(names),
    'draw cards': drawingFields(names),
    'discard from deck': discardFields(names),
    'discard at random': discardFields(names),
    'look at random cards': lookAtRandomFields(names),
    'look at deck': lookAtDeckFields(names),
    'upkeep phase': upkeepFields(names),
    setup: setupFields(names),
    'roll for the battlefield': rollOffFields(names),
    eliminate: eliminateFields(names),
  };
}

/** What the frame of an ability remembers. */
export const memoryFields = (state: DestinyState): ReturnType<typeof cardFields> => cardFields(namesIn(state));
