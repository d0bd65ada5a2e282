/** The same random cases on every run, so that a red test says something of the change and not of luck; another number in HOLOJUDGE_SEED tries others. */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['HOLOJUDGE_SEED'] ?? 1) });
