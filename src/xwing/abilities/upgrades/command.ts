/** Upgrades of the slot 'command'. */
import { type AbilityFrame, after, allowed, type ChooseForAbility, countFaces, onPiece, question } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { sideKey } from '../../facts';
import type { XwingEvent } from '../../model/events';
import { FLIP, flipsThis } from '../forms/flipping';
import { afterYouAttack, atStartOf } from '../forms/timing';
import { IN_END_PHASE, startKeeping, KEEPS_ONE } from '../forms/lasting-effects';
import { setsOf } from '../forms/targets';
import { shipsThat, all, another, friendly, atRange, destroyedIs, friend, limited, not } from '../forms/conditions';
import type { Ship, ShipId } from '../../model/state';
import { ability, ask, run } from '../../engine';
import { SET_DIAL, otherManeuvers, sameColor, onDial } from '../forms/dials';
import { isAllied, shipOf } from '../../queries/ships';
import { isYou, you, stillThere } from '../forms/you';
import { allActive, chargeOfCard } from '../forms/costs';
import { setRevealedDial } from '../../effects/dials';
import { chosenShips, GAIN, inflict, lends, youGain } from '../forms/tokens';
import { isThisAttack, thisAttack } from '../forms/attacks';
import { executesInstead } from '../forms/maneuvers';
import { changedSpeed } from '../../facts/maneuvers';
import { sufferDamage } from '../../procedures/suffer-damage';
import { chosenPerforms, red } from '../forms/actions';
import { isInArc } from '../../queries/range';

const azmorigan = atStartOf('end')({
  id: 'azmorigan',
  card: 'upgrade:azmorigan',
  rules: IN_END_PHASE,
  may: true,
  choose: (state, self) =>
    setsOf(
      shipsThat(state, self, all(friendly, atRange(0, 1))).map(({ id, tokens }) =>
        (['calculate', 'evade'] as const).flatMap((token) => (tokens[token] > 0 ? [{ ship: id, token }] : [])),
      ),
      2,
    ),
  effect: (state, self) => {
    for (const { ship, token } of self.chosen as { ship: ShipId; token: 'calculate' | 'evade' }[])
      startKeeping(state, ship, KEEPS_ONE[token], self);
  },
});

/** A friend's dial is set to another maneuver of its speed and difficulty. */
const setsDialsOfFriends = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: SET_DIAL,
    on: after('dial-revealed'),
    when: (state, self) => all(friendly, atRange(0, 4))(shipOf(state, self.event.ship), you(state, self), state),
    still: stillThere('ship'),
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    choose: (state, { event: { ship, maneuver } }) =>
      otherManeuvers(
        shipOf(state, ship),
        maneuver,
        (each) => each.speed === maneuver.speed && sameColor(each, maneuver),
      ),
    effect: (state, { event, chosen }) => {
      if (event) setRevealedDial(state, event.ship, onDial(shipOf(state, event.ship), chosen), SET_DIAL);
    },
  });

/** After a friend near is destroyed, a friend near may evade. */
const carlistRieekan = ability({
  id: 'carlist-rieekan',
  card: 'upgrade:carlistrieekan',
  rules: ['xw.timing.07', 'xw.actions.09'],
  on: after('ship-destroyed'),
  when: destroyedIs(all(friend, atRange(0, 2))),
  may: true,
  choose: (state, self) => chosenShips(state, self, all(friendly, atRange(0, 2))),
  effect: (state, { chosen }) => chosenPerforms(state, chosen as ShipId, red('evade'), 'carlist-rieekan'),
});

/** Straight ahead of him the precision shot works from wherever he is. */
const dreadnoughtHunter = ability({
  id: 'dreadnought-hunter',
  card: 'upgrade:dreadnoughthunter',
  rules: ['xw.golden-rules.02', 'xw.huge-damage-cards.05'],
  permits: {
    'precision shot': (state, self, { attacker, defender }) => {
      const own = you(state, self);
      return attacker === own.id && isInArc(state, own, 'bullseye', shipOf(state, defender));
    },
  },
});

const LARGE_FRIEND_NEAR = all(friendly, ({ size }) => size === 'large' || size === 'huge', atRange(0, 3));

/** A large or huge friend suffers damage for a speed one higher or lower. */
const admiralOzzel = executesInstead({
  id: 'admiral-ozzel',
  card: 'upgrade:admiralozzel',
  whose: (state, self) => LARGE_FRIEND_NEAR(shipOf(state, self.event.ship), you(state, self), state),
  cost: {
    cannot: () => null,
    pay: (state, { event }) => sufferDamage(state, event.ship, { hit: 1, crit: 0 }, ['xw.damage.01']),
  },
  to: (maneuver) =>
    [1, -1].flatMap((by) => {
      const speed = changedSpeed(maneuver, by);
      return speed === maneuver.speed ? [] : [{ ...maneuver, speed }];
    }),
});

const janDodonna = lends('jan-dodonna', 'upgrade:jandodonna', ['focus', 'evade'], atRange(0, 3));

