/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  maxWorkers: '100%',
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
