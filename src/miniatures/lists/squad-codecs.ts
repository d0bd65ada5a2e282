/** What squads, and what is agreed on before they are built, look like as they come from outside. */
import { list, nullable, object, oneOf, open, optional, text, whole, type Codec } from '../../core/codec';
import { ERAS, FACTIONS, GAME_TYPES, SIDES, statCardCodec } from '../facts';
import type { Agreed, SkirmishSquad } from './skirmish';
import type { DecodeOptions } from './squad';
import type { SquadOptions } from './squad-building';
import type { SquadList } from './squad-list';

const MOST_POINTS = 10_000;

const squadFields = {
  name: text,
  faction: oneOf('a faction', FACTIONS),
  characters: list(text),
  chosen: optional(text),
  cards: optional(list(statCardCodec)),
};

/** A squad by ids: our own form of JSON, and what a setup takes. Whether it is legal, and whether its cards exist, is asked of `checkSquad`. */
export const squadList: Codec<SquadList> = object<SquadList>('a squad', squadFields);
/** The same with whatever else it carries (`Squad` has its cost). */
export const squadShape: Codec<SquadList> = open<SquadList>('a squad', squadFields);

const points = whole('points', 1, MOST_POINTS);
const ruleSet = oneOf('rules', ['basic', 'advanced']);
const type = oneOf('a game type', GAME_TYPES);
const era = nullable(oneOf('an era', ERAS));
const boosters = nullable(list(list(text)));

const optionFields = {
  points: optional(points),
  ruleSet: optional(ruleSet),
  type: optional(type),
  era: optional(era),
  side: optional(nullable(oneOf('a side', SIDES))),
  boosters: optional(boosters),
};

export const squadOptions = object<Partial<SquadOptions>>('options', optionFields);
export const decodeOptions = object<DecodeOptions>('options', {
  ...optionFields,
  cards: optional(list(statCardCodec)),
});

/** What else is agreed on does not matter where squads meet. */
export const agreedCodec = open<Agreed>('what is agreed on', { points, ruleSet, type, era });

export const skirmishSquads = list(
  object<SkirmishSquad>('a squad of a skirmish', {
    squad: squadShape,
    team: optional(text),
    boosters: optional(boosters),
  }),
);
