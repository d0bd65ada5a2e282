/**
 * The order in which files of tests are begun. Jest knows what took long from its last run; on a fresh checkout it guesses by the size of the file, and what
 * plays many games in few lines would come last, on one core while the other waits. Folders of such files come first.
 */
const Sequencer = require('@jest/test-sequencer').default;

const LONG = [
  '/test/conformance/',
  '/test/playground/',
  '/test/judge/',
  '/test/play/',
  '/test/examples/',
  '/test/scripts/',
];

module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    const isLong = ({ path }) => LONG.some((folder) => path.includes(folder));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
