/** With several opponents nobody is meant by default: whatever speaks of 'the opponent' has had one chosen before. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theOpponent } from '../../../src/destiny/abilities/filters';

const FOLDER = 'src/destiny/abilities';
/** What speaks of the opponent that was chosen. */
const MEANS =
  /\b(theOpponent|theirs|lookAtTheirHand|discardFromTheirHand|theyDistributeDamage|removeDamageDice|handAboveYours)\b|\bmill\((?!.*\(_state, you\) => you\.controller|.*controllerOfDie)/;
const CHOOSES = /\bchooseOpponent\(|\bifAnOpponentGives\(|\bopponent: \[/;

/** The text of each card's abilities, without what stands above the first card of a list. */
function entries(): { card: string; text: string }[] {
  return readdirSync(FOLDER)
    .filter((name) => /^(awakenings|spirit)/.test(name))
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), 'utf8')
        .split(/(?=\n *\/\/ \d{5} )/)
        .slice(1),
    )
    .map((text) => ({
      card: text.trim().split('\n')[0] ?? '',
      text: text.replace(/\nfunction [\s\S]*|\nconst [\s\S]*/, ''),
    }));
}

test('a card that speaks of the opponent lets one be chosen first [des.choosing-opponents.01]', () => {
  const speaking = entries().filter(({ text }) => MEANS.test(text));
  expect(speaking.length).toBeGreaterThan(40);
  const wrong = speaking.filter(({ text }) => {
    const chooses = text.search(CHOOSES);
    return chooses < 0 || chooses > text.search(MEANS);
  });
  expect(wrong.map(({ card }) => card)).toEqual([]);
});

test('where none was chosen none is meant [des.choosing-opponents.01]', () => {
  const players = ['ann', 'bob', 'cid'].map((id) => ({ id }));
  expect(theOpponent({ players } as never, { controller: 'ann' } as never)).toBe('');
});
