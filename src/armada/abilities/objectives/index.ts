/** The twelve objectives of the core set (arm.objective-cards). */
import { assaultObjectives } from './assault';
import { defenseObjectives } from './defense';
import { navigationObjectives } from './navigation';

export const objectives = [...assaultObjectives, ...defenseObjectives, ...navigationObjectives];
