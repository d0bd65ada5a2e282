/** Cards with two sides: what turns them over, and what each side does. Only abilities of the side that is up are in play (`sideKey`). */
import { allowed, before, candidate, reason, type AbilityInPlay } from '../../core';
import { skipExecuteManeuver } from '../effects/activation';
import { rotateShip } from '../effects/move';
import { gainToken, removeToken, transferToken } from '../effects/tokens';
import { changeTokensOn, flipUpgrade } from '../effects/upgrades';
import { ability, run } from '../engine';
import { sideKey } from '../facts';
import { directionOf } from '../facts/maneuvers';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';
import { rerollResults } from '../procedures/reroll-dice';
import { rollADie, shownOn } from '../procedures/roll-a-die';
import { currentAttack } from '../queries/attack';
import { obstacleKindOf, obstacleOf } from '../queries/obstacles';
import { obstaclesAtRange0 } from '../queries/overlap';
import { isAtRange } from '../queries/range';
import { isFriendly, shipOf, shipsInPlay } from '../queries/ships';
import { cannotFlip, isOfSlot } from '../queries/upgrades';
import { all, atRange, friendly, shipsThat } from './circumstances';
import { both, inBullseye, isPrimary, rollsMore, whileYouAttack, whileYouDefend } from './combat';
import { attacking, defending } from './dice/forms';
import {
  afterYouExecute,
  afterYouPerform,
  afterYouReveal,
  atEndOf,
  atStartOf,
  beforeYouActivate,
  evenWhileStressed,
  performing,
  red,
} from './forms';
import { l337Programming } from './pilots/scum';
import { GAIN, PASS, nothing } from './token-forms';
import { chargeOfCard, isYou, you } from './words';

const FLIP = ['xw.golden-rules.02', 'xw.abilities.01'];
const flipsThis = (state: XwingState, { source }: AbilityInPlay): void => flipUpgrade(state, source, FLIP);
const cardItself = (state: XwingState, self: AbilityInPlay) =>
  you(state, self).upgrades.find(({ id }) => id === self.source);

/** 'Before you activate, you may flip this card', on both sides. */
const flipsBeforeActivating = (id: string, card: string) =>
  [`${id}-opens`, `${id}-closes`].map((name, side) =>
    beforeYouActivate({ id: name, card: sideKey(card, side), may: true, effect: flipsThis }),
  );

const sFoils = [
  ...flipsBeforeActivating('servomotor-s-foils', 'servomotorsfoils'),
  rollsMore(
    {
      id: 'servomotor-s-foils',
      card: sideKey('servomotorsfoils', 0),
      ...attacking,
      when: whileYouAttack(isPrimary),
    },
    -1,
  ),
  ...flipsBeforeActivating('integrated-s-foils', 'integratedsfoils'),
  rollsMore(
    {
      id: 'integrated-s-foils',
      card: sideKey('integratedsfoils', 0),
      ...attacking,
      when: whileYouAttack(both(isPrimary, (...attack) => !inBullseye(...attack))),
    },
    -1,
  ),
];

const pivotWing = [
  ...flipsBeforeActivating('pivot-wing', 'pivotwing'),
  rollsMore({ id: 'pivot-wing', card: sideKey('pivotwing', 0), ...defending, when: whileYouDefend() }, -1),
  afterYouExecute({
    id: 'pivot-wing-rotates',
    card: sideKey('pivotwing', 0),
    if: (_state, { event }) => event.maneuver.bearing === 'stationary',
    may: true,
    choose: () => (['left', 'right', 'around'] as const).map((way) => allowed(way)),
    effect: (state, self) => rotateShip(state, you(state, self).id, self.chosen as 'left' | 'right' | 'around', FLIP),
  }),
];

/** An asteroid or a debris cloud, with at most one other friendly ship at range 0 of it. */
function canLandOn(state: XwingState, own: Ship, object: ObjectId): boolean {
  const kind = obstacleKindOf(state, object);
  if (kind !== 'asteroid' && kind !== 'debris') return false;
  const others = shipsInPlay(state).filter((ship) => ship.id !== own.id && isFriendly(own, ship));
  return others.filter(({ id }) => isAtRange(state, id, object, 0, 0)).length <= 1;
}

const standsOnRock = (state: XwingState, own: Ship): boolean =>
  obstaclesAtRange0(state, own).some((id) => obstacleOf(state, id).kind !== 'gas');

