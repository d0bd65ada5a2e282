/** Upgrades of the slot 'crew', with C. */
import { after, alike, allowed, before, candidate, type Cost, type Json, reason, say } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { lookAtDial, nothingToSee } from '../../effects/dials';
import { addResult, changeResult, changeResults } from '../../effects/dice';
import { nothingDone } from '../../effects/failing';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { rotateShip } from '../../effects/move';
import { gainToken } from '../../effects/tokens';
import { flipUpgrade, moveUpgrade } from '../../effects/upgrades';
import { ability, bringIntoPlay, finish, forbidden, innermost, run, takeOutOfPlay, wasUsed } from '../../engine';
import { sideKey } from '../../facts';
import { maneuverName } from '../../facts/maneuvers';
import type { XwingEvent } from '../../model/events';
import type { ShipId, XwingState } from '../../model/state';
import { performAction } from '../../procedures/perform-action';
import { sufferDamage } from '../../procedures/suffer-damage';
import { actionsOnBar, PERFORM_ACTION } from '../../queries/actions';
import { type Face, rolledNow } from '../../queries/dice';
import { ANY_RANGE } from '../../queries/locks';
import { shipOf } from '../../queries/ships';
import { cannotEquip, isOfSlot, shipEquippedWith } from '../../queries/upgrades';
import { COORDINATE, coordinatedBy, COORDINATES, type Performed } from '../forms/actions';
import { inBullseye, isPrimary, thisAttack, whileYouAttack, whileYouDefend } from '../forms/attacks';
import {
  all,
  atRange,
  enemy,
  enemyIs,
  friendly,
  having,
  isMeant,
  limited,
  not,
  shipsThat,
  stressed,
  unstressed,
  whileFriendAttacks,
  youAre,
} from '../forms/conditions';
import { allActive, costInCharges, forceOfShip, spending } from '../forms/costs';
import { EXPOSE } from '../../procedures/damage-cards';
import { exposing, noFaceup, REPAIRS_FACEUP, repairsFaceup } from '../forms/damage';
import { wasDroppedOrLaunched } from '../forms/devices';
import { dialOf, LOOK_AT_DIAL, setsDialAnew } from '../forms/dials';
import { attacking, CHANGE, changes, defending, rerolls } from '../forms/dice';
import { cardItself, FLIP, flipsThis } from '../forms/flipping';
import { calculatesTwice } from '../forms/same-text';
import { isWithin, shipsMeant } from '../forms/targets';
import { afterYouDefend, afterYouPerform, atEndOf, atStartOf, losesInSetup } from '../forms/timing';
import { GAIN, inflict, youGain } from '../forms/tokens';
import { itChooses, unlessItChooses } from '../forms/unless';
import { isYou, stillThere, you } from '../forms/you';

/** What a ship guessed of its roll: in play with the number, until the dice lie there. */
const GUESSED = untilEndOf('engagement', 'a guess of evade results');

const ADDED = ['xw.dice-modification.02', 'xw.timing.05'];

const c3po = [
  ability({
    id: 'c-3po',
    card: 'upgrade:c3po',
    rules: ['xw.timing.05'],
    during: 'roll defense dice',
    when: whileYouDefend(),
    may: true,
    cost: spending('calculate'),
    choose: () => [1, 2, 3, 4, 5, 6].map((number) => allowed(number)),
    effect: (state, self) => {
      bringIntoPlay(state, GUESSED, you(state, self).id, self.controller, self.chosen as number);
    },
  }),
  ability({
    id: 'c-3po-guessed',
    card: GUESSED,
    rules: ADDED,
    on: after('dice-rolled', 'dice-rerolled'),
    when: (state, self) => isYou(state, self, self.event.ship) && self.event.die === 'defense',
    effect: (state, self) => {
      const { event, source, value } = self;
      takeOutOfPlay(state, (each) => each.ability === 'c-3po-guessed' && each.source === source);
      if (!event) return;
      const evades = event.faces.filter((face) => face === 'evade').length;
      if (evades === value)
        addResult(state, 'defense', 'evade', ADDED, [
          reason('guessed', say`${source} guessed ${[String(evades)]}.`, ADDED),
        ]);
    },
  }),
  calculatesTwice('c-3po-calculates', 'upgrade:c3po'),
];

const C_3PO = 'upgrade:c3po-crew';

const c3poCrew = [
  ability({
    id: 'c-3po-crew',
    card: C_3PO,
    rules: COORDINATE,
    modifies: {
      'range of coordinating': (state, self, range, { ship, on }) =>
        isYou(state, self, ship) && actionsOnBar(state, shipOf(state, on)).some(({ action }) => action === 'calculate')
          ? ANY_RANGE
          : range,
    },
  }),
  afterYouPerform(
    'calculate',
    'coordinate',
  )({
    id: 'c-3po-crew-calculates',
    card: C_3PO,
    effect: youGain('calculate'),
  }),
];

