/** Cards that let their ship perform actions, at all the moments that there are. */
import { after } from '../../core';
import { ability } from '../engine';
import { isAtRange } from '../queries/range';
import { isEnemy, isFriendly, shipOf } from '../queries/ships';
import { all, atRange, destroyedIs, either, enemy, equipped, friend, inYour, limited } from './circumstances';
import { spending, spendingCharges, suffering } from './costs';
import {
  afterYouAttack,
  afterYouDefend,
  afterYouExecute,
  afterYouFullyExecute,
  afterYouPerform,
  afterYouReveal,
  afterDefense,
  beforeYouActivate,
  beforeYouEngage,
  evenWhileStressed,
  hit,
  performing,
  red,
  white,
} from './forms';
import { chargeOfCard, forceOfShip, isWithin, isYou, you } from './words';

const force = forceOfShip(['xw.force-charges.07']);

const whenActivating = [
  ...[
    ['sabine-wren-pilot', 'pilot:sabinewren'],
    ['sabine-wren-tie', 'pilot:sabinewren-tielnfighter'],
  ].map(([id = '', card = '']) => beforeYouActivate({ id, card, ...performing(id, white('barrel-roll', 'boost')) })),
  beforeYouActivate({
    id: 'edrio-two-tubes',
    card: 'pilot:edriotwotubes',
    if: (state, self) => you(state, self).tokens.focus > 0,
    ...performing('edrio-two-tubes', 'any standard action'),
  }),
];

/** 'Before you execute a blue maneuver'. */
const beforeBlue = (id: string, card: string, ...actions: readonly ('barrel-roll' | 'boost')[]) =>
  afterYouReveal({
    id,
    card,
    if: (_state, { event }) => event.maneuver.color === 'blue',
    cost: chargeOfCard(['xw.standard-charges.04']),
    ...performing(id, white(...actions)),
  });

const whenManeuvering = [
  beforeBlue('bb-8', 'upgrade:bb8', 'barrel-roll', 'boost'),
  beforeBlue('bb-astromech', 'upgrade:bbastromech', 'barrel-roll'),
  afterYouFullyExecute(({ color }) => color === 'red')({
    id: 'r4-p17',
    card: 'upgrade:r4p17',
    cost: chargeOfCard(['xw.standard-charges.04']),
    ...performing('r4-p17', 'any standard action'),
  }),
  evenWhileStressed('r4-p17', 'upgrade:r4p17'),
  afterYouFullyExecute(({ speed }) => speed >= 2 && speed <= 4)({
    id: 'temmin-wexley',
    card: 'pilot:temminwexley',
    ...performing('temmin-wexley', white('boost')),
  }),
  afterYouFullyExecute()({
    id: 'fine-tuned-controls',
    card: 'ship-ability:finetunedcontrols',
    rules: ['xw.faq-activation.05'],
    cost: force,
    ...performing('fine-tuned-controls', white('boost', 'barrel-roll')),
  }),
  afterYouExecute({
    id: 'dauntless',
    card: 'upgrade:dauntless',
    if: (_state, { event }) => !event.fully,
    ...performing('dauntless', 'any white action as red'),
  }),
  afterYouExecute({
    id: 'unkar-plutt',
    card: 'upgrade:unkarplutt',
    if: (_state, { event }) => !event.fully,
    cost: suffering('hit'),
    ...performing('unkar-plutt', 'any white action'),
  }),
  ability({
    id: 'heff-tobber',
    card: 'pilot:hefftobber',
    rules: ['xw.timing.07'],
    on: after('maneuver-executed'),
    when: (state, self) => {
      const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
      return isEnemy(state, own, ship) && isAtRange(state, own.id, ship.id, 0, 0);
    },
    ...performing('heff-tobber', 'any standard action'),
  }),
];

const afterActions = [
  afterYouPerform('boost')({ id: 'ig-88c', card: 'pilot:ig88c', ...performing('ig-88c', white('evade')) }),
  afterYouPerform(
    'barrel-roll',
    'boost',
  )({
    id: 'leevan-tenza',
    card: 'pilot:leevantenza',
    ...performing('leevan-tenza', red('evade')),
  }),
  afterYouPerform('barrel-roll')({
    id: 'kickback',
    card: 'pilot:kickback',
    ...performing('kickback', red('lock')),
  }),
  afterYouPerform()({
    id: 'poe-dameron',
    card: 'pilot:poedameron',
    cost: spendingCharges('ship'),
    ...performing('poe-dameron', 'any white action as red'),
  }),
];

