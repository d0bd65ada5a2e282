/** The cards of both damage decks (xw.damage-cards, xw.huge-damage-cards). Each is on the ship to which it was dealt; that ship is 'you'. */
import { type AbilityFrame, after, before, reason, type RuleId, say } from '../../core';
import { loseCharge } from '../effects/charges';
import { gainByItself } from '../effects/tokens';
import { ability, isResolving, run } from '../engine';
import type { Bearing } from '../facts/words';
import type { XwingEvent } from '../model/events';
import type { ShipId, XwingState } from '../model/state';
import { repairDamageCard } from '../procedures/damage-cards';
import { rollADie, shownOn } from '../procedures/roll-a-die';
import { sufferDamage, sufferOne } from '../procedures/suffer-damage';
import { activationOf } from '../queries/activation';
import { metObstacle } from './forms/obstacles';
import { you } from './forms/you';

const PRECISION: readonly RuleId[] = ['xw.huge-damage-cards.05', 'xw.huge-damage-cards.07'];
type Effect = (state: XwingState, ship: ShipId, rules: readonly RuleId[]) => void;

/** What the attacker adds that hits from the arc of the card; told before the card counts as dealt. */
const precisionShot = (card: string, effect: Effect) =>
  ability({
    id: `${card}-precision-shot`,
    card: `damage:${card}`,
    rules: PRECISION,
    on: after('precision-shot'),
    when: (_state, { event, source }) => event.id === source,
    effect: (state, frame) => effect(state, you(state, frame).id, PRECISION),
  });

const suffersHit: Effect = (state, ship, rules) => sufferDamage(state, ship, { hit: 1, crit: 0 }, rules);
const PRIMARY: readonly RuleId[] = ['xw.huge-damage-cards.04', 'xw.huge-damage-cards.07'];

/** As long as it lies faceup. */
const fewerDice = ability({
  id: 'batteryhit',
  card: 'damage:batteryhit',
  rules: PRIMARY,
  modifies: {
    'attack dice': (state, self, value, { attacker }) => (attacker === you(state, self).id ? value - 1 : value),
  },
});

const RULES: readonly RuleId[] = ['xw.damage-cards.04'];
const yours = (state: XwingState, self: { source: string }): ShipId => you(state, self).id;

const blindedPilot = ability({
  id: 'blindedpilot',
  card: 'damage:blindedpilot',
  rules: RULES,
  forbids: {
    'modify attack dice': (state, self, { ship, by }) => {
      if (ship !== yours(state, self) || by === 'force') return null;
      return reason(
        'blinded-pilot',
        say`With Blinded Pilot ${ship} modifies its dice only by spending Force charges.`,
        RULES,
      );
    },
  },
});

const gainsStress: Effect = (state, ship, rules) => gainByItself(state, ship, 'stress', rules);

/** Resolved once the card lies faceup; then it is repaired where it says so. */
const primary = (card: string, effect: Effect, repaired = true) =>
  ability({
    id: card,
    card: `damage:${card}`,
    rules: PRIMARY,
    on: after('damage-card-dealt', 'damage-card-exposed'),
    when: (_state, { event, source }) => event.id === source,
    effect: (state, frame) => {
      const ship = you(state, frame).id;
      effect(state, ship, PRIMARY);
      if (repaired) repairDamageCard(state, ship, { id: frame.source }, PRIMARY);
    },
  });

type FrameOf<T extends XwingEvent['type']> = AbilityFrame<Extract<XwingEvent, { type: T }>>;

/** Rolls an attack die for the ship; `then` is told what it shows. */
const rollOneDie = <T extends XwingEvent['type']>(
  card: string,
  then: (state: XwingState, ship: ShipId, face: string | null) => void,
) => [
  run('roll an attack die', RULES, (state, frame: FrameOf<T>) => rollADie(state, yours(state, frame), card, RULES)),
  run('do what it shows', RULES, (state, frame: FrameOf<T>) => then(state, yours(state, frame), shownOn(frame))),
];