const c3poRepublic = rerolls({
  id: 'c-3po-republic',
  card: 'upgrade:c3po-republic',
  ...defending,
  when: whileYouDefend(youAre(having('calculate'))),
});

const cadBane = ability({
  id: 'cad-bane',
  card: 'upgrade:cadbane',
  rules: ['xw.timing.07'],
  on: after('device-placed'),
  when: (state, self) => isYou(state, self, self.event.ship) && wasDroppedOrLaunched(self.event),
  may: true,
  effect: (state, self) =>
    performAction(state, you(state, self).id, [{ action: 'boost', color: 'red' }], { may: true, source: 'cad-bane' }),
});

const captainPhasma = atEndOf('engagement')({
  id: 'captain-phasma',
  card: 'upgrade:captainphasma',
  effect: (state, self) => {
    for (const { id } of shipsThat(state, self, all(enemy, unstressed, atRange(0, 1))))
      inflict(state, id, 'stress', self);
  },
});

interface Guess {
  ship: ShipId;
  maneuver: string;
}

/** The guess names a maneuver of the dial of that ship. If it is right, its own dial may be set otherwise: keeping it is a setting like others. */
const cassianAndor = ability({
  id: 'cassian-andor',
  card: 'upgrade:cassianandor',
  rules: LOOK_AT_DIAL,
  during: 'system phase',
  may: true,
  choose: (state, self) =>
    shipsThat(state, self, all(enemy, atRange(1, 2))).flatMap((ship) => {
      const without = ship.dial === null ? nothingToSee(ship, self.controller) : null;
      return dialOf(ship).map((each) => candidate<Json>({ ship: ship.id, maneuver: maneuverName(each) }, without));
    }),
  effect: [
    run('look at the dial', LOOK_AT_DIAL, (state, self) => {
      const guess = self.chosen as unknown as Guess;
      const ship = shipOf(state, guess.ship);
      if (!nothingToSee(ship, self.controller)) lookAtDial(state, ship.id, self.controller, LOOK_AT_DIAL);
      if (ship.dial !== null && maneuverName(ship.dial) === guess.maneuver) return;
      nothingDone(state, you(state, self).id, self.source, reason('wrong-guess', 'the guess was wrong.', LOOK_AT_DIAL));
      finish(self);
    }),
    setsDialAnew,
  ],
});

const CHANCELLOR = sideKey('chancellorpalpatine', 0);
const SIDIOUS = sideKey('chancellorpalpatine', 1);

const chancellorPalpatine = [
  afterYouDefend({
    id: 'chancellor-palpatine',
    card: CHANCELLOR,
    if: (state, self) => isWithin(state, you(state, self), shipOf(state, self.event.attacker), [0, 2]),
    still: stillThere('attacker'),
    may: true,
    cost: forceOfShip(['xw.force-charges.07']),
    effect: (state, { event, controller: by }) => {
      if (event) gainToken(state, event.attacker, 'stress', GAIN, { by });
    },
  }),
  atEndOf('end')({
    id: 'chancellor-palpatine-flips',
    card: CHANCELLOR,
    may: true,
    effect: (state, { source }) => flipUpgrade(state, source, ['xw.abilities.01']),
  }),
  afterYouPerform('coordinate')({
    id: 'darth-sidious',
    card: SIDIOUS,
    if: (_state, { event }) => event.color === 'purple',
    still: (state, { event }) => coordinatedBy(state, event) !== null,
    choose: (state, { event }) => [allowed('focus'), candidate('force', allActive(coordinatedBy(state, event)?.force))],
    effect: (state, { event, chosen, controller: by }) => {
      if (!event?.coordinated) return;
      const { ship } = event.coordinated;
      gainToken(state, ship, 'stress', GAIN, { by });
      if (chosen === 'focus') gainToken(state, ship, 'focus', GAIN, { by });
      else recoverCharge(state, ship, 'force', ['xw.charges.02']);
    },
  }),
];

const chewbacca = [
  atStartOf('engagement')({
    id: 'chewbacca-crew-rebel',
    card: 'upgrade:chewbacca',
    rules: REPAIRS_FACEUP,
    may: true,
    unable: noFaceup,
    cost: costInCharges(({ source }) => source, 2, ['xw.charges.05']),
    effect: repairsFaceup,
  }),
];

const chewbaccaScum = atStartOf('end')({
  id: 'chewbacca-crew-scum',
  card: 'upgrade:chewbacca-crew',
  rules: REPAIRS_FACEUP,
  may: true,
  unable: noFaceup,
  cost: spending('focus'),
  effect: repairsFaceup,
});

