/** How each exported function is called: what is handed to it from outside, and what only a program's own code can give. */
import { readFileSync } from 'node:fs';
import { type Action, type AnyGame, type CoreState, type GameTypes } from '../../src/core';
import { text } from '../../src/core/codec';
import type { AnyLanguage } from '../../src/language/language';
import { readScenario, type JudgedGame } from '../../src/judge';
import { loadAllGames } from '../../src/judge/games';
import {
  beginHistory,
  emptyStatistics,
  type History,
  mergeTallies,
  randomPolicy,
  recordOf,
  type StartFrom,
  type StudyOptions,
  studyPlan,
  type StudyPlan,
} from '../../src/play';
import { allCards as destinyCards } from '../../src/destiny';
import { statCard } from '../../src/miniatures';
import { pilots, ships, upgrades } from '../../src/xwing';
import type { Next } from './log';
import type { Start } from './play';

/** An argument: `data` comes from outside, so that anything may be there; what is `own` is code, or a game, and given as it is. */
export type Argument = { data: unknown } | { own: unknown };
const data = (value: unknown): Argument => ({ data: value });
const own = (value: unknown): Argument => ({ own: value });

/**
 * What games are defined with, and what core does for their rules. Programs call them with values of their types while they load, or within a rule: they
 * answer to the compiler, and say nothing of other values.
 */
export const FOR_RULES: readonly string[] = [
  'abilityQueue sameAbility after before createEngine defineGame emptyRegistry procedureBuilders register once lazy memo',
  'allowed candidate refused question questionIfAny questionTogether reason reject rejection leftOver withReasons',
  'areDealtCards cardsToDeal dealFacedown dealKnown dealtByKind dealtCount layFaceup takeBack takeNext turnFacedown turnOver turnOverQuestion',
  'addDie alike canShow choicesOfDice choicesOfFaces countFaces rerollQuestion rollPool showing takeOut turnDie',
  'anotherFuture answerChance cannotReroll drawQuestion indexByWeight mixedSeed nextInt oneOfSeveral randomQuestion reroll rollQuestion rolledDice shuffle startChance weightsOf',
  'inParts isPart listed say speaksOf textOf coreState onPiece inPlayOf copyOf copyOfState holdsText isObject pile pileSize takeDrawn takeCard anyCards takeKnown brief canonicalChance decodePlain sameJson wrongNames isCounted numberOf misnamedCard',
  'impossible firstRejection rulesOfAll isAbilityFrame previewOf playsWholeCard unplayedClauses circumstance inquire noTerms',
].flatMap((line) => line.split(' '));

/** What the calls speak of: a game that was played for a while. */
export interface Table {
  start: Start;
  from: StartFrom;
  state: CoreState;
  next: Next;
}

export type Calls = Readonly<Record<string, readonly Argument[]>>;

export async function callsAt(table: Table): Promise<Calls> {
  const judged = await loadAllGames();
  const language = judged.find((each) => each.language.game.id === table.start.game.id)?.language;
  if (!language) throw new Error(`no scenario language for ${table.start.name}`);
  return {
    ...ofRoot(),
    ...ofCore(table),
    ...ofPlay(table),
    ...ofJudge(table, judged, language),
    ...ofLists(),
    ...ofOdds(),
    ...ofDrawing(table),
  };
}

function ofRoot(): Calls {
  const id = own('outer-rim');
  return { isGameId: [data('xwing')], loadGame: [id], loadRules: [id], loadScenarios: [id], loadWords: [id] };
}

function ofCore({ state }: Table): Calls {
  return {
    canonicalJson: [own(state)],
    currentAttack: [own(state)],
    decode: [own(text), data('text')],
    // It gives back what it is given, whatever that is.
    fromOutside: [own({ type: 'pass' })],
    hashOf: [own(state)],
    patchesBetween: [own(state), own(state)],
    seedOf: [data(1)],
    where: [own(['squads', 0])],
  };
}

