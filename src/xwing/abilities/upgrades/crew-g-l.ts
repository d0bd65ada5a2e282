/** Upgrades of the slot 'crew', from G to L. */
import { after, allowed, candidate, choicesOfDice, type Json } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { assignCondition } from '../../effects/conditions';
import { cancelResults } from '../../effects/dice';
import { gainToken, removeToken, removeTokens, spendToken } from '../../effects/tokens';
import { ability, run } from '../../engine';
import { sideKey } from '../../facts';
import { isBasic } from '../../facts/maneuvers';
import type { ShipId, TokenKind } from '../../model/state';
import { coordinate } from '../../procedures/coordinate';
import { jam } from '../../procedures/jam';
import { rerollResults } from '../../procedures/reroll-dice';
import { sufferDamage } from '../../procedures/suffer-damage';
import { cannotModify, currentAttack } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { canReroll, rolledNow, withinFocusLimit } from '../../queries/dice';
import { isActive, isFriendly, shipOf, shipsNotRemoved } from '../../queries/ships';
import { cannotRemoveToken, cannotSpendToken, greenTokens } from '../../queries/tokens';
import { chosenPerforms, COORDINATE, red } from '../forms/actions';
import { whileYouDefend } from '../forms/attacks';
import { ASSIGNED, assignsAfterPlacing, DARK_SIDE, FORCE } from '../forms/condition-cards';
import {
  all,
  atRange,
  destroyedIs,
  enemy,
  enemyIs,
  friendly,
  inYourFiringArc,
  shipsThat,
  stressed,
} from '../forms/conditions';
import { allActive, chargeOfCard, costInCharges, force, spending, spendingLockOnEnemy } from '../forms/costs';
import { resets } from '../forms/dials';
import { bothSides, CANCEL, changes, defending, noResult } from '../forms/dice';
import { FLIP, flipsThis } from '../forms/flipping';
import { holdsOn, IN_END_PHASE, keeps, startKeeping } from '../forms/lasting-effects';
import { calculatesTwice, gamutKey, l337Programming, leftIn } from '../forms/same-text';
import { chooseShip, isWithin } from '../forms/targets';
import { afterYouFullyExecute, afterYouPerform, atStartOf, losesInSetup } from '../forms/timing';
import { insteadOf, REMOVE, youGain } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

const GA_97 = 'ga97';

interface HeldBack {
  ship: ShipId;
  charges: number;
}

/** Before placing forces 3 to 5 charges are spent, so that another ship of the player's comes later. */
const ga97 = atStartOf('setup')({
  id: 'ga-97',
  card: `upgrade:${GA_97}`,
  rules: ['xw.condition-cards.01', 'xw.setup.14'],
  may: true,
  unable: (state, self) => cannotSpendCharge(state, you(state, self).id, self.source, 3),
  choose: (state, self) => {
    const own = you(state, self);
    const others = shipsNotRemoved(state).filter(({ id, player }) => id !== own.id && player === own.player);
    const active = own.upgrades.find(({ id }) => id === self.source)?.charges?.active ?? 0;
    const counts = [3, 4, 5].filter((count) => count <= active);
    return others.flatMap(({ id }) => counts.map((count) => allowed<Json>({ ship: id, charges: count })));
  },
  effect: (state, self) => {
    const { ship, charges } = self.chosen as unknown as HeldBack;
    for (let i = 0; i < charges; i++) spendCharge(state, you(state, self).id, self.source, ['xw.setup.14']);
    assignCondition(state, 'itstheresistance', ship, self.controller, ASSIGNED);
  },
});

const gamutKeyCrew = gamutKey(
  'gamut-key',
  'upgrade:gamutkey',
  costInCharges(({ source }) => source, 2, ['xw.charges.05']),
  atRange(0, 1),
);

/** Two or more that are left, and a charge: one of them goes. A charge comes back with each friend that falls. */
const grievousCrew = [
  ability({
    id: 'general-grievous-crew',
    card: 'upgrade:generalgrievous',
    rules: CANCEL,
    on: after('dice-neutralized'),
    when: (state, self) => whileYouDefend()(state, self) && leftIn(state, 'hit') + leftIn(state, 'crit') >= 2,
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    choose: (state) =>
      (['hit', 'crit'] as const).map((face) => ({ action: face, not: noResult(state, 'attack', face) })),
    effect: (state, { chosen }) => void cancelResults(state, 'attack', chosen as 'hit' | 'crit', 1, CANCEL),
  }),
  ability({
    id: 'general-grievous-crew-recovers',
    card: 'upgrade:generalgrievous',
    rules: ['xw.charges.02'],
    on: after('ship-destroyed'),
    when: destroyedIs(friendly),
    unable: (state, self) => allActive(you(state, self).upgrades.find(({ id }) => id === self.source)?.charges),
    effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.charges.02']),
  }),
];

