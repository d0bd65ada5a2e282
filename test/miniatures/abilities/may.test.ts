/** Who has an ability that answers to something is asked where its statement says 'may' or 'can', and nowhere else. */
import { abilities } from '../../../src/miniatures/abilities';
import { rules } from '../../../src/miniatures/catalogue';
import { commanderEffectText } from '../../../src/miniatures/facts';

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

/** What stands on the card of a commander. */
function ofCommander(id: string, card: string): string | undefined {
  const text = commanderEffectText(card);
  return PARTS[id]?.exec(text ?? '')?.[0] ?? text;
}

const SAYS = /\b(may|can (make|use|choose|try|move|take|spend|attack|reroll))\b/i;

/** Each part of a commander effect that something sets off, with the half of its text that it is; the others have one part. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'commander-darth-revan-moves': /one ally may move/,
  'commander-darth-vader-champion-of-the-sith-fails': /is defeated if that attack misses/,
};

test("an ability asks its player exactly where its statement says 'may'", () => {
  const texts = new Map(rules.map(({ id, text }) => [id, text]));
  const triggered = abilities.filter(({ on, replaces }) => on ?? replaces);
  const printed = ({ id, card = id, rules: own }: (typeof triggered)[number]): string =>
    ofCommander(id, card) ?? own.map((rule) => texts.get(rule) ?? '').join(' ');
  const unlike = triggered.filter((each) => (each.may === true) !== SAYS.test(printed(each)));
  expect(unlike.map(({ id }) => id).sort()).toEqual(Object.keys(OTHERWISE).sort());
});
