export { damageCards } from './damage-cards';
export { objectives } from './objectives';
export { ships } from './ships';
export { squadrons } from './squadrons';
export { upgrades } from './upgrades';
