/** Job deck: jobs and a few crew (or.market-decks.04). Names and databank numbers are witnessed; the rest is ours. */
import type { Effects } from '../effects';
import type { JobAsset, MarketFace } from '../pack';
import type { Faction, Skill, Certainty } from '../words';
import type { Ware } from './market';
import { anger, credits, crew, fame, on, reputation, test, value } from './shorthand';

const seen: Record<string, Certainty> = { 'face.kind': 'likely', 'face.name': 'likely' };

/** Skills with an exclamation mark are crucial: failing their test will probably fail the job. */
function skills(...names: readonly (Skill | `${Skill}!`)[]): JobAsset['skills'] {
  return names.map((name) => ({ skill: name.replace('!', '') as Skill, crucial: name.endsWith('!') }));
}

/** A job that its databank card tells. */
export function job(
  name: string,
  destination: string,
  databank: number,
  needed: JobAsset['skills'],
  reward: Effects,
  after: JobAsset['after'] = 'discard',
): JobAsset {
  return {
    kind: 'job',
    name,
    skills: needed,
    destination,
    attempt: [{ do: 'databank', number: databank }],
    reward,
    after,
  };
}

/** A favor: one test; failing it leads to databank card 41. */
function favor(faction: Faction, name: string, destination: string, skill: Skill): JobAsset {
  return {
    kind: 'job',
    name,
    skills: skills(skill),
    destination,
    attempt: [test(skill, [{ do: 'complete-job' }], [{ do: 'databank', number: 41 }])],
    reward: [credits(3000), reputation(faction)],
    after: 'discard',
  };
}

function offer(cost: number, face: MarketFace, sure: Record<string, Certainty> = seen): Ware {
  const place = face.kind === 'job' ? face.destination : null;
  return { cost, face, notOn: place === null ? [] : [place], sure };
}

export const jobSkills = skills;

export const jobFaces: readonly Ware[] = [
  offer(
    0,
    job(
      'The Casino Heist',
      'cantonica',
      42,
      skills('stealth', 'tech!', 'influence'),
      [credits(10000), fame(1)],
      'remove',
    ),
    {
      'face.kind': 'certain',
      'face.name': 'certain',
      'face.attempt': 'certain',
    },
  ),
  offer(
    0,
    job(
      'The Jewel of Yavin',
      'ord-mantell',
      45,
      skills('influence', 'stealth!', 'piloting'),
      [credits(8000), fame(1)],
      'remove',
    ),
    { ...seen, 'face.attempt': 'likely' },
  ),
  offer(
    0,
    job(
      'Rescue from the Mines',
      'kessel',
      50,
      skills('strength', 'tactics!'),
      [credits(5000), fame(1), reputation('rebel')],
      'remove',
    ),
    { ...seen, 'face.attempt': 'likely' },
  ),
  offer(0, job('The Kessel Run', 'kessel', 46, skills('piloting!', 'tech'), [credits(4000), fame(2)], 'remove')),
  offer(
    0,
    job('Relic of the Past', 'takodana', 47, skills('knowledge!', 'strength'), [credits(7000), fame(1)], 'remove'),
  ),
  offer(
    0,
    job(
      'Rooting Out Spies',
      'lothal',
      48,
      skills('influence!', 'tactics'),
      [credits(5000), fame(1), reputation('imperial')],
      'remove',
    ),
  ),
  offer(
    0,
    job(
      'Hijacking a Freighter',
      'mon-calamari',
      49,
      skills('piloting', 'tactics!'),
      [credits(9000), anger('rebel')],
      'discard',
    ),
  ),
  offer(0, favor('hutt', 'Hutt Favor', 'nal-hutta', 'strength')),
  offer(0, favor('imperial', 'Imperial Favor', 'naboo', 'knowledge')),
  offer(0, favor('rebel', 'Rebel Favor', 'ryloth', 'stealth')),
  offer(0, favor('syndicate', 'Syndicate Favor', 'ord-mantell', 'influence')),
  offer(3000, crew('Hired Help', ['strength'], value('ground-combat', 1))),
  offer(5000, crew('Dash Rendar', ['piloting', 'tactics'], value('hyperdrive', 1))),
  offer(
    3000,
    crew(
      'Sy Snootles',
      ['influence', 'stealth'],
      on(
        { event: 'test-failed', skill: 'influence' },
        'A failed Influence test hurts your pride only: gain 1,000 credits.',
        [credits(1000)],
        { once: 'turn' },
      ),
    ),
  ),
];
