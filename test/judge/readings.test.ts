/** Rules that can be read in another way: what an option changes in the files that are about them, and where nothing is said. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame } from '../../src/judge';
import { judgedGame, TESTED_GAMES } from './games/games';

const games = new Map<string, JudgedGame>();
beforeAll(async () => {
  for (const id of TESTED_GAMES) games.set(id, await judgedGame(id));
});

function doubtsIn(file: string): [rule: string, changes: string][] {
  const game = games.get(file.split('/')[0] ?? '') as JudgedGame;
  const { sentences } = judge(readFileSync(`docs/examples/${file}.yaml`, 'utf8'), [game]);
  return sentences.flatMap(({ doubt }): [string, string][] =>
    doubt ? [[doubt.rule, (doubt.changes ?? []).join('; ')]] : [],
  );
}

test.each([
  ['xwing/deployment-fails', 'xw.docking.06', /phantom: place is table, not reserve/],
  ['xwing/lock-must-be-acquired', 'xw.faq-lock.02', /what is legal is lock \(ship red-5, on rock\)/],
  ['armada/engagement-through-a-ship', 'arm.engagement.08', /wing: engaged is tie, not empty/],
  ['armada/station-repairs-a-squadron', 'arm.obstacles.11', /nobody asks for 'recover-hull'/],
  ['armada/token-too-many', 'arm.command-tokens.04', /nobody asks for 'discard-token: repair'/],
  ['armada/critical-of-a-squadron', 'arm.squadron-keywords.08', /nobody asks for 'resolve-critical-effect'/],
  ['armada/ram-destroyed-before-the-obstacle', 'arm.overlapping.21', /cr90: destroyed is false, not true/],
  ['outer-rim/defeated-with-little', 'or.defeated.03', /ann: credits is 2000, not 0/],
  ['outer-rim/patrol-level-4', 'or.patrol-encounter.11', /nobody asks for 'move-patrol: LO3'/],
  ['outer-rim/contact-joins', 'or.contact-encounter.07', /BoShek: at is box/],
  ['outer-rim/ship-too-small', 'or.contact-encounter.05', /Chewbacca: at is box, not Kessel yellow/],
  ['outer-rim/crew-escapes', 'or.bounties-on-crew.05', /Greedo: faceup is false, not true/],
  ['outer-rim/market-barter', 'or.bartering.02', /barter: Hired Help/],
  ['outer-rim/setup-credits', 'or.setup-choose-characters.07', /nobody asks for 'choose-starting-ship: G9 Rigger/],
  ['outer-rim/setup-first-player', 'or.setup-choose-characters.01', /nobody asks for 'roll: /],
  ['outer-rim/trade-credits-while-buying', 'or.trading-credits-and-promises.05', /is legal$/],
])('%s: the other reading of %s', (file, rule, changes) => {
  expect(doubtsIn(file)).toContainEqual([rule, expect.stringMatching(changes)]);
});

test.each([
  'xwing/seismic-charge',
  'xwing/tractor-beam-onto-a-rock',
  'xwing/adaptive-ailerons-into-a-ship',
  'armada/counter-of-the-destroyed',
  'miniatures/drain-life-saved',
  'miniatures/soresu-against-makashi',
  'destiny/guardian-one-die',
  'destiny/mulligan',
  'outer-rim/secret-kept-and-used',
  'outer-rim/patrol-hostile-first',
])('%s: where both readings come to the same nothing is said', (file) => {
  expect(doubtsIn(file)).toEqual([]);
});
