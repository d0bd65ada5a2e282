/** Scum and Villainy: pilots of the Scurrg H-6 bomber. */
import type { Way } from '../../../facts/payloads';
import { placesOtherwise } from '../../forms/devices';

const isDrop1 = ({ how, speed, bearing }: Way): boolean => how === 'drop' && speed === 1 && bearing === 'straight';

const solSixxa = placesOtherwise({
  id: 'sol-sixxa',
  card: 'pilot:solsixxa',
  adds: (way) =>
    isDrop1(way)
      ? (['turn-left', 'bank-left', 'bank-right', 'turn-right'] as const).map((bearing) => ({
          how: 'drop',
          speed: 1,
          bearing,
        }))
      : [],
});

export const scurrgH6BomberPilots = [solSixxa];
