/** Tables that tests of several files begin with, and what they ask of them. */
import * as E from 'fp-ts/lib/Either';
import type { StatCard } from '../../../src/miniatures/facts';
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { miniatures } from '../../../src/miniatures/game';
import { AWAY, fighters, has, numbers, numbersOf, rolled, strike, type Others } from '../fight';
import type { Side } from '../squads';
import { Table, card, openGround, skirmish, type Fighter, type OnTable } from '../table';
import { MELEE, duel, numbered } from './duel';
import { having } from './having';

export const withForceRating: Partial<OnTable> = { force: 0 };

export const withGrenades = (ann: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  skirmish({
    characters: {
      ann: { at: [2, 5], abilities: [{ ability: 'grenades', value: 20 }], ...ann },
      bob: { at: [7, 5], player: 'p2' },
      cid: { at: [8, 5], player: 'p2' },
      ...more,
    },
  });

export const grenadier: Partial<OnTable> = { abilities: [numbered('grenades', 20)] };

export const enemy = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

export const apartAndFar = (ann: OnTable, bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  skirmish({ characters: { ann, bob: enemy(7, 5, bob), far: enemy(13, 9), ...more } });

/** Goes on without a reroll. */
export const rolls = (table: Table, ...naturals: number[]): Table => {
  for (const natural of naturals) {
    table.rolls(natural);
    if (table.legalOf('keep-roll').length > 0) table.keep();
  }
  return table;
};

export const among = (id: string, abilities: string[] = ['melee-attack']) =>
  skirmish({
    characters: {
      ann: having(id, undefined, { abilities, at: [2, 5] }),
      bob: enemy(3, 5),
      cid: enemy(3, 6),
      dan: enemy(1, 5),
      far: enemy(9, 5),
    },
  });

export const melee: Partial<OnTable> = { abilities: [MELEE] };
export const jedi = (power: string, force = 2): Partial<OnTable> => ({ force, powers: [power] });
export const afar: Partial<OnTable> = { at: [9, 5] };

export const player = (table: Table, id: string): string => table.character(id).player;

export const TROOPERS = 'commander-clone-trooper-commander-starter';
export const DROIDS = 'commander-super-battle-droid-commander-starter';

export const attackTotal = (characters: Record<string, OnTable>): number => {
  const table = skirmish({ characters: { ...characters, bob: { at: [13, 0], player: 'p2', defense: 99 } } });
  table.attack('bob');
  while (table.by()[0] !== 'chance') table.rollNow();
  return table.rolls(2).last('attack-missed').total;
};
export const cloneTrooper: OnTable = { at: [0, 0], name: 'Clone Trooper' };

/** Somebody on Ann's side at so many squares from her; by now nobody to combine fire with. */
export const allyAway = (squares: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [2, squares > 4 ? 5 - 4 : 5 - squares],
  activated: true,
  ...more,
  ...(squares > 4 && { at: [2 + squares - 4, 1] }),
});
export const attackWith = (ann: Partial<OnTable>, others: Others, bob: Partial<OnTable> = {}) =>
  numbers(ann, bob, others).attack;

export const hellion = { name: 'Dark Hellion' };

export const enemyAt = (at: [number, number], more: Partial<OnTable> = {}): OnTable => ({ at, player: 'p2', ...more });
export const LAST = { suffered: 90 };

/** Any hit defeats it; somebody else of its squad goes on. */
export const dying = (bob: Partial<OnTable>, more: Record<string, OnTable> = {}, ann: Partial<OnTable> = {}) =>
  duel(ann, { suffered: 90, ...bob }, { zed: enemyAt([13, 9]), ...more })
    .attack('bob')
    .rolls(15);

export const MAP_WITH_DOORS = `
  +-+-+-+-+-+-+-+-+
  |. . .:. . .:. .|
  +-+-+-+-+-+-+-+-+`;
export const betweenDoors = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}, doors = {}) =>
  skirmish({
    map: MAP_WITH_DOORS,
    doors,
    characters: { ann: { at: [2, 0], ...ann }, bob: { at: [7, 0], player: 'p2', ...bob } },
  });

