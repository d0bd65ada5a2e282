/** Every ability of Destiny: keywords, then the cards, grouped by set and color. */
import type { DestinyAbility } from '../engine';
import { awakeningsBlue } from './awakenings-blue';
import { awakeningsGray } from './awakenings-gray';
import { awakeningsRed } from './awakenings-red';
import { awakeningsYellow } from './awakenings-yellow';
import { keywordAbilities } from './keywords';
import { spiritOfRebellionBlue } from './spirit-of-rebellion-blue';
import { spiritOfRebellionGray } from './spirit-of-rebellion-gray';
import { spiritOfRebellionRed } from './spirit-of-rebellion-red';
import { spiritOfRebellionYellow } from './spirit-of-rebellion-yellow';

export const abilities: readonly DestinyAbility[] = [
  ...keywordAbilities,
  ...awakeningsRed,
  ...awakeningsBlue,
  ...awakeningsYellow,
  ...awakeningsGray,
  ...spiritOfRebellionRed,
  ...spiritOfRebellionBlue,
  ...spiritOfRebellionYellow,
  ...spiritOfRebellionGray,
];
