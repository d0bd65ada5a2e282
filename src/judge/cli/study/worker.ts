/** A worker thread of a study: it loads the game of the plan once, then plays batch after batch. */
import * as E from 'fp-ts/lib/Either';
import { workerData } from 'piscina';
import type { AnyGame, Rejection } from '../../../core';
import { playBatch, type Batch, type Tally } from '../../../play';
import { loadGameAlone } from '../../games';
import { studiedGame } from '../judged-games';
import type { Played } from './threads';

const { plan, programs } = workerData as Played;
const loading = loaded();

export default async function play(batch: Batch): Promise<E.Either<Rejection, Tally>> {
  const game = await loading;
  if (E.isLeft(game)) throw new Error(game.left);
  return playBatch(game.right, plan, batch);
}

async function loaded(): Promise<E.Either<string, AnyGame>> {
  const printed = await loadGameAlone(plan.game);
  return printed ? studiedGame(printed, programs) : E.left(`no game is called '${plan.game}'`);
}
