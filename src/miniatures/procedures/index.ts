/** Every procedure of a skirmish. Nothing is replaced in this game: what abilities change is announced, and kept in a frame. */
import type { Procedure } from '../../core';
import type { Miniatures } from '../model/types';
import { activationProcedures } from './activations';
import { areaProcedures } from './area';
import { severalAttacks } from './attack/several';
import { forceProcedures } from './force';
import { attackProcedures } from './attack';
import { damageProcedures } from './damage';
import { gameProcedures } from './game';
import { initiativeProcedures } from './initiative';
import { pushProcedures } from './push';
import { saveProcedures } from './save';
import { setupProcedures } from './setup';
import { stepProcedures } from './step';
import { turnProcedures } from './turn';

export const procedures: readonly Procedure<Miniatures>[] = [
  ...gameProcedures,
  ...setupProcedures,
  ...initiativeProcedures,
  ...activationProcedures,
  ...turnProcedures,
  ...stepProcedures,
  ...attackProcedures,
  ...saveProcedures,
  ...areaProcedures,
  ...pushProcedures,
  ...severalAttacks,
  ...forceProcedures,
  ...damageProcedures,
];
