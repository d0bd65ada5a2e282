/**
 * What may be declined, and what may not: where a card says 'may', by the public data of its print, somebody is asked, and nowhere else. Which cards
 * say so is written here; how an ability asks is seen in the registry.
 */
import { abilities } from '../../../src/destiny/abilities';
import { allCards } from '../../../src/destiny/facts';

/** Cards that say 'may', each once. */
const MAY = `
  01003 01009 01010 01013 01016 01018 01019 01020 01021 01022 01026 01029 01037 01038 01046 01056 01061 01064 01069
  01083 01100 01102 01110 01123 01129 01132 01150 01163 01167 02002 02008 02009 02014 02016 02017 02018 02023 02024
  02025 02027 02035 02037 02045 02061 02067 02070 02076 02078 02079 02083 02088 02089 02093 02098 02099 02107 02117
  02118 02126 02133 02135 02141 02150
`
  .trim()
  .split(/\s+/);

/** Where the choice is made otherwise than by a 'may' of the ability; what makes it. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '01013': 'none of the dice is turned: up to one is chosen',
  '01018': 'an additional action can be left out by its player',
  '01029': 'the discarded card is played, or none',
  '01038': 'an additional action can be left out by its player',
  '01048': "the card says 'or', and the second costs something",
  '01064': 'an upgrade is played, or none',
  '01113': "an opponent is asked: the card says 'unless'",
  '01123': 'one of the cards is chosen, or none',
  '01129': 'a battlefield is chosen, or none',
  '01132': 'a card is chosen, or none',
  '02016': 'its sides are modifiers that may be left out',
  '02061': 'any number of dice up to that is rerolled',
  '02076': 'an upgrade is played, or none',
  '02083': 'one of the cards is played, or none',
  '02089': 'a window in which damage may be blocked',
  '02093': 'one of three is chosen: the third is to keep the card',
  '02135': 'a window in which damage may be blocked',
};

/** As often as the abilities of a card ask whether: by a 'may' of their own, or in a step. */
function asks(code: string): number {
  return abilities
    .filter((each) => (each.card ?? each.id) === code)
    .reduce((sum, { may, effect }) => {
      const steps = Array.isArray(effect) ? (effect as readonly { name: string }[]) : [];
      return sum + (may === true ? 1 : 0) + steps.filter(({ name }) => name.includes('may ')).length;
    }, 0);
}

const printed = (code: string): number => (MAY.includes(code) ? 1 : 0);

test("an ability asks its player exactly where its card says 'may' [des.abilities.07]", () => {
  const codes = allCards().map(({ code }) => code);
  const unlike = codes.filter((code) => asks(code) !== printed(code));
  expect(unlike.sort()).toEqual(Object.keys(OTHERWISE).sort());
  expect(MAY.filter((code) => !codes.includes(code))).toEqual([]);
});
