/** Special abilities: M. */
import { after, reason, say, type AbilityFrame, type AnyAbility, type PlayerId } from '../../../core';
import { ability, forbidden, permitted, run } from '../../engine';
import type { MiniaturesEvent } from '../../model/events';
import { LOWEST } from '../../model/roll';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { InitiativeRoll } from '../../model/values';
import { hasAbility, numberOf } from '../../queries/abilities';
import { areAdjacent } from '../../queries/adjacency';
import { characterOf, isOnMap, spaceOf } from '../../queries/characters';
import { boardIn, isAdjacent } from '../../queries/sight';
import { isIn, squaresOf } from '../../queries/spaces';
import { attackOf, legalTargets } from '../../queries/targets';
import { currentTurn, hasMoved } from '../../queries/turn';
import { onTargetAndAround } from '../forms/areas';
import { avoids, fromAfar, melee, sendBack } from '../forms/avoiding';
import { USUAL_DAMAGE, attacks, bonus, trait, withoutMoving } from '../forms/bonuses';
import { hurt } from '../forms/damage';
import { saveOf, savedBy } from '../forms/saves';
import { isEnemy, thisCharacter, works } from '../forms/who';

/** Against a character with Makashi Style Mastery other styles do nothing (min.makashi-style-master.02, min.starter-special-abilities.12). */
const WITHOUT_USE: readonly string[] = ['soresu-style-master', 'ataru-style'];

const makashiBans = ability({
  id: 'makashi-style-master-bans',
  card: 'makashi-style-master',
  rules: ['min.makashi-style-master.02'],
  forbids: {
    'use ability': (_state, { source }, { ability: used, against }) =>
      against === source && WITHOUT_USE.includes(used)
        ? reason('makashi', say`${source} has Makashi Style Mastery.`, ['min.makashi-style-master.02'])
        : null,
  },
});

const conscription = ability({
  id: 'mandalorian-conscription',
  rules: ['min.mandalorian-conscription.01'],
  modifies: {
    factions: (state, self, factions, { character }) =>
      characterOf(state, character).player === thisCharacter(state, self).player ? ['mandalorian'] : factions,
  },
});

/** Of the players of those whose Master Tactician works, the one with the highest roll, a 1 left out (min.master-tactician.01, .03). */
function tactician(state: MiniaturesState, rolls: readonly InitiativeRoll[]): PlayerId | undefined {
  const players = state.inPlay
    .filter((each) => each.ability === 'master-tactician' && works(state, each, 'master-tactician'))
    .map(({ controller }) => controller);
  const [best] = rolls
    .filter(({ player, result }) => players.includes(player) && result !== LOWEST)
    .sort((a, b) => b.result - a.result);
  return best?.player;
}

const masterTactician = ability({
  id: 'master-tactician',
  rules: ['min.master-tactician.01', 'min.master-tactician.02', 'min.master-tactician.03'],
  modifies: {
    'initiative chooser': (state, _self, chooser, { rolls }) => tactician(state, rolls) ?? chooser,
  },
});

const meleeReach = ability({
  id: 'melee-reach',
  rules: ['min.melee-reach.01', 'min.melee-reach.02'],
  modifies: {
    reach: (_state, self, squares, { character }) =>
      character === self.source ? Math.max(squares, numberOf(self)) : squares,
  },
});

const HIRED = ['min.mercenary.01', 'min.mercenary.02', 'min.mercenary.03'];

/** It sets out only from where it could attack nobody. */
const mercenary = ability({
  id: 'mercenary',
  rules: HIRED,
  forbids: {
    move: (state, self, { character }) => {
      const turn = currentTurn(state);
      if (character !== self.source || turn?.character !== character || turn.entered > 0) return null;
      const own = thisCharacter(state, self);
      const [target] = forbidden(state, 'attack', { character, kind: 'turn' })
        ? []
        : legalTargets(state, own, attackOf(state, own, 'turn'));
      return target ? reason('mercenary', say`${character} could attack ${target.id} from here.`, HIRED) : null;
    },
  },
});

