/** Special abilities: B. */
import {
  after,
  allowed,
  circumstance,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type ChooseForAbility,
  type Json,
  type PlayerId,
  type Reason,
} from '../../../core';
import { gain, lose } from '../../effects/abilities';
import { joinSquad } from '../../effects/squads';
import { ability, ask, call, forbidden, goTo, run } from '../../engine';
import { isAbility, readAbility } from '../../facts';
import { LASTING, lastingBy } from '../../model/lasting';
import { LOWEST } from '../../model/roll';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { cancelAttack, redirectAttack } from '../../procedures/attack';
import { newAttack } from '../../procedures/attack/frame';
import { attackPrinted, hasOwnAbility, isUnique, namedBy, numberOf, printedValue } from '../../queries/abilities';
import { aboutAttack, currentAttack } from '../../queries/attack';
import { cardOf, characterOf, charactersOnMap, isInSquad, isOnMap } from '../../queries/characters';
import { areAllies, squadOf } from '../../queries/players';
import { isWithin } from '../../queries/sight';
import { currentTurn } from '../../queries/turn';
import { attackIn } from '../forms/attacks';
import { attackable } from '../forms/attacks-instead';
import { against, bonus } from '../forms/bonuses';
import type { Declared } from '../forms/events';
import { gives, type Given } from '../forms/granting';
import { bodyguard } from '../forms/redirecting';
import { save, savedBy } from '../forms/saves';
import { chooseOf } from '../forms/targets';
import { statements, use } from '../forms/uses';
import { RANGE, isEnemy, thisCharacter } from '../forms/who';

const BETRAYAL = statements('betrayal', [1]);
const BETRAYED = LASTING.betrayal.gives;
const TURNED = 'effect-turned';

/** In whose squad it was before it betrayed anybody; who betrays again still returns there. */
function firstSquad(state: MiniaturesState, character: Character): PlayerId {
  const before = state.lasting.find((each) => each.character === character.id && each.ability === BETRAYED);
  return before ? String(before.value) : squadOf(state, character);
}

const betrayal = ability({
  id: 'betrayal',
  rules: BETRAYAL,
  on: after('attack-resolved'),
  when: (state, self) => {
    const { attacker, target } = self.event;
    const roll = currentAttack(state)?.roll;
    return (
      target === self.source &&
      isEnemy(state, self, attacker) &&
      circumstance(roll === LOWEST, () =>
        reason('no-natural-1', say`the roll that counts is ${roll ?? 0}, and no natural 1.`, BETRAYAL),
      )
    );
  },
  effect: (state, { source: by, controller, event }) => {
    const attacker = characterOf(state, event?.attacker ?? '');
    if (!isOnMap(attacker)) return;
    const value = firstSquad(state, attacker);
    // Who betrays again still returns to its first squad (min.betrayal.03).
    lose(state, (each) => each.character === attacker.id && each.ability === BETRAYED, BETRAYAL);
    gain(state, attacker, lastingBy('betrayal', by, value), BETRAYAL);
    gain(state, attacker, { ability: TURNED, until: 'turn', by }, statements('betrayal', [2]));
    joinSquad(state, attacker, controller, BETRAYAL);
    const turn = currentTurn(state);
    if (turn?.character === attacker.id) goTo(turn, 'the turn ends');
  },
});

function hasTurned(
  _state: MiniaturesState,
  { source }: AbilityInPlay,
  { character }: { character: CharacterId },
): Reason | null {
  return character === source ? reason('turned', say`${source} has changed sides.`, statements('betrayal', [2])) : null;
}

/** Nothing more in this turn, be it what is in progress (min.betrayal.02). */
const turned = ability({
  id: TURNED,
  rules: statements('betrayal', [2]),
  forbids: {
    attack: hasTurned,
    move: hasTurned,
    'combine fire': (state, self, { helper }) => hasTurned(state, self, { character: helper }),
  },
});

const RETURN = statements('betrayal', [3, 4]);

/** All go back (min.betrayal.03), activated or not as they are (min.betrayal.04). */
const betrayalEnds = ability({
  id: 'betrayal-ends',
  card: 'betrayal',
  rules: RETURN,
  on: after('character-defeated'),
  lasting: true,
  when: (_state, { source, event }) => event.character === source,
  effect: (state, { source }) => {
    const ends = state.lasting.filter(({ by, ability: effect }) => by === source && effect === BETRAYED);
    lose(state, (each) => ends.includes(each), RETURN);
    for (const { character, value } of ends) joinSquad(state, characterOf(state, character), String(value), RETURN);
  },
});

const LEADERS = ['Vigo', 'Xizor'];

