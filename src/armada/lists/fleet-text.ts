/**
 * Reads and writes fleets as text. One reader for what five builders export (docs/fleets.md): they differ in headings, bullets and in where points stand, and
 * agree that a ship has a line, its upgrades follow, and squadrons come after the ships.
 */
import * as E from 'fp-ts/lib/Either';
import { kindBefore, linesOf, LONGEST_LINE } from '../../core/codec/builder-text';
import {
  CATEGORY_NAMES,
  FACTION_NAMES,
  OBJECTIVE_CATEGORIES,
  UPGRADE_ICONS,
  objectiveCard,
  shipCard,
  squadronCard,
  upgradeCard,
  type ObjectiveCategory,
} from '../facts';
import { fleetPoints, shipPoints, squadronPoints, type FleetList } from './fleet-building';
import { cardMeant, typeMeant } from './fleet-names';
import { wrong, type Read, type Word, type WrittenFleet, type WrittenShip } from './written';

/** What a line says besides cards, by its pattern. Lines are trimmed, with one space where there was any white space. */
const FIELDS = {
  name: /^name:(.*)$/i,
  author: /^author:/i,
  faction: /^faction:(.*)$/i,
  /** Armada Fleet Builder: both in one line. */
  factionAndAuthor: /^(\w[\w ]*) ?- author:.*$/i,
  commander: /^commander:(.*)$/i,
  points: /^(?:total )?points: ?(\d{1,4})(?: ?\/ ?\d{1,4})?$/i,
  objective: /^(assault|defense|navigation)(?: objectives?)?:(.*)$/i,
  objectives: /^objectives:(.*)$/i,
  squadrons: /^squadrons ?(?:\(\d+ ?\/ ?\d+\))? ?:$/i,
  sum: /^= ?\d+ ?(?:total)? ?(?:ship|squadron)? ?(?:cost|points)?$/i,
  ruler: /^[=_-]{3,}$/,
} as const;

/** Points after a title: `(400/400)`, `(84/400/400)`: what squadrons cost, what all costs, what it may cost. */
const TITLE_POINTS = /^(.*\S) ?\((?:\d{1,4}\/)?(\d{1,4})\/\d{1,4}\)$/;
/** Points after a card: `(44)`, `( 44 points)`, `(96 + 37: 133)`, `(2 x 13)`. */
const POINTS = /^(.*\S) ?\( ?\d{1,4}(?: ?points| ?\+ ?\d{1,4} ?: ?\d{1,4}| ?x ?\d{1,4})? ?\)$/i;
/** Armada Warlords tells cards of one name apart: `Darth Vader (com)`. */
const VARIANT = /^(.*\S) ?\((?:com|off)\)$/i;
const BULLET = /^[•·+*–-] ?(.*)$/;
const COUNT = /^(\d{1,2}) ?[x×]? (.*)$/i;
const FLAGSHIP = /^\[ ?flagship ?\] ?(.*)$/i;
const NONE = /^(none|-)?$/i;
/** Of what kind a card is may stand before its name: `TITLE: Dominator`. */
const KINDS = ['ship', 'flagship', 'squadron', 'upgrade', ...UPGRADE_ICONS] as const;
type Kind = (typeof KINDS)[number];

/** Reads one line after the other; what it has read so far decides what a line can be. */
class Reader {
  readonly fleet: WrittenFleet = {
    name: '',
    faction: null,
    commander: null,
    ships: [],
    squadrons: [],
    objectives: [],
    pointsStated: null,
  };
  private ship: WrittenShip | null = null;
  private inSquadrons = false;
  private begun = false;

  /** Null: read; else why not. */
  line(text: string, path: Word['path']): Read<never> | null {
    if (text === '' || FIELDS.ruler.test(text)) return null;
    if (text.length > LONGEST_LINE) return wrong('malformed', 'the line is too long for a card', path);
    const first = !this.begun;
    this.begun = true;
    if (this.field(text, path)) return null;
    const entry = entryOf(text);
    if (first && cardMeant('ship', entry.name) === undefined) this.title(text);
    else this.entry(entry, path);
    return null;
  }

  private title(text: string): void {
    const [, name, points] = TITLE_POINTS.exec(text) ?? [];
    this.fleet.name = name ?? text;
    if (points !== undefined) this.fleet.pointsStated = Number(points);
  }

  private field(text: string, path: Word['path']): boolean {
    const word = (pattern: RegExp): Word | null => {
      const [, said] = pattern.exec(text) ?? [];
      return said === undefined ? null : { text: withoutPoints(said.trim()), path };
    };
    const name = FIELDS.name.exec(text)?.[1];
    const faction = word(FIELDS.faction) ?? word(FIELDS.factionAndAuthor);
    // Among the upgrades of a ship it is one of them.
    const commander = this.ship ? null : word(FIELDS.commander);
    const points = FIELDS.points.exec(text)?.[1];
    if (name !== undefined) this.fleet.name = name.trim();
    else if (faction) this.fleet.faction = faction;
    else if (commander) this.fleet.commander = NONE.test(commander.text) ? null : commander;
    else if (points !== undefined) this.fleet.pointsStated = Number(points);
    else if (FIELDS.squadrons.test(text)) this.inSquadrons = true;
    else if (FIELDS.sum.test(text)) this.ship = null;
    else return FIELDS.author.test(text) || this.objectives(text, path);
    return true;
  }

