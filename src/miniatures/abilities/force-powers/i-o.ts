/** Force powers: I to O. */
import { after, reason, say, type AnyAbility } from '../../../core';
import { gain } from '../../effects/abilities';
import { stun } from '../../effects/activation';
import { ability, call, run, wasUsed } from '../../engine';
import type { CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { newAttack } from '../../procedures/attack/frame';
import { addSquares } from '../../procedures/turn';
import { hasAbility, numberOf } from '../../queries/abilities';
import { currentAttack } from '../../queries/attack';
import { characterOf } from '../../queries/characters';
import { currentTurn, whyNoMoreSquares } from '../../queries/turn';
import { attackAtOnce, attackIn, isAttacking, whyNotBack } from '../forms/attacks';
import { adjacentEnemies, attackable, several, type Several } from '../forms/attacks-instead';
import { avoids, melee, nonmelee, sendBack, type Against, type Answer } from '../forms/avoiding';
import { USUAL_DAMAGE, plus } from '../forms/bonuses';
import { force } from '../forms/costs';
import type { Of } from '../forms/events';
import { SAVE_NUMBER, chosenSaves, saveOf, savedBy } from '../forms/saves';
import { chosenBy, legalTarget, living } from '../forms/targets';
import { statements, use, type UseFrame } from '../forms/uses';
import { around } from '../forms/who';

const any: Against = (_state, { source, event }) => event.target === source;

const MIND_TRICK = statements('jedi-mind-trick', [1, 2, 3, 4]);
/** In its own turn (min.jedi-mind-trick.04) somebody living is fooled (min.jedi-mind-trick.01) who fails a save (min.jedi-mind-trick.03). */
const jediMindTrick = use({
  id: 'jedi-mind-trick',
  says: [1, 2, 3, 4],
  replaces: null,
  choose: legalTarget(2, living),
  effect: [
    chosenSaves(11, MIND_TRICK),
    run('stun', MIND_TRICK, (state, self: UseFrame) => {
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

/** Squares more in its own turn, for a Force point (min.knight-speed.01, min.named-force-powers.09, min.master-speed.01). */
function faster(id: string, squares: number): AnyAbility<Miniatures> {
  return use({
    id,
    says: [1],
    replaces: null,
    unable: (state) => {
      const turn = currentTurn(state);
      return turn && whyNoMoreSquares(state, turn);
    },
    effect: (state) => {
      const turn = currentTurn(state);
      if (turn) addSquares(state, turn, squares, statements(id, [1]));
    },
  });
}

/** What is used before an attack roll adds to the damage of that attack, and of no other (min.lightsaber-precision.01, .02). */
const PRECISION = statements('lightsaber-precision', [1, 2, 3]);
/** Whatever attack of its is rolled, also one of opportunity (min.lightsaber-precision.03). */
const lightsaberPrecision = ability({
  id: 'lightsaber-precision',
  rules: PRECISION,
  during: 'before attack roll',
  when: isAttacking,
  cost: force(1, PRECISION),
  modifies: {
    'damage bonuses': (state, self, bonuses, { attacker }) => {
      const attack = currentAttack(state);
      return attacker === self.source && attack?.attacker === attacker && wasUsed(attack, self)
        ? plus(bonuses, self, USUAL_DAMAGE)
        : bonuses;
    },
  },
});

const REFLECTED = 10;
const REFLECT = ['min.lightsaber-reflect.02'];

const reflect = avoids({
  id: 'lightsaber-reflect',
  rules: ['min.lightsaber-reflect.01', 'min.lightsaber-reflect.03'],
  against: nonmelee,
  points: 2,
  then: [
    run('save of the attacker', REFLECT, (state, self: Answer) => {
      if (self.event && attackIn(state, self)?.avoided)
        saveOf(state, self.event.attacker, SAVE_NUMBER, REFLECT, self.source);
    }),
    run('damage to the attacker', REFLECT, (state, self: Answer) => {
      if (attackIn(state, self)?.avoided && !savedBy(self)) sendBack(state, self, REFLECTED, REFLECT);
    }),
  ],
});

/** At once, in the turn of whoever has hit it (min.named-force-powers.14, min.timing-of-force-powers.01, min.timing-of-force-powers.06). */
const riposte = ability({
  id: 'lightsaber-riposte',
  rules: ['min.lightsaber-riposte.01', 'min.lightsaber-riposte.02'],
  on: after('attack-hit'),
  may: true,
  when: (_state, { source, event }) => event.target === source && event.melee,
  unable: (state, self) => whyNotBack(state, self, self.event.attacker),
  cost: force<Of<'attack-hit'>>(1, ['min.lightsaber-riposte.01'], (_state, { event }) => event.attacker),
  effect: (state, self) => {
    if (self.event) attackAtOnce(state, self, self.event.attacker);
  },
});

/** A lightsaber that is thrown: no melee attack (min.lightsaber-throw.02). */
const THROWN = { attack: null, damage: null, melee: false, thrownLightsaber: true } as const;

const THROW_RANGE = 6;

/** One attack on whom Melee Attack would not let it reach (min.lightsaber-throw.01). */
const lightsaberThrow = use({
  id: 'lightsaber-throw',
  says: [1, 2],
  replaces: 'attacks',
  choose: attackable({ range: THROW_RANGE }),
  effect: (state, self) =>
    call(state, 'attack', newAttack(self.source, String(self.chosen), 'turn', { ...THROWN, range: THROW_RANGE })),
});

const chosenTwice: Several['whom'] = (state, _user, { chosen }) => {
  const target = characterOf(state, String(chosen));
  return [target, target];
};

/** The chosen enemy and everybody beside it, friend or foe, twice each (min.lightsaber-throw-5.02). */
const chosenAndBesideTwice: Several['whom'] = (state, user, { chosen }) => {
  const target = characterOf(state, String(chosen));
  const others = around(state, target).filter(({ id }) => id !== user.id);
  return [target, ...others].flatMap((each) => [each, each]);
};

/** So often in one turn; this power itself costs nothing (min.named-force-powers.10). */
const masterOfTheForce = ability({
  id: 'master-of-the-force',
  rules: ['min.master-of-the-force.01'],
  modifies: {
    'force uses': (_state, self, times, { character }) =>
      character === self.source ? Math.max(times, numberOf(self, times)) : times,
  },
});

const OVERWHELMING = statements('overwhelming-force', [1, 2]);

function overwhelm(state: MiniaturesState, { source: by }: { source: CharacterId }): void {
  gain(state, characterOf(state, by), { ability: 'effect-overwhelming', until: 'turn', by }, OVERWHELMING);
}

/** Once is enough for a turn. */
function whyOverwhelming(state: MiniaturesState, { source }: { source: CharacterId }) {
  return hasAbility(state, characterOf(state, source), 'effect-overwhelming')
    ? reason('used-already', say`${source} uses Overwhelming Force in this turn already.`, OVERWHELMING)
    : null;
}

/** In its own turn, before anybody answers to its attack. */
const overwhelmingForce = use({
  id: 'overwhelming-force',
  says: [1, 2],
  replaces: null,
  unable: whyOverwhelming,
  effect: overwhelm,
});

const OF_OPPORTUNITY = ['min.overwhelming-force.07'];

/** Also when it attacks in the turn of another (min.overwhelming-force.07). */
const overwhelmingAttack = ability({
  id: 'overwhelming-force-in-attack',
  card: 'overwhelming-force',
  rules: OF_OPPORTUNITY,
  during: 'before attack roll',
  when: isAttacking,
  unable: whyOverwhelming,
  cost: force(1, OF_OPPORTUNITY),
  effect: overwhelm,
});

/** Nothing avoids, reduces, redirects or returns the damage of its attacks; other damage is no concern of it (min.overwhelming-force.06). */
const overwhelming = ability({
  id: 'effect-overwhelming',
  rules: OVERWHELMING,
  forbids: {
    'avoid damage': (_state, { source }, { attacker }) =>
      attacker === source
        ? reason('overwhelming-force', say`${source} uses Overwhelming Force.`, [
            'min.overwhelming-force.02',
            'min.overwhelming-force.03',
            'min.overwhelming-force.05',
          ])
        : null,
    'redirect attack': (_state, { source }, { attacker }) =>
      attacker === source
        ? reason('overwhelming-force', say`${source} uses Overwhelming Force.`, ['min.overwhelming-force.04'])
        : null,
  },
});

export const powersIToO: readonly AnyAbility<Miniatures>[] = [
  avoids({
    id: 'illusion',
    rules: ['min.illusion.01', 'min.illusion.02'],
    against: any,
    points: 1,
    saves: 'attacker',
  }),
  jediMindTrick,
  mindTricked,
  faster('knight-speed', 4),
  several({
    // Two attacks on adjacent enemies, in any way (min.lightsaber-assault.01); its move is its own (min.lightsaber-assault.02).
    id: 'lightsaber-assault',
    says: [1, 2],
    replaces: 'attacks',
    whom: adjacentEnemies(2),
    most: 2,
    legal: () => ({ melee: true }),
  }),
  avoids({
    id: 'lightsaber-block',
    rules: ['min.lightsaber-block.01', 'min.lightsaber-block.02'],
    against: melee,
    points: 1,
  }),
  avoids({
    id: 'lightsaber-deflect',
    rules: ['min.lightsaber-deflect.01', 'min.lightsaber-deflect.02'],
    against: nonmelee,
    points: 1,
  }),
  lightsaberPrecision,
  reflect,
  riposte,
  several({
    // Once against each adjacent enemy (min.lightsaber-sweep.01); its move is its own (min.lightsaber-sweep.02).
    id: 'lightsaber-sweep',
    says: [1, 2],
    replaces: 'attacks',
    whom: adjacentEnemies(1),
    legal: () => ({ melee: true }),
  }),
  lightsaberThrow,
  several({
    // Thrown twice at the same enemy (min.lightsaber-throw-2.01).
    id: 'lightsaber-throw-2',
    says: [1],
    replaces: 'attacks',
    choose: attackable({ range: THROW_RANGE }),
    whom: chosenTwice,
    with: { ...THROWN, range: THROW_RANGE },
  }),
  several({
    id: 'lightsaber-throw-5',
    says: [1, 2],
    replaces: 'turn',
    choose: attackable({ range: null, covered: true }),
    whom: chosenAndBesideTwice,
    with: THROWN,
  }),
  masterOfTheForce,
  faster('master-speed', 6),
  overwhelmingForce,
  overwhelmingAttack,
  overwhelming,
];