const CHEWBACCA = 'upgrade:chewbacca-crew-swz19';

const chewbaccaResistance = [
  losesInSetup('chewbacca-crew-resistance-setup', CHEWBACCA, 1),
  ability({
    id: 'chewbacca-crew-resistance-recovers',
    card: CHEWBACCA,
    rules: ['xw.charges.02'],
    on: after('damage-card-dealt'),
    when: (state, self) => all(friendly, atRange(0, 3))(shipOf(state, self.event.ship), you(state, self), state),
    unable: (state, self) => allActive(cardItself(state, self)?.charges),
    effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.charges.02']),
  }),
  changes({
    id: 'chewbacca-crew-resistance',
    card: CHEWBACCA,
    ...attacking,
    from: ['focus'],
    to: 'crit',
    when: whileYouAttack(),
    cost: costInCharges(({ source }) => source, 2, ['xw.charges.05']),
  }),
];

const CHOPPER = 'upgrade:chopper-crew';

/** In the Perform Action step stress keeps it from nothing; each action while stressed hurts, or exposes a damage card. */
const chopper = [
  ability({
    id: 'chopper-crew-while-stressed',
    card: CHOPPER,
    rules: ['xw.golden-rules.02', 'xw.actions.19'],
    permits: {
      'actions while stressed': (state, self, { ship }) =>
        isYou(state, self, ship) && innermost(state, 'perform action')?.source === PERFORM_ACTION,
    },
  }),
  afterYouPerform()({
    id: 'chopper-crew',
    card: CHOPPER,
    // The stress token of a red action comes with the action itself.
    if: (state, self) => you(state, self).tokens.stress > (self.event.color === 'red' ? 1 : 0),
    effect: [
      unlessItChooses(EXPOSE, { ship: (state, self) => you(state, self).id, ...exposing }),
      run('suffer damage', ['xw.damage.01'], (state, self) =>
        sufferDamage(state, you(state, self).id, { hit: 1, crit: 0 }, ['xw.damage.01']),
      ),
    ],
  }),
];

/** Stress of the coordinated ship. */
const itsStress: Cost<XwingState, Performed['event']> = {
  cannot: (state, { event }) =>
    forbidden(state, 'gain token', { ship: event.coordinated?.ship ?? '', token: 'stress' }),
  pay: (state, { event, controller: by }) => {
    if (event.coordinated) gainToken(state, event.coordinated.ship, 'stress', GAIN, { by });
  },
};

const cienaRee = afterYouPerform('coordinate')({
  id: 'ciena-ree',
  card: 'upgrade:cienaree',
  if: (state, { event }) =>
    coordinatedBy(state, event) !== null && ['barrel-roll', 'boost'].includes(event.coordinated?.action ?? ''),
  may: true,
  cost: itsStress,
  choose: () => (['left', 'right'] as const).map((way) => allowed(way)),
  effect: (state, { event, chosen }) => {
    if (event?.coordinated) rotateShip(state, event.coordinated.ship, chosen as 'left' | 'right', COORDINATES);
  },
});

/** During the End Phase two illicit upgrades of friendly ships near may change places, where neither ship is forbidden the other card (xw.faq-cards.01). */
const cikatroVizago = atStartOf('end')({
  id: 'cikatro-vizago',
  card: 'upgrade:cikatrovizago',
  rules: ['xw.upgrade-cards.11', 'xw.upgrade-cards.13'],
  may: true,
  choose: (state, self) => {
    const near = shipsMeant(state, self, { side: 'friendly', range: [0, 1] });
    const illicit = near.flatMap((ship) => ship.upgrades.filter((each) => isOfSlot(each, 'illicit')));
    const pairs = illicit.flatMap((one, i) => illicit.slice(i + 1).map((other) => ({ one, other })));
    return pairs.flatMap(({ one, other }) => {
      const [mine, theirs] = [shipEquippedWith(state, one.id), shipEquippedWith(state, other.id)];
      if (mine.id === theirs.id) return [];
      const not = cannotEquip(state, one, theirs) ?? cannotEquip(state, other, mine);
      return [candidate<Json>({ one: one.id, other: other.id }, not)];
    });
  },
  effect: (state, { chosen }) => {
    const { one, other } = chosen as { one: string; other: string };
    const [mine, theirs] = [shipEquippedWith(state, one).id, shipEquippedWith(state, other).id];
    moveUpgrade(state, one, theirs, ['xw.upgrade-cards.11']);
    moveUpgrade(state, other, mine, ['xw.upgrade-cards.11']);
  },
});

