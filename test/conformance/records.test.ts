import * as E from 'fp-ts/lib/Either';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../src/core';
import { replay } from '../../src/play';
import { playable } from '../../scripts/playable';

/** Games that were recorded once: rules that are not mended on purpose play them to the same bytes, with the same events (`npm run records` makes them anew). */
const FOLDER = join(__dirname, 'records');

test.each(readdirSync(FOLDER))('%s is played as it was recorded', async (file) => {
  const { record, events } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
  const game = await playable(record.game);
  if (!game) throw new Error(`no game ${record.game}`);
  const played = replay(game.game, record);
  if (E.isLeft(played)) throw new Error(JSON.stringify(played.left));
  expect(hashOf(played.right.events.flat())).toBe(events);
});
