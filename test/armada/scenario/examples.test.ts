/** The scenario files of docs/examples/armada, each a test of the rules that it names. */
import { rules } from '../../../src/armada/catalogue';
import { armadaScenarios } from '../../../src/armada/scenario';
import { examplesHold } from '../../judge/games/examples';

examplesHold('armada', { language: armadaScenarios, rules }, [], true);
