/** Abilities by which a character is not attacked, or not found. */
import { reason, say, type AnyAbility } from '../../core';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { hasAbility } from '../queries/abilities';
import { characterOf } from '../queries/characters';

/** Beyond this many squares a covered character with Stealth does not count (min.stealth.01). */
const STEALTH_RANGE = 6;

const stealth = ability({
  id: 'stealth',
  rules: ['min.stealth.01'],
  forbids: {
    'be nearest': (state, { source }, about) =>
      about.target === source &&
      about.distance > STEALTH_RANGE &&
      about.covered &&
      hasAbility(state, characterOf(state, source), 'stealth')
        ? reason('stealth', say`${source} has Stealth and cover.`, ['min.stealth.01', 'min.stealth.02'])
        : null,
  },
});

const cloaked = ability({
  id: 'cloaked',
  rules: ['min.cloaked.01'],
  forbids: {
    'be target': (_state, { source }, { target, adjacent, covered }) =>
      target === source && !adjacent && covered
        ? reason('cloaked', say`${source} is Cloaked and has cover.`, ['min.cloaked.01', 'min.cloaked.02'])
        : null,
    'be nearest': (_state, { source }, about) =>
      about.target === source && !about.adjacent && about.covered
        ? reason('cloaked', say`${source} is Cloaked and has cover.`, ['min.cloaked.01'])
        : null,
  },
});

export const targeting: readonly AnyAbility<Miniatures>[] = [stealth, cloaked];
