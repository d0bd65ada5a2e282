/** Special abilities: Da to De. */
import {
  after,
  allowed,
  before,
  candidate,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type Json,
  type Reason,
  type RuleId,
} from '../../../core';
import { squash } from '../../../core/codec/squash';
import { gain } from '../../effects/abilities';
import { defeat } from '../../effects/damage';
import { board, disembark } from '../../effects/movement';
import { ability, ask, call, forbidden, goTo, modified, run } from '../../engine';
import type { Square } from '../../facts/battle-map';
import { SQUARES_OF_SIZE } from '../../facts/words';
import { lastingBy } from '../../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { hasAbility, hasForceRating, hasLightsaber, isUnique, numberOf } from '../../queries/abilities';
import { aboutAttack, currentAttack } from '../../queries/attack';
import { cardOf, characterOf, charactersOnMap, isOnMap, passengersOf, sizeOf, spaceOf } from '../../queries/characters';
import { rulesOfReasons, whyOtherwise } from '../../queries/deciding';
import { whyNoEndOfMove } from '../../queries/move-ends';
import { areAllies, areTeammates, squadOf } from '../../queries/players';
import { isAdjacent } from '../../queries/sight';
import { overlap } from '../../queries/spaces';
import { standsLegally } from '../../queries/standing';
import { currentTurn } from '../../queries/turn';
import { criticalFrom } from '../forms/attacks';
import { bonus, withoutMoving } from '../forms/bonuses';
import { squaresBeside, whyNoPlace } from '../forms/carrying';
import { armor, isOwnDamage, less, whyNotLess, type TakesDamage } from '../forms/damage';
import type { Of } from '../forms/events';
import { choosesAlly, gives } from '../forms/granting';
import { chosenSaves, saveOf, savedBy } from '../forms/saves';
import { chooseOf, legalTarget, type Only } from '../forms/targets';
import { statements, use, type UseFrame } from '../forms/uses';
import { thisCharacter } from '../forms/who';

/** Attacks of adjacent enemies with a lightsaber go through armor, and a lightsaber that is thrown does (min.damage-reduction.02, min.dark-armor.03). */
function whyCut(rule: RuleId) {
  return (state: MiniaturesState, self: TakesDamage): Reason | null => {
    const { attacker, byAttack } = self.event;
    if (!byAttack || attacker === null) return whyNotLess(state, self);
    if (currentAttack(state)?.with?.thrownLightsaber)
      return reason('lightsaber', say`${attacker} throws a lightsaber.`, [rule]);
    const other = characterOf(state, attacker);
    return isAdjacent(state, other, thisCharacter(state, self)) && hasLightsaber(state, other)
      ? reason('lightsaber', say`${attacker} is adjacent to ${self.source} and has a lightsaber.`, [rule])
      : whyNotLess(state, self);
  };
}

/** What Damage Reduction takes off, and what works against it (min.penetration.01, min.demolish.01). */
function reductionLeft(state: MiniaturesState, self: AbilityInPlay, byAttack: boolean) {
  const attack = byAttack ? currentAttack(state) : null;
  const number = numberOf(self);
  if (!attack) return { left: number, because: [] };
  const about = aboutAttack(attack);
  const because = whyOtherwise(state, 'damage reduction', number, about);
  return { left: Math.max(0, modified(state, 'damage reduction', number, about)), because };
}

const damageReduction = ability({
  id: 'damage-reduction',
  rules: ['min.damage-reduction.01', 'min.damage-reduction.03'],
  on: before('damage-due'),
  when: isOwnDamage,
  unable: (state, self) => {
    const { left, because } = reductionLeft(state, self, self.event.byAttack);
    return whyCut('min.damage-reduction.02')(state, self) ?? (left > 0 ? null : (because[0] ?? null));
  },
  effect: (state, self) => {
    const { left, because } = reductionLeft(state, self, self.event?.byAttack === true);
    less(state, self, left, [...rulesOfReasons(because), 'min.damage-reduction.01'], because);
  },
});

