/** Upgrades of the slot 'turret'. */
import { ionWeapon } from '../forms/same-text';

export const turretUpgrades = [ionWeapon('ion-cannon-turret', 'upgrade:ioncannonturret')];
