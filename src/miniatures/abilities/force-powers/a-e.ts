/** Force powers: A to E. */
import { after, before, onPiece, reason, say, type AnyAbility } from '../../../core';
import { gain } from '../../effects/abilities';
import { removeDamage } from '../../effects/damage';
import { loseForce } from '../../effects/force';
import { ability, bringIntoPlay, call, run } from '../../engine';
import { LASTING, lastingBy } from '../../model/lasting';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { rerollInitiative } from '../../procedures/initiative';
import { newTurn } from '../../procedures/turn';
import { hasAbility, hasForceRating, numberOf } from '../../queries/abilities';
import { HAUNTING } from '../../queries/carriers';
import { characterOf } from '../../queries/characters';
import { isLed, leadsAlly } from '../../queries/commanders';
import { areEnemies } from '../../queries/players';
import { affect } from '../forms/areas';
import { enemiesToAttack, several } from '../forms/attacks-instead';
import { avoids, nonmelee } from '../forms/avoiding';
import { plus } from '../forms/bonuses';
import { force } from '../forms/costs';
import { hurt } from '../forms/damage';
import { isItself, stays, whySaved, type DefeatDue, type Leaving } from '../forms/defeat';
import { gains } from '../forms/granting';
import { chosenSaves, save, savedBy } from '../forms/saves';
import { chosenBy, legalTarget, living } from '../forms/targets';
import { statements, use, type UseFrame } from '../forms/uses';
import { RANGE, around, isEnemy, thisCharacter } from '../forms/who';

/** It heals what the attack would have dealt (min.absorb-energy.02). */
const absorbEnergy = avoids({
  id: 'absorb-energy',
  rules: ['min.absorb-energy.01', 'min.absorb-energy.03'],
  against: nonmelee,
  points: 2,
  also: (state, self, damage) => removeDamage(state, thisCharacter(state, self), damage, ['min.absorb-energy.02']),
});

const FLOW = ['min.aing-tii-flow-walking.01', 'min.aing-tii-flow-walking.02', 'min.aing-tii-flow-walking.03'];

const flowWalking = ability({
  id: 'aing-tii-flow-walking',
  rules: FLOW,
  on: after('first-player-chosen'),
  may: true,
  limit: { per: 'round', times: 1 },
  cost: force(3, FLOW),
  effect: (state, { source }) => call(state, 'turn', newTurn(source)),
});

const AGAIN = ['min.anticipation.01', 'min.anticipation.02', 'min.anticipation.04'];
const ANTICIPATED = LASTING.anticipation.gives;

function hasAnticipated(state: MiniaturesState, player: string): boolean {
  return state.lasting.some(
    ({ character, ability: used }) => used === ANTICIPATED && characterOf(state, character).player === player,
  );
}

/** It does so before anybody is activated, and is not activated by it (min.timing-of-force-powers.02). */
const anticipation = ability({
  id: 'anticipation',
  rules: AGAIN,
  on: after('initiative-compared'),
  may: true,
  when: (state, { controller }) => !hasAnticipated(state, controller),
  // Another of the squad, which was asked at the same time.
  unable: (state, { controller }) =>
    hasAnticipated(state, controller)
      ? reason('anticipated', say`${controller} has rolled again in this round.`, ['min.anticipation.03'])
      : null,
  cost: force(1, AGAIN),
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    gain(state, own, lastingBy('anticipation', own.id), ['min.anticipation.03']);
    rerollInitiative(state, own.player);
  },
});

const COMBINING = 2;

/**
 * It adds to whatever else improves combined fire, other commander effects among it (min.battle-meditation.03). Enemies do not combine fire at all
 * (min.battle-meditation.01).
 */
const battleMeditation = ability({
  id: 'commander-battle-meditation',
  rules: statements('battle-meditation', [1, 3]),
  modifies: {
    'combined fire bonuses': (state, self, bonuses, { helper }) =>
      leadsAlly(state, self, helper)
        ? [
            ...bonuses,
            {
              amount: COMBINING,
              by: onPiece(self),
              kind: 'ability',
              rules: statements('battle-meditation', [1, 3]),
            },
          ]
        : bonuses,
  },
  forbids: {
    'combine fire': (state, self, { helper }) => {
      const commander = thisCharacter(state, self);
      const enemy = characterOf(state, helper);
      if (!areEnemies(state, commander, enemy) || !isLed(state, commander, enemy)) return null;
      const said = say`Battle Meditation of ${self.source} keeps ${helper} from combining fire.`;
      return reason('battle-meditation', said, statements('battle-meditation', [1]));
    },
  },
});

