/** What may be missing in the midst of a stack: who is out of the game takes along what they were doing (des.player-elimination.02). */
import type { Dropped, ProcedureName } from '../../core';
import type { Destiny } from '../model/types';
import { procedures } from '../procedures';
import { isDropped, WHOSE } from '../procedures/game';
import { namesIn } from '../queries/names';

export const dropped: Dropped<Destiny> = {
  by: ({ players }) => players.some(({ eliminated }) => eliminated),
  of: procedures
    .filter(({ name, fields }) => isDropped(name) && WHOSE.some((field) => field in (fields?.(namesIn(null)) ?? {})))
    .map(({ name }) => name as ProcedureName<Destiny>),
};
