/** Scum and Villainy: pilots of the Aggressor Assault Fighter. */
import { performing, white } from '../../forms/actions';
import { all, atRange, whoseBarHas } from '../../forms/conditions';
import { afterYouPerform, atStartOf } from '../../forms/timing';
import { passes } from '../../forms/tokens';

const ig88a = atStartOf('engagement')({
  id: 'ig-88a',
  card: 'pilot:ig88a',
  may: true,
  ...passes(['calculate'], all(whoseBarHas('calculate'), atRange(1, 3))),
});

export const aggressorAssaultFighterPilots = [
  ig88a,
  afterYouPerform('boost')({ id: 'ig-88c', card: 'pilot:ig88c', ...performing('ig-88c', white('evade')) }),
];