const inTheSystemPhase = (id: string, card: string, color: 'red' | 'purple', ...actions: ('barrel-roll' | 'boost')[]) =>
  ability({
    id,
    card,
    rules: ['xw.system-phase.02'],
    during: 'system phase',
    ...performing(
      id,
      actions.map((action) => ({ action, color })),
    ),
  });

const inSystemPhase = [
  inTheSystemPhase('bb-8-pilot', 'pilot:bb8', 'red', 'barrel-roll', 'boost'),
  inTheSystemPhase('intuitive-controls', 'ship-ability:intuitivecontrols', 'purple', 'barrel-roll', 'boost'),
];

const whenFighting = [
  afterYouAttack({
    id: 'turr-phennir',
    card: 'pilot:turrphennir',
    ...performing('turr-phennir', white('barrel-roll', 'boost')),
  }),
  evenWhileStressed('turr-phennir', 'pilot:turrphennir'),
  afterYouAttack({
    id: 'impetuous',
    card: 'upgrade:impetuous',
    if: (state, { event }) => shipOf(state, event.defender).destroyed,
    ...performing('impetuous', white('focus', 'lock')),
  }),
  afterYouAttack({
    id: 'count-dooku-attacks',
    card: 'pilot:countdooku',
    if: hit,
    cost: force,
    ...performing('count-dooku-attacks', 'any standard action'),
  }),
  afterYouDefend({
    id: '0-66',
    card: 'pilot:066',
    cost: spending('calculate'),
    ...performing('0-66', 'any standard action'),
  }),
  afterDefense({
    id: 'valen-rudor',
    card: 'pilot:valenrudor',
    if: (state, self) => {
      const [own, defender] = [you(state, self), shipOf(state, self.event.defender)];
      return isFriendly(own, defender) && isWithin(state, own, defender, [0, 1]);
    },
    ...performing('valen-rudor', 'any standard action'),
  }),
  ability({
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
  }),
  beforeYouEngage({
    id: 'han-solo-gunner-resistance',
    card: 'upgrade:hansolo-gunner',
    ...performing('han-solo-gunner-resistance', red('focus')),
  }),
  ability({
    id: 'lieutenant-tavson',
    card: 'pilot:lieutenanttavson',
    rules: ['xw.timing.07'],
    on: after('damage-suffered'),
    when: (state, self) => isYou(state, self, self.event.ship),
    cost: spendingCharges('ship'),
    ...performing('lieutenant-tavson', 'any standard action'),
  }),
];

/** 'After another friendly ship at range 0-3 is destroyed' that is limited, or has the same upgrade. */
const avenging = (id: string, card: string, upgrade: string, grants: ReturnType<typeof white>) =>
  ability({
    id,
    card,
    rules: ['xw.timing.07'],
    on: after('ship-destroyed'),
    when: destroyedIs(all(friend, atRange(0, 3), either(limited, equipped(upgrade)))),
    ...performing(id, grants),
  });

const whenFriendsFall = [
  avenging('disciplined', 'upgrade:disciplined', 'disciplined', white('lock', 'barrel-roll')),
  avenging('hopeful', 'upgrade:hopeful', 'hopeful', white('focus', 'boost')),
  ability({
    id: 'avenger',
    card: 'pilot:avenger',
    rules: ['xw.timing.07'],
    on: after('ship-destroyed'),
    when: destroyedIs(friend),
    ...performing('avenger', 'any standard action'),
  }),
  evenWhileStressed('avenger', 'pilot:avenger'),
];

/** Even while stressed, up to a number of stress tokens: of these actions. */
const stressedActions = (id: string, card: string, most: number, ...actions: readonly string[]) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (state, self, { ship, action }) =>
        isYou(state, self, ship) && actions.includes(action) && you(state, self).tokens.stress <= most,
    },
  });

const whileStressed = [stressedActions('primed-thrusters', 'upgrade:primedthrusters', 2, 'barrel-roll', 'boost')];

export const ownActions = [
  ...whenActivating,
  ...whenManeuvering,
  ...afterActions,
  ...inSystemPhase,
  ...whenFighting,
  ...whenFriendsFall,
  ...whileStressed,
];