const [MALARUS, PERFECTED] = [sideKey('commandermalarus', 0), sideKey('commandermalarus', 1)];
const MALARUS_REROLLS = 'commander-malarus-crew';

const commanderMalarus = [
  rerolls({
    id: MALARUS_REROLLS,
    card: MALARUS,
    ...attacking,
    only: ['blank'],
    when: whileFriendAttacks(all(not(limited), atRange(0, 1)), isPrimary),
  }),
  ability({
    id: 'commander-malarus-crew-flips',
    card: MALARUS,
    rules: FLIP,
    on: after('attack-missed'),
    when: (state, { source }) => wasUsed(thisAttack(state), { ability: MALARUS_REROLLS, source }),
    effect: flipsThis,
  }),
  ability({
    id: 'commander-malarus-perfected',
    card: PERFECTED,
    rules: ['xw.dice-modification.04', 'xw.card-interpretation.09'],
    during: 'modify attack dice',
    when: whileYouAttack(inBullseye),
    effect: [
      run('convert focus results', ['xw.dice-modification.04'], (state, self) => {
        changeResults(state, 'attack', { from: 'focus', to: 'hit', count: Infinity }, ['xw.dice-modification.04']);
        youGain('stress')(state, self);
      }),
      run('suffer for stress', ['xw.damage.01'], (state, self) => {
        const { id, tokens } = you(state, self);
        if (tokens.stress >= 2) sufferDamage(state, id, { hit: 1, crit: 0 }, ['xw.damage.01']);
      }),
    ],
  }),
];

/** When forces are placed, an enemy ship is stressed twice. */
const pyreSetsUp = atEndOf('setup')({
  id: 'commander-pyre-setup',
  card: 'upgrade:commanderpyre',
  rules: ['xw.setup.14'],
  choose: (state, self) => shipsThat(state, self, enemy).map((ship) => allowed(ship.id)),
  effect: (state, self) =>
    gainToken(state, self.chosen as string, 'stress', ['xw.setup.14'], { count: 2, by: self.controller }),
});

const commanderPyre = rerolls({
  id: 'commander-pyre',
  card: 'upgrade:commanderpyre',
  ...defending,
  when: whileYouDefend(enemyIs(stressed)),
});

/** A result named before a ship near rolls: if the roll lacks it, the ship changes a die to it. */
const NAMED = untilEndOf('end', 'a named result');
const FACES = { attack: ['blank', 'focus', 'hit', 'crit'], defense: ['blank', 'focus', 'evade'] } as const;

const countDooku = [
  ability({
    id: 'count-dooku-crew',
    card: 'upgrade:countdooku',
    rules: ['xw.timing.02', 'xw.force-charges.07'],
    on: before('dice-rolled', 'dice-rerolled'),
    when: (state, self) => {
      const { force: own } = you(state, self);
      return own?.active === own?.limit && isMeant(state, self, self.event.ship, atRange(0, 2));
    },
    may: true,
    cost: forceOfShip(['xw.force-charges.07']),
    choose: (_state, { event }) => FACES[event.die].map((face) => allowed(face)),
    effect: (state, self) => startEffect(state, NAMED, you(state, self).id, self.controller, self.chosen as string),
  }),
  ability({
    id: 'a-named-result',
    card: NAMED,
    rules: CHANGE,
    on: after('dice-rolled', 'dice-rerolled'),
    effect: [
      run('the roll was made', CHANGE, (state, { ability: id, source, value }) =>
        takeOutOfPlay(state, (each) => each.ability === id && each.source === source && each.value === value),
      ),
      itChooses<RolledOrAgain>(CHANGE, {
        ship: (_state, { event }) => event?.ship ?? '',
        ways: (state, _ship, { event, value }) => {
          if (!event || event.faces.includes(String(value))) return [];
          return alike(rolledNow(state, event.die)?.dice ?? [], () => true).map(([first]) => allowed(first ?? 0));
        },
        does: (state, _ship, die, { event, value }) => {
          if (event) changeResult(state, event.die, die as number, value as Face, CHANGE);
        },
      }),
    ],
  }),
];

type RolledOrAgain = Extract<XwingEvent, { type: 'dice-rolled' | 'dice-rerolled' }>;

export const crewUpgradesC = [
  ...c3po,
  ...c3poCrew,
  c3poRepublic,
  calculatesTwice('c-3po-republic-calculates', 'upgrade:c3po-republic'),
  cadBane,
  captainPhasma,
  cassianAndor,
  ...chancellorPalpatine,
  ...chewbacca,
  chewbaccaScum,
  ...chewbaccaResistance,
  ...chopper,
  cienaRee,
  cikatroVizago,
  ...commanderMalarus,
  ...countDooku,
  pyreSetsUp,
  commanderPyre,
];