const consoleFire = ability({
  id: 'consolefire',
  card: 'damage:consolefire',
  rules: [...RULES, 'xw.faq-engagement.01'],
  on: before('ship-engages'),
  when: (state, self) => self.event.ship === yours(state, self),
  effect: rollOneDie<'ship-engages'>('consolefire', (state, ship, face) => {
    if (face === 'hit') sufferDamage(state, ship, { hit: 1, crit: 0 }, RULES);
  }),
});

const TURNS: readonly Bearing[] = ['turn-left', 'turn-right'];

const damagedEngine = ability({
  id: 'damagedengine',
  card: 'damage:damagedengine',
  rules: [...RULES, 'xw.difficulty.05'],
  modifies: {
    'maneuver difficulty': (state, self, difficulty, { ship, bearing }) => {
      return ship === yours(state, self) && TURNS.includes(bearing) ? difficulty + 1 : difficulty;
    },
  },
});

/** What is answered of repairing a card: that after it what the card says of actions is not resolved. */
const FAQ: Readonly<Record<string, readonly RuleId[]>> = { woundedpilot: ['xw.faq-damage-cards.01'] };

/** The ability under the header 'Action:' of most cards. */
const repairAction = (card: string) => {
  const rules = [...(FAQ[card] ?? []), 'xw.actions.15', 'xw.damage-cards.05'];
  return ability({
    id: `${card}-repair`,
    card: `damage:${card}`,
    rules,
    during: 'action',
    effect: (state, frame) => repairThis(state, frame, FAQ[card]),
  });
};

function repairThis(
  state: XwingState,
  frame: { source: string },
  rules: readonly RuleId[] = ['xw.damage-cards.05'],
): void {
  repairDamageCard(state, yours(state, frame), { id: frame.source }, rules);
}

const REPAIRABLE = [
  'blindedpilot',
  'woundedpilot',
  'consolefire',
  'weaponsfailure',
  'hullbreach',
  'structuraldamage',
  'damagedsensorarray',
  'loosestabilizer',
  'fuelleak',
];

const repairActions = REPAIRABLE.map(repairAction);
const REPAIRS = repairActions.map((each) => each.id);

const damagedSensorArray = ability({
  id: 'damagedsensorarray',
  card: 'damage:damagedsensorarray',
  rules: RULES,
  forbids: {
    'perform action': (state, self, { ship, action }) => {
      if (ship !== yours(state, self) || action === 'focus' || REPAIRS.some((id) => action.startsWith(`${id}@`)))
        return null;
      const said = say`With Damaged Sensor Array ${ship} performs only the focus action and actions of damage cards.`;
      return reason('damaged-sensor-array', said, RULES);
    },
  },
});

function suffer(state: XwingState, frame: { source: string }): void {
  sufferDamage(state, yours(state, frame), { hit: 1, crit: 0 }, RULES);
}

/** Resolved as soon as the card lies faceup, dealt or exposed. */
const whenFaceup = (card: string, effect: (state: XwingState, frame: { source: string }) => void) =>
  ability({
    id: card,
    card: `damage:${card}`,
    rules: RULES,
    on: after('damage-card-dealt', 'damage-card-exposed'),
    when: (_state, { event, source }) => event.id === source,
    effect: (state, frame) => effect(state, frame),
  });

const directHit = whenFaceup('directhit', (state, frame) => {
  suffer(state, frame);
  repairThis(state, frame);
});

const disabledPowerRegulator = ability({
  id: 'disabledpowerregulator',
  card: 'damage:disabledpowerregulator',
  rules: RULES,
  on: before('ship-engages'),
  when: (state, self) => self.event.ship === yours(state, self),
  effect: (state, frame) => gainByItself(state, yours(state, frame), 'ion', RULES),
});

const disabledPowerRegulatorEnds = ability({
  id: 'disabledpowerregulator-ends',
  card: 'damage:disabledpowerregulator',
  rules: RULES,
  on: after('maneuver-executed'),
  when: (state, self) => self.event.ship === yours(state, self) && activationOf(state, self.event.ship)?.ion === true,
  effect: repairThis,
});

