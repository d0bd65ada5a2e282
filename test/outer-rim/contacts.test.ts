import { outerRim, type OuterRimState } from '../../src/outer-rim';
import { SKILLS, type Effects } from '../../src/outer-rim/facts';
import { pack, resolving, table, Table, type Moment, type Player } from './table';

const meeting = (ann: Player = {}, more: Moment = {}): Table => table({ ann }, { step: 'encounter', ...more });
/** W1-LE, who joins after a test of Tech, lies facedown at Lothal; nobody has seen it. */
const droid = (more: Partial<NonNullable<Moment['contacts']>[number]> = {}): Moment => ({
  contacts: [{ at: 'lothal/1', contact: 'w1-le', ...more }],
});
const met = (ann: Player = {}): Table => meeting(ann, droid()).does('encounter-contact', { place: 'lothal/1' });

describe('contact encounters', () => {
  test('a faceup token names one contact [or.contact-encounter.01]', () => {
    expect(met().contactAt('lothal/1')).toMatchObject({ faceup: true, contact: 'w1-le' });
    expect(met().happened('contact-revealed')).toMatchObject([{ place: 'lothal/1', contact: 'w1-le' }]);
  });

  test('two tokens lie beside each planet and can be met there [or.contact-encounter.02]', () => {
    for (const at of ['kessel', 'naboo', 'ring-of-kafrene'])
      expect(
        meeting({ at })
          .legal('encounter-contact')
          .map((each) => each.place),
      ).toEqual([`${at}/1`, `${at}/2`]);
  });

  test('one of them is chosen and turned faceup, the other stays facedown [or.contact-encounter.03]', () => {
    const game = meeting().does('encounter-contact', { place: 'lothal/2' });
    expect(game.by).toEqual(['chance']);
    game.draws('lobot');
    expect(game.contactAt('lothal/2')).toMatchObject({ faceup: true, contact: 'lobot' });
    expect(game.happened('contact-revealed')).toMatchObject([{ place: 'lothal/2', contact: 'lobot' }]);
    expect(game.contactAt('lothal/1')).toMatchObject({ faceup: false, contact: null });
  });

  test('then the databank card of its number is resolved [or.contact-encounter.04]', () => {
    const game = met();
    expect(game.happened('databank-card-taken')).toMatchObject([{ number: 3, card: 'databank-w1-le' }]);
    expect(game.asks).toBe('2 dice (test)');
  });

  test('a contact who joins takes a crew slot [or.contact-encounter.05]', () => {
    const game = met().rolls('crit', 'blank');
    expect(game.slotOf('databank-w1-le')).toEqual(['crew']);
    expect(game.state.databank).not.toContain('databank-w1-le');
    const full = met({ cards: ['job-hired-help'] }).rolls('crit', 'blank');
    expect(full.options).toEqual(['leave-card', 'make-room']);
    expect(full.does('leave-card').cards()).toEqual(['job-hired-help']);
    expect(full.state.databank).toContain('databank-w1-le');
    expect(full.contactAt('lothal/1')).toMatchObject({ contact: 'w1-le', faceup: true });
  });

  test('their token lies on the card from then on [or.contact-encounter.05]', () => {
    const game = met().rolls('crit', 'blank');
    expect(game.contact('w1-le')).toMatchObject({ at: { card: 'databank/databank-w1-le' }, faceup: true });
    expect(game.happened('card-gained')).toMatchObject([{ how: 'kept', rules: ['or.contact-encounter.05'] }]);
    expect(game.contactAt('lothal/1')).toBeUndefined();
  });

  test('a contact is on one token only: whoever is seen is not behind another [or.setup-contacts.01]', () => {
    const game = meeting({ at: 'kessel' }, { contacts: [{ at: 'lothal/2', contact: 'greedo', faceup: true }] });
    const behind = game
      .does('encounter-contact', { place: 'kessel/1' })
      .legal('draw')
      .map((each) => each.card);
    expect(behind).toHaveLength(7);
    expect(behind).not.toContain('greedo');
  });

  test('a card with several parts is resolved to its end, though the player is defeated in the middle [or.contact-encounter.04]', () => {
    const steps = [[{ do: 'suffer', damage: 4, to: 'character' }], [{ do: 'gain', fame: 1 }]];
    const game = meeting({}, { ...droid(), pack: pack({ changes: { databank: [{ id: 'databank-w1-le', steps }] } }) });
    game.does('encounter-contact', { place: 'lothal/1' });
    expect(game.player()).toMatchObject({ defeated: true, fame: 1 });
  });

  test('otherwise the card goes back into the databank [or.contact-encounter.06]', () => {
    const game = met().rolls('blank', 'blank');
    expect(game.cards()).toEqual([]);
    expect(game.state.databank.indexOf('databank-w1-le')).toBe(game.state.databank.indexOf('databank-boshek') + 1);
  });

  test('and the token stays faceup, unless the card takes it away [or.contact-encounter.07]', () => {
    expect(met().rolls('blank', 'blank').contactAt('lothal/1')).toMatchObject({ faceup: true, contact: 'w1-le' });
    const gone = meeting({}, { contacts: [{ at: 'lothal/2', contact: 'greedo' }] }).does('encounter-contact', {
      place: 'lothal/2',
    });
    gone.rolls('crit', 'crit', 'blank').rolls('blank', 'blank', 'blank', 'blank');
    expect(gone.contact('greedo')?.at).toBe('box');
  });

  test('anybody there may meet a faceup contact later [or.contact-encounter.08]', () => {
    const game = table(
      { ann: {}, bob: { at: 'lothal' } },
      { by: 'bob', step: 'encounter', ...droid({ faceup: true }) },
    );
    game.does('encounter-contact', { place: 'lothal/1' }).rolls('crit', 'blank');
    expect(game.cards('bob')).toEqual(['databank-w1-le']);
  });

  test('symbols matter to cards that ask for them only [or.contact-encounter.09, or.symbols.07]', () => {
    const asks: Effects = [
      { do: 'if', if: { is: 'has', card: { symbol: 'droid' } }, then: [{ do: 'gain', credits: 1000 }] },
    ];
    expect(resolving(asks, { ann: { cards: ['databank-w1-le'] } }).player().credits).toBe(1000);
    expect(resolving(asks, { ann: { cards: ['databank-ponda-baba'] } }).player().credits).toBe(0);
  });

  test('the class of a facedown token is public [or.contact-encounter.10]', () => {
    const view = outerRim.view(meeting().state, 'spectator');
    expect(view.contacts.map((token) => token.class)).toEqual(expect.arrayContaining(['white', 'green', 'yellow']));
    expect(view.contacts.every((token) => token.contact === null)).toBe(true);
  });
});

