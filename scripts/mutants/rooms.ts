/** Where rules are broken and which tests are theirs. */
import { card } from '../../src/destiny/facts';
import { gameFolders, isObservable } from '../games';
import { topicOf } from './around';
import { isName, wordOf } from './cards';

export interface Room {
  name: string;
  /** The ids that its code cites and a test can prove, or null: it cites none. */
  ids: ReadonlySet<string> | null;
  isSource(file: string): boolean;
  isOwnTest(file: string): boolean;
  /** Tests whose titles are made of other files, so that ids in them do not stand in the test. */
  isTitledByFiles?: (file: string) => boolean;
  /** What a card is called in titles that its abilities call otherwise: by a code. */
  nameOf?: (card: string) => string | null;
}

const nameOfCode = (code: string): string | null => {
  const name = wordOf(card(code)?.name ?? '');
  return isName(name) ? name : null;
};

const CALLED: Readonly<Record<string, Room['nameOf']>> = { destiny: nameOfCode };

const GENERIC: Readonly<Record<string, readonly string[]>> = {
  // The conformance of the other games takes minutes, and says nothing of core that the duel's does not.
  core: ['test/core/', 'test/conformance/dice-duel', 'test/conformance/catches', 'test/conformance/tampered-frames'],
  play: ['test/play/'],
  judge: ['test/judge/'],
};

export const genericRooms = Object.keys(GENERIC);

export function genericRoom(name: string): Room | null {
  const tests = GENERIC[name];
  if (!tests) return null;
  return {
    name,
    ids: null,
    isSource: (file) => file.startsWith(`src/${name}/`),
    isOwnTest: (file) => tests.some((each) => file.startsWith(each)),
  };
}

/**
 * What reads what somebody wrote: saves (`codecs`), files of disputes (`scenario`), drawings of maps. It says by which rule such a thing cannot be; the rule
 * itself is carried out elsewhere, and a test of it need not come by there.
 */
const READING = ['codecs/', 'scenario/', 'facts/map-text.ts'];

/** What a sensible player does, and why: a break there makes a worse player, and breaks no rule. */
const PLAYING = ['policy/'];

export function gameRoom(name: string, root: string): Room | null {
  const folder = gameFolders(root).find((each) => each.name === name);
  if (!folder) return null;
  const nameOf = CALLED[name];
  return {
    name,
    ...(nameOf && { nameOf }),
    // What no test of a break can prove (advice, which edition the rules are of) has no test of its own.
    ids: new Set(folder.statements.filter(isObservable).flatMap(({ id }) => (topicOf(id) === 'document' ? [] : [id]))),
    isSource: (file) =>
      file.startsWith(`src/${name}/`) &&
      ![...READING, ...PLAYING].some((part) => file.startsWith(`src/${name}/${part}`)),
    isTitledByFiles: (file) => file === `test/${name}/scenario/examples.test.ts`,
    isOwnTest: (file) => file.startsWith(`test/${name}/`) || file === `test/conformance/${name}.test.ts`,
  };
}
