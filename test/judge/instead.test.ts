/** What a judge says of a step that nobody asked for: what did not come about since the step before, what is asked, and what is legal. */
import { judge, type JudgedGame } from '../../src/judge';
import { mainFields, picks, tinyGame } from '../helpers/tiny-game';
import { tiny } from './tiny-language';

/** As many as Ann says knock, one after another; then Bob picks one of many. */
const { game } = tinyGame(({ procedure, ask, emit }) => ({
  procedures: [
    procedure('main', mainFields, [
      ask(
        'who knocks',
        [],
        () => picks('ann', 'who knocks', ['nobody', 'three', 'four']),
        (state, _frame, { pick }) => {
          emit(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
          const knocking =
            { nobody: [], three: ['cat', 'dog', 'owl'], four: ['cat', 'dog', 'place', 'fox'] }[pick] ?? [];
          for (const who of knocking) emit(state, { type: 'knock', rules: ['tiny.knock', `tiny.${who}`], who });
        },
      ),
      ask(
        'a dish',
        [],
        () => picks('bob', 'a dish', ['1', '2', '3', '4', '5', '6', '7', '8', '9']),
        () => undefined,
      ),
      ask(
        'the end',
        [],
        () => picks(['ann', 'bob'], 'the end', ['on', 'off']),
        () => undefined,
      ),
    ]),
  ],
}));

const knocking: JudgedGame = {
  ...tiny,
  language: {
    ...tiny.language,
    game,
    withheld: ['knock'],
    isWord: (word) => /^\d$|^[a-z]+$/.test(word),
    narrate: (event) => ('who' in event ? `${event.type} of the ${event.who}` : null),
  },
};

function found(...steps: string[]): { found: unknown; rules: readonly string[] } | undefined {
  const file = ['game: tiny', 'title: t', 'counters: {}', 'steps:', ...steps.map((each) => `  - ${each}`)];
  const [failure] = judge(file.join('\n'), [knocking]).failures;
  return failure && { found: failure.found, rules: failure.rules };
}

describe('a step that nobody asked for', () => {
  test('is told what happened before, with its rules, and what is asked now; nothing else that happened', () => {
    expect(found('pick: three', 'pick: cake')).toEqual({
      found: expect.stringMatching(
        /What happened before: knock of the cat \[tiny\.knock, tiny\.cat\]; knock of the dog \[.*\]; knock of the owl \[.*\]\. The question now is: bob, a dish$/,
      ),
      rules: ['tiny.knock', 'tiny.cat', 'tiny.dog', 'tiny.owl'],
    });
  });

  test('is told at most three things, first those that its words speak of, however deep they stand', () => {
    const told = (step: string): string[] =>
      [...String(found('pick: four', step)?.found).matchAll(/knock of the (\w+)/g)].map((each) => each[1] ?? '');
    expect(told('pick: cake')).toEqual(['cat', 'dog', 'place']);
    expect(told('pick: fox')).toEqual(['fox', 'cat', 'dog']);
    expect(told('pick: { player: bob, pick: fox }')).toEqual(['fox', 'cat', 'dog']);
    expect(told('place: 3')).toEqual(['place', 'cat', 'dog']);
  });

  test('where nothing happened is told what is legal: at most eight answers, and how many more', () => {
    const { found: text } = found('pick: nobody', 'pick: cake') ?? {};
    expect(text).toMatch(/Legal now: bob, a dish: pick: .*1.*; pick: .*8 \} and 1 more$/);
    expect(text).not.toContain('What happened before');
    expect(String(text).match(/pick: \{/g)).toHaveLength(8);
  });

  test('is told of the step before alone, not of earlier ones', () => {
    const { found: text } = found('pick: three', 'pick: "1"', 'place: 3') ?? {};
    expect(text).toMatch(/Legal now: ann or bob, the end: pick: /);
    expect(text).not.toMatch(/more$/);
  });
});
