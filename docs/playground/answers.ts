/** The panel beside the table: what is asked, and all that may be answered. */
import type { Desk } from './desk';
import { button, byId, element } from './dom';
import { ruleButtons } from './rules';
import type { Policy } from './work/tasks';
import type { Choice, Turn } from './work/turn';

const MOST_SHOWN = 200;
const FILTERED = 12;
/** Most characters of what is looked for among choices, as of words for a rule. */
const LONGEST_WANTED = 200;

interface Does {
  answers(choice: Choice): void;
  looksForPlaces(): void;
  /** Those answer who are not played by hand. */
  goesOn(): void;
  undoes(): void;
  redoes(): void;
  saves(): void;
}

interface Shown {
  asks: string;
  places: readonly Choice[];
  policies: Readonly<Record<string, Policy>>;
  /** How many answers were given so far. */
  answered: number;
  hasNext: boolean;
  seats: HTMLElement;
}

export class Answers {
  private readonly section = byId('play', HTMLElement);
  /** Whether the seats are open: a player who looks at them goes on looking. */
  private seatsOpen = false;

  constructor(
    private readonly desk: Desk,
    private readonly does: Does,
  ) {}

  /** A moment of a file, where nobody is asked anything. */
  showsFile(isEnd: boolean): void {
    const said = isEnd ? 'The file ends here, and cannot be played on.' : 'Here the file says what happens next.';
    this.section.hidden = false;
    this.section.dataset['answers'] = '0';
    this.section.replaceChildren(this.heading(said));
  }

  shows(turn: Turn, shown: Shown): void {
    this.section.hidden = false;
    this.section.dataset['answers'] = String(shown.answered);
    const waits = turn.by.some((player) => shown.policies[player] !== undefined);
    const isRoll = turn.by.includes('chance');
    const goOn = isRoll ? 'Let chance decide' : 'Go on';
    const seats = element('details', { open: this.seatsOpen }, element('summary', {}, 'Players'), shown.seats);
    seats.ontoggle = () => (this.seatsOpen = seats.open);
    this.section.replaceChildren(
      this.heading(shown.asks),
      waits ? button(goOn, () => this.does.goesOn(), { id: 'go-on', class: 'first' }) : '',
      this.choices(turn, shown),
      this.tools(shown),
      element('details', {}, element('summary', {}, 'Rules of this question'), ...ruleButtons(this.desk, turn.rules)),
      seats,
    );
  }

  private heading(text: string): HTMLElement {
    return element('h2', { id: 'asks', tabIndex: -1 }, text);
  }

  /** What a policy may do for a player is nobody else's to see. */
  private choices(turn: Turn, { places, policies }: Shown): HTMLElement {
    const isShown = ({ action: { player } }: Choice): boolean => player === 'chance' || policies[player] === undefined;
    const all = [...places, ...turn.choices].filter(isShown);
    const list = element('div', { id: 'choices', class: 'choices', role: 'group', aria: { label: 'Answers' } });
    const fill = (wanted: string): void => {
      const found = all.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
      const left = found.length - MOST_SHOWN;
      list.replaceChildren(
        ...found.slice(0, MOST_SHOWN).map((choice) => button(choice.label, () => this.does.answers(choice))),
        ...(left > 0 ? [element('p', { class: 'hint' }, `and ${left} more: write a part of what you look for`)] : []),
      );
    };
    fill('');
    const filter = element('input', { type: 'search', maxLength: LONGEST_WANTED, oninput: () => fill(filter.value) });
    return element(
      'div',
      {},
      turn.region ? button('Show places to choose from', () => this.does.looksForPlaces(), { id: 'places' }) : null,
      all.length > FILTERED ? element('label', { class: 'find' }, 'Find ', filter) : null,
      list,
    );
  }

  private tools({ answered, hasNext }: Shown): HTMLElement {
    return element(
      'div',
      { class: 'row' },
      button('Undo', () => this.does.undoes(), { id: 'undo', disabled: answered === 0 }),
      button('Redo', () => this.does.redoes(), { id: 'redo', disabled: !hasNext }),
      button('As scenario file', () => this.does.saves(), { id: 'as-file' }),
    );
  }
}
