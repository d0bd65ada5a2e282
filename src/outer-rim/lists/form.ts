/** A pack as a form to fill in: every card by its name, with a blank for each value that is not read off the real piece; and what is left of one. */
import * as E from 'fp-ts/lib/Either';
import type { Rejection } from '../../core';
import { basePack } from '../facts/base';
import { valuesOf, type ContentReport } from '../facts/certainty';
import type { Entry, Pack } from '../facts/pack';
import { MAP_LISTS } from '../facts/codecs/pack';
import { loadPack } from './index';
import { LIST_NAMES, listsOf, type AnyList } from './lists';
import { BLANK } from './merge';

const HEAD = `# Outer Rim: what is printed in your box. Fill in what stands on your cards in place of ${BLANK}, as many as you like, in any order: what is still
# blank stays as it was. Money is in credits, 6000. How lists of effects are written is told in docs/packs.md; they may stay blank.
# What is left, and what is wrong: npx holojudge pack check my-box.yaml
id: my-box
title: My box
extends: base
changes:
`;

/** A deck of cards, or another list of the pack, with what of it is not read off the real piece. */
interface LeftOfDeck {
  /** `ships`, `market:bounty`: as `whole` names them. */
  readonly deck: string;
  /** How many records it has. */
  readonly records: number;
  readonly left: readonly { readonly id: string; readonly name: string; readonly fields: readonly string[] }[];
}

/** The form, in YAML. */
export function packForm(): string {
  const decks = decksOf(basePack);
  const lines: string[] = [];
  for (const name of IN_ORDER) {
    const within = decks.filter(({ list }) => list === name);
    const [first = '', second] = name.split('.');
    const indent = second === undefined ? '  ' : '    ';
    // A key without records would be no list.
    if (within.every((deck) => openIn(deck).length === 0)) {
      lines.push(`  # ${name}`, ...within.flatMap((deck) => linesOf(deck, '  ')));
      continue;
    }
    if (second !== undefined && !lines.includes(`  ${first}:`)) lines.push(`  ${first}:`);
    lines.push(`${indent}${second ?? first}:`);
    for (const deck of within) lines.push(...linesOf(deck, `${indent}  `));
  }
  return `${HEAD}${lines.join('\n')}\n`;
}

function linesOf(deck: Deck, indent: string): string[] {
  const head = deck.deck.includes(':') ? [`${indent}# The deck ${deck.deck.split(':')[1] ?? ''}`] : [];
  return [...head, ...deck.entries.flatMap((entry) => linesOfEntry(entry, indent))];
}

/** A card of which nothing is left is named, too: nobody looks for it. */
function linesOfEntry(entry: Entry, indent: string): string[] {
  const open = openFields(entry);
  const name = nameOf(entry);
  const said = name === '' ? '' : `: ${name}`;
  if (open.length === 0) return [`${indent}# ${entry.id}${said}, nothing is missing`];
  return [
    `${indent}- id: ${entry.id}${name === '' ? '' : ` # ${name}`}`,
    ...open.map(({ field, sure }) => `${indent}  ${field}: ${BLANK}${nowOf(entry, field, sure)}`),
  ];
}

/** What it is now, where that is short. */
function nowOf(entry: Entry, field: string, sure: string): string {
  const [around = '', inner] = field.split('.');
  const outer = (entry as unknown as Record<string, unknown>)[around];
  const value = inner === undefined ? outer : (outer as Record<string, unknown> | null)?.[inner];
  const text = JSON.stringify(value);
  const mark = sure === 'reconstructed' ? 'made up' : sure;
  return text === undefined || text.length > LONGEST ? ` # ${mark}` : ` # ${mark}: ${text}`;
}

const LONGEST = 60;

/**
 * What is left of a pack, be it filled in by half: its counts, and the decks in their order, each with the cards of which something is not certain. Left: the
 * first mistake with its place in what was given.
 */
export function packLeft(
  input: unknown,
): E.Either<Rejection, { readonly report: ContentReport; readonly decks: readonly LeftOfDeck[] }> {
  const loaded = loadPack(input);
  if (E.isLeft(loaded)) return loaded;
  const { pack, report } = loaded.right;
  const decks = decksOf(pack).map((deck) => ({
    deck: deck.deck,
    records: deck.entries.length,
    left: openIn(deck).map((entry) => ({
      id: entry.id,
      name: nameOf(entry),
      fields: openFields(entry).map(({ field }) => field),
    })),
  }));
  return E.right({ report, decks });
}

interface Deck {
  list: AnyList;
  deck: string;
  entries: readonly Entry[];
}

/** Cards and tokens first, the map last. */
const IN_ORDER: readonly AnyList[] = [
  ...LIST_NAMES.filter((name) => !name.startsWith('map.')),
  ...LIST_NAMES.filter((name) => name.startsWith('map.')),
];

/** The lists in their order; the cards of one list deck by deck. */
function decksOf(pack: Pack): Deck[] {
  const lists = listsOf(pack);
  return IN_ORDER.flatMap((list): Deck[] => {
    const entries = lists[list];
    const decks = Object.hasOwn(MAP_LISTS, list.replace('map.', '')) ? [null] : [...new Set(entries.map(deckOf))];
    return decks.map((deck) => ({
      list,
      deck: deck === null ? list : `${list}:${deck}`,
      entries: deck === null ? entries : entries.filter((entry) => deckOf(entry) === deck),
    }));
  });
}

function deckOf(entry: Entry): string | null {
  const { deck, sections } = entry as Entry & { deck?: string; sections?: unknown; face?: unknown };
  return deck !== undefined && ('face' in entry || sections !== undefined) ? deck : null;
}

function openIn({ entries }: Deck): Entry[] {
  return entries.filter((entry) => openFields(entry).length > 0);
}

/** Values that are not certain; the kind of a card is that of its deck, and the rest of its face hangs on it. */
function openFields(entry: Entry) {
  return valuesOf(entry).filter(({ field, sure }) => sure !== 'certain' && field !== 'face.kind' && field !== 'deck');
}

/** What people call it: its own name, that on its face, the titles of its sections, the spaces it joins. */
export function nameOf(entry: Entry): string {
  const { name, face, sections, between, number } = entry as Entry & {
    name?: string;
    face?: { name: string };
    sections?: readonly { title: string }[];
    between?: readonly string[];
    number?: number;
  };
  const called = name ?? face?.name ?? sections?.map(({ title }) => title).join(' / ') ?? between?.join(' - ') ?? '';
  return number === undefined ? called : `${number}: ${called}`;
}
