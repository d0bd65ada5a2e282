/** Equipped upgrade cards (xw.upgrade-cards). */
import { upgrade as upgradeCard, type Upgrade, type UpgradeSide } from '../facts';
import { found } from '../facts/found';
import type { EquippedCard } from '../model/state';

/** The side of an equipped card that is up. */
export function upSide(equipped: EquippedCard): UpgradeSide {
  const { sides } = found<Upgrade>(upgradeCard(equipped.card), equipped.card);
  return sides[equipped.side] ?? sides[0];
}
