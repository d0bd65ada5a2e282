/** Upgrades of the slot 'crew', from I to L. */
import {
  after,
  allowed,
  candidate,
  choicesOfDice,
  type ChooseForAbility,
  type Json,
  onPiece,
  question,
} from '../../../core';
import { changeDifficulty } from '../../effects/activation';
import { recoverCharge } from '../../effects/charges';
import { assignCondition } from '../../effects/conditions';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { gainToken, removeToken, removeTokens, spendToken } from '../../effects/tokens';
import { ability, ask, forbidden, run } from '../../engine';
import { sideKey } from '../../facts';
import { isBasic } from '../../facts/maneuvers';
import type { ShipId, TokenKind } from '../../model/state';
import { rerollResults } from '../../procedures/reroll-dice';
import { allShown, rollDefenseDice } from '../../procedures/roll-a-die';
import { cannotModify, currentAttack } from '../../queries/attack';
import { canReroll, rolledNow, withinFocusLimit } from '../../queries/dice';
import { isFriendly, opponentsOf, shipOf } from '../../queries/ships';
import { cannotRemoveToken, cannotSpendToken, greenTokens } from '../../queries/tokens';
import { isOfSlot } from '../../queries/upgrades';
import { chosenPerforms, red, treatsActions } from '../forms/actions';
import { whileYouDefend } from '../forms/attacks';
import { ASSIGNED, assignsAfterPlacing, DARK_SIDE, FORCE } from '../forms/condition-cards';
import { all, atRange, enemy, enemyIs, friendly, inYourFiringArc, shipsThat, stressed } from '../forms/conditions';
import { allActive, chargeOfCard, costInCharges, force, removing, spendingLockOnEnemy } from '../forms/costs';
import { resets } from '../forms/dials';
import { bothSides, changes, defending } from '../forms/dice';
import { FLIP, flipsThis } from '../forms/flipping';
import { holdsOn, IN_END_PHASE, keeps, startKeeping } from '../forms/lasting-effects';
import { calculatesTwice, l337Programming } from '../forms/same-text';
import { chooseShip, isWithin } from '../forms/targets';
import { afterYouFullyExecute, atStartOf } from '../forms/timing';
import { chosenShips, GAIN, inflict, insteadOf, REMOVE, youGain } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

const SHARED = ['xw.pilot-and-ship-abilities.01'];

const jabbaTheHutt = atStartOf('end')({
  id: 'jabba-the-hutt',
  card: 'upgrade:jabbathehutt',
  rules: ['xw.timing.03', 'xw.charges.02'],
  may: true,
  cost: chargeOfCard(['xw.charges.05']),
  choose: (state, self) =>
    shipsThat(state, self, all(friendly, atRange(0, 2))).flatMap(({ id: ship, upgrades }) =>
      upgrades
        .filter((card) => isOfSlot(card, 'illicit') && card.charges !== null)
        .map(({ id: card, charges }) =>
          candidate<Json>({ ship, card }, allActive(charges) ?? forbidden(state, 'recover charge', { ship, of: card })),
        ),
    ),
  effect: (state, self) => {
    const { ship, card } = self.chosen as { ship: ShipId; card: string };
    recoverCharge(state, ship, card, ['xw.charges.02']);
  },
});

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

