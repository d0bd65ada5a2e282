/** What the bullets of AI cards do: moving, buying, jobs, contacts. */
import { basePack, type AiStep } from '../../src/outer-rim/facts';
import { acts, aiTurn, bullets } from './solo-table';
import type { Moment, Player, Table } from './table';

describe('how it moves', () => {
  const slow = (hyperdrive: number) => ({
    changes: {
      ships: [{ id: 'g9-rigger', side: { hyperdrive, combat: 2, hull: 3, slots: [['cargo'], ['mod'], ['crew']] } }],
    },
  });
  const moves = (at: string, goals: string[], hyperdrive: number, more: Moment = {}, ai: Player = {}): Table =>
    aiTurn(
      { character: 'jyn-erso', at, ...ai },
      { planning: [{ do: 'move-to-goal' }] },
      { goals, pack: slow(hyperdrive), ...more },
    );

  test('as many spaces as its hyperdrive [or.ai-movement.01]', () => {
    const game = moves('ke1', ['tatooine'], 3);
    expect(game.happened('moved')).toHaveLength(3);
    expect(game.player('ai').space).toBe('nh1');
  });

  test('towards the nearest goal token, where it stops [or.ai-movement.02]', () => {
    expect(moves('lothal', ['mon-calamari', 'kessel'], 5).player('ai').space).toBe('mon-calamari');
  });

  test('on a goal token it does not move [or.ai-movement.03]', () => {
    const game = moves('lothal', ['lothal', 'kessel'], 5);
    expect(bullets(game, 'planning')).toEqual([['move-to-goal', false]]);
    expect(game.player('ai').space).toBe('lothal');
  });

  test('by the way that brings it nearest [or.ai-movement.04]', () => {
    const game = moves('ryloth', ['ring-of-kafrene'], 3);
    expect(game.happened('moved').map((each) => each.to)).toEqual(['na4', 'ta2', 'ta5']);
    const blocked = moves('lothal', ['mon-calamari'], 2, { patrols: [{ faction: 'imperial', at: 'lo6' }] });
    // As near by another way, on which no patrol stops it.
    expect(blocked.player('ai').space).toBe('lo2');
  });

  test('round a patrol that would stop it, where that brings it nearer [or.ai-movement.04]', () => {
    const patrols = [{ faction: 'rebel' as const, at: 'om6' }];
    const round = moves('cantonica', ['ord-mantell'], 3, { patrols });
    expect(round.player('ai').space).toBe('ord-mantell');
    expect(round.happened('moved').map((each) => each.to)).not.toContain('om6');
    // A patrol in the space that it leaves stops nobody.
    const left = [...patrols, { faction: 'imperial' as const, at: 'cantonica' }];
    expect(moves('cantonica', ['ord-mantell'], 3, { patrols: left }).player('ai').space).toBe('ord-mantell');
    // With less hyperdrive it gets as near without being stopped.
    expect(moves('cantonica', ['ord-mantell'], 2, { patrols }).player('ai').space).toBe('om5');
    // With none left to go round, the patrol's space is the nearest.
    expect(moves('cantonica', ['ord-mantell'], 1, { patrols }).player('ai').space).toBe('om6');
  });

  test('a patrol stops it without positive reputation [or.ai-movement.05]', () => {
    const patrols = [{ faction: 'rebel' as const, at: 'na4' }];
    const stopped = moves('ryloth', ['ring-of-kafrene'], 3, { patrols });
    expect(stopped.player('ai').space).toBe('na4');
    const cut = { code: 'cut-short', facts: { gone: 1, hyperdrive: 3, goal: 'ring-of-kafrene', distance: 3 } };
    expect(stopped.happened('stopped')).toMatchObject([
      {
        player: 'ai',
        space: 'na4',
        why: 'patrol',
        rules: ['or.ai-movement.05'],
        because: [cut, { code: 'reputation-not-positive' }],
      },
    ]);
    expect(moves('ryloth', ['ring-of-kafrene'], 3).happened('stopped')).toEqual([]);
    // One that it goes through likes it.
    const through = { reputation: { rebel: 'positive' as const } };
    expect(moves('ryloth', ['ring-of-kafrene'], 3, { patrols }, through).happened('stopped')).toEqual([]);
    expect(
      moves('ryloth', ['ring-of-kafrene'], 3, { patrols }, { reputation: { rebel: 'positive' } }).player('ai').space,
    ).toBe('ta5');
  });

  test('the Maelstrom does not [or.ai-movement.06]', () => {
    const game = moves('ke2', ['kessel'], 3);
    expect(game.happened('moved').map((each) => each.to)).toEqual(['maelstrom', 'kessel']);
    const through = (of: Table) => of.happened('no-effect').filter(({ what }) => what === 'stop');
    expect(through(game)).toMatchObject([{ rules: expect.arrayContaining(['or.ai-movement.06']) }]);
    // Where it ends its move it is not told to go on.
    expect(through(moves('lo2', ['kessel'], 4))).toEqual([]);
    expect(through(moves('kessel', ['lothal'], 0))).toEqual([]);
  });

  test('instead of a navpoint it ends on a planet passed one or two spaces before [or.ai-movement.07]', () => {
    expect(moves('lo2', ['kessel'], 2).player('ai').space).toBe('mon-calamari');
    expect(moves('lo2', ['kessel'], 3).player('ai').space).toBe('mon-calamari');
    expect(moves('lo2', ['kessel'], 4).player('ai').space).toBe('maelstrom');
    expect(moves('mon-calamari', ['kessel'], 2).player('ai').space).toBe('ke2');
  });

  test('a patrol that stops it does not send it back to a planet [or.ai-movement.07]', () => {
    const patrols = [{ faction: 'imperial' as const, at: 'lo4' }];
    expect(moves('lo2', ['kessel'], 4, { patrols }).player('ai').space).toBe('lo4');
  });

  test('of two planets that it passed it takes the last one [or.ai-movement.07]', () => {
    const direct = { map: { routes: [{ id: 'direct', between: ['lothal', 'mon-calamari'] }] } };
    const game = moves('lo5', ['kessel'], 3, { pack: { ...slow(3), ...direct } });
    expect([game.by, game.player('ai').space]).toEqual([['ann'], 'mon-calamari']);
    // One on which it ends anyway it does not leave again.
    const there = moves('lo5', ['kessel'], 2, { pack: { ...slow(2), ...direct } });
    expect(there.player('ai').space).toBe('mon-calamari');
    expect(there.happened('moved').map((each) => each.to)).toEqual(['lothal', 'mon-calamari']);
  });

  test('of ways that lead equally near it takes one without a patrol, then one that ends on a planet [or.ai-movement.04, or.ai-movement.05]', () => {
    const patrols = [{ faction: 'imperial' as const, at: 'lo3' }];
    expect(moves('lothal', ['kessel'], 1, { patrols }).player('ai').space).toBe('lo6');
    expect(moves('lothal', ['kessel'], 1).legal('choose-at-random')).toHaveLength(2);
    expect(moves('lothal', ['kessel'], 2).player('ai').space).toBe('mon-calamari');
  });

  test('of equally good ways chance takes one [or.ai-movement.04]', () => {
    const game = moves('lo6', ['lothal', 'mon-calamari'], 1);
    expect(game.by).toEqual(['chance']);
    expect(
      game
        .legal('choose-at-random')
        .map((each) => each.chosen)
        .sort(),
    ).toEqual(['lothal', 'mon-calamari']);
    expect(game.chances('mon-calamari').player('ai').space).toBe('mon-calamari');
  });
});

