/** Cards by which dials are set again after the Planning Phase or looked at, and what players guess aloud of dials and dice. */
import { after, allowed, candidate, question, reason, say, type Candidate, type Json } from '../../core';
import { changeDifficulty } from '../effects/activation';
import { spendCharge } from '../effects/charges';
import { lookAtDial, nothingToSee, setDial, setRevealedDial, turnDialFaceup } from '../effects/dials';
import { addResult } from '../effects/dice';
import { nothingDone } from '../effects/failing';
import { untilEndOf } from '../effects/lasting-effects';
import { spendLock } from '../effects/locks';
import { ability, ask, bringIntoPlay, finish, run, takeOutOfPlay } from '../engine';
import { ship as shipType, type Bearing, type Maneuver } from '../facts';
import { isBasic, maneuverName } from '../facts/maneuvers';
import type { PlanningAction } from '../model/actions';
import type { Ship, ShipId } from '../model/state';
import { cannotSpendLock, locksOf } from '../queries/locks';
import { isFriendly, shipOf } from '../queries/ships';
import { all, atRange, enemy, not, shipsThat } from './circumstances';
import { whileYouDefend } from './combat';
import { spending } from './costs';
import { afterYouPerform, afterYouReveal } from './forms';
import { youGain } from './token-forms';
import { forceOfShip, isWithin, isYou, shipsTogether, stillThere, you } from './words';

const SET = ['xw.dial.04', 'xw.maneuver.16'];
const LOOK = ['xw.dial.05', 'xw.system-phase.02'];

const dialOf = ({ type }: Ship): readonly Maneuver[] => shipType(type)?.dial ?? [];
const onDial = (ship: Ship, name: unknown): Maneuver => {
  const found = dialOf(ship).find((each) => maneuverName(each) === name);
  if (!found) throw new Error(`${ship.id} has no ${String(name)} on its dial`);
  return found;
};
/** 'Another maneuver': those of the dial of the ship that are so beside the revealed one. */
const others = (ship: Ship, revealed: Maneuver, such: (other: Maneuver) => boolean): Candidate<Json>[] =>
  dialOf(ship)
    .filter((each) => maneuverName(each) !== maneuverName(revealed) && such(each))
    .map((each) => allowed<Json>(maneuverName(each)));

interface Resets {
  id: string;
  card: string;
  /** Of which revealed maneuvers; left out: of all. */
  of?: (revealed: Maneuver) => boolean;
  to: (other: Maneuver, revealed: Maneuver) => boolean;
  /** 'Increase its difficulty'. */
  harder?: boolean;
}

/** 'After you reveal your dial, you may set it to ...'. */
const resets = ({ id, card, of = () => true, to, harder = false }: Resets) =>
  afterYouReveal({
    id,
    card,
    rules: SET,
    if: (_state, { event }) => of(event.maneuver),
    may: true,
    choose: (state, { event }) => others(shipOf(state, event.ship), event.maneuver, (each) => to(each, event.maneuver)),
    effect: (state, { event, chosen }) => {
      if (!event) return;
      setRevealedDial(state, event.ship, onDial(shipOf(state, event.ship), chosen), SET);
      if (harder) changeDifficulty(state, event.ship, 1);
    },
  });

const sameColor = (other: Maneuver, revealed: Maneuver): boolean => other.color === revealed.color;
const redOrBlue = ({ color }: Maneuver): boolean => color === 'red' || color === 'blue';
const MIRRORED: Partial<Record<Bearing, Bearing>> = {
  'turn-left': 'turn-right',
  'turn-right': 'turn-left',
  'bank-left': 'bank-right',
  'bank-right': 'bank-left',
};

const setAfterRevealing = [
  ...['pilot:herasyndulla', 'pilot:herasyndulla-vcx100lightfreighter'].map((card, i) =>
    resets({ id: ['hera-syndulla-pilot', 'hera-syndulla-vcx-100'][i] ?? '', card, of: redOrBlue, to: sameColor }),
  ),
  resets({
    id: 'kaydel-connix',
    card: 'upgrade:kaydelconnix',
    to: (other, { speed }) => isBasic(other.bearing) && other.speed === speed + 1,
    harder: true,
  }),
  resets({
    id: 'r2-a6',
    card: 'upgrade:r2a6',
    to: (other, { speed, bearing }) => other.bearing === bearing && Math.abs(other.speed - speed) === 1,
  }),
  resets({
    id: 'seasoned-navigator',
    card: 'upgrade:seasonednavigator',
    to: (other, { speed }) => other.color !== 'red' && other.speed === speed,
    harder: true,
  }),
  resets({
    id: 'slave-i',
    card: 'upgrade:slavei',
    of: ({ bearing }) => bearing in MIRRORED,
    to: (other, { speed, bearing }) => other.speed === speed && other.bearing === MIRRORED[bearing],
  }),
  ability({
    id: 'saesee-tiin',
    card: 'pilot:saeseetiin',
    rules: SET,
    on: after('dial-revealed'),
    when: (state, self) => {
      const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
      return isFriendly(own, ship) && isWithin(state, own, ship, [0, 2]);
    },
    still: stillThere('ship'),
    may: true,
    cost: forceOfShip(['xw.force-charges.07']),
    choose: (state, { event }) =>
      others(
        shipOf(state, event.ship),
        event.maneuver,
        (each) => sameColor(each, event.maneuver) && each.speed === event.maneuver.speed,
      ),
    effect: (state, { event, chosen }) => {
      if (event) setRevealedDial(state, event.ship, onDial(shipOf(state, event.ship), chosen), SET);
    },
  }),
];

