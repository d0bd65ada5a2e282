import { defineConfig } from 'tsdown';

/**
 * The benchmark measures what users run: built code. Run from its sources by tsx, every closure is given its name as it is made, which costs games a quarter
 * of their speed.
 */
export default defineConfig({
  // Else paths are read from this file's folder.
  cwd: process.cwd(),
  entry: { bench: 'scripts/bench.ts' },
  outDir: 'build',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  dts: false,
  clean: false,
  checks: { pluginTimings: false },
});
