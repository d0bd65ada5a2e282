/** docs/cards-xwing.md: every card of X-Wing, whether it is adjudicated, and if not what its ability needs. */
import { existsSync, readFileSync } from 'node:fs';
import { playsWholeCard, unplayedClauses } from '../../src/core';
import { abilities } from '../../src/xwing/abilities';
import { allCards, type CardEntry } from '../../src/xwing/facts';
import { isPlayed } from '../../src/xwing/lists/unadjudicated';

/** What abilities need, and where it is in src/xwing. */
const MECHANISMS: Readonly<Record<string, string>> = {
  rerolls: 'abilities/forms/dice.ts',
  results: 'effects/dice.ts',
  'dice rolled': 'procedures/roll-dice.ts',
  tokens: 'effects/tokens.ts',
  charges: 'effects/charges.ts',
  locks: 'procedures/lock.ts',
  actions: 'procedures/perform-action.ts',
  'actions of friends': 'abilities/forms/actions.ts',
  permissions: 'model/values.ts',
  difficulty: 'effects/activation.ts',
  replacements: 'procedures/suffer-damage.ts',
  damage: 'procedures/suffer-damage.ts',
  'damage cards': 'procedures/damage-cards.ts',
  'bonus attacks': 'procedures/attack.ts',
  weapons: 'queries/weapons.ts',
  templates: 'procedures/reposition.ts',
  turret: 'procedures/rotate.ts',
  obstacles: 'procedures/obstacle-effects.ts',
  setup: 'procedures/setup.ts',
  squad: 'lists/squad-building.ts',
  'engagement order': 'queries/initiative.ts',
  conditions: 'effects/conditions.ts',
  coordinate: 'procedures/coordinate.ts',
  reinforce: 'procedures/reinforce.ts',
  reload: 'procedures/reload.ts',
  cloak: 'procedures/cloak.ts',
  tractor: 'procedures/tractor.ts',
  jam: 'procedures/jam.ts',
  SLAM: 'procedures/slam.ts',
  devices: 'procedures/place-device.ts',
  remotes: 'abilities/remotes.ts',
  docking: 'procedures/docking.ts',
  'huge ships': 'procedures/huge-maneuver.ts',
  'flipped cards': 'abilities/forms/flipping.ts',
  'secret dial': 'abilities/forms/dials.ts',
  'bans on spending': 'model/values.ts',
  'bans on modifying': 'model/values.ts',
  'bans on removing': 'abilities/forms/lasting-effects.ts',
  'copied abilities': 'effects/shared-abilities.ts',
};

/** What abilities speak of that this edition of the rules does not know, and what that is: no mechanism of this edition is missing for them. */
const LATER: Readonly<Record<string, string>> = {
  'deplete token': 'a red token; a ship with it rolls 1 attack die fewer',
  wings: 'several ships that move in formation behind a leader',
  'allied ships': 'ships of your own squad and of another faction, which are not friendly',
  sideslips: 'a bank or turn whose template lies at the side of the base',
};

/** What is not there yet: a draw from the list found it. */
const MISSING: Readonly<Record<string, string>> = {
  'boosts with one template': 'ships perform a boost action with one template, which the card names',
  'several ships coordinated': 'one action coordinates several ships, which all perform the same action',
  'ranges treated as others': 'ships at one range count as being at another range',
  'devices put beside the base': "a bomb is placed touching the base, at a place of its player's choice",
};

const HEAD = `# X-Wing: which cards are adjudicated

Made by \`npm run generated\`. \`yes\`: the library plays each sentence of the card. \`in part\`: it plays some of them. Any other word names the mechanism that the ability needs.
If the library has this mechanism, the card needs only an entry in the list of abilities, and no new rule. \`not there yet\`: the library lacks the mechanism.
\`of a later rulebook\`: the ability uses something that is not in the rules of this edition.
`;

export function xwingCardsPage(): string {
  const words = JSON.parse(readFileSync('scripts/docs/xwing/mechanisms.json', 'utf8')) as Record<string, string>;
  const ofCard = (key: string) => abilities.filter(({ card, id }) => (card ?? id) === key);
  const needs = (card: CardEntry): string | null => {
    if (isPlayed(card.key, (key) => playsWholeCard(ofCard(key)))) return null;
    const word = words[card.key];
    if (word === undefined || ![MECHANISMS, LATER, MISSING].some((all) => word in all))
      throw new Error(`${card.key} needs no known mechanism`);
    const left = unplayedClauses(ofCard(card.key));
    if (left.length > 0) return `in part, without clause ${left.join(', ')}: ${word}`;
    if (word in MISSING) return `not there yet: ${word}`;
    return word in LATER ? `of a later rulebook: ${word}` : word;
  };
  const cards = allCards();
  const missing = cards.flatMap((card) => needs(card) ?? []);
  const kinds = [...new Set(cards.map(({ key }) => key.split(':')[0] ?? ''))];
  return [
    HEAD,
    `${cards.length - missing.length} of ${cards.length} cards are adjudicated.`,
    '',
    ...mechanisms(missing),
    ...named('of a later rulebook', LATER, missing),
    ...named('not there yet', MISSING, missing),
    ...kinds.flatMap((kind) => chapter(kind, cards, needs)),
  ].join('\n');
}

function mechanisms(missing: readonly string[]): string[] {
  const rows = Object.entries(MECHANISMS).map(([word, file]) => {
    if (!existsSync(`src/xwing/${file}`)) throw new Error(`${word}: there is no src/xwing/${file}`);
    return `| ${word} | \`src/xwing/${file}\` | ${missing.filter((each) => each === word).length} |`;
  });
  return ['| mechanism | where it is | cards that nobody has written yet |', '| --- | --- | --- |', ...rows, ''];
}

function named(head: string, all: Readonly<Record<string, string>>, missing: readonly string[]): string[] {
  const rows = Object.entries(all).map(([word, what]) => {
    return `| ${word} | ${what} | ${missing.filter((each) => each.endsWith(`: ${word}`)).length} |`;
  });
  return [`| ${head} | what it is | cards |`, '| --- | --- | --- |', ...rows, ''];
}

function chapter(kind: string, cards: readonly CardEntry[], needs: (card: CardEntry) => string | null): string[] {
  const rows = cards
    .filter(({ key }) => key.startsWith(`${kind}:`))
    .map((card) => `| \`${card.key.slice(kind.length + 1)}\` | ${card.name} | ${needs(card) ?? 'yes'} |`);
  return [`## ${kind}`, '', '| id | name | adjudicated, or what it needs |', '| --- | --- | --- |', ...rows, ''];
}