/** A lock of his is spent on looking at the dial of the ship that it is on. */
const phlacArphocc = ability({
  id: 'phlac-arphocc-prototype',
  card: 'pilot:phlacarphoccprototype',
  rules: LOOK,
  during: 'system phase',
  may: true,
  choose: (state, self) => {
    const locked = locksOf(state, you(state, self).id).flatMap(({ on }) => state.ships.filter(({ id }) => id === on));
    return locked.map((ship) =>
      candidate<Json>(
        ship.id,
        nothingToSee(ship, self.controller) ?? cannotSpendLock(state, you(state, self).id, ship.id),
      ),
    );
  },
  effect: (state, self) => {
    const ship = self.chosen as ShipId;
    spendLock(state, you(state, self).id, ship);
    lookAtDial(state, ship, self.controller, LOOK);
  },
});

type SetDial = Extract<PlanningAction, { type: 'set-dial' }>;
interface Guess {
  ship: ShipId;
  maneuver: string;
}

/** The guess names a maneuver of the dial of that ship. If it is right, its own dial may be set otherwise: keeping it is a setting like others. */
const cassianAndor = ability({
  id: 'cassian-andor',
  card: 'upgrade:cassianandor',
  rules: LOOK,
  during: 'system phase',
  may: true,
  choose: (state, self) =>
    shipsThat(state, self, all(enemy, atRange(1, 2))).flatMap((ship) => {
      const without = ship.dial === null ? nothingToSee(ship, self.controller) : null;
      return dialOf(ship).map((each) => candidate<Json>({ ship: ship.id, maneuver: maneuverName(each) }, without));
    }),
  effect: [
    run('look at the dial', LOOK, (state, self) => {
      const guess = self.chosen as unknown as Guess;
      const ship = shipOf(state, guess.ship);
      if (!nothingToSee(ship, self.controller)) lookAtDial(state, ship.id, self.controller, LOOK);
      if (ship.dial !== null && maneuverName(ship.dial) === guess.maneuver) return;
      nothingDone(state, you(state, self).id, self.source, reason('wrong-guess', 'the guess was wrong.', LOOK));
      finish(self);
    }),
    ask(
      'set the dial anew',
      SET,
      (state, self) => {
        const own = you(state, self);
        if (own.dial === null) return null;
        const settings = dialOf(own).map((each) => {
          return allowed<SetDial>({ type: 'set-dial', player: own.player, ship: own.id, maneuver: maneuverName(each) });
        });
        return question(own.player, 'set the dial anew', settings);
      },
      (state, _self, { ship, maneuver }: SetDial) => setDial(state, ship, onDial(shipOf(state, ship), maneuver), SET),
    ),
  ],
});

/** Any number of enemy ships beyond range 1, each for a Force charge. */
const snoke = ability({
  id: 'supreme-leader-snoke',
  card: 'upgrade:supremeleadersnoke',
  rules: LOOK,
  during: 'system phase',
  may: true,
  choose: (state, self) => {
    const facedown = shipsThat(state, self, all(enemy, not(atRange(0, 1)))).filter(
      ({ dial, dialFaceup }) => dial !== null && !dialFaceup,
    );
    return shipsTogether(facedown, you(state, self).force?.active ?? 0);
  },
  effect: (state, self) => {
    for (const ship of self.chosen as ShipId[]) {
      spendCharge(state, you(state, self).id, 'force', ['xw.force-charges.07']);
      turnDialFaceup(state, ship, LOOK);
    }
  },
});

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
  afterYouPerform('calculate')({ id: 'c-3po-calculates', card: 'upgrade:c3po', effect: youGain('calculate') }),
];

export const dialsSet = [...setAfterRevealing, phlacArphocc, cassianAndor, snoke, ...c3po];
