/** What events tell beside what happened: the rule that decides, why, numbers before and after, what an amount is made of, and why not. */
import type { GameEvent } from '../../src/core';
import { outerRim } from '../../src/outer-rim';
import type { Amount, Effects } from '../../src/outer-rim/facts';
import { pack, resolving, table, type Player, type Table } from './table';

const told = ({ rules, because = [], change, sources }: GameEvent = { type: 'none', rules: [] }) => ({
  rule: rules[0],
  why: because.map(({ message }) => message),
  ...(change ? { change } : {}),
  ...(sources ? { sources } : {}),
});

describe('the rule that decides', () => {
  const traders: Record<string, Player> = {
    ann: { at: 'lothal', cards: ['gear-and-mod-jetpack'] },
    bob: { at: 'lothal' },
  };

  test('a trade is what both agree on [or.trade-action.04]', () => {
    const game = table(traders, { step: 'action' }).does('trade').does('offer-card').does('propose-trade');
    expect(told(game.does('accept-trade').happened('traded')[0]).rule).toBe('or.trade-action.04');
  });

  test('who trades has to be in the same space: where both are is said [or.action-step.03]', () => {
    const apart = table({ bob: { at: 'kessel' } }, { step: 'action' });
    expect(apart.whyNot({ type: 'trade', player: 'ann', with: 'bob' })).toMatchObject({
      code: 'not-here',
      message: 'bob is in the space kessel, ann in lothal.',
      facts: { space: 'lothal', theirs: 'kessel' },
    });
  });

  const duel = () => resolving([{ do: 'fight', combat: 'ground', enemy: 'Beast', value: 2, win: [], lose: [] }]);

  test('in a tie the attacker wins, and the dice of either side are said [or.resolving-combat.11, or.resolving-combat.04]', () => {
    const game = duel().rolls('hit', 'focus', 'blank').rolls('hit', 'blank');
    expect(told(game.happened('combat-won')[0])).toEqual({
      rule: 'or.resolving-combat.11',
      why: ['both sides rolled 1 damage; in a tie the attacker wins, and ann attacks'],
    });
    expect(told(game.happened('damage-added-up')[0])).toEqual({
      rule: 'or.resolving-combat.04',
      why: ['focus deals none', '1 hit for 1'],
    });
  });

  test('without a tie the side with more damage wins [or.resolving-combat.10, or.combat-against-patrols-and-card-enemies.01]', () => {
    const game = duel().rolls('hit', 'focus', 'blank').rolls('hit', 'hit');
    const lost = game.happened('combat-lost')[0];
    expect(told(lost).rule).toBe('or.resolving-combat.10');
    expect(lost?.because?.[0]?.facts).toEqual({ attacker: 1, defender: 2 });
    expect(game.happened('dice-rolled').map(({ rules }) => rules)).toEqual([
      ['or.resolving-combat.02'],
      ['or.combat-against-patrols-and-card-enemies.01'],
    ]);
  });
});

describe('what made it so', () => {
  const moving = (reputation: NonNullable<Player['reputation']>) =>
    table({ ann: { at: 'naboo', reputation } }, { step: 'planning', patrols: [{ faction: 'hutt', at: 'na3' }] })
      .does('move')
      .does('move-to', { space: 'na3' });

  test('a patrol stops whoever has no positive reputation with it [or.movement-obstacles.04]', () => {
    expect(told(moving({ hutt: 'neutral' }).happened('stopped')[0])).toEqual({
      rule: 'or.movement-obstacles.04',
      why: ['hutt reputation of ann is neutral, positive is needed', '5 spaces of the movement lost'],
    });
  });

  test('with positive reputation it is said why the patrol does not [or.movement-obstacles.05, or.movement.01]', () => {
    const game = moving({ hutt: 'positive' });
    expect(game.happened('stopped')).toEqual([]);
    expect(game.happened('no-effect')[0]).toMatchObject({ what: 'stop', rules: ['or.movement-obstacles.05'] });
    const [first] = game.happened('moved');
    expect(first?.because?.[0]?.facts).toMatchObject({ moved: 1 });
  });

  test('a test says how often the skill is had, who has it, and which faces are needed [or.skill-tests.07, or.skill-tests.02]', () => {
    const game = resolving([{ do: 'test', skill: 'piloting', pass: [], fail: [] }], { ann: { character: 'han-solo' } });
    const passed = game.rolls('hit', 'blank').happened('test-passed')[0];
    expect(told(passed)).toEqual({
      rule: 'or.skill-tests.07',
      why: ['with the skill once crit or hit is needed: hit passes'],
      sources: [{ amount: 1, by: 'ann/character' }],
    });
  });

  test('damage that defeats is set against the health [or.defeated.01, or.resolving-combat.07, or.defeated.03]', () => {
    const hurt: Player = { character: 'boba-fett', damage: { character: 3 }, credits: 2000 };
    const game = resolving([{ do: 'suffer', damage: 2, to: 'character' }], { ann: hurt });
    const limit = game.happened('damage-suffered')[0]?.change?.most;
    expect(game.happened('damage-suffered')[0]?.change).toMatchObject({ was: 3, is: 5 });
    expect(told(game.happened('defeated')[0])).toEqual({
      rule: 'or.defeated.01',
      why: [`the character has 5 damage, its health is ${limit}`, 'the standee lies on lothal'],
    });
    expect(told(game.happened('credits-lost')[0])).toEqual({
      rule: 'or.defeated.03',
      why: ['being defeated costs 3000 credits', 'ann has 2000 of the 3000 credits'],
      change: { was: 2000, is: 0 },
    });
  });
});

