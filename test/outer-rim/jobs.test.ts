import type { Effects, JobAsset } from '../../src/outer-rim/facts';
import { card, pack, table, type Moment, type Player, type Table } from './table';

const gain = (credits: number): Effects => [{ do: 'gain', credits }];
const done: Effects[number] = { do: 'complete-job' };
const failed: Effects[number] = { do: 'fail-job' };
const hurt = (damage: number): Effects[number] => ({ do: 'suffer', damage, to: 'character' });

function job(more: Partial<JobAsset> = {}): JobAsset {
  return {
    kind: 'job',
    name: 'Errand',
    skills: [],
    destination: 'lothal',
    attempt: [{ do: 'databank', number: 42 }],
    reward: [{ do: 'gain', credits: 15_000, fame: 1 }],
    after: 'discard',
    ...more,
  };
}

/** Ann holds a job for Lothal whose databank card 42 has these steps. */
function holding(steps: readonly Effects[], face: Partial<JobAsset> = {}, ann: Player = {}, more: Moment = {}): Table {
  const part = {
    market: [card(job(face), { deck: 'job' })],
    changes: { databank: [{ id: 'databank-42-the-casino-heist', steps }] },
  };
  return table({ ann: { cards: ['test-card'], ...ann } }, { step: 'encounter', pack: pack(part), ...more });
}
const attempting = (steps: readonly Effects[], face: Partial<JobAsset> = {}, ann: Player = {}): Table =>
  holding(steps, face, ann).does('attempt-job');
const stepsOf = (game: Table): number[] => game.happened('job-step').map((each) => each.step);

describe('jobs', () => {
  test('a job has a place, an instruction and a reward [or.jobs.01]', () => {
    expect(
      holding([[done]])
        .legal('attempt-job')
        .map((each) => each.card),
    ).toEqual(['market/test-card']);
    const game = attempting([[done]]);
    expect(game.happened('job-completed')).toMatchObject([{ card: 'market/test-card' }]);
    expect(game.player()).toMatchObject({ credits: 15_000, fame: 1 });
  });

  test('missing skills keep nobody from a job [or.jobs.05]', () => {
    const game = attempting([[{ do: 'test', skill: 'tech', pass: [done] }]], {
      skills: [{ skill: 'tech', crucial: true }],
    });
    expect(game.asks).toBe('2 dice (test)');
    game.rolls('crit', 'blank');
    expect(game.player().fame).toBe(1);
  });

  test('it is attempted at its destination, and not where a hostile patrol is [or.attempting-a-job.01]', () => {
    expect(holding([[done]], {}, { at: 'naboo' }).options).not.toContain('attempt-job');
    const patrol = { patrols: [{ faction: 'rebel' as const, at: 'lothal' }] };
    const forced = holding([[done]], {}, { reputation: { rebel: 'negative' } }, patrol);
    expect(forced.refusal('attempt-job')).toBe('patrol-first');
  });

  test('the attempt is the encounter of the turn [or.attempting-a-job.02]', () => {
    const game = attempting([[done]]);
    expect(game.happened('encounter-chosen').map((each) => each.encounter)).toEqual(['job']);
    expect(game.state.active).toBe('bob');
  });

  test('The Casino Heist leads to databank card 42 [or.attempting-a-job.03]', () => {
    const game = table({ ann: { at: 'cantonica', cards: ['job-the-casino-heist'] } }, { step: 'encounter' }).does(
      'attempt-job',
    );
    expect(game.happened('databank-card-taken')).toMatchObject([{ number: 42 }]);
  });

  test('steps are resolved from the first on [or.attempting-a-job.04]', () => {
    const game = attempting([gain(1000), gain(2000), [done]]);
    expect(stepsOf(game)).toEqual([1, 2, 3]);
    expect(game.happened('credits-gained').map((each) => each.amount)).toEqual([1000, 2000, 15_000]);
  });

  test('tests and combats count as the card says [or.attempting-a-job.05]', () => {
    const game = attempting([[{ do: 'test', skill: 'tech', fail: [hurt(1)] }], [done]]).rolls('blank', 'blank');
    expect(game.player()).toMatchObject({ fame: 1, damage: { character: 1 } });
  });

  test('a failed test does not end the job; a card may send to another step [or.attempting-a-job.06]', () => {
    const test_: Effects = [{ do: 'test', skill: 'tech', pass: [{ do: 'go-to-step', step: 3 }] }];
    expect(stepsOf(attempting([test_, gain(1000), [done]]).rolls('blank', 'blank'))).toEqual([1, 2, 3]);
    expect(stepsOf(attempting([test_, gain(1000), [done]]).rolls('crit', 'blank'))).toEqual([1, 3]);
  });

  test('becoming defeated fails the job after its step [or.attempting-a-job.07]', () => {
    const game = attempting([gain(1000), [hurt(4), ...gain(5000)], [done]]);
    expect(stepsOf(game)).toEqual([1, 2]);
    expect(game.happened('job-failed')).toHaveLength(1);
    expect(game.player()).toMatchObject({ defeated: true, fame: 0, credits: 5000 });
  });

  test('a defeat fails the job also where the same step would complete it [or.attempting-a-job.07]', () => {
    const game = attempting([[hurt(4), done]]);
    expect(game.player()).toMatchObject({ defeated: true, fame: 0, credits: 0 });
    expect(game.happened('job-completed')).toEqual([]);
    expect(game.happened('job-failed')).toHaveLength(1);
    expect(game.cards()).toEqual(['test-card']);
  });

  test('failing skips the rest of the card, and the turn ends [or.attempting-a-job.08]', () => {
    const game = attempting([[failed, ...gain(1000)], [done]]);
    expect(stepsOf(game)).toEqual([1]);
    expect(game.player().credits).toBe(0);
    expect(game.state.active).toBe('bob');
    // How many steps are left out is told where some are.
    const told = (of: Table) => of.happened('job-failed')[0]?.because?.map(({ code }) => code);
    expect(told(game)).toEqual(['failed', 'steps-skipped', 'job-kept']);
    expect(told(attempting([[failed]]))).toEqual(['failed', 'job-kept']);
  });

  test('the job card is kept, the databank card goes back [or.attempting-a-job.09]', () => {
    const game = attempting([[failed]]);
    expect(game.cards()).toEqual(['test-card']);
    expect(game.state.databank).toContain('databank-42-the-casino-heist');
  });

  test('the card says how the job is completed; then it goes back [or.attempting-a-job.10]', () => {
    const game = attempting([[{ do: 'test', skill: 'tech', pass: [done] }], [failed]]).rolls('crit', 'blank');
    expect(stepsOf(game)).toEqual([1]);
    expect(game.happened('job-completed')).toHaveLength(1);
    expect(game.happened('job-failed')).toEqual([]);
    const { databank } = game.state;
    expect(databank[databank.indexOf('databank-42-the-casino-heist') - 1]).toBe('databank-41-a-debt-unpaid');
  });

  test('what stands behind the completion in its step is resolved too; it does not fail any more [or.attempting-a-job.10]', () => {
    const game = attempting([[done, ...gain(1000), failed], [failed]]);
    expect(game.player()).toMatchObject({ credits: 16_000, fame: 1, cards: [] });
    expect(game.happened('job-failed')).toEqual([]);
    expect(game.happened('step-skipped')).toEqual([]);
  });

  test('other players who take part do not make it fail [or.attempting-a-job.08]', () => {
    const game = attempting([[{ do: 'others', which: 'all', who: {}, effects: [failed] }], [done]]);
    expect(stepsOf(game)).toEqual([1, 2]);
    expect(game.player().fame).toBe(1);
  });

  test('the reward says whether the card is discarded or removed [or.attempting-a-job.12]', () => {
    expect(attempting([[done]], { after: 'discard' }).market('job').pile.bottom).toEqual(['test-card']);
    const removed = attempting([[done]], { after: 'remove' });
    expect(removed.market('job').pile.bottom).toEqual([]);
    expect(removed.state.box).toEqual(['market/test-card']);
  });

  test('fame in the middle of a job wins at once; the rest of it is not resolved [or.winning-the-game.02]', () => {
    const game = attempting([[{ do: 'gain', fame: 1 }], gain(1000), [done]], {}, { fame: 9 });
    expect(game.state.winner).toBe('ann');
    expect(game.player().credits).toBe(0);
    expect(game.by).toEqual([]);
  });
});

