/** Upgrades of the slot 'crew', from A to B. */
import { type AbilityInPlay, after, allowed, type Json, type PlayerId, reason, say } from '../../../core';
import { untilEndOf } from '../../effects/lasting-effects';
import { gainToken, transferToken } from '../../effects/tokens';
import { changeTokensOn } from '../../effects/upgrades';
import { ability, bringIntoPlay, run } from '../../engine';
import { sideKey } from '../../facts';
import { type Ship, type ShipId, TOKEN_KINDS, type TokenKind, TOKENS, type XwingState } from '../../model/state';
import { rollADie, shownOn } from '../../procedures/roll-a-die';
import { hasCondition } from '../../queries/conditions';
import { isFriendly, shipOf } from '../../queries/ships';
import { rolledToAttack, thisAttack, whileYouAttack } from '../forms/attacks';
import { assignsAfterPlacing } from '../forms/condition-cards';
import {
  all,
  atRange,
  attackerIs,
  defenderIs,
  enemy,
  friend,
  friendly,
  inYour,
  shipsThat,
  stressed,
  whileFriendAttacks,
  whileFriendDefends,
} from '../forms/conditions';
import { attacking, changeOne, changes, defending, rerolls } from '../forms/dice';
import { cardItself, flipsThis } from '../forms/flipping';
import { locksOn, transferHeld } from '../forms/held-tokens';
import { isWithin } from '../forms/targets';
import { afterYouPerform, atStartOf, beforeYouEngage } from '../forms/timing';
import { chosenShips, GAIN, noToken, PASS, youGain } from '../forms/tokens';
import { gainingInstead, unlessItChooses } from '../forms/unless';
import { isYou, you } from '../forms/you';

/** You calculate, unless the enemy takes stress. */
const tripleZero = atStartOf('engagement')({
  id: '0-0-0',
  card: 'upgrade:000',
  rules: ['xw.timing.03', ...GAIN],
  may: true,
  choose: (state, self) => chosenShips(state, self, all(enemy, atRange(0, 1))),
  effect: [
    unlessItChooses(GAIN, { ship: (_state, { chosen }) => chosen as ShipId, ...gainingInstead('stress') }),
    run('calculate', GAIN, youGain('calculate')),
  ],
});

const NAMED = untilEndOf('attack', 'cannot spend the token that was named');
const GREEN_TOKENS = TOKEN_KINDS.filter((kind) => TOKENS[kind].color === 'green');

/** A kind of green token is named, which the defender cannot spend in this attack. */
const fourLom = [
  ability({
    id: '4-lom-crew',
    card: 'upgrade:4lom',
    rules: ['xw.timing.07', 'xw.golden-rules.03'],
    on: after('dice-rolled', 'dice-rerolled'),
    when: (state, self) => self.event.die === 'attack' && rolledToAttack(state, self) && whileYouAttack()(state, self),
    may: true,
    choose: () => GREEN_TOKENS.map((token) => allowed(token)),
    effect: (state, self) => {
      youGain('ion', 2)(state, self);
      const named = GREEN_TOKENS.indexOf(self.chosen as TokenKind);
      bringIntoPlay(state, NAMED, thisAttack(state).defender ?? '', self.controller, named);
    },
  }),
  ability({
    id: '4-lom-crew-named',
    card: NAMED,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'spend token': (_state, { source, value }, { ship, token }) => {
        if (ship !== source || GREEN_TOKENS[value as number] !== token) return null;
        return reason('token-named', say`${ship} cannot spend ${[token]} tokens in this attack.`, [
          'xw.golden-rules.03',
        ]);
      },
    },
  }),
];

const aaylaSecura = changes({
  id: 'aayla-secura',
  card: 'upgrade:aaylasecura',
  ...defending,
  from: ['blank'],
  to: 'focus',
  when: whileFriendDefends(atRange(0, 2), attackerIs(all(enemy, inYour('bullseye')))),
});

const admiralSloane = rerolls({
  id: 'admiral-sloane',
  card: 'upgrade:admiralsloane',
  ...attacking,
  when: whileFriendAttacks(atRange(0, 3), defenderIs(stressed)),
});

/** Whoever destroys a friend of hers gets stress for it. */
const sloaneAvenges = ability({
  id: 'admiral-sloane-avenges',
  card: 'upgrade:admiralsloane',
  rules: ['xw.timing.07'],
  on: after('defended'),
  when: (state, self) => {
    const [own, defender] = [you(state, self), shipOf(state, self.event.defender)];
    const isFriend = own.id !== defender.id && isFriendly(own, defender);
    return !self.event.bonus && isFriend && defender.destroyed && isWithin(state, own, defender, [0, 3]);
  },
  effect: (state, { event, controller }) => {
    if (event) gainToken(state, event.attacker, 'stress', ['xw.tokens.02'], { count: 2, by: controller });
  },
});

const agentKallus = changeOne({
  id: 'agent-kallus',
  card: 'upgrade:agentkallus',
  rules: ['xw.condition-cards.01'],
  pool: 'attack',
  from: 'focus',
  to: 'hit',
  may: true,
  when: whileYouAttack((state, { defender }) => defender !== null && hasCondition(shipOf(state, defender), 'hunted')),
});

const TEREX = sideKey('agentterex', 0);
const CYBORG = sideKey('agentterex', 1);

