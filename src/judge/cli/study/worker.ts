/** A worker thread of a study: it loads the game of the plan once, then plays batch after batch. */
import * as E from 'fp-ts/lib/Either';
import { workerData } from 'piscina';
import type { Rejection } from '../../../core';
import { playBatch, type Batch, type StudyPlan, type Tally } from '../../../play';
import { loadGame } from '../../games';

const plan = workerData as StudyPlan;
const loading = loadGame(plan.game);

export default async function play(batch: Batch): Promise<E.Either<Rejection, Tally>> {
  const loaded = await loading;
  if (!loaded) throw new Error(`no game is called '${plan.game}'`);
  return playBatch(loaded.language.game, plan, batch);
}
