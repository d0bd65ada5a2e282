/** The scenario files of docs/examples/xwing, each a test of the rules that it names. */
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';
import { examplesHold } from '../../judge/games/examples';

examplesHold('xwing', { language: xwingScenarios, rules });
