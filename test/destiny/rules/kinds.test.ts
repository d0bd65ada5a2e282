/** The kinds of abilities, and that each works where its kind says (des.abilities to des.inherent-dice-abilities). */
import { engine } from '../../../src/destiny/engine';
import { P1, P2, codeOf, destinyTable, type Side } from '../table';
import { tablesOf } from '../../../src/core/engine/tables';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more });

describe('kinds of abilities', () => {
  const abilities = () => [...tablesOf(engine).registry.byId.values()];
  const of = (name: string) => engine.abilitiesOf(codeOf(name));

  test('each ability is of one kind [des.abilities.01, des.triggered-abilities.01]', () => {
    for (const each of abilities()) {
      const kinds = [
        each.on,
        each.during,
        each.kind,
        each.replaces,
        each.kind === undefined ? (each.modifies ?? each.forbids ?? each.permits) : undefined,
      ];
      expect([each.id, kinds.filter((kind) => kind !== undefined).length]).toEqual([each.id, 1]);
    }
    expect(of('Luke Skywalker')[0]?.on?.timing).toBe('after');
    expect(of('Count Dooku')[0]?.on?.timing).toBe('before');
  });

  test('action and claim abilities are told apart [des.action-abilities.01, des.claim-abilities.01]', () => {
    expect(of('Underworld Connections').map((each) => each.during)).toEqual(['action']);
    expect(of('Echo Base').map((each) => each.kind)).toEqual(['claim']);
  });

  test('keywords are abilities of their cards [des.abilities.02, des.keywords.01]', () => {
    expect(of('Rebel Trooper').map((each) => Object.keys(each.permits ?? {}))).toEqual([['guardian']]);
    const keywords = abilities().flatMap((each) =>
      Object.keys(each.permits ?? {}).filter((value) => ['guardian', 'ambush', 'redeploy'].includes(value)),
    );
    expect(new Set(keywords)).toEqual(new Set(['guardian', 'ambush', 'redeploy']));
  });

  test('"would ... instead" replaces, "becomes" does not [des.replacement-effects.01]', () => {
    expect(of('Second Chance').some((each) => each.replaces === 'defeated')).toBe(true);
    expect(of('One With The Force').some((each) => each.replaces !== undefined)).toBe(false);
  });

  test('after a replaced defeat the healing is told and may trigger [des.replacement-effects.03]', () => {
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged')] },
      { characters: [{ card: 'Hired Gun', damage: 8, upgrades: ['Second Chance'] }] },
    )
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'hired-gun');
    expect(t.events('healed')).toMatchObject([{ character: 'hired-gun', amount: 5 }]);
    expect(t.story.map((each) => each.type)).toContain('ability-replaced');
  });

  test('Personal Escort gives guardian while it is attached [des.ongoing-abilities.02]', () => {
    const escorted = (upgrades: string[]) =>
      duel({ characters: [{ card: 'Hired Gun', upgrades }] }, { characters: [die('Padawan', '2 melee')] }).activate(
        P1,
        'hired-gun',
      );
    const t = escorted(['Personal Escort']);
    expect(t.asks).toBe('p1: guardian');
    t.declines().rolls('1 disrupt');
    const without = escorted([]);
    expect(without.asks).toBe('chance: roll');
    without.rolls('1 disrupt');
  });

  test('Comlink: own dice or those of one opponent, once it has been played [des.after-abilities.03]', () => {
    const t = duel(
      { characters: [die('Rebel Trooper', 'blank')], hand: ['Comlink'], resources: 2 },
      { characters: [die('Padawan', '2 melee')] },
    )
      .play(P1, 'Comlink')
      .choose('rebel-trooper');
    expect([t.has('comlink'), t.asks]).toEqual([true, 'p1: comlink/after']);
    t.uses().choose('your dice');
    expect(t.choices).toEqual(['rebel-trooper.1', 'done']);
    t.choose('rebel-trooper.1').rolls('2 ranged');
  });

  test('Jango Fett may be activated after an opponent activates a character [des.card-anatomy.04]', () => {
    const t = duel({ characters: ['Padawan', 'Hired Gun'], supports: ['AT-ST'] }, { characters: ['Jango Fett'] })
      .activate(P1, 'padawan')
      .rolls('1 focus')
      .uses()
      .rolls('2 ranged');
    expect(t.card('jango-fett').exhausted).toBe(true);
    t.pass(P2).activate(P1, 'hired-gun').rolls('1 disrupt');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('with Poe a special ability works though its card is not in play [des.out-of-play.01]', () => {
    const t = duel(
      { characters: [die('Poe Dameron', 'special')], hand: ['Lightsaber'] },
      { characters: ['Luke Skywalker'] },
    )
      .resolve(P1, 'special')
      .choose('poe-dameron.1', 'Lightsaber');
    t.choose('special').choose('luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(2);
  });

  test('an inherent ability works wherever the side is resolved [des.inherent-dice-abilities.01, des.inherent-dice-abilities.03]', () => {
    const t = duel({ characters: [die('Poe Dameron', 'special'), 'Hired Gun'], hand: ['Diplomatic Immunity'] })
      .resolve(P1, 'special')
      .choose('poe-dameron.1', 'Diplomatic Immunity', '4 shield');
    t.choose('poe-dameron', 'poe-dameron', 'hired-gun', 'hired-gun');
    expect([t.shields('poe-dameron'), t.shields('hired-gun')]).toEqual([2, 2]);
  });
});
