/** The scenario files of docs/examples/xwing, each a test of the rules that it names. */
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';
import { examplesHold } from '../../judge/games/examples';

/** They lead to another rule, or say what does not happen. */
const SILENT = [
  'xw.ability-queue-example-1.08',
  'xw.bomb.03',
  'xw.buzz-droid-swarm.03',
  'xw.conner-net.02',
  'xw.device-examples.01',
  'xw.device-examples.03',
  'xw.device.20',
  'xw.drk-1.06',
  'xw.faq-cards.01',
  'xw.faq-cards.09',
  'xw.faq-deployment.01',
  'xw.faq-objects.06',
  'xw.faq-objects.07',
  'xw.faq-objects.08',
  'xw.faq-objects.09',
  'xw.faq-objects.10',
  'xw.faq-objects.11',
];

examplesHold('xwing', { language: xwingScenarios, rules }, SILENT);
