/** Step 6 of an attack, Aftermath (xw.attack.33): what triggers after it, whether it hit or missed, in four sub-steps. */
import { declared, type AttackFrame } from '../queries/attack';
import { endEffects } from '../effects/lasting-effects';
import { emit, run } from '../engine';
import type { XwingState } from '../model/state';
import { shipOf } from '../queries/ships';

/** The defending player's abilities come first, whoever is the first player; those that grant a bonus attack come last. */
export const aftermath = [
  run('after defending', ['xw.attack.34'], (state, frame: AttackFrame) => tell(state, frame, 'defended', false)),
  run('after attacking', ['xw.attack.35'], (state, frame: AttackFrame) => {
    shipOf(state, frame.attacker).attacked = true;
    tell(state, frame, 'attack-performed', false);
  }),
  run('bonus attack of the defender', ['xw.attack.36', 'xw.bonus-attack.05'], (state, frame: AttackFrame) => {
    endEffects(state, 'attack');
    tell(state, frame, 'defended', true);
  }),
  run('bonus attack of the attacker', ['xw.attack.37', 'xw.bonus-attack.01'], (state, frame: AttackFrame) =>
    tell(state, frame, 'attack-performed', true),
  ),
];

const RULES = {
  defended: ['xw.attack.34', 'xw.attack.36'],
  'attack-performed': ['xw.attack.35', 'xw.attack.37'],
} as const;

function tell(state: XwingState, frame: AttackFrame, type: keyof typeof RULES, bonus: boolean): void {
  const { weapon, defender } = declared(frame);
  emit(state, {
    type,
    rules: [RULES[type][bonus ? 1 : 0]],
    attacker: frame.attacker,
    defender,
    weapon: weapon.id,
    bonus,
  });
}