export const bob: OnTable = { at: [8, 5], player: 'p2', hitPoints: 60 };
export const cid: OnTable = { at: [8, 6], player: 'p2' };

export const walked = (abilities: OnTable['abilities'], more: Partial<OnTable> = {}) =>
  skirmish({
    characters: { ann: { at: [5, 5], abilities: abilities ?? [] }, bob: { ...bob, ...more }, cid },
  }).move([6, 5], [7, 5]);

export const FAR = { at: [9, 5] } as const satisfies Partial<OnTable>;
/** Ann fires at Bob, seven squares away, with these helpers. */
export function together(ann: Partial<OnTable>, others: Others, bob: Partial<OnTable> = FAR): Table {
  const table = fighters(ann, { ...FAR, ...bob }, others).attack('bob');
  for (const helper of Object.keys(others)) table.combine(helper);
  return rolled(table);
}
export const besideAnn: OnTable = { at: [2, 4] };

export const mounted: Partial<OnTable> = { abilities: ['mounted-weapon'] };
export const gunner = { abilities: ['gunner'] };

/** Whether a power can be used in the turn; whom it may be used on. */
export const canUse = (table: Table): boolean => table.legalOf('use-ability').length > 0;
export const markable = (table: Table) =>
  table
    .use('shatterpoint')
    .legalOf('choose')
    .map(({ chosen }) => chosen);
/** Marks bob, in place of the turn. */
export const windu: Partial<OnTable> = { force: 3, powers: ['shatterpoint'] };

export type At = [number, number];

export const within6 = (ann: OnTable, more: Record<string, Partial<OnTable>> = {}) =>
  skirmish({
    characters: {
      ann,
      bob: enemy(8, 5, more['bob']),
      cid: enemy(2, 9, more['cid']),
      eve: { at: [3, 6], ...more['eve'] },
      far: enemy(9, 5, more['far']),
    },
  });

/** May Ann attack twice? */
export const attacksTwice = (ann: Partial<OnTable>, others: Others): boolean =>
  strike(fighters(ann, AWAY, others)).targets().length > 0;
export const mateAway = (squares: number, more: Partial<OnTable>): OnTable => ({
  at: squares > 4 ? [2 + squares - 4, 1] : [2, 5 - squares],
  activated: true,
  ...more,
});

export const beside = (ann: OnTable, eve: Partial<OnTable> = {}) =>
  skirmish({ characters: { ann, eve: { at: [3, 5], ...eve }, dan: { at: [4, 5], suffered: 50 }, bob: enemy(13, 9) } });

/** Attacks bob, hits, and lets a save be rolled. */
export const hit = (ability: string, bob: Partial<OnTable>, ...rolls: number[]) =>
  duel({ abilities: [ability] }, bob)
    .attack('bob')
    .rolls(15, ...rolls);
export const isStunned = (ability: string, bob: Partial<OnTable>, ...rolls: number[]) =>
  hit(ability, bob, ...rolls).character('bob').activated;

export const round = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}): Table =>
  skirmish({
    characters: {
      ann: { at: [1, 5], ...ann },
      bob: { at: [12, 5], player: 'p2', ...bob },
      ...more,
    },
    moment: { stage: 'initiative' },
  });

/** Both dice of one roll. */
export const bothDice = (table: Table, ...faces: number[]): Table =>
  table.act({ type: 'roll', player: 'chance', die: 'd20', faces: faces.map(String) });

export const first = (table: Table) => table.rolls(12, 9).goesFirst('p1');

export const FOES: Side = { faction: 'separatist', cards: { bob: {}, cid: {} } };

export const place = (table: Table, id: string): string => table.character(id).place;