const bound = (state: MiniaturesState, user: Character): { melee: boolean } => ({
  melee: hasAbility(state, user, 'melee-attack'),
});

/** Each ally that combines fire with an attack adds 2 more (min.control-minds.01). */
const controlMinds = ability({
  id: 'commander-control-minds',
  rules: statements('control-minds', [1]),
  modifies: {
    'combined fire bonuses': (state, self, bonuses, { helper }) =>
      leadsAlly(state, self, helper) ? plus(bonuses, self, COMBINING) : bonuses,
  },
});

/** From its defeat on; what does it stays in play with the character off the map. */
const darkForceSpirit = ability({
  id: 'dark-force-spirit',
  rules: ['min.dark-force-spirit.01'],
  on: after('character-defeated'),
  lasting: true,
  when: isItself,
  effect: (state, self) => bringIntoPlay(state, HAUNTING, self.source, self.controller, numberOf(self)),
});

/** Whoever among its enemies has a Force rating then, however late it came (min.dark-force-spirit.02, .03). */
const haunting = ability({
  id: HAUNTING,
  rules: ['min.dark-force-spirit.01', 'min.dark-force-spirit.02', 'min.dark-force-spirit.03'],
  on: after('character-activated'),
  when: (state, self) => {
    const { character } = self.event;
    return isEnemy(state, self, character) && hasForceRating(state, characterOf(state, character));
  },
  effect: (state, self) => {
    if (self.event)
      loseForce(state, characterOf(state, self.event.character), numberOf(self), ['min.dark-force-spirit.01']);
  },
});

const DRAIN_LIFE = statements('drain-life', [1, 2]);
/** No attack: it wounds, and heals as much, unless a save undoes both (min.drain-life.01, min.drain-life.02, min.drain-life.03). */
const drainLife = use({
  id: 'drain-life',
  says: [1, 2],
  replaces: 'attacks',
  choose: legalTarget(RANGE, living),
  effect: [
    chosenSaves(11, DRAIN_LIFE),
    run('drain', DRAIN_LIFE, (state, self: UseFrame) => {
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
    run('drain', statements('drain-life-3', [1]), (state, self: UseFrame) => {
      const target = chosenBy(state, self);
      const own = thisCharacter(state, self);
      // Of those beside the target its enemies suffer, too, if they are living (min.drain-life-3.01).
      const enemies = around(state, target).filter((each) => areEnemies(state, own, each));
      const works = (_state: MiniaturesState, each: Character): boolean => living(state, each) === null;
      const area = { id: 'drain-life-3', says: [1], damage: 20, does: { save: 11 }, works };
      affect(state, self, area, [target, ...enemies], target);
    }),
    run('remove damage', statements('drain-life-3', [2]), (state, self: UseFrame) => {
      const dealt = 'dealt' in self ? Number(self.dealt) : 0;
      removeDamage(state, thisCharacter(state, self), dealt, statements('drain-life-3', [2]));
    }),
  ],
});

const HATRED = ['min.eternal-hatred.01'];

const eternalHatred = ability({
  id: 'eternal-hatred',
  rules: HATRED,
  on: before('defeat-due'),
  may: true,
  when: (_state, { source, event }) => event.character === source,
  unable: whySaved,
  cost: force<DefeatDue>(2, HATRED, (_state, { event }) => event.attacker),
  effect: [
    run('save', HATRED, (state, self: Leaving) => save(state, self, 6, HATRED, self.event?.attacker ?? null)),
    run('stay', HATRED, (state, self: Leaving) => {
      if (savedBy(self)) stays(state, self.source, 0, HATRED);
    }),
  ],
});

export const powersAToE: readonly AnyAbility<Miniatures>[] = [
  absorbEnergy,
  flowWalking,
  anticipation,
  ability({ id: ANTICIPATED, rules: ['min.anticipation.03'] }),
  gains({
    // A commander effect beside the one that its card may have (min.battle-meditation.02).
    id: 'battle-meditation',
    says: [1, 2],
    replaces: null,
  }),
  battleMeditation,
  several({
    // Each legal target once, for the cost of its entry (min.blaster-barrage.01).
    id: 'blaster-barrage',
    says: [1, 2, 3],
    replaces: 'attacks',
    whom: (state, user) => enemiesToAttack(state, user, bound(state, user).melee),
    legal: bound,
  }),
  gains({
    // It lasts beside whatever commander effect the card prints (min.control-minds.02).
    id: 'control-minds',
    says: [1, 2],
    replaces: 'attacks',
  }),
  controlMinds,
  darkForceSpirit,
  haunting,
  drainLife,
  drainLife3,
  eternalHatred,
];