const GONK = 'upgrade:gnkgonkdroid';
const gonkSetup = losesInSetup('gnk-gonk-droid-setup', GONK, 1);

const gonkRecovers = ability({
  id: 'gnk-gonk-droid-recovers-charge',
  card: GONK,
  rules: ['xw.paying-costs.02'],
  during: 'action',
  unable: (state, self) => allActive(you(state, self).upgrades.find((card) => card.id === self.source)?.charges),
  effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.paying-costs.02']),
});

const gonkShield = ability({
  id: 'gnk-gonk-droid',
  card: GONK,
  rules: ['xw.paying-costs.02'],
  during: 'action',
  unable: (state, self) => allActive(you(state, self).shields, ['xw.paying-costs.02'], 'shields'),
  cost: chargeOfCard(['xw.paying-costs.02', 'xw.charges.05']),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'shields', ['xw.paying-costs.02']),
});

const hanSoloCrew = afterYouPerform('evade')({
  id: 'han-solo-crew',
  card: 'upgrade:hansolo-crew',
  effect: (state, self) => youGain('evade', shipsThat(state, self, all(enemy, atRange(0, 1))).length)(state, self),
});

/** 'Can': nobody is asked. */
const heraSyndulla = ability({
  id: 'hera-syndulla',
  card: 'upgrade:herasyndulla',
  rules: ['xw.golden-rules.02', 'xw.card-interpretation.06'],
  permits: {
    'red maneuvers while stressed': (state, self, { ship }) => isYou(state, self, ship),
  },
});

const heraSyndullaAfter = afterYouFullyExecute(({ color }) => color === 'red')({
  id: 'hera-syndulla-after',
  card: 'upgrade:herasyndulla',
  rules: ['xw.card-interpretation.09'],
  if: (state, self) => you(state, self).tokens.stress >= 3,
  effect: (state, self) => {
    const own = you(state, self).id;
    removeToken(state, own, 'stress', ['xw.tokens.03']);
    sufferDamage(state, own, { hit: 1, crit: 0 }, ['xw.damage.01']);
  },
});

/** Two ships of one side near: the first is coordinated, then the second jammed. */
const hondoOhnaka = ability({
  id: 'hondo-ohnaka',
  card: 'upgrade:hondoohnaka',
  rules: ['xw.actions.15', ...COORDINATE],
  during: 'action',
  choose: (state, self) => {
    const near = shipsThat(state, self, atRange(1, 3));
    return near.flatMap((first) =>
      near
        .filter((second) => second.id !== first.id && isFriendly(first, second))
        .map((second) => allowed<Json>({ coordinated: first.id, jammed: second.id })),
    );
  },
  effect: [
    run('coordinate one', ['xw.coordinate.07'], (state, self) => {
      const { coordinated } = self.chosen as unknown as { coordinated: ShipId };
      coordinate(state, you(state, self).id, coordinated);
    }),
    run('jam the other', ['xw.jam.02'], (state, self) => {
      const { jammed } = self.chosen as unknown as { jammed: ShipId };
      if (isActive(shipOf(state, jammed))) jam(state, you(state, self).id, jammed);
    }),
  ],
});

const SHARED = ['xw.pilot-and-ship-abilities.01'];

const jangoFett = bothSides('jango-fett', ({ id, theirs, whileYou }) =>
  changes({
    id,
    card: 'upgrade:jangofett',
    pool: theirs,
    from: ['focus'],
    to: 'blank',
    when: whileYou(),
    cost: spendingLockOnEnemy,
  }),
);

const jynErso = ability({
  id: 'jyn-erso',
  card: 'upgrade:jynerso',
  rules: ['xw.replacement-effect.04'],
  replaces: 'token-gained',
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    return self.event.token === 'focus' && isFriendly(own, ship) && isWithin(state, own, ship, [0, 3]);
  },
  may: true,
  effect: (state, { event, controller: by }) => {
    if (event) gainToken(state, event.ship, 'evade', ['xw.replacement-effect.04'], { by, because: insteadOf(event) });
  },
});

const kananJarrusCrew = ability({
  id: 'kanan-jarrus-crew',
  card: 'upgrade:kananjarrus',
  rules: REMOVE,
  on: after('maneuver-executed'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const white = self.event.fully && self.event.maneuver.color === 'white';
    return white && isFriendly(own, ship) && isWithin(state, own, ship, [0, 2]);
  },
  still: stillThere('ship'),
  may: true,
  unable: (state, { event }) => cannotRemoveToken(state, event.ship, 'stress'),
  cost: force,
  effect: (state, { event }) => {
    if (event) removeToken(state, event.ship, 'stress', REMOVE);
  },
});

const kaydelConnix = resets({
  id: 'kaydel-connix',
  card: 'upgrade:kaydelconnix',
  to: (other, { speed }) => isBasic(other.bearing) && other.speed === speed + 1,
  harder: true,
});

const TRACTOR = 'keeps tractor tokens';

