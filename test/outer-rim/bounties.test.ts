import { card, pack, table, type Moment, type Player, type Table } from './table';

/** Greedo, ground combat value 4, lies facedown at Lothal; Ann holds the bounty on him. */
const greedo: Moment = { contacts: [{ at: 'lothal/2', contact: 'greedo' }] };
const bounty = 'bounty-bounty-greedo';
function hunting(ann: Player = {}, more: Moment = {}): Table {
  return table({ ann: { cards: [bounty], ...ann } }, { step: 'encounter', ...greedo, ...more }).does(
    'encounter-contact',
    { place: 'lothal/2' },
  );
}
const winning = (game: Table): Table => game.rolls('crit', 'crit', 'blank').rolls('blank', 'blank', 'blank', 'blank');
const fought = (ann: Player = {}): Table => winning(hunting(ann).does('fight-contact'));

describe('bounties', () => {
  test('a bounty names one contact: only that one can be fought [or.bounties.01]', () => {
    expect(hunting().options).toEqual(['fight-contact', 'meet-contact']);
    const other = hunting({}, { contacts: [{ at: 'lothal/2', contact: 'lobot' }] });
    expect(other.options).not.toContain('fight-contact');
  });

  test('the contact has to be found and beaten first [or.bounties.03]', () => {
    const game = table({ ann: { at: 'tatooine', cards: [bounty] } }, { step: 'action' });
    expect(game.refusal('deliver')).toBe('nothing-to-deliver');
    expect(game.whyNot({ type: 'eliminate', player: 'ann' })).not.toBeNull();
    expect(hunting().player().credits).toBe(0);
  });

  test('a revealed contact with a matching bounty may be fought [or.bounties.06]', () => {
    expect(hunting().contactAt('lothal/2')?.faceup).toBe(true);
    expect(hunting().legal('fight-contact')).toMatchObject([{ bounty: `market/${bounty}` }]);
    expect(hunting({ cards: [] }).asks).not.toBe('fight the contact or not');
  });

  test('or met in the normal way [or.bounties.07]', () => {
    const game = hunting().does('meet-contact');
    expect(game.happened('databank-card-taken')).toMatchObject([{ card: 'databank-greedo' }]);
  });

  test('value and type of the combat stand on the bounty card [or.bounties.08]', () => {
    const game = hunting().does('fight-contact');
    expect(game.happened('combat-started')).toMatchObject([
      { combat: 'ground', against: { kind: 'contact', contact: 'greedo' } },
    ]);
    expect(game.rolls('blank', 'blank', 'blank').asks).toBe('4 dice (ground)');
    const ship = table(
      { ann: { cards: ['bounty-bounty-hondo-ohnaka'] } },
      { step: 'encounter', contacts: [{ at: 'lothal/2', contact: 'hondo-ohnaka' }] },
    );
    ship.does('encounter-contact', { place: 'lothal/2' }).does('fight-contact');
    expect(ship.happened('combat-started')[0]?.combat).toBe('ship');
  });

  test('the player on the left rolls for the contact [or.bounties.09]', () => {
    expect(
      fought()
        .happened('dice-rolled')
        .map((each) => [each.roller, each.player]),
    ).toEqual([
      ['ann', 'ann'],
      ['bob', null],
    ]);
  });

  test('the winner eliminates or captures [or.bounties.10]', () => {
    expect(fought().options).toEqual(['capture', 'eliminate']);
  });

  test('eliminated: the token is out of the game, the reward comes at once [or.bounties.11, or.winning-the-game.06]', () => {
    const game = fought().does('eliminate');
    expect(game.contact('greedo')?.at).toBe('box');
    expect(game.happened('contact-eliminated')[0]).toMatchObject({ because: [{}, {}] });
    expect(game.player()).toMatchObject({ credits: 3000, fame: 1 });
    expect(game.happened('fame-gained')[0]?.rules).toContain('or.winning-the-game.06');
  });

  test('captured: the token lies on the bounty card, no reward yet [or.bounties.12]', () => {
    const game = fought().does('capture');
    expect(game.contact('greedo')?.at).toEqual({ card: `market/${bounty}` });
    expect(game.contactAt('lothal/2')).toBeUndefined();
    expect(game.happened('contact-captured')).toMatchObject([
      {
        rules: ['or.bounties.12', 'or.bounties.13'],
        because: [{}, { code: 'not-eliminated', facts: { credits: 3000, fame: 1 } }, {}],
      },
    ]);
    expect(game.player()).toMatchObject({ credits: 0, fame: 0 });
  });

  const delivering = (at: string): Table =>
    table({ ann: { at, cards: [{ card: bounty, captured: true }] } }, { step: 'action' });

  test('a captured contact is delivered to the planet on the card [or.bounties.13]', () => {
    expect(delivering('lothal').refusal('deliver')).toBe('nothing-to-deliver');
    const game = delivering('tatooine').does('deliver').does('deliver-card');
    expect(game.player()).toMatchObject({ credits: 8000, fame: 2 });
    expect(game.happened('bounty-rewarded')).toMatchObject([{ how: 'captured' }]);
  });

  test('after that its token is out of the game [or.bounties.14]', () => {
    expect(delivering('tatooine').does('deliver').does('deliver-card').contact('greedo')?.at).toBe('box');
  });

  test('a winner who is defeated in the combat takes the contact first [or.bounties.15]', () => {
    const game = hunting({ damage: { character: 3 } })
      .does('fight-contact')
      .rolls('crit', 'crit', 'blank')
      .rolls('hit', 'blank', 'blank', 'blank');
    expect(game.player().defeated).toBe(false);
    game.does('eliminate');
    expect(game.player()).toMatchObject({ defeated: true, fame: 1, credits: 0 });
    expect(game.when('contact-eliminated')).toBeLessThan(game.when('defeated'));
    expect(game.happened('defeated')[0]?.rules).toEqual(['or.bounties.15', 'or.defeated.01']);
  });

  test('a rewarded bounty card leaves the game [or.bounties.16]', () => {
    const game = fought().does('eliminate');
    expect(game.cards()).toEqual([]);
    expect(game.state.box).toEqual([`market/${bounty}`]);
    expect(game.market('bounty').pile.bottom).toEqual([]);
  });

  test('after a loss the card is kept and the contact stays, faceup [or.bounties.17]', () => {
    const game = hunting()
      .does('fight-contact')
      .rolls('blank', 'blank', 'blank')
      .rolls('hit', 'blank', 'blank', 'blank');
    expect(game.cards()).toEqual([bounty]);
    expect(game.contactAt('lothal/2')).toMatchObject({ contact: 'greedo', faceup: true });
    expect(game.happened('no-effect').filter(({ what }) => what === 'take-contact')).toMatchObject([
      { because: [{ code: 'combat-lost' }, { code: 'bounty-kept' }, { code: 'again' }] },
    ]);
    expect(
      fought()
        .does('eliminate')
        .happened('no-effect')
        .map(({ what }) => what),
    ).not.toContain('take-contact');
  });

  test('the fight takes place in the encounter step [or.commonly-forgotten-rules.01]', () => {
    const game = table(
      { ann: { cards: [bounty] } },
      { step: 'action', contacts: [{ at: 'lothal/2', contact: 'greedo', faceup: true }] },
    );
    expect(game.whyNot({ type: 'fight-contact', player: 'ann', bounty: `market/${bounty}` })).not.toBeNull();
    expect(game.options).not.toContain('encounter-contact');
    expect(game.does('end-actions').options).toContain('encounter-contact');
  });
});

