import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { citedIn, idsAround } from '../../scripts/mutants/around';
import { cardsAround, namesOneOf } from '../../scripts/mutants/cards';
import { isEvidence } from '../../scripts/mutants/evidence';
import { instrument } from '../../scripts/mutants/instrument';
import { changed, inOneLine, type Mutant } from '../../scripts/mutants/mutant';
import { changesAt } from '../../scripts/mutants/operators';
import { compiling, readProject, sourceFiles, type Project } from '../../scripts/mutants/project';
import { choose, everyLine } from '../../scripts/mutants/sample';
import { copyProject, differing } from '../../scripts/mutants/tree';
import { inTinyProject, mutant, tiny, write } from './tiny-project';

inTinyProject();

/** Every change that there is room for in a source of these lines, on one line each. */
function changesIn(...lines: string[]): string[] {
  write('src/tiny.ts', lines.join('\n'));
  const project = readProject(tiny.root);
  return nodesOf(project).flatMap((node) =>
    changesAt(node, project.program.getTypeChecker()).map((each) => inOneLine(node.getSourceFile().text, each)),
  );
}

function nodesOf(project: Project): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  for (const source of sourceFiles(project, () => true)) ts.forEachChild(source, visit);
  return nodes;
}

describe('what is only told', () => {
  const toldIn = (text: string): boolean[] => {
    const found: boolean[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isNumericLiteral(node)) found.push(isEvidence(node));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.ES2022, true));
    return found;
  };

  test('reasons, amounts and facts of an event, sentences, and functions that give reasons', () => {
    expect(toldIn("emit({ type: 'hit', because: [why(1)], sources: n > 2 ? all : [], facts: { mm: 3 } });")).toEqual([
      true, true, true,
    ]); // prettier-ignore
    expect(toldIn("const because = n > 1 ? [] : all; const why = reason('far', say`${n + 2}`, [], 3);")).toEqual([
      true, true, true,
    ]); // prettier-ignore
    expect(toldIn('function whyFar(): readonly Reason[] { return n > 1 ? far : []; }')).toEqual([true]);
  });

  test('not what happens, nor whether something is legal', () => {
    expect(toldIn("emit({ type: 'hit', amount: 1, because });")).toEqual([false]);
    expect(toldIn('function whyNot(): Reason | null { return n > 1 ? far : null; }')).toEqual([false]);
    expect(toldIn("const not = n > 1 ? reason('far', 'Far.', []) : null;")).toEqual([false]);
  });
});