const INSPIRATION = ['min.dark-inspiration.01'];

const DARK_MASTER = ['min.dark-master.01', 'min.dark-master.02'];

/** As setup ends, when all stand on the map. */
const darkMaster = ability({
  id: 'dark-master',
  rules: DARK_MASTER,
  on: after('setup-ended'),
  choose: (state, { source, controller }) =>
    charactersOnMap(state)
      .filter((each) => each.player === controller && each.id !== source && isUnique(state, each))
      .map((each) => candidate(each.id, null)),
  effect: (state, { source, chosen }) => {
    gain(state, characterOf(state, String(chosen)), lastingBy('dark-master', source), DARK_MASTER);
  },
});

/** What comes with it is whose Force points it may spend. */
const darkServant = ability({
  id: 'effect-dark-servant',
  rules: DARK_MASTER,
  modifies: {
    'force payers': (_state, { source, value }, payers, { character }) =>
      character === source ? [...payers, { id: String(value), beside: false }] : payers,
  },
});

const COMMANDOS = 'Republic Commando';

/** min.delta-fire-support.01, min.delta-shield-support.01 */
function isRepublicCommando(state: MiniaturesState, ally: Character): boolean {
  return squash(cardOf(state, ally).name).includes(squash(COMMANDOS));
}

const demolish = ability({
  id: 'demolish',
  rules: ['min.demolish.01'],
  modifies: {
    'damage reduction': (_state, { source }, reduction, { attacker, adjacent }) =>
      attacker === source && adjacent ? Math.min(0, reduction) : reduction,
  },
});

const isHugeOrMounted: Only = (state, character) => {
  const { size } = cardOf(state, character);
  if (size === 'huge' || (size === 'large' && hasAbility(state, character, 'mounted-weapon'))) return null;
  const said = say`${character.id} is neither Huge, nor Large with Mounted Weapon.`;
  return reason('too-small', said, ['min.demolition-charge.01']);
};

const DEMOLITION = statements('demolition-charge', [1]);
const demolitionCharge = use({
  id: 'demolition-charge',
  says: [1],
  replaces: 'turn',
  choose: legalTarget('adjacent', isHugeOrMounted),
  effect: [
    chosenSaves(6, DEMOLITION),
    run('defeat', DEMOLITION, (state, self: UseFrame) => {
      if (savedBy(self)) return;
      const defeat = { character: String(self.chosen), attacker: self.source, byAttack: false, saved: false };
      call(state, 'defeat', { ...defeat, rules: DEMOLITION });
    }),
  ],
});

/** All other places beside a character where another could stand. */
function placesBeside(state: MiniaturesState, own: Character, other: Character): Square[] {
  return squaresBeside(state, own, other).filter((at) => whyNoPlace(state, own, other, at, []) === null);
}

const says = (...numbers: number[]): RuleId[] => statements('desert-skiff', numbers);

/** Two of Medium size, or one that is Large (min.desert-skiff.01). */
const ROOM = 2;

function roomFor(state: MiniaturesState, character: Character): number {
  return sizeOf(state, character) === SQUARES_OF_SIZE.large ? ROOM : 1;
}

/** Whose turn it is, if that is an ally beside it. */
function whoBoards(state: MiniaturesState, self: AbilityInPlay): Character | null {
  const turn = currentTurn(state);
  if (!turn) return null;
  const own = thisCharacter(state, self);
  const ally = characterOf(state, turn.character);
  const beside = areAllies(state, own, ally) && ally.aboard === null && isAdjacent(state, own, ally);
  return beside && isOnMap(own) ? ally : null;
}

