import type { CompactUpgrade } from '../compact';

// Points and the Modification trait of the first printing. 'likely': lists of the last edition (1.5) have other points (Tarkin 28, Assault Concussion Missiles 5,
// Engineering Team 3, Dodonna's Pride 4, Dominator 7, Redemption 5) or the trait (H9 Turbolasers).
// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { name: 'General Dodonna', icon: 'commander', points: 20, faction: 'rebel', unique: true },
  { name: 'Grand Moff Tarkin', icon: 'commander', points: 38, faction: 'imperial', unique: true, sure: 'likely' },
  { name: "Dodonna's Pride", icon: 'title', points: 6, faction: 'rebel', unique: true, title: 'cr90', sure: 'likely' },
  { name: 'Dominator', icon: 'title', points: 12, faction: 'imperial', unique: true, title: 'victory', sure: 'likely' },
  { name: 'Redemption', icon: 'title', points: 8, faction: 'rebel', unique: true, title: 'nebulon-b', sure: 'likely' },
  { name: 'Defense Liaison', icon: 'officer', points: 3 },
  { name: 'Leia Organa', icon: 'officer', points: 3, faction: 'rebel', unique: true },
  { name: 'Weapons Liaison', icon: 'officer', points: 3 },
  { name: 'Wulff Yularen', icon: 'officer', points: 7, faction: 'imperial', unique: true },
  { name: 'Gunnery Team', icon: 'weapons-team', points: 7 },
  { name: 'Engineering Team', icon: 'support-team', points: 5, sure: 'likely' },
  { name: 'Nav Team', icon: 'support-team', points: 4 },
  { name: 'Expanded Hangar Bay', icon: 'offensive-retrofit', points: 5 },
  { name: 'Electronic Countermeasures', icon: 'defensive-retrofit', points: 7 },
  { name: 'Enhanced Armament', icon: 'turbolasers', points: 10, modification: true },
  { name: 'H9 Turbolasers', icon: 'turbolasers', points: 8, sure: 'likely' },
  { name: 'Overload Pulse', icon: 'ion-cannons', points: 8 },
  { name: 'Assault Concussion Missiles', icon: 'ordnance', points: 7, sure: 'likely' },
];