describe('the card whose ability is broken', () => {
  const cardsIn = (text: string, is: (node: ts.Node) => boolean = ts.isNumericLiteral): string[] => {
    const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ES2022, true);
    let found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (is(node)) found = cardsAround(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };

  test('is named by the id of the ability and by the card, the nearest one', () => {
    const text = "const a = [ability({ id: 'kad-solus', card: 'pilot:kadsolus2', effect: () => gain({ most: 2 }) })];";
    expect(cardsIn(text)).toEqual(['kadsolus', 'kadsolus2']);
    expect(cardsIn("const a = ability({ id: `${kind}-land`, card: 'upgrade:landingstruts', most: 2 });")).toEqual([
      'landingstruts',
    ]);
    expect(cardsIn("const a = step({ id: 'a-long-id', most: 2 });")).toEqual([]);
    expect(cardsIn("const a = ability({ id: 'ig', card: open, most: 2 });")).toEqual([]);
    expect(cardsIn("const no = () => reason('no-turret', 'No turret.', RULES, 2);")).toEqual([]);
  });

  test('is named by the call that makes it, in a room of abilities by what its abilities begin with', () => {
    expect(cardsIn("const a = avenging('disciplined', 'upgrade:hopeful', most(2));")).toEqual([
      'disciplined',
      'hopeful',
    ]);
    expect(
      cardsIn("const C = side('upgrade:terex'); const a = ability({ id: 'agent-terex-rolls', card: C, n: 2 });"),
    ).toEqual([...['agentterexrolls', 'agentterex', 'terex']]);
  });

  test('is named by what stands in a list under the name of its declaration', () => {
    const entries =
      "const kad = ability({ id: 'kad-solus', card: 'pilot:kadsolus' }); const graz = [step({ id: 'graz-one', card: 'pilot:graz' })];";
    const inList =
      (text: string) =>
      (node: ts.Node): boolean =>
        ts.isArrayLiteralExpression(node.parent ?? node) && node.getText() === text;
    expect(cardsIn(`${entries} export const all = [kad, ...graz];`, inList('kad'))).toEqual(['kadsolus']);
    expect(cardsIn(`${entries} export const all = [kad, ...graz];`, inList('...graz'))).toEqual(['grazone', 'graz']);
    expect(cardsIn(`${entries} export const all = [other];`, inList('other'))).toEqual([]);
    const inline = "after({ id: 'tallissan-lintra', card: 'pilot:tallissan' })";
    expect(cardsIn(`export const all = [${inline}, other];`, inList(inline))).toContain('tallissan');
    expect(cardsIn(`const f = () => [${inline}, other];`, inList(inline))).toEqual([]);
  });

  test('is named by a title in other spellings', () => {
    expect(namesOneOf(['kadsolus'], 'after a red maneuver Kad Solus gains focus')).toBe(true);
    expect(namesOneOf(['kadsolus'], 'kad-solus')).toBe(true);
    expect(namesOneOf(['kadsolus'], 'Captain Solo')).toBe(false);
    expect(namesOneOf([], 'kad-solus')).toBe(false);
  });

  test('with a short name is named by a word of its own', () => {
    expect(namesOneOf(['ap5'], 'coordinates with two stress tokens: AP-5')).toBe(true);
    expect(namesOneOf(['cat'], 'it relocates the cataloged ship')).toBe(false);
  });

  test('is named by the file from which a list comes', () => {
    const sources = [
      ['a/kad.ts', "export const kad = [ability({ id: 'kad-solus', card: 'pilot:kadsolus' })];"],
      ['a/index.ts', "import { kad } from './kad'; export const all = [...kad];"],
    ].map(([file, text]) => ts.createSourceFile(file ?? '', text ?? '', ts.ScriptTarget.ES2022, true));
    const [list] = sources.flatMap((each) => each.statements.slice(1).map((statement) => elementIn(statement)));
    expect(list && cardsAround(list, [], sources)).toEqual(['kadsolus']);
  });
});

/** The only element of the only list. */
function elementIn(node: ts.Node): ts.Node | undefined {
  return ts.isArrayLiteralExpression(node) ? node.elements[0] : ts.forEachChild(node, elementIn);
}

