/** Cards by which ships gain, lose, pass on and get rid of tokens and charges. */
import { after, allowed } from '../../core';
import { recoverCharge } from '../effects/charges';
import { gainToken, removeToken, removeTokens } from '../effects/tokens';
import { ability, run } from '../engine';
import type { ShipId, TokenKind, XwingState } from '../model/state';
import { rollADie, shownOn } from '../procedures/roll-a-die';
import { sufferDamage } from '../procedures/suffer-damage';
import { isFriendly, shipOf } from '../queries/ships';
import { cannotRemoveToken, greenTokens } from '../queries/tokens';
import {
  all,
  atRange,
  destroyedIs,
  enemy,
  friendly,
  inYour,
  inYourFiringArc,
  shipsThat,
  stressed,
  unstressed,
  whoseBarHas,
} from './circumstances';
import { gaining, spendingCharges } from './costs';
import {
  afterYouAttack,
  afterYouDefend,
  afterYouFight,
  afterYouFullyExecute,
  afterYouGain,
  afterYouPerform,
  atStartOf,
  beforeYouEngage,
  hit,
  missed,
  thisAttack,
} from './forms';
import { GAIN, REMOVE, chosenShips, force, unlessStressed, youGain, youRemove } from './token-forms';
import { chooseHeld, removeHeld, type Held } from './held-tokens';
import { allActive, isWithin, isYou, stillThere, you } from './words';

