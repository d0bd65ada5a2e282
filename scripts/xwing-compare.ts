/**
 * Compares the facts of X-Wing's cards with a second public source, Yet Another Squad Builder (raithos/xwing) as of 25 May 2021.
 *
 *   npx tsx scripts/xwing-compare.ts FILE
 *
 * FILE is its `coffeescripts/content/cards-common.coffee` at commit 1977ac48. It tells every difference that
 * scripts/xwing-cards/known-differences.txt does not explain, and what is explained there and no longer differs.
 */
import { readFileSync } from 'node:fs';
import { pilots, ships, upgrades } from '../src/xwing/facts';
import { xwsId } from '../src/xwing/facts/notation';
import {
  isCalled,
  ourId,
  pilotSaid,
  shipSaid,
  theirPilot,
  theirShip,
  theirUpgrade,
  upgradeSaid,
  type Said,
} from './xwing-cards/compared';
import { unquoted, yasbCards, yasbShips, type YasbCard } from './xwing-cards/yasb';

const path = process.argv[2];
if (path === undefined) {
  process.stderr.write('usage: tsx scripts/xwing-compare.ts FILE   (cards-common.coffee)\n');
  process.exit(2);
}
const file = readFileSync(path, 'utf8');
const theirShips = yasbShips(file);
const shipIdOf = (name: string): string => ourId(xwsId(unquoted(theirShips.get(name)?.['xws'] ?? name)));

/** Card, field, ours, theirs. */
const found: string[] = [];

function compare(key: string, ours: Said | undefined, theirs: Said | undefined): void {
  if (!ours || !theirs) return void found.push(`${key} | card | ${ours ? 'yes' : ''} | ${theirs ? 'yes' : ''}`);
  for (const field of Object.keys(ours))
    if (ours[field] !== theirs[field]) found.push(`${key} | ${field} | ${ours[field]} | ${theirs[field]}`);
}

/** Takes the card of theirs out of those that are left: by its XWS id, else by what fits. */
function taken(left: YasbCard[], id: string, fits: (theirs: YasbCard) => boolean): YasbCard | undefined {
  const called = left.findIndex(({ xws }) => xws !== undefined && unquoted(xws) === id);
  const at = called < 0 ? left.findIndex(fits) : called;
  return at < 0 ? undefined : left.splice(at, 1)[0];
}

for (const card of ships()) {
  const theirs = [...theirShips].find(([name]) => shipIdOf(name) === card.id)?.[1];
  compare(`ship:${card.id}`, shipSaid(card), theirs && theirShip(theirs));
}

const theirPilots = yasbCards(file, 'pilotsById');
for (const card of pilots()) {
  const theirs = taken(
    theirPilots,
    card.id,
    (each) =>
      shipIdOf(unquoted(each['ship'])) === card.ship &&
      xwsId(unquoted(each['faction'])) === card.faction &&
      isCalled(each, card),
  );
  compare(`pilot:${card.id}`, pilotSaid(card), theirs && theirPilot(theirs, theirShips));
}
for (const card of theirPilots)
  compare(`pilot:${xwsId(unquoted(card['name']))}`, undefined, theirPilot(card, theirShips));

const theirUpgrades = yasbCards(file, 'upgradesById');
for (const card of upgrades()) {
  const ours = upgradeSaid(card);
  const fits = (slots: boolean) => (each: YasbCard) => {
    const their = theirUpgrade(each, shipIdOf);
    return (
      isCalled(each, card) && (!slots || (their['slots'] === ours['slots'] && their['factions'] === ours['factions']))
    );
  };
  const theirs = taken(theirUpgrades, card.id, fits(true)) ?? taken(theirUpgrades, card.id, fits(false));
  compare(`upgrade:${card.id}`, ours, theirs && theirUpgrade(theirs, shipIdOf));
}
for (const card of theirUpgrades)
  compare(`upgrade:${xwsId(unquoted(card['name']))}`, undefined, theirUpgrade(card, shipIdOf));

const known = readFileSync('scripts/xwing-cards/known-differences.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ').slice(0, 4).join(' | '));
const tell = (head: string, lines: readonly string[]): void =>
  lines.forEach((line) => process.stdout.write(`${head}: ${line}\n`));
const news = found.filter((line) => !known.includes(line));
const gone = known.filter((line) => !found.includes(line));
tell('differs', news);
tell('differs no longer', gone);
process.stdout.write(
  `${ships().length + pilots().length + upgrades().length} compared, ${found.length} differences, ${found.length - news.length} known\n`,
);
process.exitCode = news.length + gone.length > 0 ? 1 : 0;
