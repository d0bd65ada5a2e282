/** Effects of upgrade cards are optional unless the card says otherwise; those of all other cards are mandatory unless it says 'may'. */
import { abilities } from '../../../src/armada/abilities';

/** Those that somebody triggers or uses; what works as long as it is in play asks nobody. */
const used = abilities.filter(({ on, during, replaces }) => on ?? during ?? replaces);
const isUpgrade = ({ card }: { card?: string }): boolean => card?.startsWith('upgrade:') === true;

/** Cards other than upgrades that say 'may', by the public data of their print; each with the ability. */
const MAY = [
  'counter',
  'dangerous-territory-token',
  'dash-rendar',
  'dutch-vander',
  'han-solo',
  'howlrunner',
  'intel-sweep-token',
  'keyan-farlander',
  'most-wanted-die',
  'nym',
  'precision-strike-die',
  'swarm',
  'wedge-antilles',
];

test('every effect of an upgrade card can be declined [arm.effect-use-and-timing.12]', () => {
  const upgrades = used.filter(isUpgrade);
  expect(upgrades.length).toBeGreaterThan(8);
  expect(upgrades.filter(({ may }) => may !== true).map(({ id }) => id)).toEqual([]);
});

test("of other cards those that say 'may', and no others [arm.effect-use-and-timing.13]", () => {
  const others = used.filter((each) => !isUpgrade(each));
  const optional = others.filter(({ may }) => may === true).map(({ id }) => id);
  expect(optional.sort()).toEqual(MAY);
});
