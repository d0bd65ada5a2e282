/** A worker thread of a study where the command runs from its sources: Node does not hand tsx on to threads. */
import { register } from 'tsx/esm/api';

register();
const { default: play } = await import('../src/judge/cli/study/worker.ts');
export default play;