describe('bounties on crew', () => {
  const crew = 'databank-greedo';
  /** Ann has Greedo as crew and the bounty on him. */
  const own = (ann: Player = {}): Table => table({ ann: { cards: [bounty, crew], ...ann } }, { step: 'encounter' });
  /** Bob has him, in Ann's space unless told otherwise. */
  const theirs = (bob: Player = {}, ann: Player = {}): Table =>
    table({ ann: { cards: [bounty], ...ann }, bob: { at: 'lothal', cards: [crew], ...bob } }, { step: 'encounter' });

  test('a contact may have become somebody’s crew [or.bounties-on-crew.01]', () => {
    expect(theirs().legal('hunt-crew')).toMatchObject([{ bounty: `market/${bounty}`, crew: `databank/${crew}` }]);
    expect(theirs().contact('greedo')?.at).toEqual({ card: `databank/${crew}` });
  });

  test('one’s own crew can be fought in any space, unless a patrol comes first [or.bounties-on-crew.02]', () => {
    for (const at of ['lothal', 'om1', 'maelstrom']) expect(own({ at }).offers('hunt-crew')).toBe(true);
    expect(own({ at: 'rs1', reputation: { rebel: 'negative' } }).refusal('hunt-crew')).toBe('patrol-first');
  });

  test('the crew has the value and type on the bounty card [or.bounties-on-crew.03]', () => {
    const game = own({ at: 'om1' }).does('hunt-crew');
    expect(game.happened('combat-started')[0]?.combat).toBe('ground');
    expect(game.rolls('blank', 'blank', 'blank').asks).toBe('4 dice (ground)');
    // Lost, one's own crew escapes.
    game.rolls('hit', 'blank', 'blank', 'blank').lets();
    expect(game.cards()).toEqual([bounty]);
  });

  test('won: the crew card goes back, the contact is captured or eliminated [or.bounties-on-crew.04]', () => {
    const game = winning(own().does('hunt-crew')).does('capture');
    expect(game.cards()).toEqual([bounty]);
    expect(game.state.databank).toContain(crew);
    expect(game.contact('greedo')?.at).toEqual({ card: `market/${bounty}` });
    const dead = winning(own().does('hunt-crew')).does('eliminate');
    expect(dead.contact('greedo')?.at).toBe('box');
    expect(dead.player()).toMatchObject({ fame: 1, credits: 3000, cards: [] });
  });

  test('lost: it flees to the nearest empty contact space [or.bounties-on-crew.05]', () => {
    const empty = {
      contacts: [
        { at: 'mon-calamari/1', gone: true },
        { at: 'kessel/2', gone: true },
      ],
    };
    const game = table({ ann: { cards: [bounty, crew] } }, { step: 'encounter', ...empty }).does('hunt-crew');
    game.rolls('blank', 'blank', 'blank').rolls('hit', 'blank', 'blank', 'blank');
    expect(game.cards()).toEqual([bounty]);
    expect(game.contactAt('mon-calamari/1')).toMatchObject({ contact: 'greedo', faceup: true });
    expect(game.state.databank).toContain(crew);
    expect(game.happened('contact-moved')).toMatchObject([
      {
        place: 'mon-calamari/1',
        rules: ['or.bounties-on-crew.05'],
        because: [{ code: 'nearest-empty', facts: { from: 'lothal' } }],
      },
    ]);
  });

  test('of several spaces equally near the active player chooses one [or.bounties-on-crew.05]', () => {
    const game = table(
      { ann: {}, bob: { at: 'lothal', cards: [bounty, crew] } },
      {
        by: 'bob',
        step: 'encounter',
        contacts: [
          { at: 'mon-calamari/1', gone: true },
          { at: 'mon-calamari/2', gone: true },
          { at: 'naboo/1', gone: true },
        ],
      },
    ).does('hunt-crew');
    game.rolls('blank', 'blank', 'blank').rolls('hit', 'blank', 'blank', 'blank');
    expect(game.by).toEqual(['bob']);
    expect(game.legal('choose-place').map((each) => each.place)).toEqual(['mon-calamari/1', 'mon-calamari/2']);
    game.does('choose-place', { place: 'mon-calamari/2' });
    expect(game.contactAt('mon-calamari/2')).toMatchObject({ contact: 'greedo', faceup: true });
  });

  test('abilities and skills of the crew that is fought do not count [or.bounties-on-crew.06]', () => {
    expect(own().does('hunt-crew').asks).toBe('3 dice (ground)');
    // Other cards do.
    const glove = card({ kind: 'gear', name: 'Glove', abilities: [{ kind: 'value', value: 'ground-combat', by: 1 }] });
    const armed = table(
      { ann: { cards: [bounty, crew, 'test-card'] } },
      { step: 'encounter', pack: pack({ market: [glove] }) },
    );
    expect(armed.does('hunt-crew').asks).toBe('4 dice (ground)');
    const other = table(
      { ann: { cards: [crew] } },
      { step: 'encounter', contacts: [{ at: 'lothal/1', contact: 'ponda-baba', faceup: true }] },
    );
    expect(other.does('encounter-contact', { place: 'lothal/1' }).asks).toBe('4 dice (ground)');
  });

  test('nor does what it answers to the combat [or.bounties-on-crew.06]', () => {
    const chopper = { crew: 'databank-chopper', bounty: 'bounty-bounty-chopper' };
    const shipBounty = {
      kind: 'bounty',
      name: 'Bounty: Chopper',
      contact: 'chopper',
      class: 'green',
      combat: 'ship',
      value: 3,
      deliverTo: 'lothal',
      capture: [],
      eliminate: [],
    };
    const ship = pack({ changes: { market: [{ id: chopper.bounty, face: shipBounty }] } });
    const set = { step: 'encounter' as const, pack: ship };
    const fought = table({ ann: { at: 'rs1', cards: [chopper.bounty, chopper.crew] } }, set).does('hunt-crew');
    expect(fought.asks).toBe('2 dice (ship)');
    const beside = table({ ann: { at: 'rs1', cards: [chopper.crew] } }, set).does('encounter-patrol');
    expect(beside.asks).toBe('3 dice (ship)');
  });

  test('nor do its skills in a test during that combat [or.bounties-on-crew.06]', () => {
    const drill = card({
      kind: 'gear',
      name: 'Drill',
      abilities: [{ kind: 'when', on: { event: 'combat-begins' }, do: [{ do: 'test', skill: 'tactics' }] }],
    });
    const set = { step: 'encounter' as const, pack: pack({ market: [drill] }) };
    const copies = (game: Table): number[] =>
      game
        .rolls('blank', 'blank')
        .happened('test-failed')
        .map((each) => each.copies);
    const fought = table({ ann: { cards: [bounty, crew, 'test-card'] } }, set).does('hunt-crew');
    expect(copies(fought)).toEqual([1]);
    const beside = table({ ann: { at: 'rs1', cards: [crew, 'test-card'] } }, set).does('encounter-patrol');
    expect(copies(beside)).toEqual([2]);
  });

  test('another player’s crew, in the same space only [or.bounties-on-crew.07]', () => {
    expect(theirs().offers('hunt-crew')).toBe(true);
    expect(theirs({ at: 'naboo' }).options).not.toContain('hunt-crew');
  });

  test('its owner decides first whether to protect it [or.bounties-on-crew.08]', () => {
    const game = theirs().does('hunt-crew');
    expect([game.by, game.options]).toEqual([['bob'], ['leave-crew', 'protect-crew']]);
    const beaten = theirs({ defeated: true, damage: { character: 4 } }).does('hunt-crew');
    expect(beaten.asks).toBe('3 dice (ground)');
    const told = (of: Table) => of.happened('no-effect').filter(({ what }) => what === 'protect-crew');
    expect(told(beaten)).toMatchObject([{ player: 'bob', because: [{ code: 'owner-defeated' }] }]);
    expect(told(game)).toEqual([]);
    expect(told(own().does('hunt-crew'))).toEqual([]);
  });

  test('protected: a combat with the owner, ground on a planet, ship elsewhere [or.bounties-on-crew.09]', () => {
    const game = theirs().does('hunt-crew').does('protect-crew');
    expect(game.happened('combat-started')[0]).toMatchObject({
      combat: 'ground',
      against: { kind: 'player', player: 'bob' },
    });
    game.rolls('blank', 'blank', 'blank');
    // Bossk's own 3, and 1 for Greedo, who fights for his captain.
    expect(game.asks).toBe('4 dice (ground)');
    game.rolls('blank', 'blank', 'blank', 'blank');
    expect(game.happened('dice-rolled')[1]).toMatchObject({ player: 'bob', roller: 'bob' });
    const space = theirs({ at: 'om1' }, { at: 'om1' }).does('hunt-crew').does('protect-crew');
    expect(space.happened('combat-started')[0]?.combat).toBe('ship');
  });

  test('not protected: the crew fights with the bounty card’s value [or.bounties-on-crew.10]', () => {
    const game = theirs().does('hunt-crew').does('leave-crew').rolls('blank', 'blank', 'blank');
    expect(game.asks).toBe('4 dice (ground)');
    game.rolls('hit', 'blank', 'blank', 'blank');
    expect(game.happened('dice-rolled')[1]).toMatchObject({ player: null, roller: 'bob' });
  });

  test('won either way: the crew card is discarded, the contact taken [or.bounties-on-crew.11]', () => {
    for (const answer of ['protect-crew', 'leave-crew'] as const) {
      const game = winning(theirs().does('hunt-crew').does(answer)).does('eliminate');
      expect(game.cards('bob')).toEqual([]);
      expect(game.state.databank).toContain(crew);
      expect(game.contact('greedo')?.at).toBe('box');
      expect(game.player().fame).toBe(1);
    }
  });

  test('lost: nothing changes but the damage [or.bounties-on-crew.12]', () => {
    const game = theirs()
      .does('hunt-crew')
      .does('protect-crew')
      .rolls('blank', 'blank', 'hit')
      .rolls('crit', 'blank', 'blank', 'blank');
    expect([game.cards('ann'), game.cards('bob')]).toEqual([[bounty], [crew]]);
    expect([game.player('ann').damage.character, game.player('bob').damage.character]).toEqual([2, 1]);
    const alone = theirs().does('hunt-crew').does('leave-crew').rolls('blank', 'blank', 'hit');
    alone.rolls('crit', 'blank', 'blank', 'blank');
    expect([alone.cards('ann'), alone.cards('bob')]).toEqual([[bounty], [crew]]);
    expect(alone.contact('greedo')?.at).toEqual({ card: `databank/${crew}` });
    expect([alone.player('ann').damage.character, alone.player('bob').damage.character]).toEqual([2, 0]);
  });
});
