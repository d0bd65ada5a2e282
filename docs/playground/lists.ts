/** A game from lists: squads, fleets and decks are pasted as builders export them. */
import type { PlayerNames } from 'holojudge/judge';
import type { Desk } from './desk';
import { button, byId, element } from './dom';
import { GAMES, type GameId, type GameName } from './games';
import { listsOf } from './examples/lists';
import type { Played } from './work/tasks';
import type { Turn } from './work/turn';

type Opens = (game: GameId, from: Played['from'], turn: Turn, names: PlayerNames) => Promise<void>;

/** What players are called who have no names of their own. */
const NAMES: PlayerNames = { p1: 'Player 1', p2: 'Player 2' };

/** What the button says that opens the dialog. */
export function listsLabel(game: GameId): string {
  const { lists }: GameName = GAMES[game];
  return lists === null ? 'New game' : `New game from ${lists.many}`;
}

export async function askForLists(desk: Desk, game: GameId, opens: Opens): Promise<void> {
  const { lists }: GameName = GAMES[game];
  if (lists === null) return tell(desk, await begin(desk, game, [], opens));
  const examples = await listsOf(game);
  const dialog = byId('lists', HTMLDialogElement);
  const players = Object.values(NAMES);
  const fields = players.map((player, i) =>
    element('textarea', { value: examples[i] ?? '', spellcheck: false, aria: { label: `${lists.one} of ${player}` } }),
  );
  const trouble = element('p', { id: 'lists-trouble', class: 'fails', role: 'alert' });
  const start = async (): Promise<void> => {
    const why = await begin(
      desk,
      game,
      fields.map(({ value }) => value),
      opens,
      dialog,
    );
    trouble.textContent = why ?? '';
  };
  dialog.replaceChildren(
    element('h2', { id: 'lists-title' }, `A game of ${GAMES[game].title}`),
    element('p', {}, `Paste a ${lists.one.toLowerCase()} each: ${lists.from}.`),
    ...fields.flatMap((field, i) => [element('h3', {}, `${lists.one} of ${players[i] ?? ''}`), field]),
    trouble,
    element(
      'div',
      { class: 'row' },
      button('Begin', () => desk.run(start), { id: 'begin', class: 'first' }),
      button('Close', () => dialog.close()),
    ),
  );
  dialog.showModal();
}

function tell(desk: Desk, why: string | null): void {
  if (why !== null) desk.say(why);
}

/** Why it cannot begin; null: it has begun. */
async function begin(
  desk: Desk,
  game: GameId,
  lists: readonly string[],
  opens: Opens,
  dialog?: HTMLDialogElement,
): Promise<string | null> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const begun = await desk.work.ask('begin', game, lists, seed, { ...desk.everything(), players: NAMES });
  if ('not' in begun) return begun.not;
  dialog?.close();
  const { is, setup, unadjudicated } = begun;
  desk.say(unadjudicated.length === 0 ? '' : `Not adjudicated yet, and without effect: ${unadjudicated.join(', ')}.`);
  await opens(game, { setup, seed }, is, NAMES);
  return null;
}
