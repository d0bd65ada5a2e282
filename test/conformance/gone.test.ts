/** What an ability acts on is looked at again before it is offered: in every game, whatever else took it away while the ability waited. */
import * as E from 'fp-ts/lib/Either';
import { randomArmadaSetup } from '../../scripts/playable/armada';
import { armadaPlayers } from '../../scripts/playable/armada-policies';
import { randomArmadaTable } from '../../scripts/playable/armada-tables';
import { exportedDecks } from '../../scripts/playable/destiny';
import { randomTable as randomDestinyTable } from '../../scripts/playable/destiny-tables';
import { miniaturesPlayers } from '../../scripts/playable/miniatures-policies';
import { randomMiniaturesTable } from '../../scripts/playable/miniatures-tables';
import { randomXwingTable } from '../../scripts/playable/xwing-tables';
import { armada } from '../../src/armada/game';
import { discardTopDial, discardToken } from '../../src/armada/effects/command-dials';
import { turnDamageCardFacedown } from '../../src/armada/effects/damage-cards';
import { destroyShipsIfDue, destroySquadron } from '../../src/armada/effects/destroy';
import { removeObjectiveToken } from '../../src/armada/effects/objective-tokens';
import { engine as armadaEngine, innermost as innermostOfArmada } from '../../src/armada/engine';
import type { ArmadaState } from '../../src/armada/model/state';
import type { AnyGame, Begun, CoreState, Trigger } from '../../src/core';
import { leaveNow } from '../../src/destiny/effects/cards';
import { leavePool } from '../../src/destiny/effects/dice';
import { engine as destinyEngine } from '../../src/destiny/engine';
import { destiny } from '../../src/destiny/game';
import type { DestinyState } from '../../src/destiny/model/state';
import { remove as removeCharacter } from '../../src/miniatures/effects/squads';
import { engine as miniaturesEngine } from '../../src/miniatures/engine';
import { miniatures } from '../../src/miniatures/game';
import type { MiniaturesState } from '../../src/miniatures/model/state';
import { integersFrom } from '../../src/play';
import { removeDevice } from '../../src/xwing/effects/devices';
import { removeFromGame } from '../../src/xwing/effects/removal';
import { engine as xwingEngine } from '../../src/xwing/engine';
import { xwing } from '../../src/xwing/game';
import type { XwingState } from '../../src/xwing/model/state';
import { goneMeanwhile, type Loss, type Losses } from './gone';

const GAMES = Number(process.env['HOLOJUDGE_GAMES'] ?? 0);
const SEED = Number(process.env['HOLOJUDGE_SEED'] ?? 1);

type Next = (n: number) => number;
type Start = (game: AnyGame, next: Next) => E.Either<unknown, Begun<CoreState, never>>;

const resumed =
  (position: (next: Next) => unknown): Start =>
  (game, next) =>
    game.resume(position(next), { mode: 'seeded', seed: next(1e6) }) as never;
const begun =
  (setup: (next: Next) => unknown): Start =>
  (game, next) =>
    game.begin(setup(next), { mode: 'seeded', seed: next(1e6) }) as never;

function held<S extends CoreState>(
  what: string,
  game: AnyGame,
  starts: readonly Start[],
  losses: Losses<S>,
  games: number,
  actions: number,
): void {
  test(`${what}: what has gone is not acted on, and nothing is offered for nothing`, () => {
    const wrong: string[] = [];
    const looked = new Map<string, number>();
    for (let n = 0; n < (GAMES || games); n++) {
      const next = integersFrom(SEED * 1000 + n);
      const start = (starts[n % starts.length] as Start)(game, next);
      if (E.isLeft(start)) throw new Error(JSON.stringify(start.left));
      wrong.push(...goneMeanwhile(start.right.state as S, losses, SEED * 1000 + n, actions, looked));
    }
    if (process.env['HOLOJUDGE_LOOKED']) console.log(looked.size, [...looked.keys()].sort().join('\n'));
    expect([...new Set(wrong.map((each) => each.slice(0, 300)))].sort()).toEqual([]);
  });
}

/** What the fields of an event name. */
const named = (event: object): string[] => [
  ...new Set(Object.values(event).filter((value): value is string => typeof value === 'string')),
];

const OUT = { code: 'test', message: 'gone', sentence: ['gone'], rules: [], facts: {} } as never;

