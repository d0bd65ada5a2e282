/** The cards that a file plays with: the built-in pack, or its own values laid over it. */
import * as E from 'fp-ts/lib/Either';
import type { Json, Rejection } from '../../core';
import { basePack, type Pack } from '../facts';
import { loadPack } from '../lists';
import { lexiconOf, type Lexicon } from './lexicon';

/** A file, of which only this key is looked at. */
interface WithPack {
  readonly pack?: Json;
}

/** What the game takes for a pack: `id`, `title` and `extends` may be left out in a file. */
export function packInput({ pack }: WithPack): unknown {
  const file = { id: 'this-file', title: 'Cards of this file', extends: 'base' };
  return pack === undefined ? undefined : { ...file, ...(pack as object) };
}

/** What is wrong with the file's pack, at its place in the file: its names are not known then. */
export function wrongPack(parts: WithPack): Rejection | null {
  const loaded = loadPack(packInput(parts));
  return E.isRight(loaded) ? null : { ...loaded.left, path: ['pack', ...loaded.left.path] };
}

/** The pack of the file; the built-in one if the file's is wrong, which `wrongPack` says. */
export function packIn(parts: WithPack): Pack {
  const loaded = loadPack(packInput(parts));
  return E.isRight(loaded) ? loaded.right.pack : basePack;
}

export function lexiconIn(parts: WithPack): Lexicon {
  return lexiconOf(packIn(parts));
}
