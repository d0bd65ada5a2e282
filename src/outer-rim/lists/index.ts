/** Content packs: reading, joining and checking them. The rules play with the `pack` of a `ResolvedPack`. */
import { lazy } from '../../core/engine/memo';
import * as E from 'fp-ts/lib/Either';
import { decodePlain } from '../../core/codec/decode';
import { LIMITS, plain } from '../../core/codec/plain';
import type { Rejection } from '../../core/contract/rejection';
import { basePack } from '../facts/base';
import { packTroubles } from './check';
import { packCodec } from '../facts/codecs/pack';
import { isObject } from '../../core/codec';
import { mergePacks } from './merge';
import type { Pack } from '../facts/pack';
import type { ResolvedPack } from '../facts/certainty';
import { resolvePack } from './resolve';

export { packTroubles } from './check';
export { packCodec } from '../facts/codecs/pack';
export { mergePacks, partSchema } from './merge';
export { resolvePack } from './resolve';

const base = lazy(() => resolvePack(basePack));

/**
 * The content that a game plays with. Nothing given: the base pack. An object with `extends`: a pack in part, laid over the base.
 * Anything else: a whole pack. Left names the first mistake, with its path.
 * @example
 * ```ts
 * import { loadPack } from 'holojudge/outer-rim/facts';
 *
 * const box = { id: 'my-box', title: 'My box', extends: 'base' };
 * const mine = loadPack({ ...box, changes: { ships: [{ id: 'hwk-290', cost: 6500 }] } }); // no multiple of 1000
 * console.log(mine._tag === 'Left' && mine.left.path); // [ 'changes', 'ships', 0, 'cost' ]
 * ```
 */
export function loadPack(input?: unknown): E.Either<Rejection, ResolvedPack> {
  if (input === undefined) return E.right(base());
  const given = plain(input, LIMITS.input);
  if (E.isLeft(given)) return given;
  const pack =
    isObject(given.right) && Object.hasOwn(given.right, 'extends')
      ? mergePacks(basePack, given.right)
      : decodePlain(packCodec, given.right);
  if (E.isLeft(pack)) return pack;
  const troubles = packTroubles(pack.right).map((each) => ({
    each,
    path: pathInInput(each.path, pack.right, given.right),
  }));
  // Of what does not fit together, the part that was given is to blame rather than the pack under it.
  const trouble = troubles.find(({ each, path }) => path !== each.path) ?? troubles[0];
  return trouble ? E.left({ ...trouble.each, path: trouble.path }) : E.right(resolvePack(pack.right));
}

/** A path into the joined pack as a path into the part that was given, where the record stands in both. */
function pathInInput(path: Rejection['path'], pack: Pack, input: unknown): Rejection['path'] {
  const at = path.findIndex((key) => typeof key === 'number');
  if (at < 0) return path;
  const list = path.slice(0, at);
  const id = (valueAt(pack, path.slice(0, at + 1)) as { id?: string } | undefined)?.id;
  for (const start of [list, ['changes', ...list]]) {
    const given = valueAt(input, start);
    const index = Array.isArray(given) ? given.findIndex((entry) => isObject(entry) && entry['id'] === id) : -1;
    if (index >= 0) return [...start, index, ...path.slice(at + 1)];
  }
  return path;
}

function valueAt(value: unknown, path: Rejection['path']): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[key] : undefined,
    value,
  );
}
