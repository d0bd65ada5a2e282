/** Spellings that squad builders use, or used, for ids that the cards now spell otherwise. */
import { squash } from '../../core/codec/squash';
import { FACTIONS, SLOTS, type Faction, type Slot } from '../facts/words';

/** An id without its tail: `hansolo-gunner` is a `hansolo`. */
function base(id: string): string {
  return squash(id.split('-')[0] ?? id);
}

const FACTION_ALIASES = new Map<string, Faction>([
  ...FACTIONS.map((faction) => [faction, faction] as const),
  ['rebel', 'rebelalliance'],
  ['rebels', 'rebelalliance'],
  ['empire', 'galacticempire'],
  ['imperial', 'galacticempire'],
  ['imperials', 'galacticempire'],
  ['scum', 'scumandvillainy'],
  ['republic', 'galacticrepublic'],
  ['separatists', 'separatistalliance'],
  ['separatist', 'separatistalliance'],
]);

const SLOT_ALIASES = new Map<string, Slot>([
  ...SLOTS.map((slot) => [squash(slot), slot] as const),
  ['amd', 'astromech'],
  ['samd', 'astromech'],
  ['astromechdroid', 'astromech'],
  ['ept', 'talent'],
  ['elitepilottalent', 'talent'],
  ['system', 'sensor'],
  ['mod', 'modification'],
  ['bomb', 'device'],
  ['payload', 'device'],
  ['config', 'configuration'],
  ['force', 'force-power'],
  ['relay', 'tactical-relay'],
]);

const SHIP_ALIASES = new Map<string, string>([
  ['upsilonclasscommandshuttle', 'upsilonclassshuttle'],
  ['scavengedyt1300lightfreighter', 'scavengedyt1300'],
  ['mg100starfortresssf17', 'mg100starfortress'],
  ['tieinterceptor', 'tieininterceptor'],
  ['tiefighter', 'tielnfighter'],
  ['tiephantom', 'tiephphantom'],
  ['tiebomber', 'tiesabomber'],
  ['tiestriker', 'tieskstriker'],
  ['tiedefender', 'tieddefender'],
  ['tieaggressor', 'tieagaggressor'],
  ['tiepunisher', 'tiecapunisher'],
  ['tiesilencer', 'tievnsilencer'],
]);

const CARD_ALIASES = new Map<string, string>([
  ['anakinskywalkerywing', 'anakinskywalker-btlbywing'],
  ['oddballywing', 'oddball-btlbywing'],
  ['alexandrkallus', 'alexsandrkallus'],
  ['phantomsheathipede', 'phantom'],
  ['k2s0', 'k2so'],
  ['palpatinesidious', 'chancellorpalpatine'],
]);

/** The faction meant by a squad's `faction`. */
export const factionOf = (text: string): Faction | undefined => FACTION_ALIASES.get(squash(text));
/** The slot meant by a key of `upgrades`. */
export const slotOf = (text: string): Slot | undefined => SLOT_ALIASES.get(squash(text));
/** The id of a type of ship as the cards spell it. */
export const shipIdOf = (text: string): string => SHIP_ALIASES.get(squash(text)) ?? squash(text);

/**
 * The card that an id means among those that can stand in its place: the one of that id, else the only one that differs
 * in spelling or in its tail (`r2d2-republic` and `r2d2`).
 */
export function cardMeant<C extends { readonly id: string }>(written: string, candidates: readonly C[]): C | undefined {
  const id = CARD_ALIASES.get(squash(written)) ?? written;
  const exact = candidates.find((card) => card.id === id);
  if (exact) return exact;
  const squashed = squash(id);
  const alikeInLetters = candidates.find((card) => squash(card.id) === squashed);
  if (alikeInLetters) return alikeInLetters;
  const stem = base(id);
  const alike = candidates.filter((card) => base(card.id) === stem);
  return alike.length === 1 ? alike[0] : undefined;
}
