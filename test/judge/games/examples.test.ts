/** The scenario files of docs/examples hold, every rule they name exists, and pictures are drawn of them. */
import { judge, type JudgedGame, type Report } from '../../../src/judge';
import { exampleFiles, judgedGame, tested, TESTED_GAMES } from './games';

const AS_AT_THE_START = ': as at the start';

/** Rulings that a value is as at the start, where the first step finds another one. */
function changedSinceTheStart(text: string, rulings: Report['rulings'], games: JudgedGame[]): string[] {
  const unchanged = rulings
    .filter((each) => each.text.endsWith(AS_AT_THE_START))
    .map((each) => each.text.slice(0, -AS_AT_THE_START.length));
  const asks = unchanged.flatMap((each) => /^(.+?): (\S+) is /.exec(each)?.slice(1, 3).join(': ') ?? []);
  const asked = text.replace(/^steps:$/m, `steps:\n  - ask: [${asks.map((each) => `{ ${each} }`).join(', ')}]`);
  if (asks.length === 0 || asked === text) return [];
  const answers = judge(asked, games).story.filter(({ kind }) => kind === 'answer');
  return unchanged.filter((each) => !answers.some((answer) => answer.text.startsWith(`${each}: `)));
}

/** Rulings that tell several lines of the story, and not each once and in the order of the story. */
function outOfTurn({ story, rulings }: Report): string[] {
  return rulings
    .filter(({ text, lines }) => {
      const told = [...lines].sort((a, b) => a - b).flatMap((at) => story[at]?.text ?? []);
      return text.includes('; then ') && !text.endsWith(told.join('; then '));
    })
    .map(({ text }) => text);
}

describe.each(TESTED_GAMES)('scenarios of %s', (id) => {
  const games: JudgedGame[] = [];
  const files = exampleFiles(id);
  beforeAll(async () => void games.push(await judgedGame(id)));

  test('there are enough of them', () => {
    expect(files.length).toBeGreaterThanOrEqual(tested(id).examples);
  });

  test.each(files.map(({ name, text }) => [name, text] as const))('%s', (_name, text) => {
    const report = judge(text, games);
    const { verdict, failures, problems, rulings } = report;
    expect({ verdict, failures, problems }).toEqual({ verdict: 'passed', failures: [], problems: [] });
    expect(outOfTurn(report)).toEqual([]);
    expect(changedSinceTheStart(text, rulings, games)).toEqual([]);
  });

  test('the starter file passes', () => {
    const [game] = games;
    expect(judge(game?.language.starter ?? '', games)).toMatchObject({ verdict: 'passed', problems: [] });
  });

  test('pictures are drawn at the start and after every step, and are well-formed', () => {
    for (const { text } of files.slice(0, 12)) {
      const { pictures } = judge(text, games, { pictures: true });
      expect(pictures.length).toBeGreaterThan(0);
      for (const { svg } of pictures) {
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|href=/);
      }
    }
  });

  test('a picture is the same whenever it is drawn', () => {
    const [file] = files;
    const draw = (): unknown => judge(file?.text ?? '', games, { pictures: true }).pictures;
    expect(draw()).toEqual(draw());
  });
});