/** Ann has used it and ended her turn; eve has the next one, and dan, her ally, combines fire. */
export const combined = (ids: readonly string[], more: Record<string, Partial<OnTable>> = {}) => {
  const table = skirmish({
    characters: {
      ann: { at: [2, 5], force: 9, powers: [...ids], ...more['ann'] },
      bob: enemy(9, 5, more['bob']),
      cid: enemy(9, 6, more['cid']),
      eve: { at: [4, 5], ...more['eve'] },
      dan: { at: [4, 6], ...more['dan'] },
    },
  });
  return table;
};

export const totalWithHelp = (table: Table): number => {
  table.endTurn().activate('eve').attack('bob').combine('dan');
  if (table.legalOf('roll-attack').length > 0) table.rollNow();
  return (
    rolls(table, 10)
      .told.flatMap((event) => ('total' in event ? [event.total] : []))
      .at(-1) ?? 0
  );
};

/** Ann sees to Eve beside her. */
export const seesTo = (how: string, number: number, eve: Partial<OnTable>): Table =>
  fighters({ abilities: [has(how, number)] }, { at: [12, 5] }, { eve: { at: [2, 4], suffered: 80, ...eve } });

/** Whom she may see to. */
export const patients = (how: string, eve: Partial<OnTable>): boolean => {
  const table = seesTo(how, 20, eve);
  if (table.legalOf('use-ability').length === 0) return false;
  return table
    .use(how)
    .legalOf('choose')
    .some(({ chosen }) => chosen === 'eve');
};

export const row = (from: number, to: number): [number, number][] =>
  Array.from({ length: to - from }, (_, i): [number, number] => [from + i + 1, 0]);

export const mountedAhead: Partial<OnTable> = { abilities: ['mounted-weapon'], at: [6, 5] };

/** Ann takes a step first, and stays beside Bob. */
export const afterAStep = (ann: Partial<OnTable>, bob: Partial<OnTable> = {}) =>
  numbersOf(strike(fighters({ at: [1, 5], ...ann }, bob).move([2, 5])));

/** Bob walks away from Ann, who attacks. */
export function asBobLeaves(ann: Partial<OnTable>): Table {
  const table = fighters({}, {}, { eve: { at: [2, 4], activated: true, ...ann } }).endTurn();
  table.activate('bob').take({ type: 'move', to: [4, 6], squeezed: null });
  return rolled(table.opportunity('eve'));
}

export const along = (from: number, to: number, row = 5): Square[] =>
  Array.from({ length: to - from }, (_, i): Square => [from + i + 1, row]);

/** Where the character that is being pushed may end. */
export const ends = (table: Table): At[] => table.legalOf('push').map(({ to }) => [to[0], to[1]]);

/** Pushes whoever is asked about to the first place, until nobody is any more; saves are rolled as they come. */
export function settle(table: Table, rolls: Record<string, number | number[]> = {}): Table {
  const left = new Map(Object.entries(rolls).map(([id, each]) => [id, [each].flat()]));
  for (;;) {
    const [next] = [...table.legalOf('affect'), ...table.legalOf('push')];
    const frame = table.state.stack.at(-1) as { procedure: string; character?: string };
    if (next) table.act(next);
    else if (frame.procedure === 'save') table.rolls(left.get(frame.character ?? '')?.shift() ?? NaN);
    else return table;
  }
}

export const pushTable = (id: string, bob: OnTable, map?: string, ann: Partial<OnTable> = {}) =>
  skirmish({
    ...(map !== undefined && { map }),
    characters: { ann: having(id, undefined, ann), bob, far: enemy(13, 9, map === undefined ? {} : { at: null }) },
  });

export const allyOfBob = (at: [number, number], ...abilities: string[]): OnTable => ({
  at,
  player: 'p2',
  damage: 20,
  abilities,
});

export const ABILITIES = ['savage'];

export const endsTurn = (table: Table): boolean => table.legalOf('end-turn').length > 0;

