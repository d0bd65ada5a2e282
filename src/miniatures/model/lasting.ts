/** What lasts beyond a turn, by the ability that gives it: what a character has from then on, until when, and what comes with it. */
import type { AbilityValue } from '../../core';
import type { CharacterId, Lasting, Until } from './state';

/** What comes with an effect and is said where it is described: an enemy, an ally who was defeated, a door, the player in whose squad its character was before. */
export const DESCRIBED = ['enemy', 'fallen', 'door', 'squad'] as const;

/** The same, whoever gave it, or a number. */
export type ComesWith = 'giver' | (typeof DESCRIBED)[number] | number;

export function isDescribed(comes: ComesWith | undefined): comes is (typeof DESCRIBED)[number] {
  return DESCRIBED.some((each) => each === comes);
}

interface Given {
  /** An ability that is printed on cards, or an entry of its own. */
  readonly gives: string;
  readonly until: Exclude<Until, 'turn'>;
  readonly comes?: ComesWith;
  /** Whoever uses it has it. */
  readonly onItself?: true;
}

export const LASTING = {
  anticipation: { gives: 'effect-anticipation', until: 'round', onItself: true },
  'battle-meditation': { gives: 'commander-battle-meditation', until: 'skirmish', onItself: true },
  betrayal: { gives: 'effect-betrayed', until: 'skirmish', comes: 'squad' },
  'commander-darth-vader-dark-jedi': { gives: 'effect-fear-of-vader', until: 'skirmish', comes: 'fallen' },
  'control-minds': { gives: 'commander-control-minds', until: 'skirmish', onItself: true },
  'cortosis-gauntlet': { gives: 'effect-blunted-lightsaber', until: 'skirmish' },
  'dark-inspiration': { gives: 'lightsaber-duelist', until: 'skirmish' },
  'dark-master': { gives: 'effect-dark-servant', until: 'skirmish', comes: 'giver' },
  'door-gimmick': { gives: 'effect-door-gimmick', until: 'next-turn', comes: 'door', onItself: true },
  'flanking-support': { gives: 'effect-flanked', until: 'round', comes: 'giver' },
  'force-cloak': { gives: 'cloaked', until: 'skirmish', onItself: true },
  'force-corruption-2': { gives: 'effect-corrupted', until: 'skirmish', comes: 2 },
  'force-sense': { gives: 'effect-sensing', until: 'round', onItself: true },
  'force-spirit': { gives: 'effect-with-force-spirit', until: 'skirmish', comes: 'giver' },
  'force-valor': { gives: 'commander-force-valor', until: 'skirmish', onItself: true },
  'force-weapon': { gives: 'effect-force-weapon', until: 'skirmish', onItself: true },
  'harpoon-gun': { gives: 'effect-harpooned', until: 'round' },
  'impulsive-momentum': { gives: 'momentum', until: 'skirmish', onItself: true },
  'impulsive-savagery': { gives: 'savage', until: 'skirmish', onItself: true },
  'light-spirit': { gives: 'effect-guided', until: 'skirmish' },
  'light-tutor': { gives: 'effect-force-rating', until: 'skirmish' },
  'ooglith-masquer': { gives: 'stealth', until: 'skirmish' },
  override: { gives: 'effect-override', until: 'next-turn', comes: 'door', onItself: true },
  'power-coupling': { gives: 'extra-attack', until: 'next-turn' },
  'programmed-target': { gives: 'effect-programmed', until: 'skirmish', comes: 'enemy', onItself: true },
  rangefinder: { gives: 'effect-range-found', until: 'round' },
  sabotage: { gives: 'effect-sabotaged', until: 'skirmish' },
  'sever-force': { gives: 'effect-severed', until: 'skirmish' },
  shatterpoint: { gives: 'effect-shatterpoint-mark', until: 'skirmish', comes: 'giver' },
} as const satisfies Readonly<Record<string, Given>>;

/** The ability that gives what lasts. */
export type GivesLasting = keyof typeof LASTING;

export function isLastingGiver(ability: string): ability is GivesLasting {
  return Object.hasOwn(LASTING, ability);
}

export function givenBy(ability: GivesLasting): Given {
  return LASTING[ability];
}

/** What an ability of this character gives; `value`: what comes with it, where that is not settled. */
export function lastingBy(
  ability: GivesLasting,
  by: CharacterId,
  value: AbilityValue | null = null,
): Omit<Lasting, 'character' | 'turn'> {
  const { gives, until, comes } = givenBy(ability);
  const settled = comes === 'giver' ? by : typeof comes === 'number' ? comes : value;
  return { ability: gives, until, by, value: settled };
}
