/** There are enough scenario files in docs/examples, and pictures are drawn of them. That each holds, test/<game>/scenario/examples.test.ts says. */
import { judge, type JudgedGame } from '../../../src/judge';
import { exampleFiles, judgedGame, tested, TESTED_GAMES } from './games';

describe.each(TESTED_GAMES)('scenarios of %s', (id) => {
  const games: JudgedGame[] = [];
  const files = exampleFiles(id);
  beforeAll(async () => void games.push(await judgedGame(id)));

  test('there are enough of them', () => {
    expect(files.length).toBeGreaterThanOrEqual(tested(id).examples);
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