  private objectives(text: string, path: Word['path']): boolean {
    const [, heading, one] = FIELDS.objective.exec(text) ?? [];
    const said = one ?? FIELDS.objectives.exec(text)?.[1];
    if (said === undefined) return false;
    const category = OBJECTIVE_CATEGORIES.find((known): known is ObjectiveCategory => known === heading?.toLowerCase());
    for (const name of said.split(',').map((part) => part.trim()))
      if (!NONE.test(name)) this.fleet.objectives.push({ card: { text: name, path }, category: category ?? null });
    return true;
  }

  private entry({ name, bullet, kind, count, flagship }: Entry, path: Word['path']): void {
    const card = { text: name, path };
    const isSquadron = this.inSquadrons || bullet || kind === 'squadron' || count !== null;
    const type = isSquadron ? 'squadron' : typeMeant(name);
    const isUpgrade = kind === null ? bullet : isUpgradeKind(kind);
    if (isUpgrade && this.ship && !this.inSquadrons) this.ship.upgrades.push(card);
    else if (flagship || kind === 'ship') this.addShip(card, flagship);
    else if (type === 'squadron') this.fleet.squadrons.push({ card, count: count ?? 1 });
    else if (type === 'objective') this.fleet.objectives.push({ card, category: null });
    else this.addShip(card, flagship);
  }

  private addShip(card: Word, flagship: boolean): void {
    this.ship = { card, flagship, upgrades: [] };
    this.fleet.ships.push(this.ship);
  }
}

interface Entry {
  name: string;
  bullet: boolean;
  /** Null: none stands before the name. */
  kind: Kind | null;
  /** Null: none is written. */
  count: number | null;
  flagship: boolean;
}

function entryOf(text: string): Entry {
  const marked = FLAGSHIP.exec(text)?.[1];
  const item = BULLET.exec(marked ?? text)?.[1];
  const line = item ?? marked ?? text;
  const told = kindBefore(line, KINDS);
  const words = told?.rest ?? line;
  const [, count, rest] = COUNT.exec(words) ?? [];
  return {
    name: withoutPoints(rest ?? words),
    bullet: item !== undefined,
    kind: told?.kind ?? null,
    count: count === undefined ? null : Number(count),
    flagship: marked !== undefined || told?.kind === 'flagship',
  };
}

function isUpgradeKind(kind: Kind): boolean {
  return !['ship', 'flagship', 'squadron'].includes(kind);
}

function withoutPoints(text: string): string {
  const name = POINTS.exec(text)?.[1] ?? text;
  return VARIANT.exec(name)?.[1] ?? name;
}

/** A fleet in the text of a builder. */
export function readTextFleet(input: string): Read<WrittenFleet> {
  const reader = new Reader();
  for (const { text, path } of linesOf(input)) {
    const refused = reader.line(text, path);
    if (refused) return refused;
  }
  return E.right(reader.fleet);
}

/** A fleet in the text that Ryan Kingston's builder exports. */
export function writeTextFleet(list: FleetList): string {
  const commander = list.ships.flatMap(({ upgrades }) => upgrades).find((id) => upgradeCard(id)?.icon === 'commander');
  const chosen = list.objectives.flatMap((id) => objectiveCard(id) ?? []);
  return [
    `Name: ${list.name}`,
    `Faction: ${FACTION_NAMES[list.faction]}`,
    `Commander: ${upgradeCard(commander ?? '')?.name ?? ''}`.trim(),
    '',
    ...OBJECTIVE_CATEGORIES.map((category) => {
      const names = chosen.filter((card) => card.category === category).map(({ name }) => name);
      return `${CATEGORY_NAMES[category]}: ${names.join(', ')}`.trim();
    }),
    '',
    ...list.ships.flatMap((ship) => [
      costed(shipCard(ship.card)),
      ...ship.upgrades.map((id) => `• ${costed(upgradeCard(id))}`),
      `= ${shipPoints(ship)} Points`,
      '',
    ]),
    'Squadrons:',
    ...[...new Set(list.squadrons)].map((id) =>
      squadronLine(id, list.squadrons.filter((other) => other === id).length),
    ),
    `= ${squadronPoints(list)} Points`,
    '',
    `Total Points: ${fleetPoints(list)}`,
    '',
  ].join('\n');
}

function costed(card: { name: string; points: number } | undefined): string {
  return card ? `${card.name} (${card.points})` : '';
}

function squadronLine(id: string, count: number): string {
  const card = squadronCard(id);
  if (!card) return '';
  return count === 1 ? `• ${costed(card)}` : `• ${count} x ${card.name} (${count * card.points})`;
}
