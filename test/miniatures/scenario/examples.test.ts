/** The scenario files of docs/examples/miniatures, each a test of the rules that it names. */
import { rules } from '../../../src/miniatures/catalogue';
import { miniaturesScenarios } from '../../../src/miniatures/scenario';
import { examplesHold } from '../../judge/games/examples';

examplesHold('miniatures', { language: miniaturesScenarios, rules });
