/** What is used on one enemy, and is no attack: damage with or without a save, stun, defeat. */
import { reason, say, type AbilityFrame, type AnyAbility } from '../../core';
import { gain } from '../effects/abilities';
import { stun } from '../effects/activation';
import { removeDamage } from '../effects/damage';
import { gainForce, loseForce } from '../effects/force';
import { ability, call, run } from '../engine';
import { lastingBy } from '../model/lasting';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { hasAbility, numberOf } from '../queries/abilities';
import { cardOf, characterOf, enemiesOnMap, isOnMap } from '../queries/characters';
import { areEnemies } from '../queries/players';
import { isWithin } from '../queries/sight';
import { affect, onTarget, upToHuge, upToLarge } from './areas';
import { droid, either, legalTarget, living, mounted, nonDroid, oneOfThese, statements, use, type Only } from './uses';
import { around, hurt, savedBy, saveOf, thisCharacter } from './words';

type Self = AbilityFrame<Miniatures['event']>;

const RANGE = 6;

const damage: AnyAbility<Miniatures>[] = [
  onTarget({ id: 'razorbug', says: [1], replaces: 'attacks', range: null, damage: 10, does: { save: 11 } }),
  onTarget({
    id: 'spit-poison',
    says: [1],
    replaces: 'attacks',
    range: RANGE,
    only: living,
    damage: 'printed',
    does: { save: 11 },
  }),
  onTarget({
    id: 'thud-bug',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    only: living,
    damage: 10,
    does: { save: 11, stuns: { ...upToLarge, save: 'same' } },
  }),
  onTarget({
    id: 'virulent-poison-dart',
    says: [1],
    replaces: 'turn',
    range: RANGE,
    damage: 40,
    does: { save: 16 },
  }),
  onTarget({
    id: 'plaeryin-bol',
    says: [1],
    replaces: 'turn',
    range: 'adjacent',
    only: living,
    damage: 40,
    does: { save: 11 },
  }),
  onTarget({ id: 'force-grip', says: [1], replaces: 'attacks', range: null, damage: 'printed' }),
  onTarget({ id: 'force-grip-3', says: [1], replaces: 'attacks', range: null, damage: 40 }),
  onTarget({ id: 'force-lightning-1', says: [1], replaces: 'attacks', range: RANGE, damage: 20 }),
  onTarget({
    id: 'force-lightning-4',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    damage: 50,
    does: { stuns: { ...upToHuge, save: 16 } },
  }),
  onTarget({ id: 'sith-lightning', says: [1], replaces: 'attacks', range: RANGE, damage: 'printed' }),
  onTarget({
    id: 'force-strike',
    says: [1, 3],
    replaces: 'attacks',
    range: RANGE,
    only: either(droid, mounted),
    damage: 'printed',
  }),
  onTarget({
    id: 'force-thrust',
    says: [1, 2],
    replaces: 'attacks',
    range: RANGE,
    damage: 'printed',
    does: { save: 11, onSave: 'half' },
  }),
  onTarget({
    id: 'force-stun',
    says: [1, 2, 3],
    replaces: null,
    range: RANGE,
    only: living,
    does: { stuns: { ...upToHuge, save: 11 } },
  }),
];

/** No line of sight is needed, so that no rule of targets holds; squares are counted around walls (min.kouhun-infestation.02). */
const KOUHUN_RANGE = 12;
const kouhun = use({
  id: 'kouhun-infestation',
  says: [1, 2],
  replaces: 'turn',
  choose: oneOfThese(
    (state, user) => enemiesOnMap(state, user).filter((each) => isWithin(state, user, each, KOUHUN_RANGE)),
    living,
  ),
  effect: (state, self) =>
    affect(state, self, { id: 'kouhun-infestation', says: [1], damage: 60, does: { save: 11 } }, [
      chosenBy(state, self),
    ]),
});

function chosenBy(state: MiniaturesState, { chosen }: Self): Character {
  return characterOf(state, String(chosen));
}

/** The chosen one makes a save; `saved` says in the next step whether it succeeded. */
function chosenSaves(number: number, rules: readonly string[]) {
  return run('save', rules, (state: MiniaturesState, self: Self) =>
    saveOf(state, String(self.chosen), number, rules, self.source),
  );
}

const DRAIN_LIFE = statements('drain-life', [1, 2]);
const drainLife = use({
  id: 'drain-life',
  says: [1, 2],
  replaces: 'attacks',
  choose: legalTarget(RANGE, living),
  effect: [
    chosenSaves(11, DRAIN_LIFE),
    run('drain', DRAIN_LIFE, (state, self: Self) => {
      if (savedBy(self)) return;
      hurt(state, String(self.chosen), numberOf(self), self.source, DRAIN_LIFE);
      removeDamage(state, thisCharacter(state, self), numberOf(self), DRAIN_LIFE);
    }),
  ],
});

