import tseslint from 'typescript-eslint';
import untyped from './eslint.untyped.config.js';

/** All of the untyped rules, and those that need types. */
export default tseslint.config(...untyped, {
  files: ['**/*.ts'],
  languageOptions: {
    parserOptions: {
      projectService: { allowDefaultProject: ['tsdown.config.ts'] },
      tsconfigRootDir: import.meta.dirname,
    },
  },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
});