function ofPlay({ start, from, state, next }: Table): Calls {
  const { game } = start;
  const manual = { mode: 'manual' } as const;
  const history = historyOf(game, from);
  const record = recordOf(game, from, manual, [], history.states[0]);
  const options = { stop: () => true, value: () => 0, choose: randomPolicy(next), maxStates: 50 };
  const [action] = game.allLegalActions(state).actions as Action[];
  const players = Object.fromEntries(Object.keys(game.outcome(state).scores).map((id) => [id, id]));
  const session = { ...recordOf(game, from, manual, []), actions: undefined, players, changes: concedes(players) };
  const studied = { starts: [from], games: 1, maxActions: 5 };
  const plan = planOf(game, studied);
  return {
    act: [own(game), own(history), data(action)],
    beginHistory: [own(game), data(from), data(manual)],
    batchesOf: [own(plan)],
    best: [own(game), own({ states: 20 })],
    countEvent: [own(emptyStatistics()), own({ type: 'x', rules: [] })],
    counting: [own(emptyStatistics())],
    decodePlan: [own(game), data(plan)],
    decodeRecord: [data(record)],
    decodeTally: [data(mergeTallies([]))],
    emptyStatistics: [],
    encodeRecord: [data(record)],
    explore: [own(game), data(state), own({ value: () => 0, limits: { states: 1 + next(50) } })],
    expected: [own({ outcomes: [{ value: 1, low: 1, high: 1 }] }), own(Number)],
    expectation: [own({ outcomes: [{ value: 1, probability: 1 }], states: 1 })],
    goBackTo: [own(history), data(0)],
    historyOf: [own(game), data(record)],
    integersFrom: [data(1)],
    isPolicyName: [data('random')],
    mergeTallies: [own([])],
    odds: [own(game), data(state), own(options)],
    openSaved: [own(game), data(session)],
    openSession: [own(game), data(from), data(manual), own({ players })],
    playBatch: [own(game), own(plan), own({ from: 0, upTo: 1 })],
    playout: [own(game), data(state), own({ maxActions: 5 })],
    present: [own(history)],
    randomPolicy: [own(next), own({})],
    recordHistory: [own(game), own(history)],
    recordOf: [own(game), data(from), data(manual), data([]), data(state)],
    replay: [own(game), data(record)],
    search: [own(game), own({ iterations: 2 })],
    start: [own(game), data(from), data(manual)],
    study: [own(game), own(studied)],
    studyOf: [own(plan), own(mergeTallies([]))],
    studyPlan: [own(game), data(studied)],
    retrace: [own(game), data(state), own([action])],
    think: [own(game), data(state), data('p1'), own({ iterations: 2 })],
    undo: [own(history), data(0)],
    when: [own(() => true)],
    wilson: [own(1), own(2)],
  };
}

const concedes = (players: Readonly<Record<string, string>>): unknown[] =>
  Object.keys(players)
    .slice(0, 1)
    .map((player) => ({ type: 'concede', player }));

function historyOf(game: AnyGame, from: StartFrom): History<GameTypes> {
  const begins = beginHistory(game, from, { mode: 'manual' });
  if (begins._tag === 'Left') throw new Error(`a random start is refused: ${begins.left.message}`);
  return begins.right as History<GameTypes>;
}

function planOf(game: AnyGame, options: StudyOptions): StudyPlan {
  const planned = studyPlan(game, options);
  if (planned._tag === 'Left') throw new Error(`a random start is refused: ${planned.left.message}`);
  return planned.right;
}

