/** The panel beside the table: what is asked, and all that may be answered. */
import { doersOf, FEW } from './asked';
import { isCourse } from './course';
import type { Desk } from './desk';
import { dialOf } from './dial';
import { diceIn, diceOf } from './dice';
import { button, byId, element } from './dom';
import { ruleButtons } from './rules';
import type { Policy } from './work/tasks';
import type { Choice, Refused, Turn } from './work/turn';

const MOST_SHOWN = 200;
/** Most characters of what is looked for among choices, as of words for a rule. */
const LONGEST_WANTED = 200;

interface Does {
  answers(choice: Choice): void;
  /** Null: no piece. */
  selects(id: string | null): void;
  /** Null: none any more. */
  pointsAt(choice: Choice | null): void;
  refused(): Promise<Refused[]>;
  looksForPlaces(): void;
  /** Those answer who are not played by hand. */
  goesOn(): void;
  undoes(): void;
  redoes(): void;
  saves(): void;
  hints(): void;
}

interface Shown {
  asks: string;
  choices: readonly Choice[];
  /** The piece whose answers are shown; null: those of all. */
  selected: string | null;
  policies: Readonly<Record<string, Policy>>;
  /** How many answers were given so far. */
  answered: number;
  hasNext: boolean;
  /** To whom the screen can be handed over; null: to nobody. */
  handOver: { name: string; go(): void } | null;
  seats: HTMLElement;
  /** Sets a course in place of a list of all; null: no course is asked for. */
  tool: HTMLElement | null;
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
    // Who plays on has read why.
    const why = document.querySelector<HTMLDetailsElement>('#why details');
    if (why !== null && shown.answered === 1) why.open = false;
    const waits = turn.by.some((player) => shown.policies[player] !== undefined);
    const isRoll = turn.by.includes('chance');
    const goOn = isRoll ? 'Let chance decide' : 'Go on';
    const seats = element('details', { open: this.seatsOpen }, element('summary', {}, 'Players'), shown.seats);
    seats.ontoggle = () => (this.seatsOpen = seats.open);
    this.section.replaceChildren(
      this.heading(shown.asks),
      diceOf(turn.dice) ?? '',
      waits ? button(goOn, () => this.does.goesOn(), { id: 'go-on', class: 'first' }) : '',
      this.choices(turn, shown),
      this.tools(shown),
      element('details', {}, element('summary', {}, 'Rules of this question'), ...ruleButtons(this.desk, turn.rules)),
      seats,
    );
  }

  /** A piece is put down by hand. */
  showsPlacing(panel: HTMLElement): void {
    byId('choices', HTMLElement).before(panel);
  }

  private heading(text: string): HTMLElement {
    return element('h2', { id: 'asks', tabIndex: -1 }, text);
  }

  private choices(turn: Turn, { choices, selected, tool }: Shown): HTMLElement {
    const isOwn = ({ about }: Choice): boolean => selected === null || about.length === 0 || about.includes(selected);
    const all = choices.filter((each) => isOwn(each) && (tool === null || !isCourse(each)));
    const list = element('div', { id: 'choices', class: 'choices', role: 'group', aria: { label: 'Answers' } });
    const fill = (wanted: string): void => {
      const found = all.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
      const left = found.length - MOST_SHOWN;
      const setting = found.filter(({ action }) => action.type === 'set-dial');
      const dial = dialOf(setting, (choice) => this.press(choice, ''));
      const listed = dial === null ? found : found.filter((each) => !setting.includes(each));
      list.replaceChildren(
        ...(dial === null ? [] : [dial]),
        ...listed.slice(0, MOST_SHOWN).map((choice) => this.press(choice, choice.label)),
        ...(tool === null ? [] : [tool]),
        ...(left > 0 ? [element('p', { class: 'hint' }, `and ${left} more: write a part of what you look for`)] : []),
      );
    };
    fill('');
    const arePlaced = turn.choices.length < choices.length;
    const filter = element('input', { type: 'search', maxLength: LONGEST_WANTED, oninput: () => fill(filter.value) });
    return element(
      'div',
      {},
      this.picker(turn, choices, selected),
      turn.region
        ? button(arePlaced ? 'Try other places' : 'Place it on the table', () => this.does.looksForPlaces(), {
            id: 'places',
          })
        : null,
      all.filter(({ action }) => action.type !== 'set-dial').length > FEW
        ? element('label', { class: 'find' }, 'Find ', filter)
        : null,
      list,
      choices.length === 0 ? null : this.refused(),
    );
  }

  /** An answer: while it is pointed at, the table shows where it would lead. */
  press(choice: Choice, label: string): HTMLButtonElement {
    const { does } = this;
    const made = button(label, () => does.answers(choice));
    const dice = diceIn(choice.action);
    if (dice.length > 0) made.prepend(element('span', { class: 'dice' }, ...dice));
    made.onmouseenter = made.onfocus = () => does.pointsAt(choice);
    made.onmouseleave = made.onblur = () => does.pointsAt(null);
    return made;
  }

  /** Whose answers are shown, where several pieces are asked about: the same as pressing them on the table. */
  private picker({ pieces, dialless }: Turn, choices: readonly Choice[], selected: string | null): HTMLElement | null {
    const doers = doersOf(choices);
    if (doers.length < 2) return null;
    const select = element('select', { onchange: () => this.does.selects(select.value === '' ? null : select.value) });
    const few = choices.length <= FEW;
    if (few) select.append(element('option', { value: '' }, 'all pieces'));
    for (const id of doers) {
      const missing = dialless.includes(id) ? ': no dial yet' : '';
      select.append(element('option', { value: id }, `${pieces[id] ?? id}${missing}`));
    }
    if (selected !== null && !doers.includes(selected))
      select.append(element('option', { value: selected }, pieces[selected] ?? selected));
    select.value = selected ?? '';
    return element('label', { class: 'find' }, 'Answers of ', select);
  }

  /** What a rule takes away now, and which one: looked up when somebody wants to know. */
  private refused(): HTMLElement {
    const list = element('ul', {});
    const details = element('details', {}, element('summary', {}, 'What may not be done, and why'), list);
    details.ontoggle = () => {
      if (!details.open) return;
      this.desk.run(async () => {
        const refused = await this.does.refused();
        const items = refused
          .slice(0, MOST_SHOWN)
          .map(({ label, text, rules }) => element('li', {}, `${label}: ${text}`, ...ruleButtons(this.desk, rules)));
        list.replaceChildren(...(items.length > 0 ? items : [element('li', {}, 'No rule takes anything away here.')]));
      });
    };
    return details;
  }

  private tools({ answered, hasNext, choices, handOver }: Shown): HTMLElement {
    const isChoice = choices.some(({ action }) => action.player !== 'chance');
    return element(
      'div',
      { class: 'row' },
      button('Undo', () => this.does.undoes(), { id: 'undo', disabled: answered === 0 }),
      button('Redo', () => this.does.redoes(), { id: 'redo', disabled: !hasNext }),
      handOver === null ? null : button(`Hand over to ${handOver.name}`, () => handOver.go(), { id: 'hand-over' }),
      button('Hint', () => this.does.hints(), { id: 'hint', disabled: !isChoice }),
      button('As scenario file', () => this.does.saves(), { id: 'as-file' }),
    );
  }
}