describe('peeking', () => {
  const peek = (): Table =>
    table({}, { step: 'action' }).uses('use action').does('choose-place', { place: 'lothal/1' }).draws('w1-le');

  test('the player alone knows who it is, and the token lies facedown in its place [or.peeking-at-contacts.01]', () => {
    const game = peek();
    expect(game.contactAt('lothal/1')).toMatchObject({ faceup: false, knownTo: ['ann'] });
    const seenBy = (viewer: string) => JSON.stringify(outerRim.view(game.state, viewer).contacts).includes('w1-le');
    expect([seenBy('ann'), seenBy('bob'), seenBy('spectator')]).toEqual([true, false, false]);
    expect(outerRim.view(game.state, 'bob').events.find((each) => each.type === 'contact-peeked')).toMatchObject({
      contact: null,
    });
  });

  test('the databank card is not looked at [or.peeking-at-contacts.02]', () => {
    const game = peek();
    expect(game.happened('databank-card-taken')).toEqual([]);
    expect(game.state.databank).toContain('databank-w1-le');
  });

  test('nothing that a player can do shows the token to others [or.peeking-at-contacts.03]', () => {
    const { state } = table(
      { bob: { at: 'lothal' } },
      { step: 'action', contacts: [{ at: 'lothal/1', contact: 'w1-le', knownTo: ['ann'] }] },
    );
    const shown = (viewer: string, after: OuterRimState) =>
      outerRim.view(after, viewer).contacts.some((token) => token.contact === 'w1-le');
    const { actions } = outerRim.allLegalActions(state);
    expect(actions.map((each) => each.type).sort()).toEqual(['end-actions', 'market', 'trade', 'use-ability']);
    for (const action of actions) {
      const after = new Table(state).takes(action).state;
      expect([shown('ann', after), shown('bob', after)]).toEqual([true, false]);
    }
  });
});

