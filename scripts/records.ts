/**
 * Writes the recorded games that test/conformance/records.test.ts replays. Only where a rule was mended, or what a state holds was changed on purpose:
 * then the commit says which and why.
 *
 *   npm run -s records
 */
import * as E from 'fp-ts/lib/Either';
import { mkdirSync, writeFileSync } from 'node:fs';
import { hashOf, type Action, type ChanceMode, type GameEvent } from '../src/core';
import { encodeRecord, integersFrom, playout, randomPolicy, recordOf, start, type StartFrom } from '../src/play';
import { playable, playableNames, type Playable } from './playable';

const FOLDER = 'test/conformance/records';
const LONGEST = 400;

function record({ game, leanings }: Playable, from: StartFrom, seed: number): string {
  const chance: ChanceMode = { mode: 'seeded', seed };
  const begun = start(game, from, chance);
  if (E.isLeft(begun)) throw new Error(`${game.id}: ${begun.left.message}`);
  const actions: Action[] = [];
  const events: GameEvent[] = [...begun.right.events];
  const { state } = playout(game, begun.right.state, {
    choose: randomPolicy(integersFrom(seed), leanings),
    maxActions: LONGEST,
    onDecision: ({ action }) => actions.push(action),
    onEvents: (told) => events.push(...structuredClone(told)),
  });
  const told = { ...recordOf(game, from, chance, actions, state), library: 'any' };
  return `${JSON.stringify({ record: JSON.parse(encodeRecord(told)), events: hashOf(events) })}\n`;
}

mkdirSync(FOLDER, { recursive: true });
for (const name of playableNames) {
  const game = await playable(name);
  if (!game) continue;
  const next = integersFrom(1);
  const starts: Record<string, (next: (n: number) => number) => StartFrom> = {
    setup: (from) => ({ setup: game.randomSetup(from) }),
    ...game.starts,
  };
  for (const [kind, from] of Object.entries(starts))
    for (const seed of [1, 2]) writeFileSync(`${FOLDER}/${name}-${kind}-${seed}.json`, record(game, from(next), seed));
}