describe('combat during jobs', () => {
  const fight = (win: Effects = [], lose: Effects = []): Effects => [
    { do: 'fight', combat: 'ground', enemy: 'Guards', value: 2, win, lose },
  ];

  test('the player on the left rolls for the enemy [or.combat-during-jobs.01]', () => {
    const game = attempting([fight(), [done]])
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank');
    expect(game.happened('dice-rolled').map((each) => each.roller)).toEqual(['ann', 'bob']);
  });

  test('defeat in the combat fails the job even if it was won, unless winning completed it [or.combat-during-jobs.02]', () => {
    const weak: Player = { damage: { character: 3 } };
    const won = attempting([fight(gain(1000)), [done]], {}, weak)
      .rolls('crit', 'crit', 'hit')
      .rolls('hit', 'blank');
    expect(won.player()).toMatchObject({ defeated: true, fame: 0 });
    expect(won.happened('job-failed')).toHaveLength(1);
    const completed = attempting([fight([done])], {}, weak)
      .rolls('crit', 'crit', 'hit')
      .rolls('hit', 'blank');
    expect(completed.player()).toMatchObject({ defeated: true, fame: 1, credits: 12_000 });
    expect(completed.when('credits-gained')).toBeLessThan(completed.when('defeated'));
    const codes = (of: Table) => of.happened('defeated')[0]?.because?.map(({ code }) => code) ?? [];
    expect(codes(won).slice(0, 2)).toEqual(['reward-kept', 'won-and-failed']);
    expect(codes(completed).slice(0, 2)).toEqual(['reward-kept', 'won-and-completed']);
    expect(codes(attempting([[hurt(4)]]))).toEqual(['damage', 'stays-there']);
  });

  test('otherwise the job goes on, won or lost [or.combat-during-jobs.03]', () => {
    const lost = attempting([fight(), [done]])
      .rolls('blank', 'blank', 'blank')
      .rolls('hit', 'blank');
    expect(lost.happened('combat-lost')).toHaveLength(1);
    const why = (of: Table) => of.happened('job-step').map(({ because }) => because?.map(({ code }) => code));
    expect(why(lost)).toEqual([['job-step'], ['combat-lost', 'job-step']]);
    const won = attempting([fight(), [done]]);
    expect(why(won.rolls('hit', 'blank', 'blank').rolls('blank', 'blank'))).toEqual([['job-step'], ['job-step']]);
    expect(lost.player().fame).toBe(1);
    const told = attempting([fight([], gain(2000)), [done]])
      .rolls('blank', 'blank', 'blank')
      .rolls('hit', 'blank');
    expect(told.player().credits).toBe(17_000);
  });
});