describe('how it buys', () => {
  const buy = (deck: 'cargo' | 'job' | 'ship' | 'gear-and-mod'): AiStep => ({ do: 'buy', deck, goals: [] });
  const cargo = (top: string, ...next: string[]): Moment => ({ market: { cargo: { top, next } } });

  test('from the deck that the card names [or.ai-buying.01]', () => {
    const game = acts({ credits: 9000 }, [buy('job')], {
      market: { job: { top: 'job-hutt-favor', next: ['job-rebel-favor'] } },
      pack: { changes: { market: [{ id: 'job-rebel-favor', patrol: null }] } },
    });
    expect(game.happened('card-bought')).toMatchObject([{ deck: 'job', card: 'job-hutt-favor' }]);
  });

  test('from another deck, if the card names one and there is no slot for the first [or.ai-buying.01]', () => {
    const market = {
      cargo: { top: 'cargo-bacta-supplies', next: ['cargo-stolen-prototype'] },
      job: { top: 'job-hutt-favor', next: ['job-imperial-favor'] },
    };
    const instead: AiStep = { do: 'buy', deck: 'cargo', instead: 'job', goals: [] };
    const bought = (cards: string[]) =>
      acts({ credits: 9000, cards }, [instead], { market })
        .happened('card-bought')
        .map((each) => each.deck);
    expect([bought([]), bought(['cargo-food-supplies'])]).toEqual([['cargo'], ['job']]);
  });

  test('from another deck, if the bounty slots are full [or.ai-buying.01]', () => {
    const market = {
      bounty: { top: 'bounty-bounty-chopper', next: ['bounty-bounty-hondo-ohnaka'] },
      cargo: { top: 'cargo-bacta-supplies', next: ['cargo-stolen-prototype'] },
    };
    const instead: AiStep = { do: 'buy', deck: 'bounty', instead: 'cargo', goals: [] };
    const bought = (cards: string[]) =>
      acts({ credits: 9000, cards }, [instead], { market })
        .happened('card-bought')
        .map((each) => each.deck);
    expect([bought([]), bought(['bounty-bounty-greedo', 'bounty-bounty-chewbacca'])]).toEqual([['bounty'], ['cargo']]);
  });

  test('of several ships the dearest, by chance where two cost the same [or.ai-buying.11]', () => {
    const used = { market: { ship: { top: 'ship-used-ship-for-sale', next: ['ship-hwk-290-freighter'] } } };
    const game = acts({ credits: 10_000 }, [buy('ship')], used);
    expect(game.legal('choose-at-random').map((each) => each.chosen)).toEqual([
      'heavy-duty-lifter',
      'lancer-pursuit-craft',
    ]);
    expect(game.chances('lancer-pursuit-craft').player('ai')).toMatchObject({
      ship: 'lancer-pursuit-craft',
      credits: 0,
    });
  });

  test('on planets only [or.ai-buying.02]', () => {
    const game = acts({ at: 'om1', credits: 9000 }, [buy('cargo')], cargo('cargo-bacta-supplies', 'cargo-droid-parts'));
    expect(bullets(game, 'action')).toEqual([['buy', false]]);
    expect(game.happened('market-card-discarded')).toEqual([]);
  });

  test('a card that it cannot buy is discarded first, one card at most [or.ai-buying.03, or.ai-buying.05]', () => {
    const game = acts(
      { credits: 1000 },
      [buy('cargo')],
      cargo('cargo-coaxium-crystal', 'cargo-stolen-prototype', 'cargo-droid-parts'),
    );
    expect(game.happened('market-card-discarded').map((each) => each.card)).toEqual(['cargo-coaxium-crystal']);
    expect(game.market('cargo').top).toBe('cargo-stolen-prototype');
    expect(game.cards('ai')).toEqual([]);
    expect(
      acts(
        { credits: 1000 },
        [buy('cargo')],
        cargo('cargo-coaxium-crystal', 'cargo-food-supplies', 'cargo-droid-parts'),
      ).cards('ai'),
    ).toEqual(['cargo-food-supplies']);
  });

  test('so is one that cannot be bought here [or.ai-buying.04]', () => {
    const game = acts(
      { at: 'takodana', credits: 9000 },
      [buy('cargo')],
      cargo('cargo-bacta-supplies', 'cargo-food-supplies', 'cargo-droid-parts'),
    );
    expect(game.happened('market-card-discarded').map((each) => each.card)).toEqual(['cargo-bacta-supplies']);
    expect(game.cards('ai')).toEqual(['cargo-food-supplies']);
  });

  test('one for which no slot is empty [or.ai-buying.06]', () => {
    const jobs = {
      market: { job: { top: 'job-hutt-favor', next: ['job-hired-help', 'job-rebel-favor'] } },
      pack: { changes: { market: [{ id: 'job-rebel-favor', patrol: null }] } },
    };
    const game = acts({ credits: 9000, cards: ['job-imperial-favor', 'bounty-bounty-greedo'] }, [buy('job')], jobs);
    expect(game.happened('market-card-discarded').map((each) => each.card)).toEqual(['job-hutt-favor']);
    expect(game.cards('ai')).toContain('job-hired-help');
  });

  test('and a ship that is not dearer than its own [or.ai-buying.07]', () => {
    const ships = {
      market: {
        ship: { top: 'ship-heavy-duty-lifter', next: ['ship-yv-666-light-freighter', 'ship-hwk-290-freighter'] },
      },
    };
    const game = acts({ credits: 20_000, ship: 'lancer-pursuit-craft' }, [buy('ship')], ships).lets();
    expect(game.happened('market-card-discarded').map((each) => each.card)).toEqual(['ship-heavy-duty-lifter']);
    expect(game.player('ai')).toMatchObject({ ship: 'yv-666', credits: 15_000 });
  });

  test('it pays and puts the card into a slot [or.ai-buying.08]', () => {
    const game = acts({ credits: 5000 }, [buy('cargo')], cargo('cargo-bacta-supplies', 'cargo-droid-parts'));
    expect(game.player('ai').credits).toBe(3000);
    expect(game.slotOf('cargo-bacta-supplies', 'ai')).toEqual(['cargo']);
  });

  test('it never makes room [or.ai-buying.09]', () => {
    const game = acts(
      { credits: 9000, cards: ['cargo-food-supplies'] },
      [buy('cargo')],
      cargo('cargo-bacta-supplies', 'cargo-droid-parts', 'cargo-salvage-cargo'),
    );
    expect(game.cards('ai')).toEqual(['cargo-food-supplies']);
    expect(game.happened('card-bought')).toEqual([]);
    const why = (of: Table) =>
      of
        .happened('no-effect')
        .flatMap(({ what, because }) => (what === 'buy' ? [because?.map(({ code }) => code)] : []));
    expect(why(game).at(-1)).toEqual(['no-slot', 'makes-no-room']);
    const poor = acts({}, [buy('cargo')], cargo('cargo-bacta-supplies', 'cargo-droid-parts', 'cargo-salvage-cargo'));
    expect(why(poor).flat()).not.toContain('makes-no-room');
  });

  test('it obeys what cards forbid [or.ai-buying.10]', () => {
    const pack_ = { changes: { market: [{ id: 'cargo-droid-parts', notOn: ['lothal'] }] } };
    const game = acts({ credits: 1000 }, [buy('cargo')], {
      ...cargo('cargo-coaxium-crystal', 'cargo-droid-parts', 'cargo-bacta-supplies'),
      pack: pack_,
    });
    expect(game.market('cargo').top).toBe('cargo-droid-parts');
    expect(game.cards('ai')).toEqual([]);
  });

  test('no ship after the discard that is not dearer [or.ai-buying.11]', () => {
    const ships = { market: { ship: { top: 'ship-lancer-class-pursuit-craft', next: ['ship-hwk-290-freighter'] } } };
    const game = acts({ credits: 20_000, ship: 'heavy-duty-lifter' }, [buy('ship')], ships);
    expect(game.player('ai').ship).toBe('heavy-duty-lifter');
    expect(game.market('ship').top).toBe('ship-hwk-290-freighter');
  });

  test('then the next card’s patrol moves towards it, by the shortest way [or.ai-buying.12]', () => {
    const set = {
      ...cargo('cargo-bacta-supplies', 'cargo-droid-parts'),
      patrols: [{ faction: 'hutt' as const, at: 'ke3' }],
      pack: { changes: { market: [{ id: 'cargo-droid-parts', patrol: { faction: 'hutt', spaces: 2 } }] } },
    };
    const game = acts({ credits: 5000 }, [buy('cargo')], set);
    expect(game.patrol('hutt').space).toBe('ke1');
  });
});