function ofJudge({ start, from, state }: Table, judged: readonly JudgedGame[], language: AnyLanguage): Calls {
  const rules = judged[0]?.rules ?? [];
  const [action] = start.game.allLegalActions(state).actions as Action[];
  const played = { start: from, chance: { mode: 'manual' }, actions: [] };
  return {
    actionInWords: [own(language), data(action ?? { type: 'pass', player: 'p1' }), data(state)],
    actionsInWords: [own(language), data(action ? [action] : []), data(state)],
    eventInWords: [own(language), data(state.events[0] ?? { type: 'x', rules: [] }), data(state)],
    fileSchema: [own(language)],
    findRules: [data('range'), own(rules)],
    judge: [data('game: xwing'), own(judged)],
    questionInWords: [own(language), data(state)],
    reasonInWords: [own(language), own({ message: 'No.' }), data(state)],
    readScenario: [data('game: xwing'), own(judged)],
    rulingTableOf: [own(scenarioOf(judged)), own({ outcomes: 1 })],
    runScenario: [own(scenarioOf(judged))],
    tableAfter: [own(scenarioOf(judged))],
    toScenario: [own(language), data(played), own('A title')],
    wordsOf: [own(language)],
  };
}

const EXAMPLE = 'docs/examples/xwing/asteroid-moved-through.yaml';

function scenarioOf(judged: readonly JudgedGame[]): unknown {
  const read = readScenario(readFileSync(EXAMPLE, 'utf8'), judged);
  if (read._tag === 'Left') throw new Error(`the example is not read: ${JSON.stringify(read.left)}`);
  return read.right;
}

const FLEET = {
  name: 'x',
  faction: 'rebel',
  ships: [{ card: 'cr90-corvette-a', upgrades: ['general-dodonna'] }],
  squadrons: ['x-wing-squadron'],
  objectives: ['most-wanted', 'fire-lanes', 'minefields'],
};

const MINIATURES_SQUAD = { name: 'x', faction: 'rebel', characters: ['wicket'] };

const XWING_SQUAD = {
  name: 'x',
  faction: 'rebelalliance',
  ships: [{ pilot: 'lukeskywalker', upgrades: ['r2d2'] }],
  obstacles: ['gascloud1'],
};

/** Cards, squads, decks, fleets, maps and packs. */
function ofLists(): Calls {
  const byId = [data('han')];
  return {
    allCards: [],
    battleMap: [data('market')],
    character: byId,
    characters: [],
    checkAdded: [data(MINIATURES_SQUAD), data({ ability: 'fringe-reserves', value: 20, roll: 15 }), data(['wicket'])],
    checkSkirmish: [
      data([{ squad: MINIATURES_SQUAD }, { squad: MINIATURES_SQUAD }]),
      data({ points: 100, ruleSet: 'advanced', type: 'free-for-all', era: null }),
    ],
    checkSquad: [data(MINIATURES_SQUAD), data({})],
    commanderEffectText: byId,
    abilityName: byId,
    decodeSquad: [data(MINIATURES_SQUAD), data({})],
    encodeSquad: [data(MINIATURES_SQUAD), data('text')],
    erasOf: [own('rebel')],
    hasLightsaber: [own(statCard('yoda'))],
    isLiving: [own(statCard('yoda'))],
    personsOf: [own(statCard('yoda'))],
    printedAbility: [own({ ability: 'grenades', value: 20 })],
    readMap: [data('+-+\n|.|\n+-+')],
    sideOf: [own('rebel'), own('rebellion')],
    statCard: byId,
    statCardWith: [own({ has: () => true })],
    statCards: [],
    checkFleet: [data(FLEET), data({})],
    decodeFleet: [data(FLEET), data({})],
    encodeFleet: [data(FLEET), data('text')],
    lengths: [own({})],
    objectiveCard: byId,
    objectiveCards: [],
    obstacleToken: byId,
    obstacleTokens: [],
    shipCard: byId,
    shipCards: [],
    shipToken: [own('cr90')],
    squadronCard: byId,
    squadronCards: [],
    upgradeCard: byId,
    upgradeCards: [],
    areCopies: [own(destinyCards()[0]), own(destinyCards()[1])],
    card: byId,
    decodeDeck: [data({ name: 'x', slots: {} })],
    dieOf: [own(destinyCards()[0])],
    fullName: [own(destinyCards()[0])],
    identifier: [own(destinyCards()[0])],
    loadPack: [data({ extends: 'base' })],
    partSchema: [],
    cardKey: [own('pilot'), own('han')],
    sideKey: [own('han'), own(0)],
    condition: byId,
    conditions: [],
    damageCard: byId,
    damageDeck: [],
    hugeDamageCard: byId,
    hugeDamageDeck: [],
    'xwing/checkSquad': [data(XWING_SQUAD), data({ format: 'epic' })],
    entryOf: [data('pilot:lukeskywalker')],
    encodeXws: [data(XWING_SQUAD)],
    squadPoints: [data(XWING_SQUAD), data({ points: 150 })],
    decodeXws: [data({ faction: 'rebelalliance', pilots: [] }), own(() => true)],
    readXws: [data({ faction: 'rebelalliance', pilots: [] })],
    pilot: byId,
    pilots: [],
    printedOutline: byId,
    ship: byId,
    shipAbilities: [],
    shipAbility: byId,
    ships: [],
    upgrade: byId,
    upgradeCost: [own(upgrades()[0]), own({ ship: ships()[0], pilot: pilots()[0] })],
    upgrades: [],
  };
}

