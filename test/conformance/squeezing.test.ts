/** Larger characters in narrow places, moved in every way that there is: every state that comes of it can be loaded again. */
import { fromOutside } from '../../src/core';
import * as E from 'fp-ts/lib/Either';
import { miniatures } from '../../src/miniatures/game';
import { integersFrom } from '../../src/play';
import { skirmish, type OnTable } from '../miniatures/table';

const GAMES = Number(process.env['HOLOJUDGE_GAMES'] ?? 0) || 6;
const ACTIONS = 25;

/** Passages of one and of two squares, with more than one way around. */
const MAP = `
  +-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  + + + + + + + + + + +
  |. . # # # . . # # #|
  + + + + + + + + + + +
  |. . . . . . . . . .|
  + + + + + + + + + + +
  |. . . # # . . # . .|
  + + + + + + + + + + +
  |. . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+`;

const TURN = { stage: 'activations', character: 'ann' } as const;
const INITIATIVE = { stage: 'initiative' } as const;

test.each<[string, Partial<OnTable>, typeof TURN | typeof INITIATIVE]>([
  ['in its turn', {}, TURN],
  ['with few squares', { abilities: [{ ability: 'speed', value: 2 }] }, TURN],
  ['Intuition', { abilities: ['intuition'] }, INITIATIVE],
  ['Surprise Move', { powers: ['surprise-move'] }, INITIATIVE],
  ['Aing-Tii Flow-Walking', { powers: ['aing-tii-flow-walking'] }, INITIATIVE],
  ['Mobile Attack', { abilities: ['mobile-attack'] }, TURN],
  ['Galloping Attack', { abilities: ['galloping-attack'] }, TURN],
  ['Rolling Cleave', { abilities: ['rolling-cleave'], damage: 60 }, TURN],
  ['Charging Fire', { abilities: ['charging-fire'] }, TURN],
  ['Savage', { abilities: ['savage'] }, TURN],
  ['Pawn of the Dark Side', { powers: ['pawn-of-the-dark-side'] }, TURN],
])('%s leaves nobody squeezed where the move is over [min.squeezing-large-characters.02]', (_, has, moment) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const next = integersFrom(seed);
    let { state } = skirmish({
      map: MAP,
      characters: {
        ann: { at: [0, 0], size: seed % 3 === 2 ? 'huge' : 'large', force: 4, ...has },
        amy: { at: [0, 4] },
        bob: { at: [6, 0], player: 'p2', hitPoints: 50 },
      },
      moment,
      chance: { mode: 'seeded', seed },
    });
    for (let n = 0; n < ACTIONS; n++) {
      const legal = miniatures.allLegalActions(state);
      if (legal.kind !== 'finite' || legal.actions.length === 0) break;
      const squeezing = legal.actions.filter((action) => /"squeezed":\[|"use-ability"/.test(JSON.stringify(action)));
      const likely = squeezing.length > 0 && next(5) > 0 ? squeezing : legal.actions;
      const reduced = miniatures.reduce(state, fromOutside(likely[next(likely.length)]));
      if (E.isLeft(reduced)) throw new Error(reduced.left.message);
      state = reduced.right.state;
      const loaded = miniatures.load(JSON.parse(JSON.stringify(state)));
      expect(E.isLeft(loaded) ? loaded.left.message : 'loaded').toBe('loaded');
    }
  }
});
