/** What hits do beside their damage: stun and poison. */
import { DROID, hit } from '../tables';

test.each(['poison', 'rakghoul-disease'])(
  '%s: 10 more to a living enemy, unless it makes a save of 11 [min.poison.01, min.rakghoul-disease.01]',
  (ability) => {
    expect(hit(ability, {}, 10).damage('bob')).toBe(30);
    expect(hit(ability, {}, 11).damage('bob')).toBe(20);
    expect(hit(ability, DROID).damage('bob')).toBe(20);
    expect(hit(ability, DROID).toldOf('save-rolled')).toEqual([]);
  },
);
