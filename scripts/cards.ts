/**
 * `npm run -s cards [-- --json]`: for each game how many cards it has, how many of them the library plays, and which not.
 * A card without an ability is played by its facts alone. `--json` prints it all as one line of JSON.
 */
import { existsSync } from 'node:fs';
import { allCards as destinyCards } from '../src/destiny/cards';
import { allCards as xwingCards } from '../src/xwing/cards';

interface Ledger {
  cards: readonly { readonly key: string; readonly hasAbility: boolean }[];
  adjudicated(key: string): boolean;
}

/** A game whose abilities are not there yet plays none. */
async function abilitiesOf(game: string): Promise<Ledger['adjudicated']> {
  const registry = new URL(`../src/${game}/abilities/index.ts`, import.meta.url);
  if (!existsSync(registry)) return () => false;
  const { adjudicated } = (await import(registry.href)) as Ledger;
  return adjudicated;
}

const games: Readonly<Record<string, Ledger>> = {
  xwing: { cards: xwingCards(), adjudicated: await abilitiesOf('xwing') },
  destiny: {
    cards: destinyCards().map(({ code, hasAbility }) => ({ key: code, hasAbility })),
    adjudicated: await abilitiesOf('destiny'),
  },
};

const report = Object.fromEntries(
  Object.entries(games).map(([game, { cards, adjudicated }]) => {
    const missing = cards.filter((card) => card.hasAbility && !adjudicated(card.key)).map((card) => card.key);
    return [game, { cards: cards.length, adjudicated: cards.length - missing.length, missing }];
  }),
);

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(report)}\n`);
else
  for (const [game, { cards, adjudicated }] of Object.entries(report))
    process.stdout.write(`${game}: ${adjudicated} of ${cards} cards adjudicated\n`);
