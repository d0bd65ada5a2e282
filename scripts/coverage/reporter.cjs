/**
 * A Jest reporter: keeps what became of every test in build/test-results.json, for `npm run rules:coverage` and .ci/run.
 * Only whole runs count; a run of some files or names leaves the file as it is.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

class ResultsReporter {
  constructor(globalConfig) {
    this.config = globalConfig;
  }

  onRunComplete(_contexts, results) {
    if (results.wasInterrupted || !isWhole(this.config)) return;
    const folder = join(this.config.rootDir, 'build');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'test-results.json'), JSON.stringify(summary(results)));
  }
}

function isWhole(config) {
  const patterns = config.testPathPatterns?.patterns ?? [];
  const someTests = patterns.length > 0 || config.testNamePattern || config.shard;
  return !(someTests || config.onlyChanged || config.onlyFailures || config.findRelatedTests || config.runTestsByPath);
}

function summary(results) {
  const tests = results.testResults.flatMap((file) => file.testResults);
  return {
    started: results.startTime,
    passed: results.numPassedTests,
    // A file that does not even load has no tests to count: it fails as one.
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    tests: tests.map(({ fullName, status }) => ({ title: fullName, status })),
  };
}

module.exports = ResultsReporter;
