/** A worker thread of a study: it loads the game of the plan once, then plays batch after batch. */
import * as E from 'fp-ts/lib/Either';
import { workerData } from 'piscina';
import type { Rejection } from '../../../core';
import { playBatch, type Batch, type StudyPlan, type Tally } from '../../../play';
import { loadGameAlone } from '../../games';

const plan = workerData as StudyPlan;
const loading = loadGameAlone(plan.game);

export default async function play(batch: Batch): Promise<E.Either<Rejection, Tally>> {
  const game = await loading;
  if (!game) throw new Error(`no game is called '${plan.game}'`);
  return playBatch(game, plan, batch);
}
