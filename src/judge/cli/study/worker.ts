/** A worker thread of a study: it loads the game of the plan once, then plays batch after batch. */
import * as E from 'fp-ts/lib/Either';
import { workerData } from 'piscina';
import type { Rejection } from '../../../core';
import { playBatch, type Batch, type Tally } from '../../../play';
import { loadGameAlone } from '../../games';
import { studiedGame } from '../judged-games';
import type { Played } from './threads';

const { plan, programs } = workerData as Played;
const loading = loadGameAlone(plan.game);

export default async function play(batch: Batch): Promise<E.Either<Rejection, Tally>> {
  const printed = await loading;
  if (!printed) throw new Error(`no game is called '${plan.game}'`);
  // Programs are loaded once, however often this asks for them.
  const game = await studiedGame(printed, programs);
  if (E.isLeft(game)) throw new Error(game.left);
  return playBatch(game.right, plan, batch);
}