describe('skill tests', () => {
  const test_ = (skill: (typeof SKILLS)[number]): Effects => [
    { do: 'test', skill, pass: [{ do: 'gain', fame: 1 }], fail: [{ do: 'gain', credits: 1000 }] },
  ];
  const passes = (
    skill: (typeof SKILLS)[number],
    faces: ('hit' | 'crit' | 'focus' | 'blank')[],
    ann: Player = {},
  ): boolean =>
    resolving(test_(skill), { ann })
      .rolls(...faces)
      .player().fame === 1;
  /** Stealth: Boba Fett has it once, with 4-LOM twice. Tech: not at all. */
  const twice: Player = { cards: ['databank-4-lom'] };

  test('characters have the skills on their cards [or.skill-tests.01]', () => {
    expect(passes('stealth', ['hit', 'blank'])).toBe(true);
    expect(passes('tech', ['hit', 'blank'])).toBe(false);
  });

  test('skills of the crew count too, each copy [or.skill-tests.02]', () => {
    const game = resolving(test_('stealth'), { ann: twice }).rolls('blank', 'blank');
    expect(game.happened('test-failed')).toMatchObject([{ skill: 'stealth', copies: 2 }]);
    const one = resolving(test_('tech'), { ann: { cards: ['databank-w1-le'] } }).rolls('blank', 'blank');
    expect(one.happened('test-failed')).toMatchObject([{ copies: 1 }]);
  });

  test('a skill that one does not have can be tested [or.skill-tests.04]', () => {
    const game = resolving(test_('tech'));
    expect(game.asks).toBe('2 dice (test)');
    expect(game.rolls('crit', 'blank').player().fame).toBe(1);
  });

  test('2 dice, one that fits is enough [or.skill-tests.05, or.quick-reference-skill-tests.01]', () => {
    expect(
      resolving(test_('stealth'))
        .legal('roll')
        .every((each) => each.faces.length === 2),
    ).toBe(true);
    expect(passes('stealth', ['hit', 'blank'])).toBe(true);
    expect(passes('stealth', ['blank', 'blank'])).toBe(false);
  });

  test('unskilled: a critical hit [or.skill-tests.06, or.quick-reference-skill-tests.02]', () => {
    expect([passes('tech', ['hit', 'focus']), passes('tech', ['crit', 'blank'])]).toEqual([false, true]);
  });

  test('skilled: a critical hit or a hit [or.skill-tests.07, or.quick-reference-skill-tests.03]', () => {
    expect([
      passes('stealth', ['hit', 'blank']),
      passes('stealth', ['focus', 'blank']),
      passes('stealth', ['focus', 'focus']),
    ]).toEqual([true, false, false]);
    expect(passes('stealth', ['crit', 'blank'])).toBe(true);
  });

  test('highly skilled: a focus is enough [or.skill-tests.08, or.quick-reference-skill-tests.04]', () => {
    expect([passes('stealth', ['focus', 'blank'], twice), passes('stealth', ['blank', 'blank'], twice)]).toEqual([
      true,
      false,
    ]);
    expect([passes('stealth', ['hit', 'blank'], twice), passes('stealth', ['crit', 'blank'], twice)]).toEqual([
      true,
      true,
    ]);
    const thrice: Player = { ship: 'hwk-290', cards: ['databank-4-lom', 'databank-garindan'] };
    expect(passes('stealth', ['focus', 'blank'], thrice)).toBe(true);
  });

  test('without a text for it, passing does nothing [or.skill-tests.09]', () => {
    const game = resolving([{ do: 'test', skill: 'stealth', fail: [{ do: 'suffer', damage: 1, to: 'ship' }] }]).rolls(
      'crit',
      'crit',
    );
    expect(game.player()).toMatchObject({ damage: { character: 0, ship: 0 }, credits: 0, fame: 0 });
  });

  test('Han Solo tests Piloting with a blank and a hit [or.skill-tests.10]', () => {
    const effects: Effects = [{ do: 'test', skill: 'piloting', fail: [{ do: 'suffer', damage: 1, to: 'ship' }] }];
    const game = resolving(effects, { ann: { character: 'han-solo' } }).rolls('blank', 'hit');
    expect(game.happened('test-passed')).toHaveLength(1);
    expect(game.player().damage.ship).toBe(0);
  });
});
