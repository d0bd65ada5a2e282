/** Separatist Alliance: pilots of the Firespray-class Patrol Craft. */
import { difficultyLevel } from '../../../facts/maneuvers';
import { isPrimary, whileYouDefend } from '../../forms/attacks';
import { all, atRange, count, enemyIn, friend } from '../../forms/conditions';
import { bothSides, changes, defending } from '../../forms/dice';
import { ZAM, zamWesell } from '../../forms/secret-conditions';
import { losesInSetup } from '../../forms/timing';

const bobaFettSeparatist = changes({
  id: 'boba-fett-separatist',
  card: 'pilot:bobafett-separatistalliance',
  ...defending,
  from: ['blank'],
  to: 'focus',
  when: whileYouDefend((state, _attack, own) => count(state, own, all(friend, atRange(0, 2))) === 0),
});

const jangoFettPilot = bothSides('jango-fett-pilot', ({ id, pool, theirs, whileYou }) =>
  changes({
    id,
    card: 'pilot:jangofett',
    pool: theirs,
    from: ['focus'],
    to: 'blank',
    when: whileYou((state, attack, own) => {
      const [yours, other] = [own, enemyIn(state, attack, own)].map(({ revealed }) => level(revealed?.color));
      const easier = yours !== null && yours !== undefined && typeof other === 'number' && yours < other;
      return easier && (pool === 'defense' || isPrimary(state, attack, own));
    }),
  }),
);

function level(color: Parameters<typeof difficultyLevel>[0] | undefined): number | null {
  return color === undefined ? null : difficultyLevel(color);
}

export const firesprayClassPatrolCraftPilots = [
  bobaFettSeparatist,
  ...jangoFettPilot,
  losesInSetup('zam-wesell-setup', `pilot:${ZAM}`, 2),
  zamWesell('zam-wesell', `pilot:${ZAM}`),
];