describe('its jobs and ILLEGAL cargo', () => {
  const complete: AiStep = { do: 'complete-job' };

  test('of a job only the reward is resolved [or.ai-jobs-and-illegal-cargo.01]', () => {
    const game = acts({ at: 'naboo', cards: ['job-imperial-favor'] }, [complete]);
    expect(game.player('ai')).toMatchObject({ credits: 3000, reputation: { imperial: 1 }, cards: [] });
    expect(game.market('job').pile.bottom).toEqual(['job-imperial-favor']);
    const removed = acts({ at: 'cantonica', cards: ['job-the-casino-heist'] }, [complete]);
    expect(removed.state.box).toEqual(['market/job-the-casino-heist']);
    expect(removed.player('ai').fame).toBe(1);
  });

  test('no databank card, no tests [or.ai-jobs-and-illegal-cargo.02]', () => {
    const game = acts({ at: 'cantonica', cards: ['job-the-casino-heist'] }, [complete]);
    expect(game.happened('databank-card-taken')).toEqual([]);
    expect(game.happened('dice-rolled')).toEqual([]);
  });

  test('other parts of a reward than credits, fame and reputation are not for it [or.ai-jobs-and-illegal-cargo.01]', () => {
    const ai = { at: 'ord-mantell', cards: ['cargo-droid-parts'], reputation: { syndicate: 'positive' as const } };
    expect(acts(ai, [{ do: 'deliver-cargo', illegal: null }]).player('ai').credits).toBe(4000);
  });

  test('only cargo for the planet where it is is delivered, and goes to its deck [or.deliver-action.03, or.deliver-action.04]', () => {
    const cards = ['cargo-food-supplies', 'cargo-droid-parts'];
    const load = { ship: 'yv-666', cards };
    const game = acts({ ...load, at: 'ord-mantell' }, [{ do: 'deliver-cargo', illegal: null }]);
    expect([game.cards('ai'), game.player('ai').credits]).toEqual([['cargo-food-supplies'], 4000]);
    expect(game.market('cargo').pile.bottom).toEqual(['cargo-droid-parts']);
    const elsewhere = acts(load, [{ do: 'deliver-cargo', illegal: null }]);
    expect(bullets(elsewhere, 'action')).toEqual([['deliver-cargo', false]]);
    expect(elsewhere.cards('ai')).toEqual(cards);
  });

  test('of several jobs here, or several hostile patrols, chance takes one [or.ai-jobs-and-illegal-cargo.01, or.encounter-step.06]', () => {
    const jobs = acts({ at: 'ord-mantell', cards: ['job-the-jewel-of-yavin', 'job-syndicate-favor'] }, [complete]);
    expect(jobs.legal('choose-at-random').map((each) => each.chosen)).toEqual([
      'market/job-the-jewel-of-yavin',
      'market/job-syndicate-favor',
    ]);
    jobs.chances('market/job-syndicate-favor');
    expect(jobs.cards('ai')).toEqual(['job-the-jewel-of-yavin']);
    const patrols = (['hutt', 'rebel', 'imperial'] as const).map((faction) => ({ faction, at: 'lothal' }));
    const hated = { reputation: { hutt: 'negative' as const, rebel: 'negative' as const } };
    const game = acts(hated, [{ do: 'encounter-hostile-patrol' }], { patrols });
    expect(game.legal('choose-at-random').map((each) => each.chosen)).toEqual(['hutt', 'rebel']);
    expect(game.chances('rebel').happened('combat-started')).toMatchObject([{ against: { faction: 'rebel' } }]);
  });

  const deliver = (
    illegal: Extract<AiStep, { do: 'deliver-cargo' }>['illegal'],
    ai: Player = {},
    goals: string[] = [],
  ): Table =>
    acts({ at: 'tatooine', cards: ['cargo-stolen-weapons'], ...ai }, [{ do: 'deliver-cargo', illegal }], { goals });

  test('no die is rolled for a risk, which is said where there is one [or.ai-jobs-and-illegal-cargo.04]', () => {
    const told = (game: Table) =>
      game.happened('cargo-delivered').map(({ rules, because }) => [rules[0], because?.[0]?.code]);
    const risky = deliver(null);
    expect([told(risky), risky.happened('dice-rolled')]).toEqual([
      [['or.ai-jobs-and-illegal-cargo.04', 'no-roll']],
      [],
    ]);
    const safe = acts({ at: 'nal-hutta', cards: ['cargo-food-supplies'] }, [{ do: 'deliver-cargo', illegal: null }]);
    expect(told(safe)).toEqual([['or.deliver-action.03', undefined]]);
  });

  test('one goal token leaves the planet [or.ai-jobs-and-illegal-cargo.03]', () => {
    expect(deliver(null, {}, ['tatooine', 'tatooine', 'naboo']).state.goals).toEqual(['tatooine', 'naboo']);
    const done = (goals: string[]) => acts({ at: 'naboo', cards: ['job-imperial-favor'] }, [complete], { goals });
    expect(done(['naboo']).state.goals).toEqual([]);
    // Where none lies, none leaves another place.
    expect(done(['kessel', 'lothal']).state.goals).toEqual(['kessel', 'lothal']);
    expect(done(['kessel', 'lothal']).happened('goal-removed')).toEqual([]);
  });

  test('no die is rolled for ILLEGAL cargo: it arrives [or.ai-jobs-and-illegal-cargo.04]', () => {
    const game = deliver(null);
    expect(game.happened('dice-rolled')).toEqual([]);
    expect(game.player('ai')).toMatchObject({ fame: 1, credits: 4000, reputation: { hutt: 1 }, cards: [] });
    expect(game.happened('cargo-delivered')).toMatchObject([{ player: 'ai' }]);
    expect(game.when('cargo-delivered')).toBeLessThan(game.when('fame-gained'));
  });

  test('but the AI card may let it suffer for it [or.ai-jobs-and-illegal-cargo.05]', () => {
    expect(deliver({ damage: 2, to: 'ship' }).player('ai').damage).toEqual({ character: 0, ship: 2 });
    expect(deliver({ reputation: 1 }).player('ai').reputation.hutt).toBe(0);
    expect(
      deliver({ damage: 2, to: 'ship' }, { at: 'nal-hutta', cards: ['cargo-food-supplies'] }).player('ai').damage.ship,
    ).toBe(0);
  });
});

