/** The file that `holojudge new` writes passes, and so it does with what its comments offer at the end taken in. */
import { judge } from '../../src/judge';
import { loadAllGames } from '../../src/judge/games';

/** With the commented key `explore`, and the expectations after it in the place of those that the file begins with. */
function withExplore(starter: string): string {
  const [before = '', after = ''] = starter.split('\n# explore:');
  const [key = '', ...rest] = `# explore:${after}`.split(/^# Then .*$/m);
  const bare = (text: string): string => text.replaceAll(/^# /gm, '');
  return `${before.slice(0, before.indexOf('\nexpect:'))}\nexpect:\n${bare(rest.join('').trim())}\n${bare(key)}`;
}

test('starters of every game pass, with the ways that their comments ask for, too', async () => {
  for (const game of await loadAllGames()) {
    const { starter } = game.language;
    const whole = withExplore(starter);
    expect(whole).toMatch(/^explore:/m);
    const rulings = [starter, whole].map((text) => {
      const { verdict, problems, failures, rulings } = judge(text, [game]);
      expect([game.language.game.id, verdict, problems, failures]).toEqual([game.language.game.id, 'passed', [], []]);
      return rulings;
    });
    expect(rulings[1]).not.toEqual([]);
  }
});