describe('what is broken', () => {
  test.each([
    ['comparisons, at their boundary or turned', 'const f = (n: number) => n < m;', 'n < m  ->  n <= m'],
    ['equality', 'const f = (n: number) => n === m;', 'n === m  ->  n !== m'],
    ['and, or', 'const f = (a: boolean) => a && b;', 'a && b  ->  (a) || (b)'],
    ['one of two conditions', 'const f = (a: boolean) => a && b;', 'a && b  ->  b'],
    ['what is used by default', 'const f = (n?: number) => n ?? m;', 'n ?? m  ->  m'],
    ['sums', 'const f = (n: number) => n + m;', 'n + m  ->  n - m'],
    ['numbers', 'const f = () => m * 2;', '2  ->  3'],
    ['not', 'const f = (a: boolean) => !a;', '!a  ->  a'],
    ['conditions', 'function f(a: boolean) { if (a) g(); }', 'a  ->  false'],
    ['answers', 'const f = (n: number) => is(n);', 'is(n)  ->  true'],
    ['filters', 'const f = (n: number[]) => n.filter(is);', 'n.filter(is)  ->  n'],
    ['some and every', 'const f = (n: number[]) => n.some(is);', 'n.some(is)  ->  n.every(is)'],
    ['calls', 'function f() { g(); }', 'g();  ->  (removed)'],
    ['assignments', 'function f() { x.y = 3; }', 'x.y = 3;  ->  (removed)'],
    ['early returns', 'function f(a: boolean) { if (a) return; g(); }', 'return;  ->  (removed)'],
    ['what may be left out of an entry', 'export const e: Entry = { id: "e", may: yes };', 'may: yes  ->  (removed)'],
    ['steps of a table', 'export const t = [run(g), run(g)];', 'run(g)  ->  (removed)'],
    ['words that the place knows others for', 'export const f = (k: Kind) => k === "near";', '"near"  ->  \'far\''],
  ])('%s', (_, line, expected) => {
    expect(changesIn(KIT, line)).toContain(expected);
  });

  test.each([
    ['types', "export type T = 'a' | 1;"],
    ['facts outside functions', 'export const SIZES = { small: 40, kinds: [1, 2], tall: true };'],
    ['texts for people', 'const f = (n: number) => `at range ${n + 1}`;'],
    ['citations', "const f = () => ({ rules: ['xw.ion.01', 'xw.ion.02'] });"],
    ['citations by number', "const f = () => ({ says: [1, 2], effect: statements('grenades', [3]) });"],
    ['guards against bugs', "function f(a: boolean) { if (!a) throw new Error('a bug'); }"],
    ['formats of saves', 'const f = (n: number): FieldsOf<Frame> => ({ count: whole(n, 1, 2) });'],
    ['parts of sentences', "const f = (who: string): Sentence => [who, ' moves'];"],
    ['sums of texts', "const f = (a: string) => 'no ' + a;"],
    ['within a tolerance', 'const f = (n: number) => { void (n < TOLERANCE); };'],
  ])('not %s', (_, line) => {
    expect(changesIn(KNOWN, line)).toEqual([]);
  });

  const KNOWN = [
    'declare const TOLERANCE: number; declare function statements(topic: string, numbers: object): object;',
    'interface Spoken { id: string } interface ReadonlyArray<T> { readonly [i: number]: T }',
    'type Sentence = readonly (string | Spoken)[];',
  ].join('\n');

  const KIT = [
    "type Kind = 'near' | 'far'; interface Entry { id: string; may?: boolean }",
    'declare const m: number; declare const b: boolean; declare const yes: true; declare const x: { y: number };',
    'declare function is(n: number): boolean; declare function g(): void; declare function run(g: () => void): object;',
  ].join('\n');
});