/** Whoever leads the Black Sun need not be in play: the squad has them (min.black-sun.02). */
const blackSun = ability({
  id: 'black-sun',
  rules: ['min.black-sun.01', 'min.black-sun.02'],
  modifies: {
    grants: (state, self, grants) => {
      const { player, id: character } = thisCharacter(state, self);
      const led = state.characters.some(
        (each) =>
          each.id !== character &&
          each.player === player &&
          isInSquad(each) &&
          LEADERS.some((name) => cardOf(state, each).name.includes(name)),
      );
      return led ? [...grants, { character, ability: 'grenades', value: 10 }] : grants;
    },
  },
});

/** What Blaster prints: its Attack, and its damage (min.blaster.01). It is no melee attack (min.blaster.02). */
const blaster = use({
  id: 'blaster',
  says: [1, 2],
  replaces: 'attacks',
  choose: attackable({ range: null }),
  effect: (state, self) => {
    const made = { attack: attackPrinted(self), damage: numberOf(self), melee: false };
    call(state, 'attack', newAttack(self.source, String(self.chosen), 'turn', made));
  },
});

/** The ability that a card names: Blaster Upgrade (Double Attack). */
function named(self: AbilityInPlay): Given | null {
  const read = readAbility(namedBy(self));
  return isAbility(read) ? { ability: read.ability, value: printedValue(read) } : null;
}

/** Allies that shoot, and whose cards print just this Damage, whatever adds to it (min.blaster-rifle-upgrade.01, min.blaster-upgrade.01). */
function upgrade(id: string, damage: number): AnyAbility<Miniatures> {
  return gives({
    id,
    rules: [`min.${id}.01`],
    given: named,
    within: RANGE,
    to: (state, ally) => cardOf(state, ally).damage === damage && !hasOwnAbility(state, ally, 'melee-attack'),
  });
}

const GUNGAN = ['min.bombad-gungan.01', 'min.bombad-gungan.05'];
const ELSEWHERE = ['min.bombad-gungan.03'];

/** Attacked, it makes a save, and by that somebody else nearby becomes the target: whoever its player says, even the attacker. */
const bombadGungan = ability({
  id: 'bombad-gungan',
  rules: GUNGAN,
  on: after('attack-declared'),
  when: (state, self) => self.event.target === self.source && isEnemy(state, self, self.event.attacker),
  unable: (state, self) => {
    const attack = attackIn(state, self);
    if (!attack || attack.canceled) return reason('other-target', say`The attack is not the same any more.`, GUNGAN);
    return forbidden(state, 'redirect attack', aboutAttack(attack));
  },
  effect: [
    run('save', GUNGAN, (state, self: AbilityFrame<Declared>) => {
      if (self.event) save(state, self, 11, GUNGAN, self.event.attacker);
    }),
    run('nobody is near', ['min.bombad-gungan.04'], (state, self: AbilityFrame<Declared>) => {
      const attack = attackIn(state, self);
      if (!attack || !savedBy(self) || nearby(state, self).length > 0) return;
      const said = say`Nobody else is within 6 squares of ${self.source}.`;
      cancelAttack(state, attack, reason('nobody-near', said, ['min.bombad-gungan.04']));
    }),
    ask('who is attacked', ELSEWHERE, whoElse, (state, self, { chosen }: ChooseForAbility) => {
      const attack = attackIn(state, self);
      const said = reason('bombad', say`${self.source} has made its save.`, ELSEWHERE);
      if (attack) redirectAttack(state, attack, String(chosen), said);
    }),
  ],
});

function nearby(state: MiniaturesState, self: { source: string }): Character[] {
  const own = thisCharacter(state, self);
  return charactersOnMap(state).filter((each) => each.id !== own.id && isWithin(state, own, each, RANGE));
}

/** Asked only after a save that succeeds; else the attack goes on as it is (min.bombad-gungan.02). */
function whoElse(state: MiniaturesState, self: AbilityFrame<Declared>) {
  const attack = attackIn(state, self);
  if (!attack || attack.canceled || !savedBy(self)) return null;
  return chooseOf(
    self,
    self.controller,
    nearby(state, self).map(({ id }) => allowed<Json>(id)),
  );
}

/** What is limited to 6 squares has no limit while the ally with the voice is in play (min.booming-voice.01). */
const boomingVoice = ability({
  id: 'booming-voice',
  rules: ['min.booming-voice.01'],
  modifies: {
    'commander range': (state, self, squares, { commander }) => {
      const own = thisCharacter(state, self);
      return squares === RANGE && isOnMap(own) && areAllies(state, own, characterOf(state, commander))
        ? Infinity
        : squares;
    },
  },
});

export const specialB: readonly AnyAbility<Miniatures>[] = [
  betrayal,
  ability({ id: BETRAYED, rules: BETRAYAL }),
  turned,
  betrayalEnds,
  blackSun,
  blaster,
  upgrade('blaster-rifle-upgrade', 20),
  upgrade('blaster-upgrade', 10),
  bodyguard('bodyguard', ['min.bodyguard.01']),
  bombadGungan,
  boomingVoice,
  bonus('bounty-hunter', ['min.bounty-hunter.01'], against(isUnique), { attack: (self) => numberOf(self) }),
];
