/** What is used on several characters at once, or on one: damage, stun and pushes, each with its save (procedures/area.ts). */
import { reason, say, type AbilityInPlay, type AnyAbility } from '../../core';
import { call, modified } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { newArea, type AreaFrame } from '../procedures/area';
import { hasAbility, hasForceRating, isLiving, numberOf } from '../queries/abilities';
import { characterOf, charactersOnMap, enemiesOnMap } from '../queries/characters';
import { areAllies } from '../queries/players';
import { isWithin } from '../queries/sight';
import { legalTargets, type Looking } from '../queries/targets';
import { isUpTo, legalTarget, living, statements, use, whyNotOn, type Only, type Use } from './uses';
import { around, thisCharacter } from './words';

type State = MiniaturesState;

/** Everybody on whom something works that has no target. */
type Whom = (state: State, user: Character) => readonly Character[];

type Does = Partial<Pick<AreaFrame, 'save' | 'onSave' | 'stuns' | 'push'>>;

interface Area extends Pick<Use, 'id' | 'says' | 'replaces' | 'unable'> {
  /** The damage; 'printed': the number on the card. Left out: none. */
  damage?: number | 'printed';
  does?: Does | ((state: State, self: AbilityInPlay) => Does);
  /** On whom of those whom it reaches it works. */
  works?: (state: State, character: Character) => boolean;
}

/** On everybody whom it reaches. */
function onAll({ whom, ...area }: Area & { whom: Whom }): AnyAbility<Miniatures> {
  return use({
    ...area,
    effect: (state, self) => affect(state, self, area, whom(state, thisCharacter(state, self))),
  });
}

interface WithTarget extends Area {
  range: Looking['range'];
  only?: Only;
}

/** On a target. */
export function onTarget({ range, only, ...area }: WithTarget): AnyAbility<Miniatures> {
  return use({
    ...area,
    choose: legalTarget(range, only),
    effect: (state, self) => affect(state, self, area, [characterOf(state, String(self.chosen))]),
  });
}

/** On a target and on everybody beside it, friend or foe. */
function onTargetAndAround({ range, only, ...area }: WithTarget): AnyAbility<Miniatures> {
  return use({
    ...area,
    choose: legalTarget(range, only),
    effect: (state, self) => {
      const target = characterOf(state, String(self.chosen));
      affect(state, self, area, [target, ...around(state, target)]);
    },
  });
}

/** It works on these, but for those on whom no power of this character does. */
export function affect(
  state: State,
  self: AbilityInPlay,
  { id, says, damage = 0, does = {}, works = () => true }: Omit<Area, 'replaces'>,
  characters: readonly Character[],
): void {
  const affected = characters.filter((each) => works(state, each) && whyNotOn(state, self, each) === null);
  const amount = damage === 'printed' ? numberOf(self) : damage;
  const ids = affected.map((each) => each.id);
  const more = typeof does === 'function' ? does(state, self) : does;
  call(state, 'area', newArea(self.source, ids, statements(id, says), { ...more, damage: amount }));
}

/** Everybody else within so many squares, counted around walls, in sight or not (min.force-burst.02). */
const within =
  (squares: number): Whom =>
  (state, user) =>
    charactersOnMap(state).filter((each) => each.id !== user.id && isWithin(state, user, each, squares));

const enemiesWithin =
  (squares: number): Whom =>
  (state, user) =>
    enemiesOnMap(state, user).filter((each) => isWithin(state, user, each, squares));

const everyLegalTarget: Whom = (state, user) =>
  legalTargets(state, user, { by: 'ability', kind: 'turn', range: null, melee: false });

/** How far most things are thrown, and most powers reach. */
const RANGE = 6;

export const upToLarge = { upTo: 'large', who: 'all', evenUnhurt: true } as const;
export const upToHuge = { upTo: 'huge', who: 'all', evenUnhurt: true } as const;
/** Of those that were hurt the nonliving ones (min.atlatl.03). */
const nonliving = { save: 11, upTo: 'large', who: 'nonliving', evenUnhurt: false } as const;

const canBeNetted = (state: State, character: Character): boolean =>
  isUpTo(state, character, 'large') && !hasAbility(state, character, 'mounted-weapon');