/** 4 more in every reroll for a Force point (min.starter-special-abilities.14). */
const mettle = ability({
  id: 'mettle',
  rules: ['min.mettle.01', 'min.mettle.02'],
  modifies: {
    'reroll bonus': (_state, { source }, amount, { character }) => (character === source ? amount + 4 : amount),
  },
});

type Moved = Extract<MiniaturesEvent, { type: 'character-moved' | 'character-pushed' }>;

const MINES = ['min.mines.01'];

const mines = ability({
  id: 'mines',
  rules: MINES,
  on: after('character-moved', 'character-pushed'),
  when: (state, self) => isEnemy(state, self, self.event.character) && treads(state, self),
  effect: [
    run('save', MINES, (state, { source, event }: AbilityFrame<Moved>) => {
      if (event) saveOf(state, event.character, 11, MINES, source);
    }),
    run('damage', MINES, (state, self: AbilityFrame<Moved>) => {
      if (!self.event || savedBy(self)) return;
      hurt(state, self.event.character, numberOf(self), self.source, MINES);
    }),
  ],
});

/** Is a square adjacent to this character that the mover has just entered? */
function treads(state: MiniaturesState, self: { source: string; event: Moved }): boolean {
  const own = thisCharacter(state, self);
  const mover = characterOf(state, self.event.character);
  if (!isOnMap(own) || !isAdjacent(state, own, mover)) return false;
  const after = spaceOf(state, mover);
  const before = { at: self.event.from, size: after.size };
  return squaresOf(after).some(
    (at) => !isIn(before, at) && areAdjacent(boardIn(state), { at, size: 1 }, spaceOf(state, own)),
  );
}

/** It only lets the move go on, whose steps provoke as usual (min.mobile-attack.02). */
const mobileAttack = ability({
  id: 'mobile-attack',
  rules: ['min.mobile-attack.01'],
  permits: { 'move on after attacking': (_state, { source }, { character }) => character === source },
});

const molecularShielding = avoids({
  id: 'molecular-shielding',
  rules: ['min.molecular-shielding.01'],
  against: fromAfar,
  saves: 'attacker',
  also: (state, self, damage) => sendBack(state, self, damage, ['min.molecular-shielding.01']),
});

/** One square is enough, in its own turn alone (min.using-special-abilities.02), so that attacks of opportunity gain nothing (min.momentum.02). */
const momentum = bonus(
  'momentum',
  ['min.momentum.01'],
  (state, self, about) => attacks(state, self, about) && about.adjacent && hasMoved(state, self.source),
  { attack: 4, damage: USUAL_DAMAGE },
);

const MOUNTED = ['min.mounted-weapon.01'];

const mountedWeapon = ability({
  id: 'mounted-weapon',
  rules: MOUNTED,
  forbids: {
    'combine fire': (state, { source }, about) =>
      about.attacker === source &&
      !hasAbility(state, characterOf(state, about.helper), 'mounted-weapon') &&
      !permitted(state, 'combine fire with mounted weapon', about)
        ? reason('mounted-weapon', say`${source} has a Mounted Weapon, and ${about.helper} does not serve it.`, MOUNTED)
        : null,
  },
});

export const specialM: readonly AnyAbility<Miniatures>[] = [
  trait('machinery', ['min.machinery.01']),
  // A save of 11, as Soresu Style Mastery makes it (min.starter-special-abilities.11).
  avoids({ id: 'makashi-style-master', rules: ['min.makashi-style-master.01'], against: melee }),
  makashiBans,
  conscription,
  masterTactician,
  trait('melee-attack', ['min.melee-attack.01']),
  meleeReach,
  mercenary,
  mettle,
  bonus(
    'mighty-swing',
    ['min.mighty-swing.01', 'min.mighty-swing.02'],
    (state, self, about) => about.adjacent && withoutMoving(state, self, about),
    { damage: (self) => numberOf(self) },
  ),
  mines,
  onTargetAndAround({
    // A target in sight and all around it are hurt (min.missiles.01), each unless a save of its own avoids it (min.missiles.03).
    id: 'missiles',
    says: [1, 2, 3],
    replaces: 'attacks',
    range: null,
    damage: 'printed',
    does: { save: 11 },
  }),
  mobileAttack,
  molecularShielding,
  momentum,
  mountedWeapon,
];
