/**
 * What the switches of instrumented sources ask (see instrument.ts). Preloaded in every process that runs them, those that tests start too:
 * MUTANT says which one is active, MUTANTS_REACHED where a started process leaves the ones that it came by.
 */
const { appendFileSync } = require('node:fs');
const process = require('node:process');

const mutants = { active: Number(process.env.MUTANT ?? 0), reached: new Set() };

globalThis.__mutants = mutants;
globalThis.__mutant = (id) => {
  mutants.reached.add(id);
  return mutants.active === id;
};

const file = process.env.MUTANTS_REACHED;
if (file) process.on('exit', () => appendFileSync(file, [...mutants.reached].map((id) => `${id}\n`).join('')));
