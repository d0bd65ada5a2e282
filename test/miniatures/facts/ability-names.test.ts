import { readFileSync } from 'node:fs';
import { abilityNames, type Statement } from '../../../scripts/miniatures/ability-names';
import {
  ABILITY_NAMES,
  abilityName,
  characters,
  isAbility,
  printedAbility,
  readAbility,
} from '../../../src/miniatures/facts';

const statements = JSON.parse(readFileSync('src/miniatures/rules.json', 'utf8')) as Statement[];

test('the names are those of the glossary, 284 of them [min.reading-the-glossary.01]', () => {
  expect(ABILITY_NAMES).toEqual(abilityNames(statements));
  expect(ABILITY_NAMES).toHaveLength(284);
  expect(new Set(ABILITY_NAMES.map(({ id }) => id)).size).toBe(284);
});

test('an entry is found by its English name as printed on cards [min.glossary-conventions.05]', () => {
  expect(readAbility('Lightsaber Riposte')).toEqual({ ability: 'lightsaber-riposte' });
  expect(abilityName('lightsaber-riposte')).toEqual({
    id: 'lightsaber-riposte',
    name: 'Lightsaber Riposte',
    kind: 'force-power',
    cost: 1,
  });
});

test('the number of a card is the value of its ability [min.glossary-conventions.04]', () => {
  expect([readAbility('Heal 10'), readAbility('Heal 20')]).toEqual([
    { ability: 'heal', value: 10 },
    { ability: 'heal', value: 20 },
  ]);
  expect(readAbility('Rend +10')).toEqual({ ability: 'rend', value: 10 });
  expect([readAbility('Gunner'), readAbility('Gunner +10')]).toEqual([
    { ability: 'gunner' },
    { ability: 'gunner', value: 10 },
  ]);
});

test('a power marked with a number costs it, one marked without costs nothing [min.glossary-conventions.02]', () => {
  expect(
    ['force-lightning-2', 'use-the-force', 'force-spirit', 'force-renewal-1'].map((id) => abilityName(id)?.cost),
  ).toEqual([2, 3, undefined, undefined]);
});

test('versions of a power by cost are entries of their own; one that the glossary lacks is none [min.unleashed-force-powers.01]', () => {
  expect([readAbility('Force Push 3'), readAbility('Force Lightning 5'), readAbility('Force Lightning 30')]).toEqual([
    { ability: 'force-push-3' },
    { ability: 'force-lightning-5' },
    { ability: 'force-lightning', value: 30 },
  ]);
  expect(readAbility('Force Lightning 3')).toMatchObject({ why: 'not-in-the-glossary' });
  expect(readAbility('Force Push 6')).toMatchObject({ why: 'not-in-the-glossary' });
});

test('spellings of older cards and of the glossary lead to one entry', () => {
  expect(['Shockstaff +10', 'Electrostaff +10'].map(readAbility)).toEqual(
    Array(2).fill({ ability: 'shockstaff-electrostaff', value: 10 }),
  );
  expect(['Disruptive', 'Disruption'].map(readAbility)).toEqual(Array(2).fill({ ability: 'disruption' }));
  expect(['Soresu Style Mastery', 'Soresu Style Master'].map(readAbility)).toEqual(
    Array(2).fill({ ability: 'soresu-style-master' }),
  );
});

test('one number of many: Force Renewal 3, Shields 3, Swarm +2 work as those of the glossary do, with their own numbers', () => {
  expect(['Force Renewal 3', 'Shields 3', 'Swarm +2'].map(readAbility)).toEqual([
    { ability: 'force-renewal-1', value: 3 },
    { ability: 'shields-2', value: 3 },
    { ability: 'swarm-1', value: 2 },
  ]);
});

test.each([
  ['Grenades', 'number-unknown'],
  ['Force Corruption', 'number-unknown'],
  ['Cleave 20', 'number-not-printed'],
  ['Roger Roger', 'not-in-the-glossary'],
  ['Affinity', 'names-nothing'],
  ['Reserves 30 (Stormtrooper)', 'names-nothing'],
  ['Fringe Reserves 20', 'names-nothing'],
  ['Cleave (Droid)', 'names-nobody'],
  ['Grenades 20 (on 3)', 'names-nobody'],
  ['', 'not-in-the-glossary'],
])('%j is no ability: %s', (text, why) => {
  expect(readAbility(text)).toMatchObject({ why });
});

test.each([
  'Affinity (Imperial)',
  'Synchronized Fire (Droid)',
  'Reserves 30 (Stormtrooper on 18)',
  'Fringe Reserves 20 (on 15)',
  'Reinforcements 20 (Ewok)',
  'Bounty Hunter +4',
  'Cunning Attack +20',
  'Cunning Attack',
  "It's a Trap!",
  'Melee Reach 2',
])('%s is read and written', (text) => {
  const read = readAbility(text);
  expect(isAbility(read) && printedAbility(read)).toBe(text);
});

test('every ability of every character is an entry, written as it is read, or is named as not adjudicated', () => {
  for (const { abilities, force, notAdjudicated } of characters()) {
    for (const ability of [...abilities, ...(force?.powers ?? [])]) {
      expect(abilityName(ability.ability)).toBeDefined();
      expect(readAbility(printedAbility(ability))).toEqual(ability);
    }
    for (const { name, why } of notAdjudicated) {
      const read = readAbility(name);
      if (why === 'not-in-the-glossary') expect(read).toMatchObject({ why });
      else if (name !== 'Commander Effect')
        expect(isAbility(read) ? [] : ['number-unknown', 'names-nothing']).toContain(isAbility(read) ? '' : read.why);
    }
  }
});