describe('other bullets', () => {
  test('the contact of the lowest class is revealed and joins for nothing [or.contact-encounter.05]', () => {
    const game = acts({}, [{ do: 'reveal-contact', gainCrew: true }], {
      contacts: [{ at: 'lothal/1', contact: 'doctor-evazan' }],
    });
    expect(game.cards('ai')).toEqual(['databank-doctor-evazan']);
    expect(game.player('ai').credits).toBe(0);
    expect(game.contact('doctor-evazan')?.at).toEqual({ card: 'databank/databank-doctor-evazan' });
  });

  test('of two facedown contacts the lower class; a faceup one only to gain its crew [or.contact-encounter.05]', () => {
    const reveal = (gainCrew: boolean, ...faceup: boolean[]): Table =>
      acts({}, [{ do: 'reveal-contact', gainCrew }], {
        contacts: [
          { at: 'lothal/1', contact: 'w1-le', faceup: faceup[0] ?? false },
          { at: 'lothal/2', contact: 'greedo', faceup: faceup[1] ?? false },
        ],
      });
    expect(reveal(true, false, false).cards('ai')).toEqual(['databank-w1-le']);
    expect(reveal(true, true, false).cards('ai')).toEqual(['databank-greedo']);
    expect(reveal(true, true, true).cards('ai')).toEqual(['databank-w1-le']);
    expect(bullets(reveal(false, true, true), 'action')).toEqual([['reveal-contact', false]]);
    expect(reveal(false, false, true).contactAt('lothal/1')).toMatchObject({ contact: 'w1-le', faceup: true });
  });

  test('without a crew slot nobody joins, and the card goes back [or.contact-encounter.05, or.contact-encounter.06, or.databank.05]', () => {
    const bare = { ships: [{ id: 'g9-rigger', side: { hyperdrive: 6, combat: 2, hull: 3, slots: [['cargo']] } }] };
    const game = acts({}, [{ do: 'reveal-contact', gainCrew: true }], {
      contacts: [{ at: 'lothal/1', contact: 'w1-le' }],
      pack: { changes: bare },
    });
    expect(game.cards('ai')).toEqual([]);
    const at = game.state.databank.indexOf('databank-w1-le');
    expect(game.state.databank[at - 1]).toBe('databank-boshek');
    expect(game.happened('databank-card-returned').map((each) => each.card)).toEqual(['databank-w1-le']);
    expect(game.contactAt('lothal/1')).toMatchObject({ contact: 'w1-le', faceup: true });
  });

  test('no reputation is gained where it is positive [or.reputation.10]', () => {
    const friend = { reputation: { imperial: 'positive' as const } };
    const game = acts(friend, [{ do: 'gain-reputation', with: 'here', amount: 1 }]);
    expect(bullets(game, 'action')).toEqual([['gain-reputation', false]]);
  });

  test('reputation is gained with the faction of the planet or of the nearest patrol [or.reputation.08, or.reputation.09]', () => {
    expect(acts({}, [{ do: 'gain-reputation', with: 'here', amount: 1 }]).player('ai').reputation.imperial).toBe(1);
    const near = acts({}, [{ do: 'credits-for-reputation', credits: 4000, with: 'nearest-patrol', amount: 1 }], {
      patrols: [{ faction: 'hutt', at: 'lo3' }],
    });
    expect(near.player('ai')).toMatchObject({ credits: 4000, reputation: { hutt: -1 } });
    const twice = acts({ reputation: { imperial: 'negative' } }, [{ do: 'gain-reputation', with: 'here', amount: 2 }]);
    expect(twice.player('ai').reputation).toEqual({ hutt: 0, syndicate: 0, imperial: 1, rebel: 0 });
    const one = acts({ reputation: { imperial: 'negative' } }, [{ do: 'gain-reputation', with: 'here', amount: 1 }]);
    expect([one.player('ai').reputation.imperial, one.happened('reputation-gained').length]).toEqual([0, 1]);
  });

  test('of several cards with the number of the contact chance picks one [or.databank.06, or.databank.03]', () => {
    const { databank, contacts } = basePack;
    const number = contacts.find((each) => each.id === 'w1-le')?.databank;
    const twins = {
      contacts: contacts.filter((each) => each.id === 'boshek').map((each) => ({ ...each, databank: number })),
      databank: databank.filter((each) => each.id === 'databank-boshek').map((each) => ({ ...each, number })),
    };
    const game = acts({}, [{ do: 'reveal-contact', gainCrew: true }], {
      contacts: [{ at: 'lothal/1', contact: 'w1-le' }],
      pack: twins,
    });
    expect([game.by, game.legal('draw').map((each) => each.card)]).toEqual([
      ['chance'],
      ['databank-boshek', 'databank-w1-le'],
    ]);
    game.draws('databank-w1-le');
    expect(game.cards('ai')).toEqual(['databank-w1-le']);
    expect(game.state.databank).not.toContain('databank-w1-le');
    expect(game.state.databank).toContain('databank-boshek');
  });

  test('with full crew slots a random crew goes first [or.contact-encounter.05]', () => {
    const game = acts({ cards: ['databank-boshek'] }, [{ do: 'reveal-contact', gainCrew: true }], {
      contacts: [{ at: 'lothal/1', contact: 'doctor-evazan' }],
    }).lets();
    expect(game.cards('ai')).toEqual(['databank-doctor-evazan']);
    expect(game.state.databank).toContain('databank-boshek');
  });
});
