/** Arguments with which functions of the package's entries answer: what is hostile takes the place of one of them, or of two. */
import * as E from 'fp-ts/lib/Either';
import { armada } from '../../src/armada';
import { readScenario } from '../../src/judge';
import {
  act,
  beginHistory,
  emptyStatistics,
  integersFrom,
  mergeTallies,
  openSession,
  recordOf,
  studyPlan,
} from '../../src/play';
import { pilot, ship, upgrade, xwing } from '../../src/xwing';
import { card } from '../../src/destiny';
import { miniatures, statCards } from '../../src/miniatures';
import { randomArmadaTable } from '../../scripts/playable/armada-tables';
import { tiny } from '../judge/tiny-language';

function sure<A>(made: E.Either<unknown, A>): A {
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
}

const { language } = tiny;
const { game } = language;
const setup = { numbers: {}, inPlay: [] };
const manual = { mode: 'manual' } as const;
const { state } = sure(game.begin(setup, manual));
const left = { type: 'pick', player: 'ann', pick: 'left' };
const begun = sure(beginHistory(game, { setup }, manual));
const history = sure(act(game, begun, left));
const plan = sure(studyPlan(game, { starts: [{ setup }], games: 2 }));
const tally = mergeTallies([]);
const file = [
  'game: tiny',
  'title: Sides',
  'counters: { heads: 0 }',
  'steps: [pick: left]',
  'explore: { until: main is over }',
  'expect: { possible: { heads: { is: 1 } } }',
].join('\n');
const scenario = sure(readScenario(file, [tiny]));
const heading = { x: 0, y: 1 };
const inXwing = sure(
  xwing.resume(
    {
      players: [{ id: 'ann' }, { id: 'bob' }],
      ships: [
        { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
        { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
      ],
      moment: { phase: 'engagement', ship: 'red-5' },
    },
    manual,
  ),
).state;
const inMiniatures = sure(
  miniatures.resume(
    {
      players: [{ id: 'ann' }, { id: 'bob' }],
      map: 'hangar',
      characters: [
        { id: 'obi-wan', player: 'ann', card: 'general-obi-wan-kenobi', at: [3, 3] },
        { id: 'dooku', player: 'bob', card: 'count-dooku', at: [9, 3] },
      ],
      moment: { stage: 'activations', character: 'obi-wan' },
    },
    manual,
  ),
).state;
const inArmada = sure(armada.resume(randomArmadaTable(integersFrom(1)), manual)).state;

type Arguments = Readonly<Record<string, readonly unknown[]>>;

const cards = {
  destiny: card('01010'),
  miniatures: statCards()[0],
  xwing: { upgrade: upgrade('hullupgrade'), on: { ship: ship('t65xwing'), pilot: pilot('bluesquadronescort') } },
};
const until = { stop: () => true, value: () => 0 };
const players = { ann: 'Ann', bob: 'Bob' };
const { rules } = tiny;

const session = sure(openSession(game, { setup }, manual, { players }));

/** Objects whose functions programs call, as entries are: a game, and a session. */
export const OBJECTS: Readonly<Record<string, object>> = { game, session };

/** By the name of the entry, or of the object, of the function. */
export const GOOD: Readonly<Record<string, Arguments>> = {
  game: {
    begin: [setup, manual],
    resume: [setup, manual],
    load: [state],
    decision: [state],
    legalActions: [state, 'ann'],
    allLegalActions: [state],
    whyNot: [state, left],
    reduce: [state, left, () => undefined],
    view: [state, 'ann'],
    viewOfEverything: [state],
    patchesFor: [state, state, 'ann'],
    resample: [state, 'ann', 1],
    reseed: [state, 1],
    players: [state],
    outcome: [state],
    chanceOutcomes: [state],
    question: [state],
    copy: [state],
    with: [{ abilities: [] }],
  },
  core: { wrongNames: [['ann', 'bob'], []] },
  session: {
    answer: ['ann', left, { seen: 0 }],
    answerForChance: [left, { seen: 0 }],
    whyNot: ['ann', left],
    askUndo: ['ann', 1],
    agree: ['ann'],
    refuse: ['ann'],
    concede: ['bob'],
    messageFor: ['ann', { seen: 0 }],
    messageOfEverything: [{ seen: 0 }],
    save: [],
  },
  'odds/armada': { attackOdds: [{ attacker: { card: 'none' }, defender: { card: 'none' } }, {}] },
  'odds/destiny': { rollOdds: [{ characters: [{ card: 'none' }] }, {}] },
  'odds/miniatures': { attackOdds: [{ attacker: { card: 'none' }, target: { card: 'none' }, squares: 4 }, {}] },
  'odds/outer-rim': {
    testOdds: [{ player: { character: 'none' }, skill: 'stealth' }, {}],
    combatOdds: [{ combat: 'ship', attacker: { character: 'none' }, defender: { patrol: 'none' } }, {}],
  },
  'odds/xwing': { attackOdds: [{ attackers: [{ pilot: 'none', range: 2 }], defender: { pilot: 'none' } }, {}] },
  play: {
    best: [game, { depth: 1 }],
    search: [game, { iterations: 2 }],
    think: [game, state, 'p1', { iterations: 2 }],
    encodeRecord: [recordOf(game, { setup }, manual, [])],
    recordOf: [game, { setup }, manual, [], state],
    replay: [game, recordOf(game, { setup }, manual, [])],
    start: [game, { setup }, manual],
    wilson: [1, 2],
    expected: [{ outcomes: [], neglected: 0 }, () => 0, { least: 0, most: 1 }],
    explore: [game, state, until],
    retrace: [game, state, [left], () => false],
    beginHistory: [game, { setup }, manual],
    present: [history],
    act: [game, begun, left],
    undo: [history, 1],
    goBackTo: [history, 0],
    recordHistory: [game, history],
    historyOf: [game, recordOf(game, { setup }, manual, [])],
    odds: [game, state, until],
    expectation: [{ outcomes: [] }],
    playout: [game, state, { seed: 1 }],
    randomPolicy: [integersFrom(1), { often: [] }],
    openSession: [game, { setup }, manual, { players }],
    openSaved: [game, sure(openSession(game, { setup }, manual, { players })).save(), {}],
    counting: [emptyStatistics()],
    countEvent: [emptyStatistics(), { type: 'bell', rules: [] }],
    batchesOf: [plan],
    playBatch: [game, plan, { from: 0, upTo: 1 }],
    decodePlan: [game, plan],
    studyPlan: [game, { starts: [{ setup }], games: 1 }],
    study: [game, { starts: [{ setup }], games: 1 }],
    studyOf: [plan, tally],
    decodeTally: [tally],
    mergeTallies: [[tally]],
  },
  judge: {
    fileSchema: [language],
    readScenario: [file, [tiny], []],
    findRules: ['coin', rules, {}],
    toScenario: [language, { start: { setup }, chance: manual, actions: [] }, 'title'],
    runScenario: [scenario, {}],
    judge: [file, [tiny], {}],
    tableAfter: [scenario],
    rulingTableOf: [scenario, {}],
    actionInWords: [language, left, state, players],
    actionsInWords: [language, [left], state, players],
    eventInWords: [language, { type: 'bell', rules: [], who: 'ann' }, state, players],
    questionInWords: [language, state, players],
    reasonInWords: [language, { message: 'Because.' }, state, players],
    wordsOf: [language],
  },
  xwing: {
    preview: [inXwing, xwing.allLegalActions(inXwing).actions[0]],
    currentAttack: [inXwing],
    outlines: [inXwing],
    arcOutline: [inXwing, 'red-5', 'front'],
    arcsOf: [inXwing, 'red-5'],
    rangeBands: [inXwing, 'red-5'],
    maneuverOutline: [inXwing, 'red-5', 1, 'straight'],
    upgradeCost: [cards.xwing.upgrade, cards.xwing.on],
    cardKey: ['pilot', 'hansolo'],
    sideKey: ['pivotwing', 0],
  },
  armada: {
    preview: [inArmada, armada.allLegalActions(inArmada).actions[0]],
    outlines: [inArmada],
    arcOutline: [inArmada, inArmada.ships[0]?.id, 'front'],
    rangeBands: [inArmada, inArmada.ships[0]?.id],
    maneuverOutline: [inArmada, inArmada.ships[0]?.id, [1, 0], 'right'],
    shipToken: ['cr90'],
    lengths: [{ close: 100 }],
  },
  destiny: {
    fullName: [cards.destiny],
    identifier: [cards.destiny],
    areCopies: [cards.destiny, cards.destiny],
    dieOf: [cards.destiny],
  },
  miniatures: {
    squaresInReach: [inMiniatures, 'obi-wan'],
    inLineOfSight: [inMiniatures, 'obi-wan'],
    hasLightsaber: [cards.miniatures],
    isLiving: [cards.miniatures],
    personsOf: [cards.miniatures],
    printedAbility: [{ ability: 'cleave' }],
    sideOf: ['rebel', 'rebellion'],
    checkAdded: [{ characters: [] }, { ability: 'cleave' }, []],
    checkSkirmish: [[], {}],
  },
};
