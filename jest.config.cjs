const process = require('node:process');

// What the judge prints is compared: whether there are colours in it may not depend on who runs the tests.
process.env.NO_COLOR = '1';

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  setupFiles: ['<rootDir>/test/helpers/seed.ts'],
  testMatch: ['**/*.test.ts'],
  maxWorkers: '100%',
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