describe('why not otherwise', () => {
  test('reputation that is positive does not rise [or.reputation.10]', () => {
    const game = resolving([{ do: 'gain', reputation: { with: 'hutt', amount: 1 } }], {
      ann: { reputation: { hutt: 'positive' } },
    });
    expect(game.happened('reputation-gained')).toEqual([]);
    expect(game.happened('no-effect')[0]).toMatchObject({ what: 'gain-reputation', rules: ['or.reputation.10'] });
  });

  test('reputation that is negative does not fall [or.reputation.11]', () => {
    const ann: Player = { reputation: { hutt: 'negative' } };
    const game = resolving([{ do: 'lose', reputation: { with: 'hutt', amount: 1 } }], { ann });
    expect(game.happened('reputation-lost')).toEqual([]);
    expect(game.happened('no-effect')[0]).toMatchObject({ what: 'lose-reputation', rules: ['or.reputation.11'] });
  });

  test('who has not enough fame to win is told so from 10 on, and once [or.winning-the-game.10, or.extended-game-variant.01]', () => {
    const told = (fame: number, variant: 'standard' | 'extended'): number =>
      resolving([{ do: 'gain', fame: 1 }], { ann: { fame } }, { variant })
        .happened('no-effect')
        .filter(({ what }) => what === 'win').length;
    expect([8, 9, 10].map((fame) => told(fame, 'extended'))).toEqual([0, 1, 0]);
    expect(told(8, 'standard')).toBe(0);
  });

  test('of a card the part that fits is told, with the reputation that it depends on [or.space-encounter.06]', () => {
    const game = resolving([{ do: 'by-reputation', with: 'hutt', positive: [], neutral: [], negative: [] }], {
      ann: { reputation: { hutt: 'negative' } },
    });
    const [, part] = game.happened('part-resolved');
    expect(part).toMatchObject({ part: 'negative', empty: true });
    expect(told(part).why).toEqual(['hutt reputation of ann is negative']);
  });

  test('of a condition the part that holds is told, and why [or.space-encounter.06]', () => {
    const part = (credits: number) => {
      const rich = { is: 'credits', least: 3000 } as const;
      const game = resolving([{ do: 'if', if: rich, then: [{ do: 'gain', fame: 1 }], else: [] }], { ann: { credits } });
      return [game.happened('part-resolved').at(-1), game.player().fame] as const;
    };
    const [[yes, fame], [no, none]] = [part(3000), part(2000)];
    expect([yes, fame]).toMatchObject([
      { part: 'if', empty: false, because: [{ rules: ['or.space-encounter.06'] }] },
      1,
    ]);
    expect([no, none]).toMatchObject([{ part: 'else', empty: true }, 0]);
  });

  test('where a card puts a player down, its own text is cited [or.space-encounter.03, or.contact-encounter.04, or.attempting-a-job.04]', () => {
    const go: Effects = [{ do: 'go', spaces: ['naboo', 'kessel'] }];
    const rules = (game: Table) => {
      const asked = outerRim.decision(game.state).rules;
      return [asked, game.does('choose-space', { space: 'naboo' }).happened('placed')[0]?.rules, game.player().space];
    };
    const cites = (rule: string) => [[rule], [rule], 'naboo'];
    expect(rules(resolving(go))).toEqual(cites('or.space-encounter.03'));
    const bank = (id: string, face: object) => pack({ changes: { databank: [{ id, ...face }] } });
    const met = table(
      {},
      {
        step: 'encounter',
        contacts: [{ at: 'lothal/1', contact: 'w1-le', faceup: true }],
        pack: bank('databank-w1-le', { steps: [go] }),
      },
    );
    expect(rules(met.does('encounter-contact', { place: 'lothal/1' }))).toEqual(cites('or.contact-encounter.04'));
    const job = table(
      { ann: { at: 'nal-hutta', cards: ['job-hutt-favor'] } },
      {
        step: 'encounter',
        pack: bank('databank-41-a-debt-unpaid', { steps: [go] }),
      },
    );
    expect(rules(job.does('attempt-job').rolls('blank', 'blank'))).toEqual(cites('or.attempting-a-job.04'));
  });

  test('recovering without damage does nothing, and says so [or.planning-step.03]', () => {
    const game = table({}, { step: 'planning' }).does('recover');
    expect(game.happened('no-effect')[0]).toMatchObject({ what: 'recover', rules: ['or.planning-step.03'] });
  });
});

