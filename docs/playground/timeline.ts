/** What happened, as a tree: each moment goes on with another one, and where somebody went back and did something else, with several. */

export interface Moment<T> {
  is: T;
  /** How many moments come before it. */
  depth: number;
  before: Moment<T> | null;
  /** All that ever came after it. */
  after: Moment<T>[];
  /** The one of them that is on the line. */
  next: Moment<T> | null;
}

function momentOf<T>(is: T, before: Moment<T> | null): Moment<T> {
  return { is, depth: before === null ? 0 : before.depth + 1, before, after: [], next: null };
}

export class Timeline<T> {
  readonly first: Moment<T>;
  here: Moment<T>;

  constructor(first: T) {
    this.here = this.first = momentOf(first, null);
  }

  /** Something happens here. What came after this moment before is kept beside it. `isSame`: it happened before, and is gone to again. */
  adds(is: T, isSame: (other: T) => boolean = () => false): Moment<T> {
    const known = this.here.after.find((each) => isSame(each.is));
    const moment = known ?? momentOf(is, this.here);
    if (known === undefined) this.here.after.push(moment);
    else known.is = is;
    this.goes(moment);
    return moment;
  }

  /** The line leads through this moment from now on. */
  goes(to: Moment<T>): void {
    this.here = to;
    for (let moment = to; moment.before !== null; moment = moment.before) moment.before.next = moment;
  }

  /** Every moment of the line, also those after this one. */
  line(): Moment<T>[] {
    const line: Moment<T>[] = [];
    for (let moment: Moment<T> | null = this.first; moment !== null; moment = moment.next) line.push(moment);
    return line;
  }

  /** From the first moment to this one. */
  way(): Moment<T>[] {
    return this.line().slice(0, this.here.depth + 1);
  }
}
