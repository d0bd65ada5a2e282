import type { DamageTrait } from '../words';

/** Names by trait, each with its copies in the deck. */
// prettier-ignore
export const damageCards: Readonly<Record<DamageTrait, Readonly<Record<string, number>>>> = {
  crew: {
    'Blinded Gunners': 2, 'Comm Noise': 2, 'Compartment Fire': 2, 'Crew Panic': 2, 'Damaged Controls': 2, 'Injured Crew': 4, 'Life Support Failure': 2,
  },
  ship: {
    'Capacitor Failure': 2, 'Coolant Discharge': 2, 'Damaged Munitions': 2, 'Depowered Armament': 2, 'Disengaged Fire Control': 2,
    'Faulty Countermeasures': 2, 'Point-Defense Failure': 2, 'Power Failure': 2, 'Projector Misaligned': 2, 'Ruptured Engine': 2,
    'Shield Failure': 2, 'Structural Damage': 8, 'Targeter Disruption': 2, 'Thrust-Control Malfunction': 2, 'Thruster Fissure': 2,
  },
};