describe('what an amount is made of', () => {
  const beast = { do: 'fight', combat: 'ground', enemy: 'Beast', value: 2, win: [], lose: [] } as const;

  test('dice come from a value, damage from critical hits, and the winner suffers what the other side rolled [or.resolving-combat.06]', () => {
    const game = resolving([beast], { ann: { character: 'boba-fett' } })
      .rolls('crit', 'hit', 'blank')
      .rolls('hit', 'blank');
    expect(game.happened('dice-rolled').map(({ sources }) => sources)).toEqual([
      [{ amount: 3, by: 'ann/character' }],
      [{ amount: 2, by: 'Beast' }],
    ]);
    expect(told(game.happened('damage-added-up')[0]).why).toEqual(['1 crit for 2, 1 hit for 1']);
    expect(game.happened('damage-suffered')[0]).toMatchObject({
      rules: ['or.resolving-combat.06', 'or.resolving-combat.07'],
      because: [{ code: 'rolled-against', facts: { rolled: 1, won: true } }],
    });
  });

  test('what winning brought stays with whoever is then defeated [or.quick-reference-combat.06]', () => {
    const hurt: Player = { character: 'boba-fett', damage: { character: 3 } };
    const game = resolving([{ ...beast, win: [{ do: 'gain', credits: 1000 }] }], { ann: hurt });
    game.rolls('crit', 'hit', 'blank').rolls('hit', 'blank');
    expect(game.happened('combat-won')[0]?.because?.[1]?.rules).toEqual(['or.quick-reference-combat.06']);
    expect(game.happened('defeated')[0]?.rules[0]).toBe('or.quick-reference-combat.06');
  });

  test('damage from a card cites the text that deals it [or.space-encounter.03]', () => {
    const game = resolving([{ do: 'suffer', damage: 1, to: 'ship' }]);
    const [hurt] = game.happened('damage-suffered');
    expect(hurt?.rules).toEqual(['or.space-encounter.03', 'or.resolving-combat.08']);
    expect(hurt?.because).toBeUndefined();
  });
});

describe('what else was tried, or could be expected', () => {
  test('a job that belongs elsewhere is refused with its destination [or.attempting-a-job.01]', () => {
    const game = table({ ann: { at: 'naboo', cards: ['job-hutt-favor'] } }, { step: 'encounter' });
    expect(game.whyNot({ type: 'attempt-job', player: 'ann', card: 'market/job-hutt-favor' })).toMatchObject({
      code: 'not-at-destination',
      facts: { destination: 'nal-hutta' },
    });
  });

  test('a test whose card says nothing of the outcome brings nothing [or.skill-tests.09]', () => {
    const game = resolving([{ do: 'test', skill: 'piloting', pass: [{ do: 'gain', credits: 1000 }], fail: [] }]);
    game.rolls('blank', 'blank');
    expect(game.happened('no-effect')[0]).toMatchObject({ what: 'test', because: [{ facts: { passed: false } }] });
    expect(game.happened('credits-gained')).toEqual([]);
  });
});

describe('what a card says', () => {
  test('fame is lost as far as there is some, and told of only then [or.winning-the-game.10]', () => {
    const lose = (fame: Amount, had: number): Table => resolving([{ do: 'lose', fame }], { ann: { fame: had } });
    expect(lose(2, 3).happened('fame-lost')).toMatchObject([{ amount: 2, change: { was: 3, is: 1 } }]);
    expect(lose(2, 1).player().fame).toBe(0);
    expect(lose(2, 0).happened('no-effect')).toMatchObject([{ what: 'lose-fame', because: [{ code: 'no-fame' }] }]);
    const none = lose({ each: 'secret', times: 1 }, 3);
    expect([none.happened('no-effect'), none.happened('fame-lost')]).toEqual([[], []]);
  });

  test('what a card says is done from first to last [or.space-encounter.03, or.attempting-a-job.05]', () => {
    const game = resolving([
      { do: 'gain', credits: 1000 },
      { do: 'gain', fame: 1 },
      { do: 'gain', credits: 2000 },
    ]);
    expect(game.happened('credits-gained').map(({ amount }) => amount)).toEqual([1000, 2000]);
    expect(game.when('fame-gained')).toBeLessThan(game.when('credits-gained', { amount: 2000 }));
    // On a navpoint, whichever it is, it is the section for navpoints.
    const stars = {
      id: 'navpoint-1',
      deck: 'navpoint',
      sections: [{ space: 'navpoint', title: 'Stars', effects: [{ do: 'gain' as const, credits: 4000 }] }],
    };
    for (const at of ['om1', 'ke3']) {
      const set = {
        step: 'encounter' as const,
        encounters: { navpoint: ['navpoint-1'] },
        pack: pack({ encounters: [stars] }),
      };
      expect(table({ ann: { at } }, set).does('encounter-space').player().credits).toBe(4000);
    }
  });
});