export const apart = (ann: OnTable, bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  skirmish({ characters: { ann, bob: enemy(7, 5, bob), ...more } });

export const DROID = { abilities: ['droid'] };
export const forceLeft = (table: Table) => table.character('ann').force;

export const SHORT_MAP = openGround(10, 14);

/** Squads of the Rebels and of the Empire, before the first question. */
export function revealed(
  rebels: Record<string, Fighter>,
  imperials: Record<string, Fighter> = { trooper: {} },
  map = SHORT_MAP,
): Table {
  const squad = (faction: StatCard['faction'], fighters: Record<string, Fighter>) => {
    const cards = Object.entries(fighters).map(([id, fighter]) => card(id, { faction, ...fighter }));
    return { name: 'Test', faction, characters: cards.map(({ id }) => id), cards };
  };
  const squads = [squad('rebel', rebels), squad('imperial', imperials)];
  const begun = miniatures.begin({ map, squads, era: 'rebellion' }, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(`${begun.left.message} (${begun.left.path.join('.')})`);
  return new Table(begun.right.state, begun.right.events);
}

/** Sets everybody up, at the first place that is offered. */
export function setUp(table: Table): Table {
  for (;;) {
    const [first] = table.legal();
    if (!first || !['choose-start-area', 'set-up'].includes(first.type)) return table;
    table.act(first);
  }
}

export const chosen = (table: Table) => table.legalOf('choose').map((each) => each.chosen);

export const trooper: Partial<OnTable> = { abilities: ['trooper'] };
export const commander = (at: OnTable['at'], player = 'p1'): OnTable => ({
  at,
  player,
  commanderEffect: TROOPERS,
  activated: true,
});

/** Ann is a trooper; a commander leads her, who gives 3 Attack to those within 6 squares. */
export const led = (ann: Partial<OnTable>, others: Others): number =>
  numbers({ ...trooper, ...ann }, AWAY, others).attack;

/** Ann at the left edge; low objects stand in the tenth column. */
export function hiding(ann: Partial<OnTable>, others: Others): Table {
  return skirmish({
    map: `
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
      |. . . . . . . . . o . . . .|
      + + + + + + + + + + + + + + +
      |. . . . . . . . . o . . . .|
      + + + + + + + + + + + + + + +
      |. . . . . . . . . o . . . .|
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+`,
    characters: { ann: { at: [0, 1], ...ann }, ...others },
  });
}
export const p2 = (at: OnTable['at'], ...abilities: string[]): OnTable => ({ at, player: 'p2', abilities });
/** Behind the objects; more than 6 squares from somebody in the third column. */
export const COVERED: OnTable['at'] = [10, 1];

export const targetsHiding = (ann: Partial<OnTable>, others: Others): string[] => hiding(ann, others).targets();

/** Bob is 5 squares from ann; cid, also an enemy, and eve, her ally, stand beside him. */
export const throwing = (ann: OnTable, more: Record<string, Partial<OnTable>> = {}, map?: string) =>
  skirmish({
    ...(map !== undefined && { map }),
    characters: {
      ann,
      bob: { at: [7, 5], player: 'p2', ...more['bob'] },
      cid: { at: [8, 5], player: 'p2', ...more['cid'] },
      eve: { at: [7, 6], ...more['eve'] },
      far: { at: [13, 0], player: 'p2', ...more['far'] },
    },
  });

export const east = (from: number, to: number, row = 5): [number, number][] =>
  Array.from({ length: to - from }, (_, i): [number, number] => [from + i + 1, row]);

export const besideBob = (ann: Partial<OnTable>, bob: Partial<OnTable>, more: Record<string, OnTable> = {}) =>
  skirmish({
    characters: {
      ann: { at: [5, 5], damage: 20, ...ann },
      bob: { at: [6, 5], player: 'p2', ...bob },
      ...more,
    },
  });
export const SHIELDS = { ability: 'shields-2', value: 2 };
