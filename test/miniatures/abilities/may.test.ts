/** Who has an ability that answers to something is asked where its statement says 'may' or 'can', and nowhere else. */
import { abilities } from '../../../src/miniatures/abilities';
import { rules } from '../../../src/miniatures/catalogue';

/** Statements that say so of something else, or whose choice is made in a step of the ability. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'betrayal-ends': 'that they may be activated is no choice',
  'dark-master': 'what the chosen ally may do then',
  'desert-skiff-disembarks': 'each may leave: a step asks who',
  'djem-so-style': 'the save is made; whether it attacks, a step asks',
  'droid-reinforcements': 'a step asks, character for character',
  'empathy-calms': 'what the ally may do then',
  'force-spirit': 'what the ally may do then',
  'fringe-reinforcements': 'a step asks, character for character',
  'fringe-reserves': 'a step asks, character for character',
  'karmic-mettle-price': 'of another ability',
  reinforcements: 'a step asks, character for character',
  'republic-reserves': 'a step asks, character for character',
  reserves: 'a step asks, character for character',
  'separatist-reserves': 'a step asks, character for character',
  splash: 'of the target, which may have the damage taken over',
};

const SAYS = /\b(may|can (make|use|choose|try|move|take|spend|attack|reroll))\b/i;

test("an ability asks its player exactly where its statement says 'may'", () => {
  const texts = new Map(rules.map(({ id, text }) => [id, text]));
  const triggered = abilities.filter(({ on, replaces }) => on ?? replaces);
  const unlike = triggered.filter(
    ({ may, rules: own }) => (may === true) !== SAYS.test(own.map((id) => texts.get(id) ?? '').join(' ')),
  );
  expect(unlike.map(({ id }) => id).sort()).toEqual(Object.keys(OTHERWISE).sort());
});
