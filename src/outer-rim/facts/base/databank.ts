/**
 * The databank besides the contacts: four cards 1 (a failed die roll for ILLEGAL cargo), three cards 40 (games of sabacc), jobs 41 to 52, and
 * the starting cards 90 (bounties), 91 (cargo) and 92 (jobs), in ascending order (or.databank.04). The numbers are witnessed, the texts are ours; 53 cards
 * in all (or.components.12).
 */
import type { Effect, Effects } from '../effects';
import type { Asset, DatabankCard } from '../pack';
import type { Certainty } from '../words';
import { contactCards } from './contacts';
import { bounty } from './market-bounty';
import { job, jobSkills } from './market-job';
import {
  anger,
  cargo,
  contraband,
  credits,
  fame,
  fight,
  hurt,
  movePatrol,
  pay,
  reputation,
  spend,
  test,
} from './shorthand';

const done: Effect = { do: 'complete-job' };
const failed: Effect = { do: 'fail-job' };
const confiscated: Effect = { do: 'delivery-fails' };

function card(
  number: number,
  id: string,
  name: string,
  steps: readonly Effects[],
  more: Partial<DatabankCard> = {},
  sure: Record<string, Certainty> = {},
): DatabankCard {
  return {
    id: `databank-${number}-${id}`,
    number,
    name,
    steps,
    ...more,
    sure: { '*': 'reconstructed', number: 'likely', ...sure },
  };
}

const seen = { name: 'likely' } as const;

/** When the die shows no hit on delivery. */
const customs: readonly DatabankCard[] = [
  card(
    1,
    'imperial-presence',
    'Imperial Presence',
    [[test('stealth', [], [anger('imperial'), confiscated])]],
    {},
    seen,
  ),
  card(
    1,
    'unwanted-attention',
    'Unwanted Attention',
    [[fight('ground', 'Bounty hunters', 3, [], [confiscated])]],
    {},
    seen,
  ),
  card(1, 'local-security', 'Local Security', [[spend(2000, [], [test('influence', [], [confiscated])])]], {}, seen),
  card(
    1,
    'special-interest-groups',
    'Special Interest Groups',
    [[test('tactics', [], [hurt('character', 2), pay(2000)])]],
    {},
    seen,
  ),
];

/** A game of sabacc; other players at the table may get in the way. */
const sabacc: readonly DatabankCard[] = [
  card(40, 'high-stakes', 'High Stakes', [[spend(2000, [test('influence', [done], [failed])], [failed])]]),
  card(40, 'cold-hands', 'Cold Hands', [[test('tactics', [], [pay(2000)])], [test('influence', [done], [failed])]]),
  card(40, 'a-full-table', 'A Full Table', [
    [{ do: 'others', which: 'one', who: { here: true }, effects: [test('tactics', [credits(2000)])] }],
    [test(['influence', 'tactics'], [done], [pay(1000), failed])],
  ]),
];