/** 'After you are destroyed, you are not removed until the end of the End Phase.' */
const staysToTheEnd = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.destroying-ships.03', 'xw.golden-rules.02'],
    permits: { 'stays though destroyed': (state, self, { ship }) => isYou(state, self, ship) },
  });

const RAYMUS = 'upgrade:raymusantilles';

const raymusAntilles = ability({
  id: 'raymus-antilles',
  card: RAYMUS,
  rules: GAIN,
  on: after('ship-destroyed'),
  when: destroyedIs(not(another)),
  effect: (state, self) => {
    for (const { id } of shipsThat(state, self, all(friendly, atRange(0, 1)))) inflict(state, id, 'focus', self);
  },
});

const B6 = 'upgrade:b6bladewingprototype-command';

/** The attack costs an ion token; of each kind of result all but the first count twice. */
const b6BladeWing = [
  ability({
    id: 'b6-blade-wing-prototype',
    card: B6,
    rules: ['xw.attack.07', ...GAIN],
    on: after('attack-declared'),
    when: isThisAttack,
    effect: youGain('ion'),
  }),
  ability({
    id: 'b6-blade-wing-prototype-hits',
    card: B6,
    rules: ['xw.damage.01'],
    on: after('attack-hit'),
    when: isThisAttack,
    still: stillThere('defender'),
    effect: (state, { event }) => {
      const more = (face: string): number => Math.max(0, countFaces(thisAttack(state).attackDice, face) - 1);
      if (event) sufferDamage(state, event.defender, { hit: more('hit'), crit: more('crit') }, ['xw.damage.01']);
    },
  }),
];

const ALLIED = ['xw.supplement-allied.01'];
const BOUNTY = 'upgrade:bounty';
const RECOVER = ['xw.charges.02'];
type AttackPerformed = AbilityFrame<Extract<XwingEvent, { type: 'attack-performed' }>>;

/** Its pools of charges of which one can be recovered: of the ship card, and of upgrade cards. */
const recoverable = ({ charges, upgrades }: Ship): string[] =>
  [{ id: 'ship', charges }, ...upgrades].filter((each) => allActive(each.charges) === null).map(({ id }) => id);

/** For a limited ship that it has destroyed it may recover charges, and the hunt is over. */
const bounty = [
  ability({ id: 'bounty-hired', card: BOUNTY, rules: ALLIED, kind: 'is allied to its squad' }),
  afterYouAttack({
    id: 'bounty',
    card: BOUNTY,
    if: (state, self) => {
      const defender = shipOf(state, self.event.defender);
      return defender.destroyed && limited(defender, you(state, self), state);
    },
    effect: [
      ask(
        'recover charges',
        RECOVER,
        (state, self: AttackPerformed) => {
          if (recoverable(you(state, self)).length === 0) return null;
          const { controller: player } = self;
          const choose = (chosen: string) =>
            allowed<ChooseForAbility>({ type: 'choose', player, ...onPiece(self), chosen });
          return question(player, 'recover charges', [choose('recover'), choose('nothing')]);
        },
        (state, self: AttackPerformed, { chosen }: ChooseForAbility) => {
          const own = you(state, self);
          if (chosen === 'recover') for (const of of recoverable(own)) recoverCharge(state, own.id, of, RECOVER);
        },
      ),
      run('flip the card', FLIP, (state, self: AttackPerformed) => flipsThis(state, self)),
    ],
  }),
];

const MONEY = 'upgrade:initforthemoneyrebellion';

/** An ally's end makes it a friend. */
const inItForTheMoney = [
  ability({ id: 'in-it-for-the-money-hired', card: MONEY, rules: ALLIED, kind: 'is allied to its squad' }),
  ability({
    id: 'in-it-for-the-money',
    card: MONEY,
    rules: ALLIED,
    on: after('ship-destroyed'),
    when: (state, self) => {
      const [own, destroyed] = [you(state, self), shipOf(state, self.event.ship)];
      return isAllied(own, destroyed) && limited(destroyed, own, state);
    },
    effect: (state, self) => {
      youGain('focus')(state, self);
      flipsThis(state, self);
    },
  }),
  ability({
    id: 'in-it-for-your-rebellion',
    card: sideKey('initforthemoneyrebellion', 1),
    rules: ALLIED,
    kind: 'is friendly to its squad',
  }),
];

export const commandUpgrades = [
  ...b6BladeWing,
  admiralOzzel,
  azmorigan,
  ...bounty,
  setsDialsOfFriends('captain-needa', 'upgrade:captainneeda'),
  carlistRieekan,
  dreadnoughtHunter,
  ...inItForTheMoney,
  janDodonna,
  raymusAntilles,
  staysToTheEnd('raymus-antilles-stays', RAYMUS),
  staysToTheEnd('stalwart-captain', 'upgrade:stalwartcaptain'),
  setsDialsOfFriends('strategic-commander', 'upgrade:strategiccommander'),
];
