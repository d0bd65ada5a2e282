import { findRules } from '../../src/judge/find-rules';
import { rules } from '../../src/xwing/catalogue';

/** Entries of the glossary that only point to another one. Whoever looks the word up must be led there, and find something there. */
test.each([
  ['Activation', 'Activation Phase', 'xw.activation.01'],
  ['Reveal', 'Activation Phase', 'xw.reveal.01'],
  ['Tallon Roll', 'Bearing', 'xw.tallon-roll.01'],
  ['Koiogran Turn', 'Bearing', 'xw.koiogran-turn.01'],
  ["Segnor's Loop", 'Bearing', 'xw.segnors-loop.01'],
  ['Reverse Straight', 'Bearing', 'xw.reverse-straight.01'],
  ['Reverse Bank', 'Bearing', 'xw.reverse-bank.01'],
  ['Straight', 'Bearing', 'xw.straight.01'],
  ['Direction', 'Bearing', 'xw.direction.01'],
  ['Partially Execute', 'Overlap', 'xw.partially-execute.01'],
  ['Fully Execute', 'Overlap', 'xw.fully-execute.01'],
  ['Move Through', 'Move', 'xw.move-through.01'],
  ['In Front', 'Arc', 'xw.in-front.01'],
  ['Flanking', 'Arc', 'xw.flanking.01'],
  ['Defend', 'Attack', 'xw.defend.01'],
  ['Shields', 'Charges', 'xw.shields.01'],
  ['Full Arc', 'Arc', 'xw.full-arc.01'],
  ['First Player', 'Player Order', 'xw.first-player.01'],
  ['Break', 'Lock', 'xw.break.01'],
  ['Suffering Damage', 'Damage', 'xw.suffering-damage.01'],
])('looked up, %s leads to %s [%s]', (word, entry, id) => {
  const pointer = findRules(word, rules).rules.find((rule) => rule.id === id);
  expect(pointer?.text).toContain(`${entry} entry`);
  // A substring of another word would not do: the entry itself has statements of its own.
  const there = findRules(entry, rules).rules.filter((rule) => rule.term === entry);
  expect(there.filter((rule) => rule.id !== id).length).toBeGreaterThan(1);
});

/** Headings without a text of their own; the catalogue says under which one their rules are. */
test.each([
  ['Bank', 'Bearing', 'xw.xref-r-z.01'],
  ['Firing arc', 'Arc', 'xw.xref-r-z.02'],
  ['Standard arc', 'Arc', 'xw.xref-r-z.03'],
  ['Turret arc', 'Arc', 'xw.xref-r-z.04'],
  ['Bullseye arc', 'Arc', 'xw.xref-r-z.05'],
  ['Decloak', 'Cloak', 'xw.xref-r-z.06'],
  ['Deploy', 'Dock', 'xw.xref-r-z.07'],
  ['Launch', 'Device', 'xw.xref-r-z.08'],
  ['Behind', 'Arc', 'xw.xref-r-z.09'],
  ['Stationary', 'Bearing', 'xw.xref-r-z.10'],
  ['Pilot ability', 'Abilities', 'xw.xref-r-z.11'],
  ['Drop', 'Device', 'xw.xref-r-z.12'],
  ['Turn', 'Bearing', 'xw.xref-r-z.13'],
  ['Precision shot', 'Huge ships: damage cards', 'xw.xref-r-z.14'],
])('%s is a heading only: its rules are under %s [%s]', (word, entry, id) => {
  const pointer = findRules(word, rules).rules.find((rule) => rule.id === id);
  expect(pointer).toMatchObject({ term: word });
  expect(/is under "(.+)"/.exec(pointer?.text ?? '')?.[1]).toBe(entry);
  expect(findRules(entry, rules).rules.filter((rule) => rule.term === entry).length).toBeGreaterThan(2);
});

test('every heading that only points elsewhere leads to an entry with rules of its own [xw.glossary.01]', () => {
  const pointers = rules.flatMap((rule) => {
    const to =
      /^Glossary pointer: .* is under "(.+)"/.exec(rule.text)?.[1] ??
      /(?:explained|defined) in the (.+) entry/.exec(rule.text)?.[1];
    return to === undefined ? [] : [{ from: rule.id, to }];
  });
  expect(pointers.length).toBeGreaterThan(20);
  const leadsNowhere = pointers.filter(
    ({ from, to }) => !findRules(to, rules).rules.some((rule) => rule.term === to && rule.id !== from),
  );
  expect(leadsNowhere).toEqual([]);
});

test('asked for the sections that changed in version 1.0.6, the catalogue lists Obstacles and Stress, not Barrel Roll [xw.document.02]', () => {
  const [changed] = findRules('xw.document.02', rules).rules;
  const listed = /: (.+), and it added/.exec(changed?.text ?? '')?.[1]?.split(', ') ?? [];
  expect(listed).toEqual(expect.arrayContaining(['Attack', 'Obstacles', 'Stress', 'Tractor Beam']));
  expect(listed).not.toContain('Barrel Roll');
});
