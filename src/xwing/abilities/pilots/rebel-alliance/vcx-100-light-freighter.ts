/** Rebel Alliance: pilots of the VCX-100 Light Freighter. */
import { reason, say } from '../../../../core';
import { gainToken } from '../../../effects/tokens';
import { whileYouDefend } from '../../forms/attacks';
import { inYourFiringArc, whileFriendDefends } from '../../forms/conditions';
import { force } from '../../forms/costs';
import { setsRedOrBlue } from '../../forms/dials';
import { attacking, defending, mayRollMore } from '../../forms/dice';
import { shipsMeant } from '../../forms/targets';
import { atStartOf } from '../../forms/timing';
import { you } from '../../forms/you';

const alexsandrKallus = mayRollMore({
  id: 'alexsandr-kallus',
  card: 'pilot:alexsandrkallus',
  ...defending,
  when: whileYouDefend((_state, { attackerModified }) => attackerModified === true),
});

const chopper = atStartOf('engagement')({
  id: 'chopper',
  card: 'pilot:chopper',
  rules: ['xw.ability-queue-example-2.01'],
  effect: (state, self) => {
    const rules = ['xw.ability-queue-example-2.01'];
    for (const { id } of shipsMeant(state, self, { side: 'enemy', range: [0, 0] })) {
      const because = [reason('range-0', say`${id} is at range 0 of ${you(state, self).id}.`, rules)];
      gainToken(state, id, 'jam', rules, { count: 2, by: self.controller, because });
    }
  },
});

const kananJarrus = mayRollMore({
  id: 'kanan-jarrus',
  card: 'pilot:kananjarrus',
  ...attacking,
  dice: -1,
  when: whileFriendDefends(inYourFiringArc),
  cost: force,
});

export const vcx100LightFreighterPilots = [
  alexsandrKallus,
  chopper,
  setsRedOrBlue('hera-syndulla-vcx-100', 'pilot:herasyndulla-vcx100lightfreighter'),
  kananJarrus,
];