const thrown: AnyAbility<Miniatures>[] = [
  onTargetAndAround({
    id: 'grenades',
    says: [1, 2, 3],
    replaces: 'attacks',
    range: RANGE,
    damage: 'printed',
    // Some make them stun (min.emp-grenades.01).
    does: (state, { source }) => ({ save: 11, stuns: modified(state, 'grenade stun', null, { character: source }) }),
  }),
  onTargetAndAround({
    id: 'missiles',
    says: [1, 2, 3],
    replaces: 'attacks',
    range: null,
    damage: 'printed',
    does: { save: 11 },
  }),
  onTargetAndAround({ id: 'flamethrower', says: [1, 2], replaces: 'attacks', range: RANGE, damage: 'printed' }),
  onTargetAndAround({
    id: 'atlatl',
    says: [1, 2, 3],
    replaces: 'attacks',
    range: RANGE,
    damage: 'printed',
    does: { save: 11, stuns: nonliving },
  }),
  onTargetAndAround({
    id: 'cesta',
    says: [1],
    replaces: 'attacks',
    range: null,
    damage: 'printed',
    does: { save: 11, stuns: nonliving },
  }),
  onTargetAndAround({
    id: 'net-gun',
    says: [1, 3],
    replaces: 'attacks',
    range: RANGE,
    works: canBeNetted,
    does: { stuns: { ...upToLarge, save: 11 } },
  }),
  onTargetAndAround({
    id: 'sonic-stunner',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    only: living,
    works: (state, each) => isLiving(state, each) && isUpTo(state, each, 'large'),
    does: { stuns: { ...upToLarge, save: 11 } },
  }),
];

const bursts: AnyAbility<Miniatures>[] = [
  onAll({ id: 'force-storm', says: [1], replaces: 'attacks', whom: around, damage: 'printed' }),
  onAll({ id: 'force-storm-2', says: [1], replaces: 'attacks', whom: around, damage: 20 }),
  onAll({ id: 'force-burst', says: [1, 2], replaces: 'turn', whom: within(RANGE), damage: 10 }),
  onAll({
    id: 'shockwave',
    says: [1],
    replaces: 'attacks',
    whom: within(RANGE),
    does: { stuns: { ...upToHuge, save: 11 } },
  }),
  onAll({
    id: 'unleash-the-force',
    says: [2, 3, 1],
    replaces: 'attacks',
    unable: noForceUserFell,
    whom: within(RANGE),
    damage: 'printed',
    does: { save: 11, onSave: 'half' },
  }),
  onAll({
    id: 'sith-grip',
    says: [1],
    replaces: 'attacks',
    unable: (state, self) =>
      everyLegalTarget(state, thisCharacter(state, self)).length > 0
        ? null
        : reason('no-target', say`${self.source} has no legal target.`, ['min.sith-grip.01']),
    whom: everyLegalTarget,
    damage: 'printed',
  }),
  onAll({ id: 'sith-hatred', says: [1, 2], replaces: null, whom: enemiesWithin(2), damage: 10 }),
  onAll({
    id: 'sith-sorcery',
    says: [1, 2],
    replaces: null,
    whom: enemiesWithin(RANGE),
    does: { stuns: { ...upToHuge, save: 11 } },
  }),
];

/** Some ally with a Force rating has been defeated (min.unleash-the-force.01). */
function noForceUserFell(state: State, self: AbilityInPlay) {
  const own = thisCharacter(state, self);
  const fell = state.characters.some(
    (each) => each.place === 'defeated' && areAllies(state, own, each) && hasForceRating(state, each),
  );
  if (fell) return null;
  const said = say`No ally of ${own.id} with a Force rating has been defeated.`;
  return reason('nobody-fell', said, ['min.unleash-the-force.01']);
}

const pushes: AnyAbility<Miniatures>[] = [
  onTarget({
    id: 'force-push-2',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    damage: 20,
    does: { push: { how: 'squares', squares: 2 } },
  }),
  onTargetAndAround({
    id: 'force-push-3',
    says: [1, 2],
    replaces: 'turn',
    range: RANGE,
    damage: 30,
    does: { push: { how: 'squares', squares: 3 } },
  }),
  onTarget({
    id: 'force-push-4',
    says: [1],
    replaces: 'attacks',
    range: null,
    damage: 40,
    does: { push: { how: 'squares', squares: 4 } },
  }),
  onTargetAndAround({
    id: 'force-push-5',
    says: [1, 2],
    replaces: 'turn',
    range: RANGE,
    damage: 50,
    does: { push: { how: 'squares', squares: 5 }, stuns: { ...upToHuge, save: 16 } },
  }),
  onAll({
    id: 'force-repulse-2',
    says: [1, 2],
    replaces: 'attacks',
    whom: within(2),
    damage: 20,
    does: { push: { how: 'to distance', squares: 3 } },
  }),
  onAll({
    id: 'force-repulse-3',
    says: [1, 2],
    replaces: 'turn',
    whom: within(3),
    damage: 30,
    does: { push: { how: 'to distance', squares: 4 }, stuns: { ...upToHuge, save: 11 } },
  }),
  onAll({
    id: 'force-repulse-5',
    says: [1, 2],
    replaces: 'turn',
    whom: within(5),
    damage: 50,
    does: { push: { how: 'to distance', squares: 6 }, stuns: { ...upToHuge, save: 16 } },
  }),
];

export const areas: readonly AnyAbility<Miniatures>[] = [...thrown, ...bursts, ...pushes];
