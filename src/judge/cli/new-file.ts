/** A text for somebody to start from: written to a file of its own, or printed. */
import { writeFileSync } from 'node:fs';
import { printable, say, whyNot, wrong } from './output';

/** `next`: what to do with the file, a command that its name follows. The exit code. */
export function writeNew(text: string, file: string | undefined, next: string): number {
  if (file === undefined) {
    process.stdout.write(text);
    return 0;
  }
  try {
    // Never over a file that is there.
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    return wrong(`${file} cannot be written: ${whyNot(error)}`);
  }
  say(`${printable(file)} is written; ${next} ${printable(file)}`);
  return 0;
}
