/** What apps show: every legal action and every event in words, and to players only what they may know. */
import * as E from 'fp-ts/lib/Either';
import { readFileSync } from 'node:fs';
import { fromOutside, type Game, type GameTypes } from '../../../src/core';
import type { ScenarioLanguage } from '../../../src/language/language';
import { actionsInWords, eventInWords } from '../../../src/judge';
import { destiny } from '../../../src/destiny';
import { destinyScenarios } from '../../../src/destiny/scenario';
import { outerRim } from '../../../src/outer-rim';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { integersFrom, randomPolicy } from '../../../src/play';

interface Shown {
  buttons: string[];
  /** What each viewer was told. */
  told: Record<string, string[]>;
}

/** A random game as players see it: all buttons that were offered, all sentences that were told. */
function shown<G extends GameTypes>(
  game: Game<G>,
  language: ScenarioLanguage<G>,
  setup: unknown,
  viewers: readonly string[],
): Shown {
  const begun = game.begin(setup, { mode: 'seeded', seed: 11 });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const choose = randomPolicy<G['state'], G['action']>(integersFrom(5));
  const buttons = new Set<string>();
  const told = Object.fromEntries(viewers.map((viewer) => [viewer, new Set<string>()]));
  let { state } = begun.right;
  for (let i = 0; i < 250; i++) {
    const question = game.question(state);
    if (!question) break;
    for (const label of actionsInWords(language, game.allLegalActions(state).actions, state)) buttons.add(label);
    const step = game.reduce(state, fromOutside(choose({ state, question })));
    if (E.isLeft(step)) throw new Error(step.left.message);
    state = step.right.state;
    for (const viewer of viewers)
      for (const event of (game.view(state, viewer) as { events: readonly G['event'][] }).events)
        told[viewer]?.add(eventInWords(language, event, state) ?? '');
  }
  return {
    buttons: [...buttons],
    told: Object.fromEntries(Object.entries(told).map(([viewer, each]) => [viewer, [...each]])),
  };
}

test('Destiny: buttons go by the names of cards, and nobody is told what others draw', () => {
  const decks = ['vader-raider.json', 'finn-rey.txt'].map((file) =>
    readFileSync(`docs/examples/decks/${file}`, 'utf8'),
  );
  const { buttons, told } = shown(destiny, destinyScenarios, { decks }, ['p1', 'p2']);
  expect(buttons).toEqual(expect.arrayContaining(['p1 uses Tusken Raider', 'p1 activates Darth Vader', 'p1 passes']));
  expect(buttons.filter((each) => /tusken-raider|\/after/.test(each))).toEqual([]);
  const named = /^p1 draws [A-Z]/;
  expect(told['p1']?.some((each) => named.test(each))).toBe(true);
  expect(told['p2']?.filter((each) => named.test(each))).toEqual([]);
});

test('Outer Rim: buttons go by the names of spaces and cards', () => {
  const players = { ann: 'doctor-aphra', bob: 'ig-88' };
  const setup = { players: Object.keys(players), characters: players };
  const { buttons, told } = shown(outerRim, outerRimScenarios, setup, ['ann']);
  expect(buttons).toEqual(expect.arrayContaining(['ann moves', 'ann uses the ability of Doctor Aphra']));
  expect(buttons.filter((each) => /doctor-aphra|personal-goal/.test(each))).toEqual([]);
  expect(told['ann']).toContain('ann is Doctor Aphra');
});
