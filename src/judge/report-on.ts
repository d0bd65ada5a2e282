/** What is reported of a scenario that was played: the verdict first, then the story that proves it. */
import type { OpeningRow } from '../language/opening';
import { whoIsRight } from './claims';
import type { CoreState } from '../core';
import { decidingMeasures } from './deciding-measure';
import { uncitedOf } from './named-rules';
import { inProgress } from './in-progress';
import { inPast } from './past';
import { asksInWords } from './plain';
import type { Playing } from './playing';
import { notJudged, type Claim, type Failure, type Report, type Ruling } from './report';
import { rulingsOnStory } from './ruling';
import type { Scenario } from './scenario';
import { toThePoint } from './to-the-point';
import { verdictOf } from './verdict';

/** What a run found. */
interface Found {
  readonly failures: Failure[];
  readonly rulings: readonly Ruling[];
  readonly claims: readonly Claim[];
  /** Why nothing can be ruled yet; null: something can. */
  readonly noRuling: string | null;
  /** Rules that are cited on ways from the table as it stands at the end. */
  readonly citedOnWays: readonly string[];
}

/** A scenario that was played to its end. */
export interface Played {
  run: Found;
  playing: Playing;
  start: readonly OpeningRow[];
  unadjudicated: readonly string[];
}

/** Where the story stops, if a roll or draw is asked for there, or an attack is not over. */
function stopsIn({ language, state }: Playing): string | null {
  const { by } = language.game.decision(state);
  if (by.includes('chance')) return `while chance decides ${asksInWords(language, state)}`;
  // Before anybody is attacked, nothing of an attack is open.
  const { self = {} } = inProgress(state as CoreState, 'attack') ?? {};
  return !('defender' in self || 'target' in self)
    ? null
    : `in the middle of an attack, at '${asksInWords(language, state)}'`;
}

export function reportOn(scenario: Scenario, { run, playing, start, unadjudicated }: Played): Report {
  const { failures } = run;
  const story = toThePoint(playing, scenario.game.rules);
  const { rules: about, game } = scenario;
  const rulings = rulingsOnStory(playing, story, {
    named: about,
    expected: inPast(run.rulings),
    rules: game.rules,
    isOpen: run.noRuling !== null,
  });
  const verdictOnClaims = { claims: run.claims, right: whoIsRight(run.claims, stopsIn(playing)) };
  const said = verdictOf(playing, story, rulings, { title: scenario.title, named: about, rules: game.rules });
  const uncited = uncitedOf(about, [...story, ...rulings, ...said.sentences, ...failures, { rules: run.citedOnWays }]);
  const verdict = failures.length === 0 ? 'passed' : 'failed';
  const madeUp = [...new Set(story.flatMap((line) => line.madeUp ?? []))];
  const found = {
    start,
    ...verdictOnClaims,
    ...said,
    noRuling: run.noRuling,
    story,
    rulings,
    uncited,
    failures,
    madeUp,
    pictures: playing.picturesWith(decidingMeasures(playing, story, said.sentences)),
    unadjudicated,
  };
  return { ...notJudged([], named(scenario)), verdict, ...found };
}

export function named({ game, title, rules }: Scenario): Pick<Report, 'game' | 'title' | 'rules'> {
  return { game: game.language.game.id, title, rules };
}
