/** The cards that a file plays with: the built-in pack, or its own values laid over it. */
import * as E from 'fp-ts/lib/Either';
import type { Rejection } from '../../core';
import { basePack, type Pack } from '../facts';
import { loadPack } from '../lists';
import { lexiconOf, type Lexicon } from './lexicon';
import type { OuterRimParts } from './parts';

/** What the game takes for a pack: `id`, `title` and `extends` may be left out in a file. */
export function packInput({ pack }: OuterRimParts): unknown {
  return pack === undefined ? undefined : { id: 'this-file', title: 'Cards of this file', extends: 'base', ...pack };
}

/** What is wrong with the file's pack, at its place in the file: its names are not known then. */
export function wrongPack(parts: OuterRimParts): Rejection | null {
  const loaded = loadPack(packInput(parts));
  return E.isRight(loaded) ? null : { ...loaded.left, path: ['pack', ...loaded.left.path] };
}

/** The pack of the file; the built-in one if the file's is wrong, which `wrongPack` says. */
export function packIn(parts: OuterRimParts): Pack {
  const loaded = loadPack(packInput(parts));
  return E.isRight(loaded) ? loaded.right.pack : basePack;
}

export function lexiconIn(parts: OuterRimParts): Lexicon {
  return lexiconOf(packIn(parts));
}
