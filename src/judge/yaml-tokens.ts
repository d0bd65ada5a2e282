/**
 * YAML text -> tokens. What no scenario means (nesting, entries, names for repeated parts, a second document) is refused at the character
 * where it begins, before the parser sees what follows: its work grows with the square of some of it.
 */
import { CST, Lexer, Parser, type LineCounter } from 'yaml';
import { LIMITS as SHARED } from '../core';
import { Refused } from './refused';

/** What a file may have at most. Said in docs/judging.md. */
export const LIMITS = {
  /** Values are those of the whole file, repeated parts (`*name`) counted each time. */
  ...SHARED.file,
  /** Words, signs, spaces and line ends, as the lexer tells them apart. */
  tokens: 200_000,
  /** Of one list or map. */
  entries: SHARED.file.keys,
  /** Parts with a name (`&name`). */
  anchors: 1_000,
};

/** Begins a flow that ended too early, and a plain scalar: signs of the lexer, which stand for no character. */
const NO_WIDTH = ['doc-mode', 'flow-error-end', 'scalar'];
const BLANK = ['byte-order-mark', 'space', 'newline', 'comment', 'doc-mode'];
const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

export function tokensOf(text: string, lines: LineCounter): CST.Token[] {
  const parser = new Parser(lines.addNewLine);
  const guard = new Guard();
  const tokens: CST.Token[] = [];
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    guard.see(lexeme);
    tokens.push(...parser.next(lexeme));
  }
  guard.end();
  tokens.push(...parser.end());
  for (const token of tokens) measure(token);
  return tokens;
}

/** Looks at each lexeme once, in the order of the text. */
class Guard {
  private offset = 0;
  private seen = 0;
  private anchors = 0;
  private lastProperty = -1;
  /** The next lexeme is the text of a scalar, whatever it looks like. */
  private inScalar = false;
  private begun = false;
  private ended = false;
  private readonly open: { sign: string; offset: number; entries: number }[] = [];

  see(lexeme: string): void {
    if (++this.seen > LIMITS.tokens)
      throw this.refused(`the file is too big: more than ${LIMITS.tokens} words and signs`);
    const type = this.inScalar ? 'text' : (CST.tokenType(lexeme) ?? 'text');
    this.inScalar = type === 'scalar';
    if (!BLANK.includes(type)) this.inDocument(type);
    this.take(type, lexeme);
    if (!NO_WIDTH.includes(type)) this.offset += lexeme.length;
  }

  private take(type: string, lexeme: string): void {
    if (type === 'tag')
      throw this.refused(
        `${lexeme.slice(0, 40)} is a tag of YAML, which files may not have; a text that begins with ! needs quotes`,
      );
    if (type === 'directive-line')
      throw this.refused('a line that begins with % is an instruction to a YAML reader, which files may not have');
    if (type === 'anchor') this.anchor();
    if (type === 'flow-map-start' || type === 'flow-seq-start') this.opens(lexeme);
    if (type === 'flow-map-end' || type === 'flow-seq-end') this.closes(lexeme);
    if (type === 'comma') this.comma();
    if (type === 'flow-error-end') this.end();
    if (type === 'double-quoted-scalar' || type === 'single-quoted-scalar') this.quoted(lexeme);
  }

  /** What was opened and not closed is told where it was opened. */
  end(): void {
    const [last] = this.open.slice(-1);
    if (last) throw unclosed(last.sign, last.offset);
  }

  private quoted(lexeme: string): void {
    const sign = lexeme.slice(0, 1);
    if (lexeme.length === 1 || !lexeme.endsWith(sign)) throw unclosed(sign, this.offset);
  }

  /** One scenario a file: `---` may stand before it, `...` behind it. */
  private inDocument(type: string): void {
    if (this.ended || (type === 'doc-start' && this.begun))
      throw this.refused('one scenario a file is expected, found a second document');
    this.begun = true;
    this.ended = type === 'doc-end';
  }

  private anchor(): void {
    if (++this.anchors > LIMITS.anchors) throw this.refused(`more than ${LIMITS.anchors} parts with a name (&name)`);
    // Blanks apart, nothing stands between two names of one part.
    if (this.lastProperty === this.seen - 2) throw this.refused('one name (&name) for one part is expected');
    this.lastProperty = this.seen;
  }

  private opens(sign: string): void {
    this.open.push({ sign, offset: this.offset, entries: 0 });
    if (this.open.length > LIMITS.depth) throw this.refused(`nested deeper than ${LIMITS.depth} levels`);
  }

  private closes(sign: string): void {
    const begun = this.open.pop();
    if (!begun) throw this.refused(`this ${sign} closes nothing; a text that holds it needs quotes`);
    if (CLOSES[begun.sign] !== sign) throw unclosed(begun.sign, begun.offset);
  }

  private comma(): void {
    const [inside] = this.open.slice(-1);
    if (inside && ++inside.entries >= LIMITS.entries)
      throw new Refused(`a list or map of more than ${LIMITS.entries} entries`, inside.offset);
  }

  private refused(message: string): Refused {
    return new Refused(message, this.offset);
  }
}

function unclosed(sign: string, offset: number): Refused {
  return new Refused(`nothing closes this ${sign}: a ${CLOSES[sign] ?? sign} is missing`, offset);
}

/** Nesting and entries of what was parsed, before anything recurses over it. */
function measure(root: CST.Token): void {
  const open: { token: CST.Token; depth: number }[] = [{ token: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (depth > LIMITS.depth) throw new Refused(`nested deeper than ${LIMITS.depth} levels`, token.offset);
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    if (token.items.length > LIMITS.entries)
      throw new Refused(`a list or map of more than ${LIMITS.entries} entries`, token.offset);
    for (const item of token.items) {
      if (item.key) open.push({ token: item.key, depth: depth + 1 });
      if (item.value) open.push({ token: item.value, depth: depth + 1 });
    }
  }
}