const losesEnergy =
  (amount: number): Effect =>
  (state, ship, rules) => {
    for (let i = 0; i < amount; i++) loseCharge(state, ship, 'energy', rules);
  };

/** Not set off by the critical damage for which it was dealt itself; nor by its own, which Hull Breach may turn into critical damage: it is repaired first. */
const fuelLeak = ability({
  id: 'fuelleak',
  card: 'damage:fuelleak',
  rules: RULES,
  on: after('damage-suffered'),
  when: (state, self) => {
    const { ship, damage, faceup } = self.event;
    const isSetOff = ship === yours(state, self) && damage === 'crit' && faceup.includes(self.source);
    return isSetOff && !isResolving(state, self);
  },
  effect: (state, frame) => {
    suffer(state, frame);
    repairThis(state, frame);
  },
});

/** Hit damage turns into as much critical damage. */
const hullBreach = ability({
  id: 'hullbreach',
  card: 'damage:hullbreach',
  rules: [...RULES, 'xw.replacement-effect.01'],
  replaces: 'damage-suffered',
  when: (state, self) => self.event.ship === yours(state, self) && self.event.damage === 'hit',
  effect: (state, { event }) => {
    if (event) sufferOne(state, event.ship, 'crit', RULES);
  },
});

const looseStabilizer = ability({
  id: 'loosestabilizer',
  card: 'damage:loosestabilizer',
  rules: RULES,
  on: after('maneuver-executed'),
  when: (state, self) => self.event.ship === yours(state, self) && self.event.maneuver.bearing !== 'straight',
  effect: (state, frame) => {
    suffer(state, frame);
    repairThis(state, frame);
  },
});

const panickedPilot = whenFaceup('panickedpilot', (state, frame) => {
  gainByItself(state, yours(state, frame), 'stress', RULES, { count: 2 });
  repairThis(state, frame);
});

const structuralDamage = ability({
  id: 'structuraldamage',
  card: 'damage:structuraldamage',
  rules: RULES,
  modifies: {
    'defense dice': (state, self, dice, { defender }) => (defender === yours(state, self) ? dice - 1 : dice),
  },
});

const stunnedPilot = ability({
  id: 'stunnedpilot',
  card: 'damage:stunnedpilot',
  rules: RULES,
  on: after('maneuver-executed'),
  when: (state, self) => self.event.ship === yours(state, self) && metObstacle(state, self.event.ship),
  effect: suffer,
});

const weaponsFailure = ability({
  id: 'weaponsfailure',
  card: 'damage:weaponsfailure',
  rules: RULES,
  modifies: {
    'attack dice': (state, self, dice, { attacker }) => (attacker === yours(state, self) ? dice - 1 : dice),
  },
});

const woundedPilot = ability({
  id: 'woundedpilot',
  card: 'damage:woundedpilot',
  rules: [...RULES, 'xw.faq-damage-cards.01'],
  on: after('action-performed'),
  when: (state, self) => self.event.ship === yours(state, self),
  effect: rollOneDie<'action-performed'>('woundedpilot', (state, ship, face) => {
    if (face === 'hit' || face === 'crit') gainByItself(state, ship, 'stress', RULES);
  }),
});

export const damageCards = [
  precisionShot('batteryhit', suffersHit),
  fewerDice,
  blindedPilot,
  precisionShot('bridgehit', gainsStress),
  primary('bridgehit', (state, ship, rules) => gainByItself(state, ship, 'stress', rules, { count: 2 })),
  consoleFire,
  damagedEngine,
  damagedSensorArray,
  directHit,
  disabledPowerRegulator,
  disabledPowerRegulatorEnds,
  precisionShot('drivehit', losesEnergy(1)),
  primary('drivehit', gainsStress, false),
  fuelLeak,
  hullBreach,
  precisionShot('hullrupture', suffersHit),
  primary('hullrupture', suffersHit),
  looseStabilizer,
  panickedPilot,
  precisionShot('powersurge', losesEnergy(1)),
  primary('powersurge', losesEnergy(2)),
  structuralDamage,
  stunnedPilot,
  weaponsFailure,
  woundedPilot,
  ...repairActions,
];