const k2so = ability({
  id: 'k-2so',
  card: 'upgrade:k2so',
  rules: ['xw.system-phase.02', ...GAIN],
  during: 'system phase',
  may: true,
  choose: (state, self) => chosenShips(state, self, all(friendly, atRange(0, 3))),
  effect: (state, self) => {
    for (const token of ['calculate', 'stress'] as const) inflict(state, self.chosen as ShipId, token, self);
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

const LANDO = ['xw.actions.15', 'xw.tokens.02'];

/** Two defense dice; an opponent chooses the token that two blanks bring. */
const landoRebel = ability({
  id: 'lando-calrissian-rebel-crew',
  card: 'upgrade:landocalrissian',
  rules: LANDO,
  during: 'action',
  effect: [
    run('roll 2 defense dice', LANDO, (state, self) =>
      rollDefenseDice(state, you(state, self).id, 2, self.source, LANDO),
    ),
    run('gain tokens', LANDO, (state, self) => {
      for (const face of allShown(self)) if (face === 'focus' || face === 'evade') youGain(face)(state, self);
    }),
    ask(
      'an opponent chooses the token',
      LANDO,
      (state, self) => {
        const [player] = opponentsOf(state, self.controller);
        if (player === undefined || allShown(self).some((face) => face !== 'blank')) return null;
        const tokens = (['focus', 'evade'] as const).map((chosen) =>
          allowed<ChooseForAbility>({ type: 'choose', player, ...onPiece(self), chosen }),
        );
        return question(player, 'which token it gains', tokens);
      },
      (state, self, { chosen }: ChooseForAbility) => youGain(chosen as TokenKind)(state, self),
    ),
  ],
});

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

const LARMA = 'upgrade:larmadacy';
const COMMANDS: readonly string[] = ['reinforce', 'coordinate', 'jam'];

const larmaDAcy = [
  ability({
    id: 'larma-dacy',
    card: LARMA,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (state, self, { ship, action }) =>
        isYou(state, self, ship) && COMMANDS.includes(action) && you(state, self).tokens.stress <= 2,
    },
  }),
  treatsActions(
    'larma-dacy-treats',
    LARMA,
    ({ action, color }, { tokens }) => COMMANDS.includes(action) && color === 'white' && tokens.stress > 0,
    'red',
  ),
];

const lattsRazzi = changes({
  id: 'latts-razzi',
  card: 'upgrade:lattsrazzi',
  ...defending,
  from: ['blank', 'focus'],
  to: 'evade',
  when: whileYouDefend(enemyIs(stressed)),
  cost: removing('stress', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
});

const LEIA = untilEndOf('activation', 'red maneuvers are easier');

const leiaOrgana = [
  atStartOf('activation')({
    id: 'leia-organa-crew',
    card: 'upgrade:leiaorgana',
    may: true,
    cost: costInCharges(({ source }) => source, 3, ['xw.charges.05']),
    effect: (state, self) => startEffect(state, LEIA, you(state, self).id, self.controller),
  }),
  ability({
    id: 'leia-organa-crew-eases',
    card: LEIA,
    rules: ['xw.difficulty.06'],
    modifies: {
      // Red as printed or made red: what else makes it easier counts beside this (xw.difficulty.08).
      'maneuver difficulty': (state, { source }, value, { ship, color }) =>
        (color === 'red' || value >= 1) && isFriendly(shipOf(state, source), shipOf(state, ship)) ? value - 1 : value,
    },
  }),
];

const leiaOrganaResistance = ability({
  id: 'leia-organa-crew-resistance',
  card: 'upgrade:leiaorgana-resistance',
  rules: ['xw.timing.07', 'xw.difficulty.06'],
  on: after('dial-revealed'),
  when: (state, self) => isFriendly(you(state, self), shipOf(state, self.event.ship)),
  still: stillThere('ship'),
  may: true,
  cost: force,
  effect: (state, { event }) => {
    if (event) changeDifficulty(state, event.ship, -1);
  },
});

export const crewUpgradesIToL = [
  ability({ id: 'ig-88d-crew', card: 'upgrade:ig88d', rules: SHARED, kind: 'has shared pilot abilities' }),
  calculatesTwice('ig-88d-calculates', 'upgrade:ig88d'),
  assignsAfterPlacing('informant', 'upgrade:informant', 'listeningdevice'),
  holdsOn('isb-slicer', 'upgrade:isbslicer', 'jam', 'end', atRange(1, 2)),
  jabbaTheHutt,
  ...jangoFett,
  jynErso,
  k2so,
  kananJarrusCrew,
  kaydelConnix,
  keeps(TRACTOR, (token) => (token === 'tractor' ? Infinity : 0)),
  ketsuOnyo,
  kitFisto,
  korrSella,
  kyloRenCrew,
  ...l337,
  landoRebel,
  landoCalrissian,
  ...larmaDAcy,
  lattsRazzi,
  ...leiaOrgana,
  leiaOrganaResistance,
];
