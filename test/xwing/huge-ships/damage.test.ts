/** The huge ship damage deck and its precision shots. */
import { hugeDamageDeck, damageDeck } from '../../../src/xwing/facts';
import { dealDamageCard, sufferDamage } from '../../../src/xwing/procedures/suffer-damage';
import { exposeDamageCard } from '../../../src/xwing/procedures/damage-cards';
import { abilities } from '../../../src/xwing/abilities';
import { deckFor } from '../../../src/xwing/queries/damage-cards';
import { xwingTable, type Table } from '../table';
import { bare, CR90, EPIC } from './epic';

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

test('a huge ship is dealt cards of its own deck, a standard ship never [xw.huge-damage-cards.01, xw.damage-cards.15]', () => {
  const table = bare({ cr90: { pilot: CR90, at: [900, 400] }, red: { at: [300, 300] } });
  table.do((state) => dealDamageCard(state, 'cr90', true, []));
  expect(ids(hugeDamageDeck())).toEqual(expect.arrayContaining(table.legal('draw').map(({ card }) => card)));
  table.draws('drivehit');
  table.do((state) => dealDamageCard(state, 'red', true, []));
  expect(ids(damageDeck())).toEqual(expect.arrayContaining(table.legal('draw').map(({ card }) => card)));
  table.draws('structuraldamage');
  table.do((state) => dealDamageCard(state, 'cr90', false, []));
  table.do((state) => exposeDamageCard(state, 'cr90', []));
  expect(table.legal('draw').some(({ card }) => card === 'directhit')).toBe(false);
  expect(deckFor(table.state, table.ship('cr90')).deck.name).toBe('p1 huge ship damage deck');
});

test('every card has a primary effect, and a precision shot effect with the arc that it needs [xw.huge-damage-cards.04]', () => {
  expect(new Set(hugeDamageDeck().map(({ precisionArc }) => precisionArc))).toEqual(
    new Set(['bullseye', 'full-front', 'full-rear', 'side']),
  );
  for (const { id } of hugeDamageDeck()) {
    const table = bare({ cr90: { pilot: CR90, at: [900, 400], faceup: [id] } });
    expect(table.ship('cr90').damage.faceup).toEqual([{ id: 'cr90/damage-1', card: id }]);
    const own = abilities.filter(({ card }) => card === `damage:${id}`).map((each) => each.id);
    expect(own.sort()).toEqual([id, `${id}-precision-shot`]);
  }
});

const PLACES = { ahead: [900, 590], beside: [1010, 400], behind: [900, 210], aside: [1010, 470] } as const;

/** A TIE hits a CR90 without shields critically; the card is dealt. */
function hitFrom(place: keyof typeof PLACES, card: string): Table {
  const facing = { ahead: 180, beside: 270, behind: 0, aside: 270 }[place];
  const table = xwingTable({
    mat: EPIC,
    ships: {
      cr90: { pilot: CR90, at: [900, 400], shields: 0, energy: 5 },
      tie: { player: 'p2', at: PLACES[place], facing },
    },
    moment: { phase: 'engagement', ship: 'tie' },
  });
  table.attack('tie', 'cr90');
  table.answer({
    type: 'roll',
    faces: table
      .legal('roll')
      .find(
        ({ faces }) =>
          faces.filter((face) => face === 'crit').length === 1 &&
          faces.filter((face) => face === 'blank').length === faces.length - 1,
      )!.faces,
  });
  for (let i = 0; i < 6 && !table.offers({ type: 'draw' }); i++) {
    const blank = table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank'));
    if (blank) table.does(blank);
    else table.answer({ type: 'end-modifying' });
  }
  return table.draws(card);
}

test.each([
  ['bridgehit', 'ahead', true],
  ['bridgehit', 'beside', false],
  ['powersurge', 'ahead', true],
  ['powersurge', 'behind', false],
  ['drivehit', 'behind', true],
  ['drivehit', 'ahead', false],
  ['batteryhit', 'beside', true],
  ['batteryhit', 'behind', false],
  ['hullrupture', 'aside', true],
] as const)('%s from %s: the precision shot applies: %s [xw.huge-damage-cards.05]', (card, place, applies) => {
  const table = hitFrom(place, card);
  expect(table.happened('precision-shot').map((each) => each.card)).toEqual(applies ? [card] : []);
  expect(table.happened('damage-card-dealt').some((each) => each.card === card)).toBe(true);
});

test('first the precision shot, then the primary effect; afterwards only that stays [xw.huge-damage-cards.07]', () => {
  const table = hitFrom('ahead', 'powersurge');
  const lost = table.happened('charge-spent').filter(({ of }) => of === 'energy');
  expect(lost.map(({ rules }) => rules[0])).toEqual([
    'xw.huge-damage-cards.05',
    'xw.huge-damage-cards.04',
    'xw.huge-damage-cards.04',
  ]);
  expect(table.when('precision-shot')).toBeLessThan(table.when('damage-card-dealt'));
  expect(table.happened('damage-card-dealt')).toMatchObject([{ card: 'powersurge', change: { was: 0, is: 1 } }]);
  const stays = hitFrom('beside', 'batteryhit');
  expect(stays.ship('cr90').damage.faceup.map(({ card }) => card)).toEqual(['batteryhit']);
  expect(stays.happened('precision-shot')).toHaveLength(1);
});

test('a card that it is dealt while it does not defend has its primary effect alone [xw.huge-damage-cards.06]', () => {
  const table = bare({ cr90: { pilot: CR90, at: [900, 400] }, tie: { player: 'p2', at: [900, 590], facing: 180 } });
  table.ship('cr90').shields.active = 0;
  table.do((state) => sufferDamage(state, 'cr90', { hit: 0, crit: 1 }, []));
  table.draws('bridgehit');
  expect(table.when('precision-shot')).toBe(-1);
  // Two stress tokens, each removed at once for energy.
  expect(table.happened('token-gained')).toHaveLength(2);
  expect(table.ship('cr90').energy?.active).toBe(5);
});
