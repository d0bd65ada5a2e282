import { readFileSync } from 'node:fs';
import { pictures } from '../../../scripts/pictures';
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';

test('the pictures of the guide are those that the judge draws (else: npm run pictures)', () => {
  const drawn = pictures([{ language: xwingScenarios, rules }]);
  expect(Object.keys(drawn).length).toBeGreaterThan(2);
  for (const [file, svg] of Object.entries(drawn)) expect(readFileSync(file, 'utf8')).toBe(svg);
});
