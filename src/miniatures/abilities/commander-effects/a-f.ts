/** Commander effects, by their characters: A to F. */
import { after, reason, say, type AnyAbility } from '../../../core';
import { gain } from '../../effects/abilities';
import { ability, call, forbidden, innermost } from '../../engine';
import type { MiniaturesEvent } from '../../model/events';
import { lastingBy } from '../../model/lasting';
import { LOWEST } from '../../model/roll';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { rollAttackAgain } from '../../procedures/attack';
import { hasForceRating, isKind } from '../../queries/abilities';
import { currentAttack } from '../../queries/attack';
import { alliesOnMap, characterOf, isOnMap } from '../../queries/characters';
import { speedOf } from '../../queries/speed';
import { attackIn } from '../forms/attacks';
import { plus } from '../forms/bonuses';
import { criticalFor, helpersGive, hidesCovered, mayMove, sharesForce } from '../forms/commanding';
import { allLedBy, entryOf, isLedBy, leading, leadingGives, ordersAttack, plain, type Whom } from '../forms/leading';
import { RANGE, isEnemy, thisCharacter } from '../forms/who';

const FOLLOWERS: Whom = { who: 'followers', within: RANGE };

/** Allies without a Force rating, whatever fear does to them (min.stat-card-force-powers.01). */
const FEARFUL: Whom = { who: 'allies' };
const FEAR = ['min.commander-effect.01', 'min.attack-rolls.05'];
const FEARED = 'effect-fear-of-vader';

function isFearful(state: MiniaturesState, self: Parameters<typeof isLedBy>[1], id: CharacterId): boolean {
  return isLedBy(state, self, id, FEARFUL) && !hasForceRating(state, characterOf(state, id));
}

/** Who has rolled the 1 that stands; null: nobody has. */
function whoRolledOne(state: MiniaturesState, event: MiniaturesEvent): CharacterId | null {
  if (event.type === 'attack-resolved') return currentAttack(state)?.roll === LOWEST ? event.attacker : null;
  return event.type === 'save-made' && innermost(state, 'save')?.roll === LOWEST ? event.character : null;
}

/** Whoever rolls a 1, in an attack or a save, is defeated; the others attack better from then on, once for each who was. */
const fearOfVader = ability({
  id: 'commander-darth-vader-dark-jedi',
  rules: FEAR,
  on: after('attack-resolved', 'save-made'),
  when: (state, self) => {
    const character = whoRolledOne(state, self.event);
    return character !== null && isFearful(state, self, character);
  },
  effect: (state, self) => {
    const { event } = self;
    if (!event) return;
    const character = event.type === 'save-made' ? event.character : event.attacker;
    call(state, 'defeat', { character, attacker: null, byAttack: false, saved: false, rules: FEAR });
    for (const ally of alliesOnMap(state, thisCharacter(state, self)))
      if (ally.id !== character && isFearful(state, self, ally.id))
        gain(state, ally, lastingBy('commander-darth-vader-dark-jedi', self.source, character), FEAR);
  },
});

/** It adds up (min.stacking.01): 2 for each who was defeated. */
const fear = ability({
  id: FEARED,
  rules: ['min.commander-effect.01'],
  modifies: {
    'attack bonuses': (state, self, bonuses, { attacker }) => {
      if (attacker !== self.source) return bonuses;
      const all = state.lasting.filter((each) => each.character === attacker && each.ability === FEARED);
      return all[0]?.value === self.value ? plus(bonuses, self, 2 * all.length) : bonuses;
    },
  },
});

const CHAMPION = 'darth-vader-champion-of-the-sith';
const AGAIN = ['min.commander-effect.01', 'min.commander-effect.02', 'min.force-points-and-force-powers.04'];

const CHANCE = 'effect-second-chance';

/** The attack is rolled again with bonuses of its own, and is known by them from then on. */
const secondChance = ability({
  id: `commander-${CHAMPION}`,
  rules: AGAIN,
  on: after('attack-rolled', 'attack-rerolled'),
  may: true,
  when: (state, self) => isLedBy(state, self, self.event.attacker, FOLLOWERS),
  unable: (state, self) => {
    const attack = attackIn(state, self);
    if (!attack || attack.countsAs !== null || attack.roll === null)
      return reason('not-rolled', say`${self.event.attacker} has made no attack roll.`, AGAIN);
    const { attacker: character, target: against } = attack;
    return hasHadChance(state, character)
      ? reason('once-a-turn', say`${character} has rolled again in this turn.`, AGAIN)
      : forbidden(state, 'reroll', { character, roll: 'attack', against });
  },
  effect: (state, self) => {
    const attack = attackIn(state, self);
    if (!attack) return;
    const by = { ability: self.ability, source: self.source };
    attack.rerollBonuses.push({ amount: 4, by, rules: AGAIN });
    attack.added.push({ amount: 10, by, rules: AGAIN });
    gain(state, characterOf(state, attack.attacker), { ability: CHANCE, until: 'turn', by: self.source }, AGAIN);
    rollAttackAgain(attack);
  },
});

/** Each of them once in a turn. */
function hasHadChance({ lasting }: MiniaturesState, id: CharacterId): boolean {
  return lasting.some(({ character, ability: effect }) => character === id && effect === CHANCE);
}

