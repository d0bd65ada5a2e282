/** How rules are read, as setups and positions say it: what differs from this edition. */
import { allOptional, object, type Codec } from '../../core/codec';
import type { AttackOptions, Readings } from '../model/state';
import { attackOptions, readings } from './state';

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

/** This edition's readings of what is no matter of attacks. */
export const STANDARD_READINGS: Readings = Object.freeze({ overlapDamage: 'together', setAside: 'stays' });

export const readingsChoice: Codec<Partial<Readings>> = object<Partial<Readings>>('readings', allOptional(readings));
