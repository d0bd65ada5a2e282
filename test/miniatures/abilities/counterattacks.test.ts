/** Attacks in return, and those that follow a defeat or a critical hit. */
import { skirmish, type OnTable } from '../table';
import { duel, MELEE } from './duel';

const enemy = (at: [number, number], more: Partial<OnTable> = {}): OnTable => ({ at, player: 'p2', ...more });
const LAST = { suffered: 90 };

test('Lightsaber Riposte is offered as a melee attack hits, and not later [min.lightsaber-riposte.01, min.lightsaber-riposte.02]', () => {
  const jedi = { force: 2, powers: ['lightsaber-riposte'] };
  const table = duel({ abilities: [MELEE] }, jedi)
    .attack('bob')
    .rolls(15)
    .use('lightsaber-riposte')
    .rolls(15);
  expect([table.damage('ann'), table.damage('bob')]).toEqual([20, 20]);
  const declined = duel({ abilities: [MELEE] }, jedi)
    .attack('bob')
    .rolls(15)
    .decline('lightsaber-riposte');
  expect(declined.damage('ann')).toBe(0);
  expect(declined.legalOf('use-ability')).toEqual([]);
  expect(duel({}, jedi).attack('bob').rolls(15).toldOf('force-spent')).toEqual([]);
});

const djemSo = { abilities: ['djem-so-style'] };

test('Djem So Style: a save of 11 allows an attack against whoever hit in melee; the hit hurts all the same [min.djem-so-style.01]', () => {
  const melee = { abilities: [MELEE] };
  const back = duel(melee, djemSo).attack('bob').rolls(15, 11).use('djem-so-style').rolls(15);
  expect([back.damage('ann'), back.damage('bob')]).toEqual([20, 20]);
  const declined = duel(melee, djemSo).attack('bob').rolls(15, 11).decline('djem-so-style');
  expect([declined.damage('ann'), declined.damage('bob')]).toEqual([0, 20]);
  const failed = duel(melee, djemSo).attack('bob').rolls(15, 10);
  expect(failed.legalOf('use-ability')).toEqual([]);
  expect(failed.damage('bob')).toBe(20);
  expect(duel({}, djemSo).attack('bob').rolls(15).toldOf('save-rolled')).toEqual([]);
});

test('Lightsaber Riposte is decided before the save of Djem So Style [min.djem-so-style.02]', () => {
  const both = { ...djemSo, force: 1, powers: ['lightsaber-riposte'] };
  const table = duel({ abilities: [MELEE] }, both)
    .attack('bob')
    .rolls(15);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['lightsaber-riposte']);
  expect(table.toldOf('save-rolled')).toEqual([]);
  table.use('lightsaber-riposte').rolls(2).rolls(11);
  expect(table.last('save-made')).toMatchObject({ character: 'bob', success: true });
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['djem-so-style']);
});

test('Flurry Attack: one more attack for each critical hit, also for a natural 20 on a Droid [min.flurry-attack.01, min.flurry-attack.02]', () => {
  const flurry = { abilities: ['flurry-attack'] };
  const table = duel(flurry, { abilities: ['droid'] })
    .attack('bob')
    .rolls(20);
  expect(table.damage('bob')).toBe(20);
  table.choose('flurry-attack', 'bob').rolls(20).choose('flurry-attack', 'bob').rolls(15);
  expect(table.damage('bob')).toBe(60);
  expect(table.legalOf('choose')).toEqual([]);
  expect(duel(flurry).attack('bob').rolls(19).legalOf('choose')).toEqual([]);
  expect(duel(flurry).attack('bob').rolls(20).decline('flurry-attack').toldOf('attack-declared')).toHaveLength(1);
});

test('it may be made against another legal target [min.flurry-attack.03]', () => {
  const table = duel({ abilities: ['flurry-attack'] }, {}, { cid: enemy([4, 5]), dan: enemy([10, 5]) });
  table.attack('bob').rolls(20);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['bob', 'cid']);
  expect(table.choose('flurry-attack', 'cid').rolls(15).damage('cid')).toBe(20);
});

test('Cleave: who defeats an adjacent enemy attacks another one beside it, once in a turn [min.cleave.01]', () => {
  const cleave = () =>
    duel({ abilities: ['cleave', 'double-attack'] }, LAST, {
      cid: enemy([4, 5], LAST),
      dan: enemy([5, 6], LAST),
      eve: enemy([12, 9]),
    });
  const table = cleave().attack('bob').rolls(15);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['cid', 'dan']);
  table.choose('cleave', 'cid').rolls(15);
  expect(table.character('cid').place).toBe('defeated');
  expect(table.legalOf('choose')).toEqual([]);
  table.attack('dan').rolls(15);
  expect(table.character('dan').place).toBe('defeated');
  // From afar nobody is cut down.
  const distant = duel({ abilities: ['cleave'] }, { ...LAST, at: [9, 5] }, { eve: enemy([12, 9]) });
  expect(distant.attack('bob').rolls(15).legalOf('choose')).toEqual([]);
});

/** bob walks away from ann, whose turn it is not. */
const walkingAway = (ability: string) =>
  skirmish({
    characters: {
      bob: { at: [6, 5], player: 'p2', ...LAST },
      ann: { at: [5, 5], damage: 20, abilities: [ability] },
      cid: enemy([4, 5]),
      dan: enemy([12, 9]),
      eve: enemy([4, 7]),
    },
  })
    .move([7, 5])
    .opportunity('ann')
    .rolls(15);

