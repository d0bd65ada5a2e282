/** The scenario files of docs/examples/xwing, each a test of the rules that it names. */
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';
import { examplesHold } from '../../judge/games/examples';

/** They lead to another rule, or say what does not happen. */
const SILENT = ['xw.ability-queue-example-1.08', 'xw.faq-cards.09', 'xw.faq-objects.07'];

examplesHold('xwing', { language: xwingScenarios, rules }, SILENT);
