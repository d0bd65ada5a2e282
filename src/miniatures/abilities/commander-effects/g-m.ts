/** Commander effects, by their characters: G to M. */
import { after, type AnyAbility } from '../../../core';
import { gainForce } from '../../effects/force';
import { ability } from '../../engine';
import type { CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { hasForceRating } from '../../queries/abilities';
import { alliesOnMap, characterOf } from '../../queries/characters';
import { isWithin } from '../../queries/sight';
import { defeatedAttacks, maySwap } from '../forms/commanding';
import { allLedBy, entryOf, leading, leadingGives, plain, type Whom } from '../forms/leading';
import { RANGE } from '../forms/who';

const FOLLOWERS: Whom = { who: 'followers', within: RANGE };
const COMMON: Whom = { ...FOLLOWERS, kinds: ['non-Unique'] };

/** Has it another ally near, wherever the General is (min.starter-commander-effects.03)? */
function hasAllyNear(state: MiniaturesState, id: CharacterId): boolean {
  const character = characterOf(state, id);
  return alliesOnMap(state, character).some((ally) => isWithin(state, character, ally, RANGE));
}

const KENOBI = {
  of: 'general-obi-wan-kenobi',
  whom: { who: 'followers' },
  rules: ['min.starter-commander-effects.03', 'min.starter-commander-effects.04'],
} as const;

const FORCEFUL: Whom = { who: 'allies' };

const luke = ability({
  ...entryOf({ of: 'luke-skywalker-jedi-master', whom: FORCEFUL }),
  on: after('setup-ended'),
  effect: (state, self) => {
    for (const ally of allLedBy(state, self, FORCEFUL))
      if (hasForceRating(state, ally)) gainForce(state, ally, 1, ['min.commander-effect.01', 'min.force-points.01']);
  },
});

export const effectsGToM: readonly AnyAbility<Miniatures>[] = [
  leadingGives({
    of: 'general-aayla-secura',
    whom: { who: 'allies', with: ['order-66'] },
    gives: [plain('double-attack')],
  }),
  leading({
    of: 'general-grievous-supreme-commander',
    whom: { ...FOLLOWERS, kinds: ['non-Unique Droid'], droids: true },
    attack: 4,
  }),
  leadingGives({
    of: 'general-grievous-supreme-commander',
    part: 'gives',
    whom: { ...FOLLOWERS, kinds: ['non-Unique Droid'], droids: true },
    gives: [plain('double-attack')],
  }),
  leading({ ...KENOBI, attack: 4, defense: 4, when: (state, _self, _about, led) => hasAllyNear(state, led) }),
  leadingGives({ of: 'general-windu', whom: FOLLOWERS, gives: [plain('extra-attack')] }),
  leading({ of: 'grand-admiral-thrawn', whom: COMMON, attack: 3, defense: 3 }),
  maySwap({ of: 'grand-admiral-thrawn', whom: { who: 'allies', within: RANGE } }),
  // Lord Vader's is the same.
  leadingGives({ of: 'han-solo-rebel-hero', whom: FOLLOWERS, gives: [plain('advantageous-attack')] }),
  leading({ of: 'jabba-the-hutt', whom: { who: 'allies', with: ['bounty-hunter'] }, attack: 2 }),
  leadingGives({ of: 'jedi-exile', whom: { who: 'allies', within: RANGE }, gives: [plain('extra-attack')] }),
  leadingGives({ of: 'lando-calrissian-hero-of-taanab', whom: COMMON, gives: [plain('mobile-attack')] }),
  luke,
  ...defeatedAttacks({ of: 'mon-mothma', whom: FOLLOWERS, damage: 10 }),
];
