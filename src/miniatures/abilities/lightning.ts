/** Force Lightning that leaps from its target to two characters beside it (min.force-lightning). */
import { candidate, type AbilityInPlay, type AnyAbility, type Candidate, type Json } from '../../core';
import type { CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { Stuns } from '../model/values';
import { characterOf } from '../queries/characters';
import { affect, upToHuge } from './areas';
import { legalTarget, use, whyNotOn, type Use } from './uses';
import { around } from './words';

/** Whom it hits: the target, and who else. */
interface Struck {
  target: CharacterId;
  also: CharacterId[];
}

const RANGE = 6;

/** A legal target with every two beside it, or with the one or none that is there; who uses it may have to be one of them (min.force-lightning.01). */
function choose(state: MiniaturesState, self: AbilityInPlay): Candidate<Json>[] {
  return legalTarget(RANGE)(state, self).flatMap(({ action: target, not }): Candidate<Json>[] => {
    const near = around(state, characterOf(state, target)).filter((each) => whyNotOn(state, self, each) === null);
    const struck = pairs(near.map(({ id }) => id)).map((also): Struck => ({ target, also }));
    return struck.map((each) => candidate<Json>({ ...each }, not));
  });
}

function pairs(ids: readonly CharacterId[]): CharacterId[][] {
  if (ids.length < 2) return [[...ids]];
  return ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other]));
}

interface Lightning extends Pick<Use, 'id' | 'says' | 'replaces'> {
  damage: number | 'printed';
  stuns?: Stuns;
}

function lightning({ id, says, replaces, damage, stuns = undefined }: Lightning): AnyAbility<Miniatures> {
  return use({
    id,
    says,
    replaces,
    choose,
    effect: (state, self) => {
      const { target, also } = self.chosen as unknown as Struck;
      const struck = [target, ...also].map((each) => characterOf(state, each));
      affect(state, self, { id, says, damage, does: stuns ? { stuns } : {} }, struck);
    },
  });
}

export const lightnings: readonly AnyAbility<Miniatures>[] = [
  lightning({ id: 'force-lightning', says: [1, 2], replaces: 'attacks', damage: 'printed' }),
  lightning({ id: 'force-lightning-2', says: [1], replaces: 'attacks', damage: 30 }),
  lightning({
    id: 'force-lightning-5',
    says: [1, 2, 3, 4],
    replaces: 'turn',
    damage: 60,
    stuns: { ...upToHuge, save: 16 },
  }),
];
