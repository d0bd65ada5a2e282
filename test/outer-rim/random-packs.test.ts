/** What holds with the base pack holds with any pack that is let in: effects on other cards, decks drawn from elsewhere. */
import * as E from 'fp-ts/lib/Either';
import { outerRimSetup, OUTER_RIM_PREFERENCES } from '../../scripts/playable/outer-rim';
import { randomPack } from '../../scripts/playable/outer-rim-packs';
import { canonicalJson } from '../../src/core';
import { outerRim, type OuterRimAction, type OuterRimState } from '../../src/outer-rim';
import { integersFrom, randomPolicy } from '../../src/play';

/** With the first, a secret of a navpoint is kept far from any. */
const SEEDS = [58, 1, 2];
const ACTIONS = 400;
const LOAD_ONE_IN = 50;
const KIND = { count: 2, variant: 'standard', map: 'standard', negotiation: false } as const;

test.each(SEEDS)('games with a random pack are legal to their end, and load at every stage: %i', (seed) => {
  const next = integersFrom(seed);
  const setup = { ...outerRimSetup(KIND, next), characters: 'random' as const, pack: randomPack(next) };
  const begun = outerRim.begin(setup, { mode: 'seeded', seed });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const state = outerRim.copy(begun.right.state);
  const often = [...(OUTER_RIM_PREFERENCES.often ?? []), 'encounter-contact', 'encounter-space'];
  const busy = randomPolicy<OuterRimState, OuterRimAction>(next, { ...OUTER_RIM_PREFERENCES, often });
  let secrets = '';
  for (let n = 0; n < ACTIONS; n++) {
    const question = outerRim.question(state);
    if (!question) return;
    const action = busy({ state, question });
    if (!action) throw new Error(`a dead end: nothing answers '${question.asks}'`);
    expect(outerRim.play(state, action)).toBeNull();
    const now = JSON.stringify(state.players.map((player) => player.secrets));
    if (now === secrets && n % LOAD_ONE_IN > 0) continue;
    secrets = now;
    const loaded = outerRim.load(JSON.parse(JSON.stringify(state)));
    if (E.isLeft(loaded)) throw new Error(`${loaded.left.message} (at ${loaded.left.path.join('.')})`);
    expect(canonicalJson(loaded.right) === canonicalJson(state)).toBe(true);
  }
});
