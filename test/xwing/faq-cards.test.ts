/** Answers of the FAQ about cards: with the cards themselves, or with made-up ones where only the principle is asked. */
import type { ValueName } from '../../src/core';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { rangeBetween } from '../../src/xwing/queries/range';
import type { Xwing } from '../../src/xwing/model/types';
import { install } from './bare-state';
import { attacks, diceAsked, fight, type FightSpec } from './fight';
import { xwingTable } from './table';

const RULES = ['xw.faq-cards.30'];
const changes = (id: string, value: ValueName<Xwing>, by: (value: number) => number) =>
  ability({ id, rules: RULES, modifies: { [value]: (_state: unknown, _self: unknown, before: number) => by(before) } });

install({
  abilities: [
    changes('one-attack-die-more', 'attack dice', (dice) => dice + 1),
    changes('at-most-4-attack-dice', 'most attack dice', (dice) => Math.min(dice, 4)),
    changes('one-defense-die-fewer', 'defense dice', (dice) => dice - 1),
    changes('one-defense-die-more', 'defense dice', (dice) => dice + 1),
  ],
});

/** Red is about to attack with these abilities in play, in this order. */
function withAbilities(cards: readonly string[], spec: FightSpec = {}) {
  const table = fight(spec);
  cards.forEach((card, i) => bringIntoPlay(table.state, card, `made-up-${i}`, 'p1'));
  return attacks(table);
}

describe('numbers of dice', () => {
  test.each([
    ['first', ['at-most-4-attack-dice', 'one-attack-die-more']],
    ['last', ['one-attack-die-more', 'at-most-4-attack-dice']],
  ])(
    'a maximum that came into play %s is applied after everything that adds dice [xw.faq-cards.30]',
    (_when, cards) => {
      expect(diceAsked(withAbilities(['one-attack-die-more'], { range: 1 }))).toBe(5);
      expect(diceAsked(withAbilities(cards, { range: 1 }))).toBe(4);
    },
  );

  const defense = (agility: number, cards: readonly string[]): readonly string[] => {
    const table = withAbilities(cards, { tie: { agility } }).rolls('hit', 'blank', 'blank');
    if (table.asks?.includes('defense dice'))
      table.answer({ type: 'roll', faces: Array<string>(diceAsked(table)).fill('blank') });
    return table.happened('dice-rolled').find((event) => event.die === 'defense')?.faces ?? ['not rolled'];
  };

  test('with agility 0, one die fewer and one more are 0 dice in either order [xw.faq-cards.31]', () => {
    expect(defense(0, ['one-defense-die-more'])).toHaveLength(1);
    expect(defense(0, ['one-defense-die-fewer', 'one-defense-die-more'])).toEqual([]);
    expect(defense(0, ['one-defense-die-more', 'one-defense-die-fewer'])).toEqual([]);
  });

  test('a sum below 0 becomes 0 only at the end [xw.faq-cards.32]', () => {
    const [fewer, more] = ['one-defense-die-fewer', 'one-defense-die-more'];
    expect(defense(0, [fewer, fewer, more])).toEqual([]);
    // Were -1 set to 0 in between, the die added last would be rolled.
    expect(defense(1, [fewer, fewer, more])).toEqual([]);
    expect(defense(1, [fewer, more])).toHaveLength(1);
  });
});

test('an ionized ship that focused has no linked action [xw.faq-cards.18]', () => {
  // A B-wing: focus linked to a red barrel roll.
  const focused = (ion: number) =>
    fight({ red: { pilot: 'bladesquadronveteran', tokens: { ion } } }).run('perform action', {
      ship: 'red',
      grants: [{ action: 'focus', color: 'white' }],
      may: false,
      source: 'perform action',
      chosen: null,
      failed: null,
    });
  expect(focused(0).legal('use-ability')).toMatchObject([{ ability: 'linked-action' }]);
  const ionized = focused(1);
  expect(ionized.happened('action-performed')).toMatchObject([{ ship: 'red', action: 'focus' }]);
  expect(ionized.ended).toBe(true);
});

describe('the arc of a weapon and the arc in which the defender is', () => {
  const RED_FACES = ['blank', 'blank', 'hit'];
  const jumpmaster = (red: NonNullable<FightSpec['red']>) =>
    attacks(fight({ range: 1, red: { pilot: 'contractedscout', turret: { kind: 'single', arc: 'front' }, ...red } }));

  test('a turret attack on a ship in the front arc: Punishing One applies, Fearless does not [xw.faq-firing-arcs.02]', () => {
    const without = diceAsked(jumpmaster({}));
    expect(diceAsked(jumpmaster({ upgrades: ['punishingone'] }))).toBe(without + 1);
    const aside = jumpmaster({ upgrades: ['punishingone'], facing: 90, turret: { kind: 'single', arc: 'left' } });
    expect(diceAsked(aside)).toBe(without);
    const fearless = jumpmaster({ upgrades: ['fearless'] }).rolls(...RED_FACES);
    expect(fearless.refusal({ type: 'use-ability', ability: 'fearless' })).toBeUndefined();
    const fang = attacks(fight({ range: 1, red: { pilot: 'skullsquadronpilot', upgrades: ['fearless'] } })).rolls(
      'blank',
      ...RED_FACES,
    );
    expect(fang.refusal({ type: 'use-ability', ability: 'fearless' })).toBeNull();
  });

  const drea = (turret: 'front' | 'left' | 'right', attacker = 'bluesquadronescort') =>
    attacks(
      fight({
        red: { pilot: attacker },
        ships: {
          drea: {
            pilot: 'drearenthal',
            upgrades: ['dorsalturret'],
            at: [150, 590],
            turret: { kind: 'single', arc: turret },
          },
        },
      }),
    ).rolls(...RED_FACES);

  test('Drea Renthal helps against a defender at range 3 in the arc of her turret, which reaches range 2 [xw.faq-firing-arcs.07]', () => {
    expect(drea('right').refusal({ type: 'use-ability', ability: 'drea-renthal' })).toBeNull();
    expect(drea('left').refusal({ type: 'use-ability', ability: 'drea-renthal' })).toBeUndefined();
    expect(drea('right', 'jekporkins').refusal({ type: 'use-ability', ability: 'drea-renthal' })).toBeUndefined();
    expect(rangeBetween(drea('right').state, 'drea', 'tie').range).toBe(3);
  });
});

describe('Cikatro Vizago', () => {
  const offered = (other: string): readonly unknown[] =>
    xwingTable({
      ships: {
        yv: { pilot: 'trandoshanslaver', upgrades: ['cikatrovizago', 'riggedcargochute'], at: [450, 300] },
        other: { pilot: other, upgrades: ['contrabandcybernetics'], at: [450, 400] },
        x: { player: 'p2', at: [800, 800] },
      },
      moment: 'end',
    })
      .legal('choose')
      .map(({ chosen }) => chosen);

  test('hands no Rigged Cargo Chute to a small ship, to a medium one he does [xw.faq-cards.01]', () => {
    expect(offered('binayrepirate')).toEqual([]);
    expect(offered('bountyhunter')).toEqual([{ one: 'yv/riggedcargochute', other: 'other/contrabandcybernetics' }]);
  });
});
