/** Galactic Republic: pilots of the V-19 Torrent Starfighter. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import type { TokenKind } from '../../../model/state';
import { isFriendly, shipOf } from '../../../queries/ships';
import { chosenPerforms, performing, red, white } from '../../forms/actions';
import { all, atRange, enemy, inYour } from '../../forms/conditions';
import { oddBall } from '../../forms/same-text';
import { isWithin } from '../../forms/targets';
import { afterYouFight, afterYouPerform } from '../../forms/timing';
import { passes } from '../../forms/tokens';
import { you } from '../../forms/you';

const GREEN: readonly TokenKind[] = ['focus', 'evade', 'calculate', 'reinforce-fore', 'reinforce-aft'];

const axe = afterYouFight({
  id: 'axe',
  card: 'pilot:axe',
  may: true,
  ...passes(GREEN, all(inYour('left', 'right'), atRange(1, 2))),
});

const kickback = afterYouPerform('barrel-roll')({
  id: 'kickback',
  card: 'pilot:kickback',
  ...performing('kickback', red('lock')),
});

/** After a friend's maneuver; the friend may do it, so its player is asked, who is the same. */
const swoop = ability({
  id: 'swoop',
  card: 'pilot:swoop',
  rules: ['xw.timing.07'],
  on: after('maneuver-executed'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const { fully, maneuver } = self.event;
    const such =
      fully && (maneuver.speed === 3 || maneuver.speed === 4) && (ship.size === 'small' || ship.size === 'medium');
    return such && isFriendly(own, ship) && isWithin(state, own, ship, [0, 1]);
  },
  effect: (state, { event, ability: id }) => {
    if (event) chosenPerforms(state, event.ship, red('boost'), id);
  },
});

const tucker = ability({
  id: 'tucker',
  card: 'pilot:tucker',
  rules: ['xw.attack.35'],
  on: after('attack-performed'),
  when: (state, self) => {
    const { attacker: by, defender, bonus } = self.event;
    const [own, attacker] = [you(state, self), shipOf(state, by)];
    const near = isFriendly(own, attacker) && isWithin(state, own, attacker, [1, 2]);
    return !bonus && near && all(enemy, inYour('front'))(shipOf(state, defender), own, state);
  },
  ...performing('tucker', white('focus')),
});

export const v19TorrentStarfighterPilots = [axe, kickback, oddBall('odd-ball', 'pilot:oddball'), swoop, tucker];