/** Closed they open when the ship lands on a rock; open they close after a maneuver that began so. */
const struts = (id: string, card: string) => {
  const [closed, open] = [sideKey(card, 0), sideKey(card, 1)];
  const landing = `${id}-land`;
  return [
    ability({
      id: landing,
      card: closed,
      rules: ['xw.timing.02', ...FLIP],
      on: before('overlapped'),
      when: (state, self) =>
        isYou(state, self, self.event.ship) && canLandOn(state, you(state, self), self.event.object),
      may: true,
      limit: { per: 'maneuver', times: 1 },
      effect: flipsThis,
    }),
    ability({
      id: `${id}-ignore`,
      card: open,
      rules: ['xw.faq-objects.01'],
      permits: {
        'ignores obstacle': (state, self, { ship, obstacle }) =>
          isYou(state, self, ship) && (currentAttack(state) === null || isAtRange(state, ship, obstacle, 0, 0)),
        'attacks at an asteroid': (state, self, { ship }) => isYou(state, self, ship),
      },
    }),
    afterYouReveal({
      id: `${id}-stay`,
      card: open,
      if: (state, self) => {
        const { speed, bearing } = self.event.maneuver;
        return !(speed === 2 && bearing === 'straight') && standsOnRock(state, you(state, self));
      },
      effect: (state, self) => {
        if (!self.event) return;
        const { ship, maneuver } = self.event;
        skipExecuteManeuver(state, ship, reason('landed', 'it stays on the obstacle.', FLIP));
        removeToken(state, ship, 'stress', ['xw.tokens.03']);
        const way = directionOf(maneuver.bearing);
        if (way !== 'straight') rotateShip(state, ship, way, FLIP);
      },
    }),
    afterYouExecute({
      id: `${id}-close`,
      card: open,
      if: (state, { source }) => !state.used.some((use) => use.ability === landing && use.source === source),
      effect: flipsThis,
    }),
  ];
};

const C1_10P = 'c1-10p';
const c110p = [
  afterYouExecute({
    id: C1_10P,
    card: sideKey('c110p', 0),
    ...performing(C1_10P, red('evade')),
    cost: chargeOfCard(['xw.standard-charges.04']),
  }),
  evenWhileStressed(C1_10P, sideKey('c110p', 0)),
  atEndOf('end')({
    id: 'c1-10p-goes-wrong',
    card: sideKey('c110p', 0),
    if: (state, self) => cardItself(state, self)?.charges?.active === 0,
    effect: flipsThis,
  }),
  afterYouExecute({
    id: 'c1-10p-erratic',
    card: sideKey('c110p', 1),
    choose: (state, self) => shipsThat(state, self, atRange(0, 1)).map(({ id }) => allowed(id)),
    effect: (state, { chosen, controller: by }) => gainToken(state, chosen as ShipId, 'jam', GAIN, { by }),
  }),
];

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

const BOOSTER = sideKey('interceptbooster', 0);
const interceptBooster = [
  ability({
    id: 'intercept-booster',
    card: BOOSTER,
    rules: ['xw.system-phase.02', ...FLIP],
    during: 'system phase',
    choose: () => [allowed('flip'), allowed('disarm')],
    effect: (state, self) => {
      if (self.chosen === 'flip') flipsThis(state, self);
      else gainToken(state, you(state, self).id, 'disarm', GAIN, { by: self.controller });
    },
  }),
  atEndOf('end')({
    id: 'intercept-booster-burnt-out',
    card: BOOSTER,
    if: (state, self) => cardItself(state, self)?.charges?.active === 0,
    effect: flipsThis,
  }),
];

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
      cardItself(state, self)?.tokens.includes('calculate') ? null : nothing('There is no calculate token on it.'),
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

const kullbeeSperado = afterYouPerform(
  'barrel-roll',
  'boost',
)({
  id: 'kullbee-sperado',
  card: 'pilot:kullbeesperado',
  may: true,
  choose: (state, self) =>
    you(state, self)
      .upgrades.filter((card) => isOfSlot(card, 'configuration'))
      .map((card) => candidate(card.id, cannotFlip(card))),
  effect: (state, { chosen }) => flipUpgrade(state, chosen as string, FLIP),
});

export const flippedCards = [
  ...sFoils,
  ...pivotWing,
  ...struts('landing-struts', 'landingstruts'),
  ...struts('grappling-struts', 'grapplingstruts'),
  ...c110p,
  ...l337,
  ...interceptBooster,
  ...agentTerex,
  kullbeeSperado,
];