const agentTerex = [
  atStartOf('setup')({
    id: 'agent-terex-setup',
    card: TEREX,
    rules: ['xw.setup.14'],
    effect: (state, { source }) => {
      for (let i = 0; i < 3; i++) changeTokensOn(state, source, 'calculate', 'put', ['xw.setup.14']);
    },
  }),
  atStartOf('engagement')({
    id: 'agent-terex',
    card: TEREX,
    may: true,
    unable: (state, self) =>
      cardItself(state, self)?.tokens.includes('calculate') ? null : noToken('There is no calculate token on it.'),
    choose: (state, self) => shipsThat(state, self, all(friendly, atRange(0, 3))).map(({ id }) => allowed(id)),
    effect: (state, self) => {
      changeTokensOn(state, self.source, 'calculate', 'removed', GAIN);
      gainToken(state, self.chosen as ShipId, 'calculate', GAIN, { by: self.controller });
      if (!cardItself(state, self)?.tokens.includes('calculate')) flipsThis(state, self);
    },
  }),
  ability({
    id: 'agent-terex-rolls',
    card: CYBORG,
    rules: ['xw.system-phase.02'],
    during: 'system phase',
    effect: [
      run('roll an attack die', ['xw.system-phase.02'], (state, self) =>
        rollADie(state, you(state, self).id, self.ability, ['xw.system-phase.02']),
      ),
      run('gain a token', GAIN, (state, self) => {
        const shown = shownOn(self);
        gainToken(state, you(state, self).id, shown === 'hit' || shown === 'crit' ? 'calculate' : 'jam', GAIN, {
          by: self.controller,
        });
      }),
    ],
  }),
  ability({
    id: 'agent-terex-passes',
    card: CYBORG,
    rules: ['xw.actions.15', ...PASS],
    during: 'action',
    choose: (state, self) => {
      const held = (['calculate', 'jam'] as const).filter((token) => you(state, self).tokens[token] > 0);
      const near = shipsThat(state, self, atRange(0, 3)).filter(({ id }) => id !== you(state, self).id);
      return near.flatMap(({ id }) => held.map((token) => allowed({ ship: id, token })));
    },
    effect: (state, self) => {
      const { ship, token } = self.chosen as { ship: ShipId; token: 'calculate' | 'jam' };
      transferToken(state, you(state, self).id, ship, token, PASS, self.controller);
    },
  }),
];

/** A kind of token, or the lock of a ship: what lies beside a ship. */
type Passed = { token: TokenKind } | { lockOf: ShipId };

/** One of each kind that `from` has and `to` has not; a lock token is one of a kind, too. */
function passable(state: XwingState, from: Ship, to: Ship): Passed[] {
  const tokens = TOKEN_KINDS.filter((kind) => from.tokens[kind] > 0 && to.tokens[kind] === 0);
  return [...tokens.map((token) => ({ token })), ...(locksOn(state, to.id).length > 0 ? [] : locksOn(state, from.id))];
}

function pass(state: XwingState, what: Passed, from: ShipId, to: ShipId, by: PlayerId): void {
  transferHeld(state, from, to, 'token' in what ? what.token : what, PASS, by);
}

const HOLDO = 'upgrade:amilynholdo';
const near = (state: XwingState, self: AbilityInPlay): Ship[] => shipsThat(state, self, all(friend, atRange(1, 2)));

/** First to the friend, then from it: each of a kind that the other has not, and each if they like. */
const amilynHoldo = [
  beforeYouEngage({
    id: 'amilyn-holdo',
    card: HOLDO,
    rules: ['xw.faq-cards.27', 'xw.tokens.04'],
    may: true,
    choose: (state, self) => {
      const own = you(state, self);
      return near(state, self).flatMap((ship) => {
        const gives = [null, ...passable(state, own, ship)];
        const takes = [null, ...passable(state, ship, own)];
        const both = gives.flatMap((give) => takes.map((take) => ({ ship: ship.id, give, take })));
        return both.filter(({ give, take }) => give !== null || take !== null).map((each) => allowed<Json>(each));
      });
    },
    effect: (state, self) => {
      const own = you(state, self).id;
      const { ship, give, take } = self.chosen as unknown as { ship: ShipId; give: Passed | null; take: Passed | null };
      if (give) pass(state, give, own, ship, self.controller);
      if (take) pass(state, take, ship, own, self.controller);
    },
  }),
];

/** After all other ships, far from enemies and at an obstacle. */
const bobaFett = ability({
  id: 'boba-fett-crew',
  card: 'upgrade:bobafett',
  rules: ['xw.faq-deployment.01', 'xw.setup.14'],
  modifies: {
    'place in setup': (state, self, place, { ship }) => (isYou(state, self, ship) ? 'at an obstacle' : place),
  },
});

const BAZE = 'upgrade:bazemalbus';

/** Beside his white focus action a red one, which brings more the more enemies are near. */
const bazeMalbus = [
  ability({
    id: 'baze-malbus-treats',
    card: BAZE,
    rules: ['xw.actions.12'],
    modifies: {
      'action bar': (state, self, bar, { ship }) =>
        isYou(state, self, ship)
          ? [
              ...bar,
              ...bar.filter(({ action }) => action === 'focus').map((icon) => ({ ...icon, color: 'red' as const })),
            ]
          : bar,
    },
  }),
  afterYouPerform('focus')({
    id: 'baze-malbus',
    card: BAZE,
    if: (_state, { event }) => event.color === 'red',
    effect: (state, self) =>
      youGain('focus', Math.min(2, shipsThat(state, self, all(enemy, atRange(0, 1))).length))(state, self),
  }),
];

export const crewUpgradesAToB = [
  tripleZero,
  ...fourLom,
  aaylaSecura,
  admiralSloane,
  sloaneAvenges,
  assignsAfterPlacing('agent-kallus-hunts', 'upgrade:agentkallus', 'hunted'),
  agentKallus,
  ...agentTerex,
  ...amilynHoldo,
  bobaFett,
  ...bazeMalbus,
];
