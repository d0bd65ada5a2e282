/** What is reported of a scenario that was played: the verdict first, then the story that proves it. */
import type { OpeningRow } from '../language/opening';
import { whoIsRight } from './claims';
import { decidingMeasures } from './deciding-measure';
import { uncitedOf } from './named-rules';
import { inPast } from './past';
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

export function reportOn(scenario: Scenario, { run, playing, start, unadjudicated }: Played): Report {
  const { failures } = run;
  const story = toThePoint(playing, scenario.game.rules);
  const { rules: about, game } = scenario;
  const rulings = rulingsOnStory(playing, story, {
    named: about,
    expected: inPast(run.rulings),
    rules: game.rules,
  });
  const verdictOnClaims = { claims: run.claims, right: whoIsRight(run.claims) };
  const said = verdictOf(playing, story, rulings, { title: scenario.title, named: about, rules: game.rules });
  const uncited = uncitedOf(about, [...story, ...rulings, ...said.sentences, ...failures, { rules: run.citedOnWays }]);
  const verdict = failures.length === 0 ? 'passed' : 'failed';
  const madeUp = [...new Set(story.flatMap((line) => line.madeUp ?? []))];
  const found = {
    start,
    ...verdictOnClaims,
    ...said,
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
