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
])('looked up, %s leads to %s [%s]', (word, entry, id) => {
  const pointer = findRules(word, rules).rules.find((rule) => rule.id === id);
  expect(pointer?.text).toContain(`${entry} entry`);
  // A substring of another word would not do: the entry itself has statements of its own.
  const there = findRules(entry, rules).rules.filter((rule) => rule.term === entry);
  expect(there.filter((rule) => rule.id !== id).length).toBeGreaterThan(1);
});