const yourOwn = [
  afterYouAttack({ id: 'whisper', card: 'pilot:whisper', if: hit, effect: youGain('evade') }),
  afterYouFight({ id: 'laetin-ashera', card: 'pilot:laetinashera', if: missed, effect: youGain('evade') }),
  afterYouFullyExecute(({ color }) => color === 'red')({
    id: 'kad-solus',
    card: 'pilot:kadsolus',
    effect: youGain('focus', 2),
  }),
  afterYouFullyExecute(({ color }) => color === 'red')({
    id: 'mace-windu',
    card: 'pilot:macewindu',
    unable: (state, self) => allActive(you(state, self).force),
    effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
  }),
  afterYouFullyExecute(({ color }) => color === 'red')({
    id: 'r4-p44',
    card: 'upgrade:r4p44',
    if: (state, self) => shipsThat(state, self, all(enemy, inYour('bullseye'))).length > 0,
    effect: youGain('calculate'),
  }),
  ability({
    id: 'joph-seastriker',
    card: 'pilot:jophseastriker',
    rules: GAIN,
    on: after('shield-lost'),
    when: (state, self) => isYou(state, self, self.event.ship),
    effect: youGain('evade'),
  }),
  afterYouGain('stress')({ id: 'k-2so-pilot', card: 'pilot:k2so', effect: youGain('calculate') }),
  afterYouPerform('evade')({
    id: 'han-solo-crew',
    card: 'upgrade:hansolo-crew',
    effect: (state, self) => youGain('evade', shipsThat(state, self, all(enemy, atRange(0, 1))).length)(state, self),
  }),
  ...[
    ['advanced-droid-brain', 'ship-ability:advanceddroidbrain'],
    ['c-3po-republic-calculates', 'upgrade:c3po-republic'],
    ['corvus', 'upgrade:corvus'],
  ].map(([id = '', card = '']) => afterYouPerform('calculate')({ id, card, effect: youGain('calculate') })),
  atStartOf('engagement')({
    id: 'r2-d2-pilot',
    card: 'pilot:r2d2',
    if: (state, self) => shipsThat(state, self, all(enemy, inYour('rear'))).length > 0,
    effect: youGain('calculate'),
  }),
  afterYouFight({
    id: 'leebo',
    card: 'pilot:leebo',
    if: (state, { event }) =>
      thisAttack(state).spent[event.type === 'defended' ? 'defense' : 'attack'].includes('calculate'),
    effect: youGain('calculate'),
  }),
  afterYouFight({
    id: 'zizi-tlo',
    card: 'pilot:zizitlo',
    may: true,
    cost: spendingCharges('ship'),
    choose: () => [allowed('focus'), allowed('evade')],
    effect: (state, self) => youGain(self.chosen as TokenKind)(state, self),
  }),
  beforeYouEngage({
    id: 'target-assist-mgk-300',
    card: 'upgrade:targetassistmgk300',
    if: (state, self) =>
      greenTokens(you(state, self)).length === 0 && unstressed(you(state, self), you(state, self), state),
    effect: (state, self) => {
      const seen = shipsThat(state, self, all(enemy, inYourFiringArc, atRange(2, 3))).length;
      youGain('calculate', Math.min(2, seen))(state, self);
    },
  }),
  ability({
    id: 'hate',
    card: 'upgrade:hate',
    rules: ['xw.charges.02'],
    on: after('damage-suffered'),
    when: (state, self) => isYou(state, self, self.event.ship),
    unable: (state, self) => allActive(you(state, self).force),
    effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
  }),
  ability({
    id: 'maul',
    card: 'upgrade:maul',
    rules: ['xw.charges.02'],
    on: after('damage-suffered'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    unable: (state, self) => allActive(you(state, self).force),
    cost: gaining('stress'),
    effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
  }),
];

const anakinSkywalker = (id: string, card: string) =>
  afterYouFullyExecute()({
    id,
    card,
    if: (state, self) =>
      shipsThat(state, self, (ship, own, ...rest) => {
        const near = inYour('front')(ship, own, ...rest) && isWithin(state, own, ship, [0, 1]);
        return enemy(ship, own, ...rest) && (near || inYour('bullseye')(ship, own, ...rest));
      }).length > 0,
    may: true,
    unable: unlessStressed,
    cost: force,
    effect: youRemove('stress'),
  });

const shedding = [
  anakinSkywalker('anakin-skywalker-aethersprite', 'pilot:anakinskywalker'),
  anakinSkywalker('anakin-skywalker-y-wing', 'pilot:anakinskywalker-btlbywing'),
  afterYouGain('stress')({
    id: 'nien-nunb-pilot',
    card: 'pilot:niennunb',
    if: (state, self) => shipsThat(state, self, all(enemy, inYour('front'), atRange(0, 1))).length > 0,
    may: true,
    unable: unlessStressed,
    effect: youRemove('stress'),
  }),
  afterYouFullyExecute(({ color }) => color === 'blue')({
    id: 'korr-sella',
    card: 'upgrade:korrsella',
    effect: (state, self) => removeTokens(state, you(state, self).id, 'stress', Infinity, REMOVE),
  }),
  ability({
    id: 'derek-klivian',
    card: 'pilot:derekklivian',
    rules: REMOVE,
    on: after('lock-acquired', 'lock-spent'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    choose: (state, self) => chooseHeld(state, you(state, self), 'red'),
    effect: (state, self) => removeHeld(state, you(state, self).id, self.chosen as Held, REMOVE),
  }),
  afterYouGain('disarm')({
    id: 'lieutenant-karsabi',
    card: 'pilot:lieutenantkarsabi',
    if: (state, self) => you(state, self).tokens.stress === 0,
    may: true,
    cost: gaining('stress'),
    effect: youRemove('disarm'),
  }),
  afterYouDefend({
    id: 'count-dooku-defends',
    card: 'pilot:countdooku',
    if: (state, self) => inYourFiringArc(shipOf(state, self.event.attacker), you(state, self), state),
    may: true,
    cost: force,
    choose: (state, self) => chooseHeld(state, you(state, self), 'red', 'blue'),
    effect: (state, self) => removeHeld(state, you(state, self).id, self.chosen as Held, REMOVE),
  }),
  afterYouAttack({
    id: 'ciena-ree-attacks',
    card: 'pilot:cienaree',
    if: (state, { event }) => shipOf(state, event.defender).destroyed,
    effect: youGain('stress'),
  }),
  ability({
    id: 'ciena-ree-sheds',
    card: 'pilot:cienaree',
    rules: REMOVE,
    on: after('ship-destroyed'),
    when: destroyedIs(all(friendly, atRange(0, 3))),
    effect: youRemove('stress'),
  }),
  ability({
    id: 'electronic-baffle',
    card: 'upgrade:electronicbaffle',
    rules: ['xw.timing.03'],
    on: after('phase-started'),
    when: (_state, { event }) => event.phase === 'end',
    may: true,
    choose: (state, self) => chooseHeld(state, you(state, self), 'red'),
    effect: [
      run('suffer damage', ['xw.damage.01'], (state, self) =>
        sufferDamage(state, you(state, self).id, { hit: 1, crit: 0 }, ['xw.damage.01']),
      ),
      run('remove the token', REMOVE, (state, self) =>
        removeHeld(state, you(state, self).id, self.chosen as Held, REMOVE),
      ),
    ],
  }),
];

/** Rolls a die to be rid of stress. */
const jekPorkins = afterYouGain('stress')({
  id: 'jek-porkins',
  card: 'pilot:jekporkins',
  may: true,
  unable: unlessStressed,
  effect: [
    run('roll an attack die', REMOVE, (state, self) => {
      youRemove('stress')(state, self);
      rollADie(state, you(state, self).id, self.ability, REMOVE);
    }),
    run('suffer for a hit', ['xw.damage.01'], (state, self) => {
      if (shownOn(self) === 'hit') sufferDamage(state, you(state, self).id, { hit: 1, crit: 0 }, ['xw.damage.01']);
    }),
  ],
});

const ibtisam = afterYouFullyExecute()({
  id: 'ibtisam',
  card: 'pilot:ibtisam',
  may: true,
  if: (state, self) => you(state, self).tokens.stress > 0,
  effect: [
    run('roll an attack die', REMOVE, (state, self) => rollADie(state, you(state, self).id, self.ability, REMOVE)),
    run('remove stress', REMOVE, (state, self) => {
      const shown = shownOn(self);
      if (shown === 'hit' || shown === 'crit') youRemove('stress')(state, self);
    }),
  ],
});

/** 'That ship removes 1 stress token'. */
const soothes = {
  may: true as const,
  effect: (state: XwingState, { chosen }: { chosen: unknown }) =>
    removeToken(state, chosen as ShipId, 'stress', REMOVE),
};

const FRIENDLY_DROID_NEAR = all(friendly, whoseBarHas('calculate'), atRange(0, 3));

const toFriends = [
  atStartOf('engagement')({
    id: 'muse',
    card: 'pilot:muse',
    choose: (state, self) => chosenShips(state, self, all(friendly, stressed, atRange(0, 1))),
    ...soothes,
  }),
  atStartOf('activation')({
    id: 'cassian-andor-pilot',
    card: 'pilot:cassianandor',
    choose: (state, self) => chosenShips(state, self, all(friendly, stressed, atRange(1, 3))),
    ...soothes,
  }),
  afterYouFullyExecute(({ color }) => color === 'blue')({
    id: 'jaycris-tubbs',
    card: 'pilot:jaycristubbs',
    choose: (state, self) => chosenShips(state, self, all(friendly, stressed, atRange(0, 1))),
    ...soothes,
  }),
  ability({
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
  }),
  ability({
    id: 'leia-organa-pilot',
    card: 'pilot:leiaorgana',
    rules: GAIN,
    on: after('maneuver-executed'),
    when: (state, self) => {
      const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
      const red = self.event.fully && self.event.maneuver.color === 'red';
      return red && isFriendly(own, ship) && isWithin(state, own, ship, [0, 3]);
    },
    still: stillThere('ship'),
    may: true,
    cost: force,
    choose: (state, { event }) => [
      allowed('focus'),
      { action: 'force', not: allActive(shipOf(state, event.ship).force) },
    ],
    effect: (state, { event, chosen, controller: by }) => {
      if (!event) return;
      if (chosen === 'focus') gainToken(state, event.ship, 'focus', GAIN, { by });
      else recoverCharge(state, event.ship, 'force', ['xw.charges.02']);
    },
  }),
  ability({
    id: 'obi-wan-kenobi',
    card: 'pilot:obiwankenobi',
    rules: GAIN,
    on: after('token-spent'),
    when: (state, self) => {
      const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
      return self.event.token === 'focus' && isFriendly(own, ship) && isWithin(state, own, ship, [0, 2]);
    },
    still: stillThere('ship'),
    may: true,
    cost: force,
    effect: (state, { event, controller: by }) => {
      if (event) gainToken(state, event.ship, 'focus', GAIN, { by });
    },
  }),
  ability({
    id: 'ta-175',
    card: 'upgrade:ta175',
    rules: GAIN,
    on: after('ship-destroyed'),
    when: destroyedIs(FRIENDLY_DROID_NEAR),
    effect: (state, self) => {
      for (const { id } of shipsThat(state, self, FRIENDLY_DROID_NEAR))
        gainToken(state, id, 'calculate', GAIN, { by: self.controller });
    },
  }),
];

export const tokenCards = [...yourOwn, ...shedding, jekPorkins, ibtisam, ...toFriends];
