/** Commander effects, by their characters: N to Z. */
import { after, type AnyAbility } from '../../../core';
import { ability } from '../../engine';
import type { Miniatures } from '../../model/types';
import { characterOf, isOnMap } from '../../queries/characters';
import { hidesCovered, mayMove, maySwap, rollsSavesAgain } from '../forms/commanding';
import { entryOf, isLedBy, leading, leadingGives, ordersAttack, plain, type Whom } from '../forms/leading';
import { RANGE, isEnemy, thisCharacter } from '../forms/who';

const FOLLOWERS: Whom = { who: 'followers', within: RANGE };
const ALLIES: Whom = { who: 'allies' };
/** Nom Anor himself among them. */
const STEALTHY: Whom = { who: 'squad', with: ['stealth'], itself: true };
const CAREFUL = { ability: 'careful-shot', value: 4 };

const SLOW = 4;

/** A speed below 6 is a penalty, and so counts (min.speed.02). */
const slow = ability({
  ...entryOf({ of: 'nute-gunray', whom: ALLIES, rules: ['min.commander-effect.01', 'min.speed.02'] }, 'slows'),
  modifies: {
    speeds: (state, self, speeds, { character }) =>
      isLedBy(state, self, character, ALLIES)
        ? [...speeds, { speed: SLOW, by: { ability: self.ability, source: self.source } }]
        : speeds,
  },
});

const ONE = 1;

/** Fewer than others, so that the opponent has to act first (min.phase.01). */
const sanHill = ability({
  ...entryOf({ of: 'san-hill', whom: ALLIES, rules: ['min.commander-effect.01', 'min.phase.01'] }),
  modifies: {
    'activations of a phase': (state, self, number, { player }) => {
      const own = thisCharacter(state, self);
      return player === own.player && isOnMap(own) ? Math.min(number, ONE) : number;
    },
  },
});

export const effectsNToZ: readonly AnyAbility<Miniatures>[] = [
  leadingGives({ of: 'new-republic-commander', whom: { who: 'followers', kinds: ['Trooper'] }, gives: [CAREFUL] }),
  hidesCovered({ of: 'nom-anor', whom: STEALTHY }),
  leadingGives({ of: 'nom-anor', part: 'gives', whom: STEALTHY, gives: [{ ability: 'self-destruct', value: 20 }] }),
  leadingGives({ of: 'nomi-sunrider', whom: ALLIES, gives: [plain('mettle')] }),
  leading({ of: 'nute-gunray', whom: ALLIES, attack: -2 }),
  slow,
  // Whatever version of him (min.named.02).
  leading({ of: 'obi-wan-kenobi-jedi-master', whom: { ...ALLIES, within: RANGE, kinds: ['Anakin'] }, attack: 4 }),
  leadingGives({
    of: 'old-republic-captain',
    whom: { who: 'followers', kinds: ['Trooper', 'Old Republic Soldier'] },
    gives: [plain('squad-assault')],
  }),
  leadingGives({ of: 'prince-xizor', whom: { ...ALLIES, with: ['stealth'] }, gives: [plain('accurate-shot')] }),
  ...ordersAttack({ of: 'princess-leia', whom: { ...FOLLOWERS, kinds: ['Rebel'] }, attack: 4, damage: 10 }),
  mayMove({
    of: 'princess-leia-rebel-hero',
    whom: FOLLOWERS,
    free: true,
    on: after('character-defeated'),
    when: (state, self) =>
      self.event.type === 'character-defeated' &&
      self.event.attacker !== null &&
      isLedBy(state, self, self.event.attacker, FOLLOWERS) &&
      isEnemy(state, self, self.event.character),
    movers: (state, { event }) =>
      event?.type === 'character-defeated' && event.attacker !== null ? [characterOf(state, event.attacker)] : [],
    squares: () => 2,
  }),
  sanHill,
  // Be it that the commander has combined fire (min.example-of-combat.08).
  leading({
    of: 'super-battle-droid-commander-starter',
    rules: ['min.starter-commander-effects.06', 'min.starter-commander-effects.08'],
    whom: { who: 'squad', within: RANGE, kinds: ['Droid'], droids: true },
    attack: 4,
    staying: true,
  }),
  leadingGives({
    of: 'super-battle-droid-commander-universe',
    whom: { ...ALLIES, within: RANGE, kinds: ['Droid'], droids: true },
    gives: [CAREFUL],
  }),
  leading({
    of: 'tarfful',
    rules: ['min.stacking.02'],
    whom: FOLLOWERS,
    attack: 4,
    when: (_state, _self, { adjacent }) => adjacent,
  }),
  leadingGives({ of: 'thrawn-mitthrawnuruodo', whom: ALLIES, gives: [plain('opportunist')] }),
  maySwap({ of: 'thrawn-mitthrawnuruodo', whom: { ...ALLIES, within: RANGE } }),
  leadingGives({ of: 'tion-medon', whom: { ...FOLLOWERS, kinds: ['Utapaun'] }, gives: [plain('double-attack')] }),
  rollsSavesAgain({ of: 'yoda', whom: FOLLOWERS }),
  leadingGives({
    of: 'yoda-jedi-master',
    whom: { ...ALLIES, within: RANGE, kinds: ['Wookiee'] },
    gives: [plain('bodyguard')],
  }),
];