function lossesOfArmada(state: ArmadaState, { event, source }: Trigger): Loss<ArmadaState>[] {
  const ids = named(event);
  const ships = state.ships.filter(({ id, place }) => ids.includes(id) && place === 'table');
  const squadrons = state.squadrons.filter(({ id, place }) => ids.includes(id) && place === 'table');
  const find = (of: ArmadaState, id: string) => of.ships.find((each) => each.id === id) as ArmadaState['ships'][number];
  return [
    ...ships.map(({ id }): Loss<ArmadaState> => ({
      what: `ship ${id}`,
      take: (of) => {
        find(of, id).damage.facedown = 99;
        destroyShipsIfDue(of, [id]);
      },
      left: (of) => find(of, id),
    })),
    ...squadrons.map(({ id }): Loss<ArmadaState> => ({
      what: `squadron ${id}`,
      take: (of) => destroySquadron(of, of.squadrons.find((each) => each.id === id) as never, OUT),
      left: (of) => of.squadrons.find((each) => each.id === id),
    })),
    ...ships.flatMap(({ id, commandStack }): Loss<ArmadaState>[] =>
      event.type !== 'ship-activates' || commandStack.length === 0
        ? []
        : [
            {
              what: `dial of ${id}`,
              take: (of) => {
                discardTopDial(of, find(of, id), ['arm.command-dials.05']);
                const activation = innermostOfArmada(of, 'ship activation');
                if (activation) activation.dialDiscarded = true;
              },
              left: (of) => find(of, id).commandStack,
            },
          ],
    ),
    ...ships.map(({ id, tokens }): Loss<ArmadaState> => ({
      what: `tokens of ${id}`,
      take: (of) => {
        for (const token of tokens) discardToken(of, find(of, id), token, ['arm.damage.10']);
      },
      left: () => null,
    })),
    ...ships.flatMap(({ id, damage }) =>
      damage.faceup
        .filter((each) => ids.includes(each.id) || each.id === source)
        .map((card): Loss<ArmadaState> => ({
          what: `card ${card.id}`,
          take: (of) => turnDamageCardFacedown(of, find(of, id), card.id, ['arm.damage.10']),
          left: () => null,
        })),
    ),
    ...(NEAR_TOKENS.includes(event.type)
      ? [
          {
            what: 'objective tokens',
            take: (of: ArmadaState) => {
              for (const { id } of of.objectiveTokens) removeObjectiveToken(of, id);
            },
            left: (of: ArmadaState) => of.objectiveTokens,
          },
        ]
      : []),
  ];
}

/** What a ship does near objective tokens. */
const NEAR_TOKENS: readonly string[] = ['obstacle-overlapped', 'dial-revealed', 'maneuver-executed'];

function lossesOfMiniatures(state: MiniaturesState, { event }: Trigger): Loss<MiniaturesState>[] {
  const ids = named(event);
  return state.characters
    .filter(({ id, place }) => ids.includes(id) && place === 'map')
    .map(({ id }) => {
      const find = (of: MiniaturesState) => of.characters.find((each) => each.id === id) as never;
      const role = Object.entries(event).find(([, value]) => value === id)?.[0];
      return {
        what: `${role} ${id}`,
        take: (of) => removeCharacter(of, find(of), ['min.defeat.01']),
        left: (of) => [find(of), of.lasting.filter(({ character }) => character === id)],
      };
    });
}

function lossesOfDestiny(state: DestinyState, { event }: Trigger): Loss<DestinyState>[] {
  const ids = named(event);
  const cards = state.cards
    .filter(({ id, zone }) => ids.includes(id) && zone === 'play')
    .map(({ id }): Loss<DestinyState> => ({
      what: `card ${id}`,
      take: (of) => leaveNow(of, of.cards.find((each) => each.id === id) as never, 'discard', null, 'effect'),
      left: (of) => of.cards.find((each) => each.id === id) ?? null,
    }));
  const dice = state.dice
    .filter(({ id, zone }) => ids.includes(id) && zone === 'pool')
    .map(({ id }): Loss<DestinyState> => ({
      what: `die ${id}`,
      take: (of) => leavePool(of, of.dice.find((each) => each.id === id) as never),
      left: (of) => of.dice.find((each) => each.id === id) ?? null,
    }));
  return [...cards, ...dice];
}

function lossesOfXwing(state: XwingState, { event }: Trigger): Loss<XwingState>[] {
  const ids = named(event);
  const find = (of: XwingState, id: string) => of.ships.find((each) => each.id === id) as XwingState['ships'][number];
  // What has happened to it has taken it away already.
  const isGoing = event.type === 'ship-destroyed';
  const ships = state.ships.filter(({ id, place }) => ids.includes(id) && place === 'table' && !isGoing);
  return [
    ...ships.map(({ id }): Loss<XwingState> => ({
      what: `${Object.entries(event).find(([, value]) => value === id)?.[0]} ${id}`,
      take: (of) => removeFromGame(of, id),
      left: (of) => find(of, id),
    })),
    ...ships.map(({ id }): Loss<XwingState> => ({
      what: `tokens of ${id}`,
      take: (of) => {
        for (const token of Object.keys(find(of, id).tokens)) find(of, id).tokens[token as 'focus'] = 0;
      },
      left: () => null,
    })),
    ...ships.map(({ id }): Loss<XwingState> => ({
      what: `locks of ${id}`,
      take: (of) => {
        of.locks = of.locks.filter(({ by, on }) => by !== id && on !== id);
      },
      left: () => null,
    })),
    ...state.devices
      .filter(({ id }) => ids.includes(id))
      .map(({ id }): Loss<XwingState> => ({
        what: `device ${id}`,
        take: (of) => removeDevice(of, id, ['xw.remote-damage.02']),
        left: (of) => of.devices.find((each) => each.id === id) ?? null,
      })),
  ];
}

held(
  'armada',
  armada,
  [resumed(randomArmadaTable), begun((next) => randomArmadaSetup(next, 180))],
  {
    engine: armadaEngine,
    of: lossesOfArmada,
    policy: (seed) => armadaPlayers(seed >> 1, integersFrom(seed)) as never,
  },
  8,
  300,
);
held(
  'miniatures',
  miniatures,
  [resumed(randomMiniaturesTable)],
  {
    engine: miniaturesEngine,
    of: lossesOfMiniatures,
    policy: (seed) => miniaturesPlayers(seed, integersFrom(seed)) as never,
  },
  16,
  200,
);
held(
  'destiny',
  destiny,
  [resumed(randomDestinyTable), begun((next) => exportedDecks(2, next))],
  { engine: destinyEngine, of: lossesOfDestiny },
  16,
  200,
);
held('xwing', xwing, [resumed(randomXwingTable)], { engine: xwingEngine, of: lossesOfXwing }, 12, 150);
