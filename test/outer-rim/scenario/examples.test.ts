/** The scenario files of docs/examples/outer-rim, each a test of the rules that it names. */
import { rules } from '../../../src/outer-rim/catalogue';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { examplesHold } from '../../judge/games/examples';

examplesHold('outer-rim', { language: outerRimScenarios, rules });