/** As much as it dealt to all of them (min.drain-life-3.02). */
const drainLife3 = use({
  id: 'drain-life-3',
  says: [1, 2],
  replaces: 'attacks',
  choose: legalTarget(RANGE, living),
  effect: [
    run('drain', statements('drain-life-3', [1]), (state, self: Self) => {
      const target = chosenBy(state, self);
      const own = thisCharacter(state, self);
      const enemies = around(state, target).filter((each) => areEnemies(state, own, each));
      const works = (_state: MiniaturesState, each: Character): boolean => living(state, each) === null;
      const area = { id: 'drain-life-3', says: [1], damage: 20, does: { save: 11 }, works };
      affect(state, self, area, [target, ...enemies]);
    }),
    run('remove damage', statements('drain-life-3', [2]), (state, self: Self) => {
      const dealt = 'dealt' in self ? Number(self.dealt) : 0;
      removeDamage(state, thisCharacter(state, self), dealt, statements('drain-life-3', [2]));
    }),
  ],
});

const SITH_HUNGER = statements('sith-hunger', [1, 2]);
const sithHunger = use({
  id: 'sith-hunger',
  says: [1, 2],
  replaces: 'attacks',
  choose: legalTarget(RANGE, living),
  effect: (state, self) => {
    const target = chosenBy(state, self);
    const own = thisCharacter(state, self);
    hurt(state, target.id, numberOf(self), self.source, SITH_HUNGER);
    removeDamage(state, own, numberOf(self), SITH_HUNGER);
    if (target.force === 0) return;
    loseForce(state, target, 1, SITH_HUNGER);
    gainForce(state, own, 1, SITH_HUNGER);
  },
});

const CORRUPTION = statements('force-corruption-2', [1, 2]);
const forceCorruption = use({
  id: 'force-corruption-2',
  says: [1, 2],
  replaces: 'attacks',
  choose: legalTarget(RANGE, nonDroid),
  effect: [
    run('damage', CORRUPTION, (state, self: Self) => hurt(state, String(self.chosen), 20, self.source, CORRUPTION)),
    run('corruption', CORRUPTION, (state, self: Self) => {
      const target = chosenBy(state, self);
      if (isOnMap(target)) gain(state, target, lastingBy('force-corruption-2', self.source), CORRUPTION);
    }),
  ],
});

const isHugeOrMounted: Only = (state, character) => {
  const { size } = cardOf(state, character);
  if (size === 'huge' || (size === 'large' && hasAbility(state, character, 'mounted-weapon'))) return null;
  const said = say`${character.id} is neither Huge, nor Large with Mounted Weapon.`;
  return reason('too-small', said, ['min.demolition-charge.01']);
};

const DEMOLITION = statements('demolition-charge', [1]);
const demolitionCharge = use({
  id: 'demolition-charge',
  says: [1],
  replaces: 'turn',
  choose: legalTarget('adjacent', isHugeOrMounted),
  effect: [
    chosenSaves(6, DEMOLITION),
    run('defeat', DEMOLITION, (state, self: Self) => {
      if (savedBy(self)) return;
      const defeat = { character: String(self.chosen), attacker: self.source, byAttack: false, saved: false };
      call(state, 'defeat', { ...defeat, rules: DEMOLITION });
    }),
  ],
});

const MIND_TRICK = statements('jedi-mind-trick', [1, 2, 3, 4]);
const jediMindTrick = use({
  id: 'jedi-mind-trick',
  says: [1, 2, 3, 4],
  replaces: null,
  choose: legalTarget(2, living),
  effect: [
    chosenSaves(11, MIND_TRICK),
    run('stun', MIND_TRICK, (state, self: Self) => {
      if (savedBy(self)) return;
      const target = chosenBy(state, self);
      stun(state, target, MIND_TRICK);
      gain(state, target, { ability: 'effect-mind-tricked', until: 'turn', by: self.source }, MIND_TRICK);
    }),
  ],
});

/** It does not see whoever walks away (min.jedi-mind-trick.02). */
const mindTricked = ability({
  id: 'effect-mind-tricked',
  rules: ['min.jedi-mind-trick.02'],
  forbids: {
    'make attacks of opportunity': (_state, { source }, { character }) =>
      character === source
        ? reason('mind-tricked', say`${source} fell for a Jedi Mind Trick in this turn.`, ['min.jedi-mind-trick.02'])
        : null,
  },
});

const SEVER = statements('sever-force', [1, 2, 3]);
const severForce = use({
  id: 'sever-force',
  says: [1, 2, 3],
  replaces: 'turn',
  choose: legalTarget('adjacent'),
  effect: (state, self) => gain(state, chosenBy(state, self), lastingBy('sever-force', self.source), SEVER),
});

const severed = ability({
  id: 'effect-severed',
  rules: SEVER,
  forbids: {
    'have the Force': (_state, { source }, { character }) =>
      character === source ? reason('severed', say`${source} is severed from the Force.`, SEVER) : null,
  },
});

export const singleTargets: readonly AnyAbility<Miniatures>[] = [
  ...damage,
  kouhun,
  drainLife,
  drainLife3,
  sithHunger,
  forceCorruption,
  demolitionCharge,
  jediMindTrick,
  mindTricked,
  severForce,
  severed,
];