describe('the rules around a place', () => {
  const around = (text: string, part: string): string[] => {
    const source = ts.createSourceFile('tiny.ts', text, ts.ScriptTarget.ES2022, true);
    const at = text.indexOf(part);
    const innermost = (node: ts.Node): ts.Node =>
      ts.forEachChild(node, (child) => (child.getStart() <= at && at < child.end ? innermost(child) : undefined)) ??
      node;
    return idsAround(innermost(source));
  };

  test.each([
    ['the comment of its function', '/** xw.a.01 */\nfunction f() { return here; }', ['xw.a.01']],
    ['its step, not the next one', "const t = [run('x', ['xw.a.01'], here), run('y', ['xw.a.02'], g)];", ['xw.a.01']],
    ['its ability', "const j = ability({ rules: ['xw.a.03'], when: () => here });", ['xw.a.03']],
    [
      'the steps that use its function',
      "const t = [run('x', ['xw.a.01'], f)];\nfunction f() { return here; }",
      ['xw.a.01'],
    ],
    ['several of one topic', '/** (xw.a.01, .02) */\nfunction f() { return here; }', ['xw.a.01', 'xw.a.02']],
    ['its own entry of a list', "const t = [card(1, [here]) /* xw.a.01 */, card(2, 'xw.a.02')];", ['xw.a.01']],
    [
      'the comment of the list, not another entry',
      "/** xw.a.01 */\nconst t = [card(1, here), card(2, 'xw.a.02')];",
      ['xw.a.01'],
    ],
    ['not another entry of its list', "const t = [card(1, [here]), card(2, 'xw.a.02')];", []],
    [
      'the comment of its property, not of another one',
      'function f() { return { a: here,\n// xw.a.01\nb: 1, c: 2 }; }\n/** xw.a.02 */\nconst t = f;',
      ['xw.a.02'],
    ],
    ['the comment of its property', 'function f() { return { a: 1,\n// xw.a.01\nb: here, c: 2 }; }', ['xw.a.01']],
    [
      'what uses its function, not a property of the same name',
      '/** xw.a.01 */\nfunction g() { return ship.f || { f: 1 }; }\n/** xw.a.02 */\nfunction h() { f(); }\nfunction f() { return here; }',
      ['xw.a.02'],
    ],
    [
      'its refusal, with what is made for it',
      "function f() { const n = here; if (n > 3) return no(n, 'xw.a.01'); if (n2) return no('xw.a.02'); }",
      ['xw.a.01'],
    ],
    [
      'the function but for its refusals',
      "/** xw.a.01 */\nfunction f() { if (a) return no('xw.a.02'); tell('xw.a.03'); here; }",
      ['xw.a.01', 'xw.a.03'],
    ],
    [
      'a refusal at the end',
      "function f() { if (a) return no('xw.a.01'); return here ? null : no('xw.a.02'); }",
      ['xw.a.02'],
    ],
    [
      'the function but for a reason that it may give',
      "/** xw.a.01 */\nfunction f() { return here.map((each) => offer(each, fits ? null : no('xw.a.02'))); }",
      ['xw.a.01'],
    ],
    [
      'the reason that it may give',
      "/** xw.a.01 */\nfunction f() { return here ? null : no('xw.a.02'); }",
      ['xw.a.02'],
    ],
    [
      'its own refusal, where a function refuses by throwing',
      "function no(): never {}\nfunction f() { if (here) no('xw.a.01'); if (more) no('xw.a.02'); }",
      ['xw.a.01'],
    ],
    [
      'no refusal of others, where a function refuses by throwing',
      "function no(): never {}\n/** xw.a.03 */\nfunction f() { if (more) no('xw.a.02'); tell(here); }",
      ['xw.a.03'],
    ],
    [
      'a list of rules that its step names',
      "const RULES = ['xw.a.01', 'xw.a.02'];\nconst t = [run('x', RULES, here), run('y', ['xw.a.03'], g)];",
      ['xw.a.01', 'xw.a.02'],
    ],
    [
      'its case',
      "function f() { switch (a) { case 1: return g('xw.a.01'); case 2: return g(here, 'xw.a.02'); } }",
      ['xw.a.02'],
    ],
    [
      'all that its function tells',
      "function f() { tell({ rules: ['xw.a.01'], n: here }); tell({ rules: ['xw.a.02'] }); }",
      ['xw.a.01', 'xw.a.02'],
    ],
    [
      'its ability, with what its effect tells',
      "const j = ability({ rules: ['xw.a.01'], effect: () => tell({ rules: ['xw.a.02'], n: here }) });",
      ['xw.a.01', 'xw.a.02'],
    ],
    [
      'its step, with what it tells',
      "const t = [run('x', ['xw.a.01'], () => tell({ rules: ['xw.a.02'], n: here })), run('y', ['xw.a.03'], g)];",
      ['xw.a.01', 'xw.a.02'],
    ],
    ['what a list names', "const l = [here, g]; const here = f(['xw.a.01']);", ['xw.a.01']],
    [
      'statements by their numbers',
      "const R = ['xw.b.01']; const S = statements('a', [1]); const u = use({ id: 'c', says: [2, 3], n: here, s: S });",
      ['xw.c.02', 'xw.c.03', 'xw.a.01'],
    ],
    ['no other entry of its table', "const t = { a: () => g('xw.a.01'), b: () => here };", []],
    ['none', '/** xw.a.01 */\nfunction g() {}\nfunction f() { return here; }', []],
  ])('%s', (_, text, ids) => {
    expect(around(text, 'here')).toEqual(ids);
  });

  test('an id is topic and number', () => {
    expect(citedIn('xw.a.01 and des.b-c.12, no version 1.2.03 or file a.ts')).toEqual(['xw.a.01', 'des.b-c.12']);
  });

  test('a range holds what lies between its ends', () => {
    expect(citedIn('xw.a.01, .08 to .11 and .13, and des.b.02 to des.b.09')).toEqual([
      ...['xw.a.01', 'xw.a.08', 'xw.a.09', 'xw.a.10', 'xw.a.11', 'xw.a.13'],
      ...['des.b.02', 'des.b.09'],
    ]);
  });
});

