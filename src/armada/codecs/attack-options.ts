/** How attacks are read, as setups and positions say it: what differs from this edition. */
import { allOptional, object, type Codec } from '../../core/codec';
import type { AttackOptions } from '../model/state';
import { attackOptions } from './state';

/** This edition's readings. */
export const STANDARD_ATTACKS: AttackOptions = Object.freeze({
  range: 'closest-point',
  rangeThroughZone: 'allowed',
  targetingPoint: 'anywhere',
  evadeAtClose: 'nothing',
});

export const attacksChoice: Codec<Partial<AttackOptions>> = object<Partial<AttackOptions>>(
  'how attacks are read',
  allOptional(attackOptions),
);