/** Pictures of apps. What draws takes a state of its game alone: that of another is an empty table to it. */
function ofDrawing({ start: { game }, state }: Table): Calls {
  const [action] = game.allLegalActions(state).actions as Action[];
  const { ships = [], characters = [] } = state as Partial<Record<'ships' | 'characters', readonly { id: string }[]>>;
  const first = ships[0]?.id ?? 'red-5';
  const fighter = characters[0]?.id ?? 'obi-wan';
  const of = (id: string): Argument =>
    own(game.id === id ? state : { ships: [], squadrons: [], obstacles: [], devices: [], characters: [] });
  return {
    preview: [own(state), data(action)],
    'xwing/outlines': [of('xwing')],
    'xwing/arcOutline': [of('xwing'), data(first), data('bullseye')],
    'xwing/rangeBands': [of('xwing'), data(first)],
    arcsOf: [of('xwing'), data(first)],
    'xwing/maneuverOutline': [of('xwing'), data(first), data(2), data('koiogran')],
    'armada/outlines': [of('armada')],
    'armada/arcOutline': [of('armada'), data(first), data('left')],
    'armada/rangeBands': [of('armada'), data(first)],
    'armada/maneuverOutline': [of('armada'), data(first), data([1, 0]), data('left')],
    squaresInReach: [of('miniatures'), data(fighter)],
    inLineOfSight: [of('miniatures'), data(fighter)],
  };
}

/** Odds of small tables. */
function ofOdds(): Calls {
  const few = own({ states: 100 });
  return {
    'odds/xwing/attackOdds': [
      data({
        attackers: [{ pilot: 'academypilot', range: 2, tokens: { focus: 1 } }],
        defender: { pilot: 'bluesquadronescort', tokens: { evade: 1 } },
      }),
      few,
    ],
    'odds/armada/attackOdds': [
      data({ attacker: { card: 'cr90-corvette-a' }, defender: { card: 'cr90-corvette-a' }, range: 'long' }),
      few,
    ],
    'odds/miniatures/attackOdds': [
      data({ attacker: { card: 'yoda' }, target: { card: 'wicket', damage: 10 }, squares: 1, cover: true }),
      few,
    ],
    testOdds: [data({ player: { character: 'bossk' }, skill: 'stealth', copies: 1 }), few],
    combatOdds: [data({ combat: 'ship', attacker: { character: 'bossk' }, defender: { patrol: 'hutt' } }), few],
    rollOdds: [data({ characters: [{ card: '01010' }], target: { card: '01037', shields: 1 } }), few],
  };
}