test('Cleave: not when somebody else defeats the enemy [min.cleave.01]', () => {
  const beside = { amy: { at: [6, 6], abilities: ['cleave'] } as OnTable, cid: enemy([7, 6], LAST) };
  const table = duel({}, LAST, { ...beside, eve: enemy([12, 9]) })
    .attack('bob')
    .rollNow()
    .rolls(15);
  expect(table.character('bob').place).toBe('defeated');
  expect(table.legalOf('choose')).toEqual([]);
});

test('Cleave and Rolling Cleave follow an attack of opportunity, too [min.cleave.02, min.rolling-cleave.03]', () => {
  const cleave = walkingAway('cleave').choose('cleave', 'cid').rolls(15);
  expect(cleave.damage('cid')).toBe(20);
  const rolling = walkingAway('rolling-cleave').choose('rolling-cleave', { to: [5, 6], target: 'eve' });
  expect(rolling.rolls(15).damage('eve')).toBe(20);
});

test('Rolling Cleave: 1 square, and an attack against an enemy that is adjacent then, once in a turn [min.rolling-cleave.01]', () => {
  const table = duel({ abilities: ['rolling-cleave', 'double-attack'] }, LAST, {
    cid: enemy([5, 8], LAST),
    dan: enemy([5, 7], LAST),
    eve: enemy([12, 9]),
  });
  table.attack('bob').rolls(15);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toContainEqual({ to: [5, 6], target: 'dan' });
  expect(JSON.stringify(table.legalOf('choose'))).not.toContain('cid');
  table.choose('rolling-cleave', { to: [5, 6], target: 'dan' }).rolls(15);
  expect(table.character('ann').at).toEqual([5, 6]);
  expect(table.character('dan').place).toBe('defeated');
  expect(table.legalOf('choose')).toEqual([]);
});

test('its move provokes nothing [min.rolling-cleave.02]', () => {
  const table = duel({ abilities: ['rolling-cleave'] }, LAST, { cid: enemy([4, 4]), dan: enemy([6, 7]) });
  table
    .attack('bob')
    .rolls(15)
    .choose('rolling-cleave', { to: [5, 6], target: 'dan' });
  expect(table.legalOf('attack-of-opportunity')).toEqual([]);
  expect(table.by()).toEqual(['chance']);
});

/** ann defeats bob, then cid; both are Unique allies of dan. */
const losing = (ability: string, more: Record<string, OnTable> = {}) =>
  duel(
    { abilities: ['triple-attack'] },
    { ...LAST, abilities: ['unique'] },
    {
      cid: enemy([5, 6], { ...LAST, abilities: ['unique'] }),
      dan: enemy([5, 4], { abilities: [ability] }),
      ...more,
    },
  );

test('Impulsive Shot: as a Unique ally falls, once in a turn, at a legal target [min.impulsive-shot.01]', () => {
  const table = losing('impulsive-shot').attack('bob').rolls(15);
  expect(table.by()).toEqual(['p2']);
  table.choose('impulsive-shot', 'ann').rolls(15);
  expect(table.damage('ann')).toBe(10);
  table.attack('cid').rolls(15);
  expect(table.legalOf('choose')).toEqual([]);
  const common = duel({}, LAST, { dan: enemy([5, 4], { abilities: ['impulsive-shot'] }) });
  expect(common.attack('bob').rolls(15).legalOf('choose')).toEqual([]);
});

test.each([
  ['impulsive-shot', 'min.impulsive-shot.01'],
  ['impulsive-sweep', 'min.impulsive-sweep.01'],
])('%s: not as a Unique enemy falls [%s]', (id) => {
  const beside: Record<string, OnTable> = { amy: { at: [6, 6], abilities: [id] }, cid: enemy([7, 6]) };
  const table = duel({}, { ...LAST, abilities: ['unique'] }, beside)
    .attack('bob')
    .rollNow()
    .rolls(15);
  expect(table.character('bob').place).toBe('defeated');
  expect([table.legalOf('choose'), table.legalOf('use-ability')]).toEqual([[], []]);
});

test('one that changes sides in the middle of an Impulsive Sweep attacks nobody else [min.impulsive-sweep.01, min.betrayal.02]', () => {
  const table = losing('impulsive-sweep', { eve: { at: [4, 4], abilities: ['betrayal'] } });
  table.attack('bob').rollNow().rolls(15).use('impulsive-sweep').attack('eve').rolls(1);
  expect(table.character('dan').player).toBe('p1');
  expect(table.toldOf('attack-declared').map(({ target }) => target)).toEqual(['bob', 'eve']);
  expect(table.targets()).toContain('cid');
});

test('Impulsive Sweep: every adjacent enemy once, once in a turn [min.impulsive-sweep.01]', () => {
  const more: Record<string, OnTable> = { eve: { at: [4, 4] }, fox: { at: [6, 4] }, gus: { at: [5, 1] } };
  const table = losing('impulsive-sweep', more).attack('bob').rollNow().rolls(15).use('impulsive-sweep');
  // In the order that its player likes.
  expect(table.by()).toEqual(['p2']);
  table.attack('fox').rolls(15).attack('ann').rolls(15).attack('eve').rolls(15);
  expect(['ann', 'eve', 'fox', 'gus'].map((id) => table.damage(id))).toEqual([10, 10, 10, 0]);
  table.attack('cid').rollNow().rolls(15);
  expect(table.legalOf('use-ability')).toEqual([]);
});