describe('switches', () => {
  const value = (text: string, active: number): unknown =>
    new Function('__mutant', `${text}; return f(1);`)((id: number) => id === active);

  test('each mutant of a file is active alone, one inside another as well', () => {
    const text = 'function f(n) { const list = [n, 5]; list.push(7); return list.map((x) => x + 1); }';
    const mutants = [
      mutant(text, 'x + 1', 'x - 1', { id: 1 }),
      mutant(text, '1)', '2', { id: 2, end: text.indexOf('1)') + 1 }),
      mutant(text, 'list.push(7);', '', { id: 3, place: 'statement' }),
      mutant(text, '5', '', { id: 4, place: 'element' }),
    ];
    const made = instrument(text, mutants);
    expect([0, 1, 2, 3, 4].map((active) => value(made, active))).toEqual([
      [2, 6, 8],
      [0, 4, 6],
      [3, 7, 9],
      [2, 6],
      [2, 8],
    ]);
  });

  test('an else behind a switched statement stays with its own if', () => {
    const text = 'function f(n) { let a = 0; if (n > 1) a = 5; else a = 7; return a; }';
    const made = instrument(text, [mutant(text, 'a = 5;', '', { id: 1, place: 'statement' })]);
    expect(value(made, 0)).toBe(7);
  });

  test('what is left out of a list takes its comma along', () => {
    const text = 'const t = [a, b];';
    const [first, last] = ['a', 'b'].map((part) => mutant(text, part, ''));
    expect(changed(text, [{ ...(first as Mutant), cut: [11, 14] }])).toBe('const t = [b];');
    expect(changed(text, [{ ...(last as Mutant), cut: [12, 15] }])).toBe('const t = [a];');
  });
});

describe('a sample', () => {
  const wanted = { inFolder: () => true, known: null, sample: 20 };

  beforeEach(() => write('src/tiny.ts', 'export const f = (n: number): number => (n > 3 ? n - 3 : n + 4);\n'));

  test('is the same for the same seed, another for another', () => {
    const project = readProject(tiny.root);
    const chosen = (seed: number) =>
      choose(project, { ...wanted, seed }).mutants.map(({ start, text }) => [start, text]);
    expect(chosen(1)).toEqual(chosen(1));
    expect(chosen(1)).not.toEqual(chosen(2));
  });

  test('has only what cites one of the wanted rules', () => {
    write('src/cited.ts', '/** xw.a.01 */\nexport const g = (n: number) => n > 3;\n');
    const known = new Set(['xw.a.01']);
    const { mutants } = choose(readProject(tiny.root), { ...wanted, known, seed: 1 });
    expect(new Set(mutants.map(({ file }) => file))).toEqual(new Set(['src/cited.ts']));
    expect(mutants.every(({ ids, line }) => ids.join() === 'xw.a.01' && line === 2)).toBe(true);
  });

  test('of every line is one of each', () => {
    write('src/tiny.ts', 'export const f = (n: number): number =>\n  n > 3 ? n - 3\n  : n + 4;\n');
    const lines = everyLine(readProject(tiny.root), { ...wanted, seed: 1 }).map(({ id, line }) => [id, line]);
    expect(lines).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  test('leaves out what does not compile', () => {
    const text = "export const f = (k: 'a' | 'b'): 'a' | 'b' => (k === 'a' ? k : 'b');\nexport const g = 1;\n";
    write('src/tiny.ts', text);
    const broken = mutant(text, 'k :', "'c' ", {
      id: 1,
      end: text.indexOf('k :') + 1,
      cut: [text.indexOf('k :'), text.indexOf('k :') + 1],
    });
    const sound = mutant(text, '1', '2', { id: 2 });
    expect(compiling(readProject(tiny.root), [broken, sound]).map(({ id }) => id)).toEqual([2]);
  });
});

test('what changed while the project was copied is told: sources and tests, written, new or gone', () => {
  const tree = join(tiny.root, 'build');
  for (const file of ['src/tiny.ts', 'src/deep/same.ts', 'src/gone.ts', 'test/tiny.test.ts']) write(file, '1;');
  expect(copyProject(tiny.root, tree)).toEqual([]);
  write('src/tiny.ts', '2;');
  write('test/new.test.ts', '3;');
  write('README.md', '4');
  rmSync(join(tiny.root, 'src/gone.ts'));
  expect(differing(tiny.root, tree).sort()).toEqual(['src/gone.ts', 'src/tiny.ts', 'test/new.test.ts']);
});
