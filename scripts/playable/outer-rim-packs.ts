/** Random packs of Outer Rim: effects of the base pack on other cards than their own, and encounter decks drawn from far away. */
import * as E from 'fp-ts/lib/Either';
import { basePack, type Effects } from '../../src/outer-rim/facts';
import { loadPack } from '../../src/outer-rim/lists';
import { effectsIn } from '../../src/outer-rim/lists/effects-in';

type Next = (n: number) => number;

/** What somebody changes of one card. */
interface Change {
  list: 'databank' | 'encounters';
  fields: { id: string } & Readonly<Record<string, unknown>>;
}

const CHANGED = 60;
/** One in so many lists of effects draws from an encounter deck by its name. */
const DRAW_ONE_IN = 2;

/** Every effect of the base pack that may stand on any card: no steps of jobs, nothing of one contact or one fight. */
const ANYWHERE = new Set([
  ...[
    'test',
    'roll',
    'gain',
    'lose',
    'spend',
    'take-credits',
    'suffer',
    'recover',
    'fight',
    'discard',
    'discard-secrets',
  ],
  ...['gain-card', 'take-crew', 'action', 'move', 'go', 'move-patrol', 'peek', 'reveal', 'encounter', 'draw-encounter'],
  ...['choose', 'may', 'if', 'by-reputation', 'others'],
]);
const EFFECTS = effectsIn(basePack, [])
  .map(({ effect }) => effect)
  .filter((effect) =>
    effectsIn(effect, []).every((each) => each.effect['is'] !== undefined || isAnywhere(each.effect)),
  );

function isAnywhere(effect: Readonly<Record<string, unknown>>): boolean {
  return ANYWHERE.has(String(effect['do']));
}

/** A pack in part that is a pack: what does not fit is left out. */
export function randomPack(next: Next): object {
  const changes = Array.from({ length: CHANGED }, () => randomChange(next));
  while (changes.length > 0) {
    const pack = packOf(changes);
    const loaded = loadPack(pack);
    if (E.isRight(loaded)) return pack;
    const [, list, index] = loaded.left.path;
    const id = typeof index === 'number' ? changesIn(changes, String(list))[index]?.fields.id : undefined;
    const at = changes.findIndex(({ fields }) => fields.id === id);
    changes.splice(Math.max(at, 0), 1);
  }
  return packOf([]);
}

const LISTS = ['databank', 'encounters'] as const;

function packOf(changes: readonly Change[]): object {
  const lists = LISTS.map((list) => [list, changesIn(changes, list).map(({ fields }) => fields)] as const);
  return { id: 'random', title: 'At random', extends: 'base', changes: Object.fromEntries(lists) };
}

/** One change for each card. */
function changesIn(changes: readonly Change[], list: string): Change[] {
  const own = changes.filter((each) => each.list === list);
  return own.filter(({ fields }, i) => own.findIndex((other) => other.fields.id === fields.id) === i);
}

function randomChange(next: Next): Change {
  const list = LISTS[next(LISTS.length)] ?? 'databank';
  if (list === 'encounters') {
    const { id, sections } = pick(basePack.encounters, next);
    return {
      list,
      fields: { id, sections: sections.map((each) => ({ ...each, effects: mixed(each.effects, next) })) },
    };
  }
  const { id, steps } = pick(basePack.databank, next);
  return { list, fields: { id, steps: steps.map((each) => mixed(each, next)) } };
}

/** The effects with one or two more before them. */
function mixed(effects: Effects, next: Next): unknown[] {
  const more: unknown[] = Array.from({ length: 1 + next(2) }, () => pick(EFFECTS, next));
  if (next(DRAW_ONE_IN) === 0) more.push({ do: 'draw-encounter', deck: pick(basePack.encounterDecks, next).id });
  return [...more, ...effects];
}

function pick<A>(list: readonly A[], next: Next): A {
  return list[next(list.length)] as A;
}
