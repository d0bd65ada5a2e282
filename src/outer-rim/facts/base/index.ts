/** The base pack: what witnesses say of the base game, and our own values where nobody says anything. */
import type { Pack } from '../pack';
import { ai } from './ai';
import { characters } from './characters';
import { contacts } from './contacts';
import { databank } from './databank';
import { encounterDecks, encounters } from './encounters';
import { map } from './map';
import { market } from './market';
import { ships } from './ships';
import { patrols, supply } from './supply';

export const basePack: Pack = {
  id: 'base',
  title: 'Base game, reconstructed',
  supply,
  map,
  characters,
  ships,
  patrols,
  market,
  contacts,
  databank,
  encounterDecks,
  encounters,
  ai,
};
