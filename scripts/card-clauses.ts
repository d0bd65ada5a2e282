/**
 * Counts the clauses of the cards of Destiny and Armada, and which of them say 'may', into scripts/clauses/destiny.txt and armada.txt.
 *
 *   npx tsx scripts/card-clauses.ts DESTINY ARMADA
 *
 * DESTINY holds set/AW.json and set/SoR.json of a copy of swdestinydb-json-data; ARMADA is a folder of the core set's cards, as files of JSON with their
 * texts. No text of a card is kept, only a sign for each of its clauses: what abilities play is held to it (test/destiny/cards/clauses.test.ts,
 * test/armada/abilities/clauses.test.ts). Of Miniatures and Outer Rim no texts are public.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clausesOf, signsOf } from './clauses/clauses';

type Source = Readonly<Record<string, unknown>>;

const [destiny, armada] = process.argv.slice(2);
if (destiny === undefined || armada === undefined) {
  process.stderr.write('usage: tsx scripts/card-clauses.ts DESTINY ARMADA\n');
  process.exit(2);
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const text = (of: Source, field: string): string => (typeof of[field] === 'string' ? of[field] : '');

function write(game: string, signs: ReadonlyMap<string, string>): void {
  const lines = [...signs].filter(([, said]) => said !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    join(process.cwd(), `scripts/clauses/${game}.txt`),
    `${lines.map(([card, said]) => `${card} ${said}`).join('\n')}\n`,
  );
}

/** Each line of a card is read by itself; what is in italics is no rule. */
const ofDestiny = (said: string): string =>
  signsOf(
    said
      .replace(/<i>.*?<\/i>/g, '')
      .split(/\n|<br ?\/?>/)
      .flatMap((line) => clausesOf(line.replace(/<[^>]*>/g, ''))),
  );

const cards = ['AW', 'SoR'].flatMap((set) => read(join(destiny, 'set', `${set}.json`)) as Source[]);
write('destiny', new Map(cards.map((card) => [text(card, 'code'), ofDestiny(text(card, 'text'))])));

/** What an objective says of setup is no rule of its own where it is played; its other parts are. */
const PARTS = ['effect_text', 'setup_text', 'special_rule_text', 'end_of_round_text', 'end_of_game_text'];
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
const ofArmada = (card: Source): string => signsOf(PARTS.flatMap((part) => clausesOf(text(card, part))));

const files = readdirSync(armada, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const signs = new Map<string, string>();
for (const file of files) {
  const card = read(join(armada, file)) as Source;
  const kind = { upgrade_card: 'upgrade', objective_card: 'objective' }[text(card, 'kind')];
  const name = text(card, 'upgrade_name') || text(card, 'objective_name');
  if (kind !== undefined) signs.set(`${kind}:${idOf(name)}`, ofArmada(card));
}
for (const card of (read(join(armada, 'damage_cards.json')) as { cards: Source[] }).cards)
  signs.set(`damage:${idOf(text(card, 'title'))}`, ofArmada(card));
write('armada', signs);
