/** Who chose what a sentence tells, where it could have been chosen otherwise and a choice is what the dispute is about. */
import type { Statement } from '../core';
import { isNot } from './decisive';
import type { Playing } from './playing';
import type { Ruling } from './report';
import { escaped } from './words';

/** Words by which a title, or what is doubted of the rule that decides, speaks of a choice. */
const CHOICE = /\b(who|chooses?|choosing|chosen?|picks?|picked|choice)\b/i;

/** What the title of a file says, and the catalogue. */
interface About {
  title: string | null;
  rules: readonly Statement[];
}

export function withChooser(playing: Playing, ruling: Ruling, about: About): Ruling {
  const chosen = ruling.holds && isOfChoice(ruling, about) ? choiceBehind(playing, ruling) : null;
  if (chosen === null || isNamed(ruling.text, chosen.player)) return ruling;
  const said = `; ${chosen.player} chose this, of ${chosen.ways} ways`;
  const { fact } = ruling;
  return { ...ruling, ...(fact === undefined ? {} : { fact: `${fact}${said}` }), text: `${ruling.text}${said}` };
}

function isOfChoice({ rules: [first] }: Ruling, { title, rules }: About): boolean {
  const statement = rules.find(({ id }) => id === first);
  return CHOICE.test(title ?? '') || /\bwho (chooses|picks)\b/i.test(statement?.doubt?.question ?? '');
}

/** The deed that brought about the last line of a ruling; null: chance or nobody did, or there was no other way. */
function choiceBehind(playing: Playing, { lines }: Ruling): { player: string; ways: string } | null {
  const line = playing.story[lines.at(-1) ?? -1];
  const event = line && !isNot(line.type ?? '') ? playing.eventOf(line) : null;
  const done = event && playing.done.find(({ events }) => events.includes(event));
  if (!done || done.action.player === 'chance') return null;
  const question = playing.language.game.question(done.state);
  const legal = (question?.candidates ?? []).filter(({ not }) => not === null).length;
  if (question?.region) return { player: done.action.player, ways: 'several' };
  return legal > 1 ? { player: done.action.player, ways: String(legal) } : null;
}

function isNamed(text: string, player: string): boolean {
  return new RegExp(`\\b${escaped(player)}\\b[^;:]*\\b(chooses|chose|picks|picked|decides)`).test(text);
}
