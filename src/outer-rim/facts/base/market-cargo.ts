/** Cargo deck: cargo and one mod (or.market-decks.02). Names and destinations are witnessed, costs and rewards are ours. */
import type { Asset } from '../pack';
import type { Certainty } from '../words';
import type { Ware } from './market';
import { cargo, contraband, credits, fame, reputation, standing } from './shorthand';

const seen: Record<string, Certainty> = {
  notOn: 'likely',
  'face.kind': 'likely',
  'face.name': 'likely',
  'face.destination': 'likely',
};

/** Not sold where it goes. */
function load(cost: number, face: Extract<Asset, { kind: 'cargo' }>): Ware {
  const illegal: Record<string, Certainty> = face.risk ? { 'face.traits': 'likely', 'face.risk': 'likely' } : {};
  return { cost, face, notOn: [face.destination], sure: { ...seen, notOn: 'reconstructed', ...illegal } };
}

type Cargo = Extract<Asset, { kind: 'cargo' }>;

export const cargoFaces: readonly Ware[] = [
  load(2000, cargo('Bacta Supplies', 'takodana', credits(6000)) as Cargo),
  load(4000, cargo('Coaxium Crystal', 'ryloth', credits(9000), reputation('rebel')) as Cargo),
  load(1000, cargo('Food Supplies', 'nal-hutta', credits(4000), reputation('hutt')) as Cargo),
  load(2000, cargo('Salvage Cargo', 'mon-calamari', credits(5000), reputation('rebel')) as Cargo),
  load(
    1000,
    cargo('Droid Parts', 'ord-mantell', credits(4000), standing('syndicate', [credits(1000)], [], [])) as Cargo,
  ),
  load(3000, contraband('Stolen Hyperfuel', 'ring-of-kafrene', credits(4000), fame(1)) as Cargo),
  load(4000, contraband('Stolen Prototype', 'cantonica', credits(6000), fame(1)) as Cargo),
  load(3000, contraband('Stolen Supplies', 'kessel', credits(3000), fame(1), reputation('syndicate')) as Cargo),
  load(4000, contraband('Stolen Weapons', 'tatooine', credits(4000), fame(1), reputation('hutt')) as Cargo),
  {
    cost: 2000,
    face: { kind: 'mod', name: 'Smuggling Compartment', fits: ['cargo'], adds: [['cargo'], ['cargo']], abilities: [] },
    sure: { 'face.kind': 'likely', 'face.name': 'likely', 'face.fits': 'likely', 'face.adds': 'reconstructed' },
  },
];
