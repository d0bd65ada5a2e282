/** Gray cards of Spirit of Rebellion: General, and its battlefields. */
import type { DestinyAbility } from '../engine';

export const spiritOfRebellionGray: readonly DestinyAbility[] = [];
