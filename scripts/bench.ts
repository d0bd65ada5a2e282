import { benchDuel } from './bench/duel';
void (async () => console.log(await benchDuel(1000)))();
