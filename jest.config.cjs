const process = require('node:process');

// What the judge prints is compared: whether there are colours in it may not depend on who runs the tests.
process.env.NO_COLOR = '1';

// Games are played in many small objects: with room for 64 MB of young ones a fifth less time goes to collecting them.
const MORE_YOUNG = '--max-semi-space-size';
if (process.allowedNodeEnvironmentFlags.has(MORE_YOUNG))
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${MORE_YOUNG}=64`.trim();

const GLOBALS =
  'Array Boolean Error Infinity JSON Map Math Number Object Promise Proxy Reflect RegExp Set String Symbol TypeError WeakMap WeakSet structuredClone';

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/test/helpers/environment.cjs',
  roots: ['<rootDir>/test'],
  setupFiles: ['<rootDir>/test/helpers/seed.ts'],
  testMatch: ['**/*.test.ts'],
  maxWorkers: '100%',
  // Tests run in a context of their own, where every look at a global name is slow; these are handed to each module as arguments instead.
  sandboxInjectedGlobals: GLOBALS.split(' '),
  runtime: '<rootDir>/test/helpers/runtime.cjs',
  testSequencer: '<rootDir>/test/helpers/sequencer.cjs',
  // The playground's code imports the package's entries by their names.
  moduleNameMapper: {
    '^holojudge$': '<rootDir>/src/index.ts',
    '^holojudge/([a-z-]+)$': '<rootDir>/src/$1/index.ts',
    '^holojudge/([a-z-]+)/facts$': '<rootDir>/src/$1/printed.ts',
    '^holojudge/([a-z-]+)/rules$': '<rootDir>/src/$1/catalogue.ts',
    '^holojudge/([a-z-]+)/words$': '<rootDir>/src/$1/scenario/in-words.ts',
    '^holojudge/([a-z-]+)/scenarios$': '<rootDir>/src/$1/scenario/index.ts',
  },
  reporters: ['default', '<rootDir>/scripts/coverage/reporter.cjs'],
  // Types are checked once by `npm run types`; the transform only strips them, so that tests start fast.
  transform: {
    '^.+\\.ts$': [
      'ts-jest',
      {
        tsconfig: {
          module: 'CommonJS',
          moduleResolution: 'node10',
          ignoreDeprecations: '6.0',
          esModuleInterop: true,
          isolatedModules: true,
          resolveJsonModule: true,
          target: 'ES2022',
        },
        diagnostics: false,
      },
    ],
  },
};