/** Why an ally does not come aboard now; null: it does. */
function whyNotAboard(state: MiniaturesState, self: AbilityInPlay): Reason | null {
  const ally = whoBoards(state, self);
  const turn = currentTurn(state);
  if (!ally || !turn) return reason('nobody-near', say`Nobody is beside ${self.source}.`, says(2));
  const taken = passengersOf(state, thisCharacter(state, self)).reduce((sum, each) => sum + roomFor(state, each), 0);
  if (sizeOf(state, ally) > SQUARES_OF_SIZE.large || taken + roomFor(state, ally) > ROOM)
    return reason('no-room', say`${self.source} has no room for ${ally.id}.`, says(1));
  if (passengersOf(state, ally).length > 0) return reason('carries', say`${ally.id} carries somebody itself.`, says(1));
  if (!standsLegally(state, ally))
    return reason('in-the-middle-of-a-move', say`${ally.id} cannot end its move here.`, says(2));
  return whyNoEndOfMove(state, turn) ?? forbidden(state, 'be moved', { character: ally.id });
}

const boards = ability({
  id: 'desert-skiff',
  rules: says(1, 2),
  during: 'turn',
  when: (state, self) => whoBoards(state, self) !== null,
  unable: whyNotAboard,
  effect: (state, self) => {
    const ally = whoBoards(state, self);
    if (ally) board(state, ally, thisCharacter(state, self), says(2));
  },
});

/** Who is aboard goes nowhere by itself: it moves with the skiff (min.desert-skiff.10). */
const carried = ability({
  id: 'desert-skiff-carries',
  card: 'desert-skiff',
  rules: says(4, 10),
  forbids: {
    move: (state, { source }, { character }) => whyCarried(state, source, character),
    'be moved': (state, { source }, { character }) => whyCarried(state, source, character),
  },
});

function whyCarried(state: MiniaturesState, source: CharacterId, character: CharacterId): Reason | null {
  return characterOf(state, character).aboard === source
    ? reason('aboard', say`${character} is aboard ${source}.`, says(4))
    : null;
}

interface Leaves {
  who: CharacterId;
  at: Square;
}

/** Where they can be put down: beside the skiff, or beside where it was. */
function ways(state: MiniaturesState, self: AbilityInPlay, passengers: readonly Character[]): Candidate<Json>[] {
  const own = thisCharacter(state, self);
  return passengers.flatMap((who) =>
    placesBeside(state, own, who)
      .filter((at) => !overlap({ at, size: sizeOf(state, who) }, spaceOf(state, own)))
      .map((at) => allowed<Json>({ who: who.id, at: [...at] })),
  );
}

function leave(state: MiniaturesState, chosen: Json, rules: readonly RuleId[]): void {
  const { who, at } = chosen as unknown as Leaves;
  disembark(state, characterOf(state, who), at, rules);
}

/** Before the first activation of their player in a round (min.desert-skiff.07). */
const disembarks = ability({
  id: 'desert-skiff-disembarks',
  card: 'desert-skiff',
  rules: says(7),
  on: after('phase-started'),
  when: (state, self) =>
    self.event.first &&
    self.event.player === self.controller &&
    passengersOf(state, thisCharacter(state, self)).length > 0,
  effect: [
    ask(
      'who leaves',
      says(7),
      (state, self: AbilityFrame<Of<'phase-started'>>) => {
        const options = ways(state, self, passengersOf(state, thisCharacter(state, self)));
        return options.length > 0 ? chooseOf(self, self.controller, [...options, allowed(null)]) : null;
      },
      (state, _self, { chosen }) => {
        if (chosen === null) return;
        leave(state, chosen, says(7));
        return 'again';
      },
    ),
  ],
});

type Wreck = AbilityFrame<Of<'character-defeated'>>;

