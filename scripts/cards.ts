/**
 * `npm run -s cards [-- --json]`: for each game how many cards it has, how many of them the library plays, and which not.
 * A card without an ability is played by its facts alone. Where not all values are printed ones, it says how sure they are. `--json`
 * prints it all as one line of JSON.
 */
import { playsWholeCard, type Clauses } from '../src/core';
import { abilities as armada } from '../src/armada/abilities';
import { damageDeck, objectiveCards, shipCards, squadronCards, upgradeCards } from '../src/armada/facts';
import { abilities as destiny } from '../src/destiny/abilities';
import { allCards as destinyCards } from '../src/destiny/facts';
import { abilities as xwing } from '../src/xwing/abilities';
import { allCards as xwingCards, type CardKey } from '../src/xwing/facts';
import { isPlayed } from '../src/xwing/lists/unadjudicated';
import { abilities as miniatures } from '../src/miniatures/abilities';
import { character, characters } from '../src/miniatures/facts';
import { cards as outerRimCards, isAdjudicated, valueCounts } from './outer-rim-cards';

interface Ledger {
  cards: readonly { readonly key: string; readonly hasAbility: boolean }[];
  adjudicated(key: string): boolean;
  /** How many values are printed, witnessed, and made up; absent: all are printed. */
  values?: { readonly certain: number; readonly likely: number; readonly reconstructed: number };
}

/** Do the abilities of the card in the registry play all of it? */
function among(
  abilities: readonly { readonly card?: string; readonly id: string; readonly clauses?: Clauses }[],
): Ledger['adjudicated'] {
  return (key) => playsWholeCard(abilities.filter(({ card, id }) => (card ?? id) === key));
}

const playable = new Set(outerRimCards().flatMap((card) => (isAdjudicated(card) ? [card.key] : [])));

const games: Readonly<Record<string, Ledger>> = {
  xwing: { cards: xwingCards(), adjudicated: (key) => isPlayed(key as CardKey, among(xwing)) },
  armada: { cards: armadaCards(), adjudicated: among(armada) },
  miniatures: {
    cards: characters().map(({ id }) => ({ key: id, hasAbility: true })),
    adjudicated: isAdjudicatedCharacter,
  },
  destiny: {
    cards: destinyCards().map(({ code, hasAbility }) => ({ key: code, hasAbility })),
    adjudicated: among(destiny),
  },
  'outer-rim': {
    cards: outerRimCards().map(({ key, needs }) => ({ key, hasAbility: needs.length > 0 })),
    adjudicated: (key) => playable.has(key),
    values: valueCounts(),
  },
};

/** Its numbers are known, and all that stands on its card is in the registry. */
function isAdjudicatedCharacter(id: string): boolean {
  const registered = among(miniatures);
  const { missing, notAdjudicated, abilities, force, commanderEffect } = character(id) ?? {};
  const printed = [...(abilities ?? []), ...(force?.powers ?? [])].map(({ ability }) => ability);
  return (
    missing?.length === 0 &&
    notAdjudicated?.length === 0 &&
    [...printed, ...(commanderEffect ? [commanderEffect] : [])].every(registered)
  );
}

/** Ships and squadrons without a unique name have no text beside their keywords. */
function armadaCards(): Ledger['cards'] {
  const of = (kind: string, cards: readonly { id: string }[], hasAbility: boolean): Ledger['cards'] =>
    cards.map(({ id }) => ({ key: `${kind}:${id}`, hasAbility }));
  return [
    ...of('ship', shipCards(), false),
    ...of(
      'squadron',
      squadronCards().filter(({ unique }) => !unique),
      false,
    ),
    ...of(
      'squadron',
      squadronCards().filter(({ unique }) => unique),
      true,
    ),
    ...of('upgrade', upgradeCards(), true),
    ...of('objective', objectiveCards(), true),
    ...of('damage', damageDeck(), true),
  ];
}

const report = Object.fromEntries(
  Object.entries(games).map(([game, { cards, adjudicated, values }]) => {
    const missing = cards.filter((card) => card.hasAbility && !adjudicated(card.key)).map((card) => card.key);
    const counts = { cards: cards.length, adjudicated: cards.length - missing.length, missing };
    return [game, { ...counts, ...(values ? { values } : {}) }];
  }),
);

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(report)}\n`);
else
  for (const [game, { cards, adjudicated, values }] of Object.entries(report)) {
    const sure = values
      ? `; values: ${values.certain} certain, ${values.likely} likely, ${values.reconstructed} made up`
      : '';
    process.stdout.write(`${game}: ${adjudicated} of ${cards} cards adjudicated${sure}\n`);
  }
