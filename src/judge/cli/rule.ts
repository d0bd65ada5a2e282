/** `holojudge rule ID|WORD` */
import { pc } from './colors';
import type { Statement } from '../../core';
import { allWords, findRules } from '../find-rules';
import { citedBy } from './cited-by';
import { inTwoWays } from '../words';
import { brief, complain, printable, say, sayJson } from './output';
import { GAME_IDS, loadAllGames, loadGame } from '../games';

interface Options {
  game?: string;
  json?: boolean;
}

/** Rules shown to people; more would scroll away. */
const MOST_SHOWN = 40;

export async function ruleCommand(words: readonly string[], options: Options): Promise<number> {
  const loading = options.game === undefined ? loadAllGames() : loadGame(options.game)?.then((game) => [game]);
  if (!loading) {
    complain(`no game is called '${options.game}'; the games are ${GAME_IDS.join(', ')}`);
    return 2;
  }
  const games = await loading;
  const lists = allWords(games.map((game) => game.playersWords));
  const found = findRules(
    words.join(' '),
    games.flatMap((game) => game.rules),
    lists,
  );
  if (options.json) sayJson(found);
  else if (found.refused !== null) complain(found.refused);
  else if (found.rules.length === 0)
    say(
      `no rule is called '${printable(brief(words.join(' ')))}'${found.perhaps === null ? '' : `; did you mean ${found.perhaps}?`}`,
    );
  else {
    print(found.rules);
    if (found.rules.length === 1) printCitations(found.rules[0]?.id ?? '');
  }
  if (found.refused !== null) return 2;
  return found.rules.length > 0 ? 0 : 1;
}

/** For contributors: where the one rule that was asked for is cited. */
function printCitations(id: string): void {
  for (const file of citedBy(id)) say(pc.dim(`  cited in ${file}`));
}

function print(rules: readonly Statement[]): void {
  for (const rule of rules.slice(0, MOST_SHOWN)) {
    say(`${pc.bold(rule.id)}  ${rule.term} / ${rule.termPl} ${pc.dim(`(${rule.kind})`)}`);
    say(`  ${rule.text}`);
    if (rule.later !== undefined) say(pc.yellow(`  ${rule.later}`));
    if (rule.unsure !== undefined) say(pc.yellow(`  not certain: ${rule.unsure}`));
    if (rule.doubt !== undefined) say(pc.yellow(`  ${inTwoWays(rule.doubt)}`));
  }
  if (rules.length > MOST_SHOWN) say(pc.dim(`and ${rules.length - MOST_SHOWN} more`));
}