const jobs: readonly DatabankCard[] = [
  card(41, 'a-debt-unpaid', 'A Debt Unpaid', [[spend(2000, [done], [failed])]], {}, seen),
  card(
    42,
    'the-casino-heist',
    'The Casino Heist',
    [
      [test('stealth', [], [fight('ground', 'Casino guards', 3, [])])],
      [test('tech', [], [failed])],
      [test('influence', [credits(2000)], [hurt('character', 2)])],
      [done],
    ],
    {},
    { number: 'certain', name: 'certain' },
  ),
  card(43, 'a-quiet-word', 'A Quiet Word', [[test('influence', [], [pay(1000)])], [test('stealth', [done], [failed])]]),
  card(44, 'the-broken-beacon', 'The Broken Beacon', [
    [test('tech', [], [hurt('ship', 1)])],
    [test('knowledge', [done], [failed])],
  ]),
  card(
    45,
    'the-jewel-of-yavin',
    'The Jewel of Yavin',
    [
      [test('influence', [], [pay(2000)])],
      [test('stealth', [], [failed])],
      [test('piloting', [], [hurt('ship', 2)])],
      [done],
    ],
    {},
    seen,
  ),
  card(
    46,
    'the-kessel-run',
    'The Kessel Run',
    [
      [test('piloting', [], [hurt('ship', 2)])],
      [test('tech', [], [hurt('ship', 1)])],
      [test('piloting', [done], [failed])],
    ],
    {},
    { name: 'likely', number: 'reconstructed' },
  ),
  card(
    47,
    'relic-of-the-past',
    'Relic of the Past',
    [[test('knowledge', [], [failed])], [test('strength', [], [hurt('character', 2)])], [done]],
    {},
    { name: 'likely', number: 'reconstructed' },
  ),
  card(
    48,
    'rooting-out-spies',
    'Rooting Out Spies',
    [
      [test('influence', [{ do: 'go-to-step', step: 3 }])],
      [fight('ground', 'Cornered spy', 3, [], [failed])],
      [test('tactics', [done], [failed])],
    ],
    {},
    { name: 'likely', number: 'reconstructed' },
  ),
  card(
    49,
    'hijacking-a-freighter',
    'Hijacking a Freighter',
    [
      [test('piloting', [], [hurt('ship', 2)])],
      [test('tactics', [], [failed])],
      [fight('ground', 'Freighter crew', 3, [done], [failed])],
    ],
    {},
    { name: 'likely', number: 'reconstructed' },
  ),
  card(
    50,
    'rescue-from-the-mines',
    'Rescue from the Mines',
    [
      [test('strength', [], [hurt('character', 1)])],
      [test('tactics', [], [failed])],
      [fight('ground', 'Mine overseers', 4, [done], [anger('syndicate'), failed])],
    ],
    {},
    seen,
  ),
  card(51, 'stolen-plans', 'Stolen Plans', [
    [test('stealth', [], [movePatrol('imperial', 3, 'you')])],
    [test('tech', [done], [failed])],
  ]),
  card(52, 'a-friend-in-chains', 'A Friend in Chains', [
    [test('tactics', [], [hurt('character', 1)])],
    [test('influence', [done], [fight('ground', 'Jailers', 3, [done], [failed])])],
  ]),
];

const starts = { number: 'certain', asset: 'reconstructed' } as const;
function first(number: 90 | 91 | 92, id: string, start: string, asset: Asset): DatabankCard {
  const kind: Record<string, Certainty> = { 'asset.kind': number === 90 ? 'certain' : 'likely' };
  return card(number, id, asset.name, [], { start, asset }, { ...starts, ...kind });
}

const starting: readonly DatabankCard[] = [
  first(90, 'boshek', 'tatooine', bounty('boshek', 3, 'ord-mantell')),
  first(90, 'garindan', 'nal-hutta', bounty('garindan', 3, 'takodana')),
  first(90, 'ponda-baba', 'ord-mantell', bounty('ponda-baba', 3, 'tatooine')),
  first(90, 'w1-le', 'ring-of-kafrene', bounty('w1-le', 3, 'lothal')),
  first(91, 'spice', 'kessel', contraband('A Crate of Spice', 'nal-hutta', credits(4000), fame(1))),
  first(91, 'medicine', 'takodana', cargo('Medicine', 'ryloth', credits(5000), reputation('rebel'))),
  first(91, 'wine', 'naboo', cargo('Vintage Wine', 'cantonica', credits(6000))),
  first(91, 'power-cells', 'ord-mantell', cargo('Power Cells', 'mon-calamari', credits(5000))),
  first(
    92,
    'quiet-word',
    'cantonica',
    job('A Quiet Word', 'ord-mantell', 43, jobSkills('influence', 'stealth!'), [credits(6000)], 'remove'),
  ),
  first(
    92,
    'broken-beacon',
    'mon-calamari',
    job('The Broken Beacon', 'kessel', 44, jobSkills('tech', 'knowledge!'), [credits(6000)], 'remove'),
  ),
  first(
    92,
    'stolen-plans',
    'ryloth',
    job('Stolen Plans', 'naboo', 51, jobSkills('stealth', 'tech!'), [credits(4000), fame(1)], 'remove'),
  ),
  first(
    92,
    'friend-in-chains',
    'lothal',
    job(
      'A Friend in Chains',
      'takodana',
      52,
      jobSkills('tactics', 'influence'),
      [credits(4000), reputation('choice')],
      'remove',
    ),
  ),
];

export const databank: readonly DatabankCard[] = [...customs, ...contactCards, ...sabacc, ...jobs, ...starting];