const ketsuOnyo = atStartOf('end')({
  id: 'ketsu-onyo',
  card: 'upgrade:ketsuonyo',
  rules: IN_END_PHASE,
  may: true,
  choose: (state, self) =>
    shipsThat(state, self, all(enemy, inYourFiringArc, atRange(0, 2))).map((ship) => allowed(ship.id)),
  effect: (state, self) => startKeeping(state, self.chosen as ShipId, TRACTOR, self),
});

const kitFisto = atStartOf('engagement')({
  id: 'kit-fisto',
  card: 'upgrade:kitfisto',
  may: true,
  cost: force,
  choose: (state, self) => shipsThat(state, self, all(friendly, atRange(0, 1))).map(({ id }) => allowed(id)),
  effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, red('evade'), id),
});

const korrSella = afterYouFullyExecute(({ color }) => color === 'blue')({
  id: 'korr-sella',
  card: 'upgrade:korrsella',
  effect: (state, self) => removeTokens(state, you(state, self).id, 'stress', Infinity, REMOVE),
});

const kyloRenCrew = ability({
  id: 'kylo-ren-crew',
  card: 'upgrade:kyloren',
  rules: ['xw.condition-cards.01', 'xw.actions.15'],
  during: 'action',
  cost: FORCE,
  choose: (state, self) => chooseShip(state, self, { side: 'enemy', range: [1, 3] }),
  effect: (state, { chosen, controller }) => assignCondition(state, DARK_SIDE, chosen as ShipId, controller, ASSIGNED),
});

const l337 = [
  ability({
    id: 'l3-37',
    card: sideKey('l337', 0),
    rules: ['xw.dice-modification.05', ...FLIP],
    during: 'modify attack dice',
    when: whileYouDefend(),
    may: true,
    effect: (state, self) => {
      flipsThis(state, self);
      const attack = currentAttack(state);
      if (!attack) return;
      const { attackDice, attacker } = attack;
      const { player } = shipOf(state, attacker);
      rerollResults(state, 'attack', [...attackDice.keys()], player, ['xw.dice-modification.05']);
    },
  }),
  l337Programming('l3-37-programming', sideKey('l337', 1)),
];

/** Of any roll of his ship, in an attack or not; which token goes, and which dice, is chosen together. */
const landoCalrissian = ability({
  id: 'lando-calrissian-crew',
  card: 'upgrade:landocalrissian-crew',
  rules: ['xw.dice-modification.05'],
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) => isYou(state, self, self.event.ship) && self.event.faces.length > 0,
  may: true,
  unable: (state, { event }) => cannotModify(state, event.die, 'ability'),
  choose: (state, self) => {
    const own = you(state, self);
    const { die: pool } = self.event;
    const dice = rolledNow(state, pool)?.dice ?? [];
    const choices = choicesOfDice(dice, 2, canReroll(state, pool)).filter((chosen) =>
      withinFocusLimit(state, pool, dice, chosen),
    );
    return greenTokens(own).flatMap((token) => {
      const not = cannotSpendToken(state, own.id, token) ?? cannotModify(state, pool, token);
      return choices.map((chosen) => candidate({ token, dice: chosen }, not));
    });
  },
  effect: (state, self) => {
    if (!self.event) return;
    const { token, dice } = self.chosen as { token: TokenKind; dice: number[] };
    spendToken(state, you(state, self).id, token, ['xw.tokens.03']);
    rerollResults(state, self.event.die, dice, self.controller, ['xw.dice-modification.05']);
  },
});

const lattsRazzi = changes({
  id: 'latts-razzi',
  card: 'upgrade:lattsrazzi',
  ...defending,
  from: ['blank', 'focus'],
  to: 'evade',
  when: whileYouDefend(enemyIs(stressed)),
  cost: spending('stress', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
});

export const crewUpgradesGToL = [
  ga97,
  gamutKeyCrew,
  ...grievousCrew,
  gonkSetup,
  gonkRecovers,
  gonkShield,
  hanSoloCrew,
  heraSyndulla,
  heraSyndullaAfter,
  hondoOhnaka,
  ability({ id: 'ig-88d-crew', card: 'upgrade:ig88d', rules: SHARED, kind: 'has shared pilot abilities' }),
  calculatesTwice('ig-88d-calculates', 'upgrade:ig88d'),
  assignsAfterPlacing('informant', 'upgrade:informant', 'listeningdevice'),
  holdsOn('isb-slicer', 'upgrade:isbslicer', 'jam', 'end', atRange(1, 2)),
  ...jangoFett,
  jynErso,
  kananJarrusCrew,
  kaydelConnix,
  keeps(TRACTOR, (token) => (token === 'tractor' ? Infinity : 0)),
  ketsuOnyo,
  kitFisto,
  korrSella,
  kyloRenCrew,
  ...l337,
  landoCalrissian,
  lattsRazzi,
];