const noThirdChance = ability({
  id: `commander-${CHAMPION}-fails`,
  card: `commander-${CHAMPION}`,
  rules: AGAIN,
  on: after('attack-resolved'),
  when: (state, self) =>
    !self.event.hit &&
    (innermost(state, 'attack')?.rerollBonuses ?? []).some(
      ({ by }) => typeof by !== 'string' && by.ability === `commander-${CHAMPION}` && by.source === self.source,
    ),
  still: (state, { event }) => isOnMap(characterOf(state, event.attacker)),
  effect: (state, self) => {
    if (!self.event) return;
    const { attacker: character } = self.event;
    call(state, 'defeat', { character, attacker: null, byAttack: false, saved: false, rules: AGAIN });
  },
});

const ALDERAAN: Whom = { who: 'allies', kinds: ['Alderaan Trooper'] };

/** Of the Fringe, by its card or otherwise. */
const isFringe = (state: MiniaturesState, character: Character): boolean => isKind(state, character, 'Fringe');

export const effectsAToF: readonly AnyAbility<Miniatures>[] = [
  // Adjacent Troopers.
  leading({ of: 'aayla-secura', whom: { who: 'followers', kinds: ['Trooper'], adjacent: true }, attack: 2 }),
  leading({
    of: 'admiral-ackbar',
    whom: FOLLOWERS,
    attack: 4,
    when: (state, self, { target }) => isEnemy(state, self, target) && characterOf(state, target).activated,
  }),
  ...ordersAttack({ of: 'aerial-clone-trooper-captain', whom: { ...FOLLOWERS, kinds: ['non-Unique'] }, may: true }),
  criticalFor({ of: 'asajj-ventress', whom: FOLLOWERS }, 19),
  leading({
    of: 'bail-organa',
    whom: ALDERAAN,
    damage: 10,
    when: (state, self, { helpers }) => helpers.some((helper) => isLedBy(state, self, helper, ALDERAAN)),
  }),
  helpersGive({ of: 'baron-fel', whom: FOLLOWERS, attack: 2 }),
  leadingGives({
    of: 'boba-fett-mercenary-commander',
    whom: { ...FOLLOWERS, kinds: ['Mandalorian'] },
    gives: [plain('accurate-shot')],
  }),
  ...ordersAttack({ of: 'bothan-noble', whom: FOLLOWERS, may: true }),
  leading({
    of: 'captain-antilles',
    whom: FOLLOWERS,
    attack: 4,
    damage: 10,
    when: (state, self, { target }) => isEnemy(state, self, target) && isFringe(state, characterOf(state, target)),
  }),
  leading({
    of: 'chagrian-mercenary-commander',
    whom: FOLLOWERS,
    damage: 20,
    when: (state, _self, { attacker }) => {
      const attack = currentAttack(state);
      return attack?.attacker === attacker && attack.critical;
    },
  }),
  leading({
    of: 'clone-commander-bacara',
    whom: { who: 'squad', kinds: ['Trooper'], with: ['order-66'], itself: true },
    damage: 10,
    when: (_state, _self, { adjacent }) => adjacent,
  }),
  leadingGives({
    of: 'clone-commander-bacara',
    part: 'stealth',
    whom: { who: 'squad', kinds: ['"Elite Clone Trooper"'] },
    gives: [plain('stealth')],
  }),
  hidesCovered({ of: 'clone-commander-bacara', whom: { who: 'squad', with: ['order-66', 'stealth'], itself: true } }),
  leadingGives({
    of: 'clone-commander-cody',
    whom: { who: 'squad', with: ['order-66'], itself: true },
    gives: [plain('wall-climber')],
  }),
  leadingGives({
    of: 'clone-commander-cody',
    part: 'snipers',
    whom: { who: 'squad', with: ['order-66', 'sniper'], itself: true },
    gives: [plain('accurate-shot')],
  }),
  // Who attacks in the turn of another has not moved in it (min.starter-commander-effects.05, .07).
  leading({
    of: 'clone-trooper-commander-starter',
    rules: ['min.starter-commander-effects.05', 'min.bonus.03'],
    whom: { ...FOLLOWERS, kinds: ['Trooper'] },
    attack: 3,
    staying: true,
  }),
  leadingGives({
    of: 'commando-droid-captain',
    whom: { ...FOLLOWERS, kinds: ['Droid'], droids: true },
    gives: [plain('double-attack')],
  }),
  helpersGive({ of: 'darth-malak', whom: { who: 'followers' }, attack: 2 }),
  leading({ of: 'darth-revan', whom: { ...FOLLOWERS, kinds: ['non-Unique'], droids: true }, attack: 4 }),
  mayMove({
    of: 'darth-revan',
    whom: { who: 'allies', droids: true },
    on: after('first-player-chosen'),
    limit: { per: 'round', times: 1 },
    movers: (state, self) => allLedBy(state, self, { who: 'allies', droids: true }),
    squares: speedOf,
  }),
  sharesForce({ of: 'darth-sidious-dark-lord-of-the-sith', whom: { who: 'squad' } }, hasForceRating),
  secondChance,
  ability({ id: CHANCE, rules: AGAIN }),
  noThirdChance,
  fearOfVader,
  fear,
  sharesForce({ of: 'emperor-palpatine', whom: { who: 'squad' } }),
  // Whom it lets into the squad is a matter of squads (min.order-66.01).
  ability({
    ...entryOf({ of: 'emperor-palpatine-sith-lord', whom: { who: 'allies' } }),
    rules: ['min.commander-effect.01', 'min.order-66.01'],
  }),
  leadingGives({
    of: 'exar-kun',
    whom: { who: 'followers', with: ['savage'], savage: true },
    gives: [plain('jedi-hunter'), plain('momentum')],
  }),
];