/** It is defeated, and each of those aboard with it unless a save says otherwise (min.desert-skiff.08). */
const wreck = ability({
  id: 'desert-skiff-defeated',
  card: 'desert-skiff',
  rules: says(8, 9),
  on: after('character-defeated'),
  lasting: true,
  when: (_state, { source, event }) => event.character === source,
  effect: [
    run('save of the next passenger', says(8), (state, self: Wreck) => {
      const [next] = passengersOf(state, thisCharacter(state, self));
      self.chosen = next?.id ?? null;
      if (next) saveOf(state, next.id, 11, says(8), self.event?.attacker ?? null);
    }),
    run('defeated with it', says(8), (state, self: Wreck) => {
      if (self.chosen === null || savedBy(self)) return;
      const attacker = self.event?.attacker ?? null;
      defeat(state, characterOf(state, String(self.chosen)), { attacker, byAttack: false }, says(8));
    }),
    ask(
      'where it lands',
      says(9),
      (state, self: Wreck) => {
        const next = lander(state, self);
        const options = next ? ways(state, self, [next]) : [];
        return next && options.length > 0 ? chooseOf(self, next.player, options) : null;
      },
      (state, _self, { chosen }) => leave(state, chosen, says(9)),
    ),
    run('the next one', says(8, 9), (state, self: Wreck) => {
      const next = lander(state, self);
      if (next) disembark(state, next, null, says(9));
      if (passengersOf(state, thisCharacter(state, self)).length > 0) goTo(self, 'save of the next passenger');
    }),
  ],
});

/** Who has been saved, and is to be put down (min.desert-skiff.09). */
function lander(state: MiniaturesState, { chosen, source }: Wreck): Character | null {
  const next = chosen === null ? null : characterOf(state, String(chosen));
  return next?.aboard === source ? next : null;
}

/** Who changes sides is put down beside it at once (min.desert-skiff.11). */
const deserts = ability({
  id: 'desert-skiff-deserts',
  card: 'desert-skiff',
  rules: says(11),
  on: after('squad-joined'),
  when: (state, self) => {
    const who = characterOf(state, self.event.character);
    return who.aboard === self.source && !areTeammates(state, squadOf(state, who), self.controller);
  },
  effect: [
    ask(
      'where it stands then',
      says(11),
      (state, self: AbilityFrame<Of<'squad-joined'>>) => {
        const who = characterOf(state, self.event?.character ?? '');
        const options = who.aboard === self.source ? ways(state, self, [who]) : [];
        return options.length > 0 ? chooseOf(self, who.player, options) : null;
      },
      (state, _self, { chosen }) => leave(state, chosen, says(11)),
    ),
    run('wherever there is room', says(11), (state, self: AbilityFrame<Of<'squad-joined'>>) => {
      const who = characterOf(state, self.event?.character ?? '');
      if (who.aboard === self.source) disembark(state, who, null, says(11));
    }),
  ],
});

export const specialDaToDe: readonly AnyAbility<Miniatures>[] = [
  damageReduction,
  armor({
    id: 'dark-armor',
    rules: ['min.dark-armor.01', 'min.dark-armor.02'],
    unable: whyCut('min.dark-armor.03'),
    number: 11,
  }),
  choosesAlly({
    id: 'dark-inspiration',
    rules: INSPIRATION,
    who: hasForceRating,
    effect: (state, chosen, by) => gain(state, chosen, lastingBy('dark-inspiration', by), INSPIRATION),
  }),
  darkMaster,
  darkServant,
  bonus('deadeye', ['min.deadeye.01', 'min.deadeye.02'], withoutMoving, { damage: 10 }),
  criticalFrom('deadly-attack', 19),
  gives({
    id: 'delta-fire-support',
    rules: ['min.delta-fire-support.01'],
    given: () => ({ ability: 'synchronized-fire', value: COMMANDOS }),
    to: isRepublicCommando,
  }),
  gives({
    id: 'delta-shield-support',
    rules: ['min.delta-shield-support.01'],
    given: () => ({ ability: 'shields-2', value: 2 }),
    to: isRepublicCommando,
  }),
  demolish,
  demolitionCharge,
  boards,
  carried,
  disembarks,
  wreck,
  deserts,
];
