/** Every ability of Miniatures that is adjudicated. README.md says how its file follows from its name. */
import type { AnyAbility } from '../../core';
import type { Miniatures } from '../model/types';
import { effectsAToF } from './commander-effects/a-f';
import { effectsGToM } from './commander-effects/g-m';
import { effectsNToZ } from './commander-effects/n-z';
import { powersAToE } from './force-powers/a-e';
import { powersForceAToL } from './force-powers/force-a-l';
import { powersForceMToZ } from './force-powers/force-m-z';
import { powersIToO } from './force-powers/i-o';
import { powersPToZ } from './force-powers/p-z';
import { specialA } from './special/a';
import { specialB } from './special/b';
import { specialC } from './special/c';
import { specialDaToDe } from './special/da-de';
import { specialDiToDz } from './special/di-dz';
import { specialE } from './special/e';
import { specialF } from './special/f';
import { specialG } from './special/g';
import { specialH } from './special/h';
import { specialIToK } from './special/i-k';
import { specialL } from './special/l';
import { specialM } from './special/m';
import { specialNToO } from './special/n-o';
import { specialPToQ } from './special/p-q';
import { specialR } from './special/r';
import { specialSaToSl } from './special/sa-sl';
import { specialSmToSz } from './special/sm-sz';
import { specialT } from './special/t';
import { specialUToZ } from './special/u-z';

export const abilities: readonly AnyAbility<Miniatures>[] = [
  ...specialA,
  ...specialB,
  ...specialC,
  ...specialDaToDe,
  ...specialDiToDz,
  ...specialE,
  ...specialF,
  ...specialG,
  ...specialH,
  ...specialIToK,
  ...specialL,
  ...specialM,
  ...specialNToO,
  ...specialPToQ,
  ...specialR,
  ...specialSaToSl,
  ...specialSmToSz,
  ...specialT,
  ...specialUToZ,
  ...powersAToE,
  ...powersForceAToL,
  ...powersForceMToZ,
  ...powersIToO,
  ...powersPToZ,
  ...effectsAToF,
  ...effectsGToM,
  ...effectsNToZ,
];
