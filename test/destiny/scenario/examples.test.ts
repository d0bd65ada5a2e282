/** The scenario files of docs/examples/destiny, each a test of the rules that it names. */
import { rules } from '../../../src/destiny/catalogue';
import { destinyScenarios } from '../../../src/destiny/scenario';
import { examplesHold } from '../../judge/games/examples';

examplesHold('destiny', { language: destinyScenarios, rules });
