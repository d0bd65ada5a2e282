/** Colors, where somebody sees them: `--no-color`, NO_COLOR and FORCE_COLOR=0 say that nobody does. */
import picocolors from 'picocolors';

const { createColors, isColorSupported } = picocolors;

/** Picocolors takes any FORCE_COLOR for yes. */
const isOff = ['0', 'false'].includes(process.env['FORCE_COLOR'] ?? '') || process.argv.includes('--no-color');

export const pc = createColors(isColorSupported && !isOff);
