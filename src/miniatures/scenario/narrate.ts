/** One sentence for everything that happens in a skirmish. */
import { listInWords } from '../../language/labels';
import { listed, tell, who } from '../../language/telling';
import { storyOf } from '../../language/language';
import type { AttackKind } from '../model/values';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { LASTING_EFFECT } from '../queries/abilities';
import { saySquare } from '../queries/evidence';
import { sayAbility } from './card-words';
import { characterLabel, named } from './piece-labels';

const ATTACKS: Readonly<Record<AttackKind, string>> = {
  turn: 'attacks',
  opportunity: 'makes an attack of opportunity against',
  immediate: 'makes an immediate attack against',
};

const SPENT_FOR: Readonly<Record<string, string>> = { reroll: 'to roll again', 'move-faster': 'to move faster' };

export const story = storyOf<Miniatures>(
  {
    'side-chosen': '{player} takes the {faction} squad',
    'squads-revealed': 'the squads are revealed',
    'setup-rolled': '{player} rolls {roll}',
    'first-to-set-up-chosen': '{first} sets up first',
    'start-area-chosen': '{player} takes start area {area}',
    'character-set-up': '{character} is set up at {at}',
    'character-left-out': '{character} is left out: no place is left that it fits',
    'setup-ended': 'setup is over',

    'round-started': 'round {round} begins',
    'initiative-rolled': ({ player, rolls, result }) =>
      tell`${who(player)} rolls ${listInWords(rolls.map(String))} for initiative${rolls.length > 1 ? `: ${result} counts` : ''}`,
    'initiative-tied': '{players} have rolled the same and roll again',
    'initiative-compared': '{player} has the highest initiative',
    'first-player-chosen': '{first} goes first in this round',
    'phase-started': 'a phase of {player} begins',
    'round-ended': 'round {round} ends',
    'game-ended': ({ winners }) =>
      winners.length > 0
        ? tell`the skirmish is won by ${listed(winners.map((each) => [who(each)]))}`
        : 'the skirmish is a draw',

    'character-activated': ({ character, how }, state) =>
      `${characterLabel(state, character)} is activated${how === 'turn' ? '' : ': it combines fire, and has no turn'}`,
    'character-stunned': '{character} is stunned: it counts as activated',
    'character-moved': ({ character, from, to, squeezed, cost }, state) =>
      `${characterLabel(state, character)} moves from ${saySquare(from)} to ${saySquare(to)}${squeezed ? ', squeezing' : ''}, for ${cost}`,
    'character-not-pushed': '{character} is not moved',
    'character-pushed': '{character} is moved from {from} to {to}',
    'character-boarded': '{character} comes aboard {carrier}',
    'character-disembarked': '{character} is set down at {at}',
    'moves-faster': '{character} may move {squares square} more',
    'opportunity-passed': '{player} lets {character} pass',
    'turn-ended': 'the turn of {character} ends',
    'door-opened': '{door} opens',
    'door-closed': '{door} closes',

    'attack-declared': ({ attacker, target, kind, melee, covered }, state) => {
      const how = `${melee ? ' with a melee attack' : ''}${covered ? ', which has cover' : ''}`;
      return `${characterLabel(state, attacker)} ${ATTACKS[kind]} ${characterLabel(state, target)}${how}`;
    },
    'fire-combined': '{helper} combines fire with the attack of {attacker} on {target}',
    'roll-due': null,
    'attack-rolled': ({ attacker, roll, because }, state) =>
      `${characterLabel(state, attacker)} ${because ? 'counts as rolling' : 'rolls'} ${roll}`,
    'attack-rerolled': '{attacker} rolls again: {roll} in place of {was}',
    'attack-hit': ({ attacker, target, total, defense, critical, rules }, state) => {
      // Droids are immune to critical hits.
      const isCritical = critical && !rules.includes('min.attack-rolls.04');
      return `${characterLabel(state, attacker)} hits ${characterLabel(state, target)} with ${total} against Defense ${defense}${isCritical ? ', a critical hit' : ''}`;
    },
    'attack-missed': '{attacker} misses {target} with {total} against Defense {defense}',
    'hit-answered': null,
    'attack-canceled': 'the attack of {attacker} on {target} has no effect',
    'attack-resolved': ({ attacker, target, hit, damage }, state) =>
      hit && damage === 0
        ? `the attack of ${characterLabel(state, attacker)} on ${characterLabel(state, target)} deals no damage`
        : null,

    // What comes of it is told.
    'save-rolled': null,
    'save-rerolled': '{character} rolls again for its save of {number}: {roll} in place of {was}',
    'save-made': ({ character, number, roll, success }, state) =>
      `the save of ${characterLabel(state, character)} ${success ? 'succeeds' : 'fails'}: ${roll} against ${number}`,

    'damage-assigned': null,
    'damage-due': null,
    'damage-avoided': '{character} avoids {damage} damage',
    'damage-reduced': 'the damage to {character} is reduced by {damage}',
    'damage-dealt': '{character} takes {damage} damage',
    'damage-removed': '{damage} damage is removed from {character}',
    'defeat-due': null,
    'character-defeated': '{character} is defeated[ by {attacker}]',
    'force-spent': ({ character, user, points, what }, state) => {
      const whom = user === character ? '' : ` for ${characterLabel(state, user)}`;
      const aim = SPENT_FOR[what] ?? `for ${sayAbility(what) ?? what}`;
      return `${characterLabel(state, character)} spends ${points} Force${whom} ${aim}`;
    },
    'force-lost': '{character} loses {points} Force',
    'force-gained': '{character} gains {points} Force',
    'character-joined': '{character} joins the squad of {player}',
    'character-removed': '{character} leaves the skirmish',
    'squad-joined': '{character} fights for {player}',
    'ability-gained': ({ character, gained, value, until }, state) => {
      const effect = EFFECTS[gained];
      if (effect !== undefined) return `${characterLabel(state, character)} ${effect} ${IN[until]}`;
      const more = value === null || gained.startsWith(LASTING_EFFECT) ? '' : ` ${String(value)}`;
      const what = `${sayAbility(gained) ?? gained}${more}`;
      return `${characterLabel(state, character)} gains ${what} ${UNTIL[until]}`;
    },
    'ability-lost': ({ character, lost }, state) =>
      `${characterLabel(state, character)} loses ${sayAbility(lost) ?? lost}`,
  },
  (id: string, state: MiniaturesState) => named(id, state),
);

/** What comes onto a character, where its name alone could be read as its contrary. */
const EFFECTS: Readonly<Record<string, string>> = {
  'effect-savage-sated': 'has defeated an enemy beside it, and need not end its move beside another one',
  'effect-savage-calmed': 'need not end its move beside an enemy',
  'effect-turned': 'has changed sides, and does nothing more',
  'effect-severed': 'spends no Force points, and has no Force rating any more,',
  'effect-mind-tricked': 'makes no attack of opportunity',
  'effect-dominated': 'is under another player, and does not move',
  'effect-sensing': 'attacks as if no enemy had Stealth',
};

const IN = {
  turn: 'in this turn',
  round: 'in this round',
  'next-turn': 'until the end of the next turn of whoever did it',
  skirmish: 'for the rest of the skirmish',
} as const;

const UNTIL = {
  turn: 'for this turn',
  round: 'for this round',
  'next-turn': 'until the end of the next turn of whoever did it',
  skirmish: 'for the rest of the skirmish',
} as const;
