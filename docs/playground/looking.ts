/** What the table shows beside its pieces: what a piece that was pressed reaches, where an answer leads, and what is put down or steered by hand. */
import type { Action } from 'holojudge/core';
import type { Answers } from './answers';
import { closeAtPiece, openAtPiece } from './at-piece';
import type { Board } from './board';
import { isCourse } from './course';
import type { Desk } from './desk';
import type { Now } from './in-progress';
import { ManeuverTool } from './maneuver-tool';
import type { Told } from './moments';
import { Placing } from './placing';
import { ruleButtons } from './rules';
import type { Moment } from './timeline';
import type { Choice, Reader, Refused } from './work/turn';

interface Does {
  /** Null: nothing can be answered. */
  now(): Now | null;
  reader(now: Now): Reader;
  answers(action: Action): void;
  /** Lets go of the piece that was pressed. */
  lets(id: string): void;
}

export class Looking {
  /** The piece that was pressed, as long as nothing is answered: what it reaches is shown, and its answers at it. */
  piece: string | null = null;
  private pointed: Action | null = null;
  private tool: { at: Moment<Told>; is: ManeuverTool } | null = null;

  constructor(
    private readonly desk: Desk,
    private readonly board: Board,
    private readonly does: Does,
  ) {}

  private isStill({ here }: Now): boolean {
    return this.does.now()?.here === here;
  }

  /** What the piece that was pressed reaches, and its answers, where it stands. */
  async around(choices: readonly Choice[], answering: Answers): Promise<void> {
    const now = this.does.now();
    const { piece } = this;
    closeAtPiece();
    const drawn = piece === null ? null : this.board.pieceOf(piece);
    if (now === null || piece === null || drawn === null) return;
    const { played, turn } = now;
    // Squares are pressed themselves, and a course is set on the table; on a narrow screen the answers stand right below the table.
    const own = choices.filter((each) => each.about.includes(piece) && each.square === null && !isCourse(each));
    if (own.length > 0 && matchMedia('(min-width: 60rem)').matches)
      openAtPiece(drawn, turn.pieces[piece] ?? piece, own, {
        isAside: choices.some(({ square, about }) => square !== null && about.includes(piece)),
        press: (choice, label) => answering.press(choice, label),
        closes: () => {
          this.does.lets(piece);
          (this.board.pieceOf(piece) as SVGElement | null)?.focus({ preventScroll: true });
        },
      });
    const around = await this.desk.work.ask('around', played.game, turn.state, piece);
    if (this.isStill(now) && this.piece === piece) this.board.showsAround(piece, around);
  }

  /** Shows where an answer would lead, while it is pointed at. */
  async pointsAt(action: Action | null): Promise<void> {
    const now = this.does.now();
    this.pointed = action;
    if (action === null) return this.board.showsGhost(null);
    if (now === null) return;
    const ghost = await this.desk.work.ask('ghost', now.played.game, now.turn.state, action, this.board.room);
    if (this.isStill(now) && this.pointed === action) this.board.showsGhost(ghost);
  }

  async refused(): Promise<Refused[]> {
    const now = this.does.now();
    if (now === null) return [];
    const { played, turn } = now;
    const reader = this.does.reader(now);
    if (reader.viewer === null && turn.by.some((each) => played.policies[each] !== undefined)) return [];
    return this.desk.work.ask('refused', played.game, turn.state, reader);
  }

  /** A piece is put down by hand, from where it was found that it may stand. */
  async places(action: Action, answering: Answers): Promise<void> {
    const now = this.does.now();
    if (now === null) return;
    const { game } = now.played;
    const { state } = now.turn;
    const ghost = await this.desk.work.ask('ghost', game, state, action, this.board.room);
    const { picture } = this.board;
    if (!this.isStill(now) || picture === null) return;
    const placing = Placing.of(picture, action, ghost, {
      tries: (wanted, snaps) => this.desk.work.ask('tries', game, state, wanted, snaps, this.does.reader(now)),
      places: (wanted) => this.does.answers(wanted),
    });
    if (placing !== null) answering.showsPlacing(placing.panel());
  }

  /** The maneuver tool, where a course is to be set: it lies on the table, and its panel beside it. Null: none is. */
  steers(choices: readonly Choice[]): HTMLElement | null {
    const now = this.does.now();
    const { picture } = this.board;
    const courses = choices.filter(isCourse);
    if (now === null || picture === null || courses.length === 0) return null;
    const { game } = now.played;
    const { state } = now.turn;
    const before = this.tool?.at === now.here ? this.tool.is.now : null;
    const tool = new ManeuverTool(picture, courses, before, {
      lays: (course) => this.desk.work.ask('lays', game, state, course, now.played.names),
      ends: (all) => this.desk.work.ask('courseEnds', state, all),
      answers: (choice) => this.does.answers(choice.action),
      cites: ({ rules }) => ruleButtons(this.desk, rules),
    });
    this.tool = { at: now.here, is: tool };
    return tool.panel();
  }
}
