/** The editor: YAML with the words of the game, and what is wrong beside its line. */
import {
  autocompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { namesIn, writingAt } from './place';
import { wordsAt, type FileSchema } from './schema';

/** Something that is wrong with a line, counted from 1. */
export interface Trouble {
  line: number;
  column?: number;
  message: string;
}

export interface Editor {
  text(): string;
  write(text: string): void;
  mark(troubles: readonly Trouble[]): void;
  /** Puts the cursor there. */
  goTo(line: number): void;
}

export interface Options {
  parent: HTMLElement;
  /** The words of the game that the file is about; null: not loaded. */
  schema(): Promise<FileSchema | null>;
  onChange(): void;
  onJudge(): void;
}

const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--key)' },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--word)' },
  { tag: tags.comment, color: 'var(--faint)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { color: 'var(--faint)', backgroundColor: 'var(--panel)', border: 'none' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--line) !important' },
  '.cm-tooltip': { color: 'var(--ink)', backgroundColor: 'var(--panel)', border: '1px solid var(--line)' },
});

export function openEditor({ parent, schema, onChange, onJudge }: Options, doc: string): Editor {
  const judge = { key: 'Ctrl-Enter', mac: 'Cmd-Enter', run: () => (onJudge(), true) };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        EditorView.lineWrapping,
        yaml(),
        syntaxHighlighting(colors),
        theme,
        autocompletion({ override: [(context) => complete(context, schema)] }),
        keymap.of([judge, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': 'Scenario file', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    write: (text) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, scrollIntoView: true }),
    mark: (troubles) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          troubles.map((each) => diagnostic(view.state, each)),
        ),
      ),
    goTo: (line) => {
      const { doc } = view.state;
      view.focus();
      view.dispatch({
        selection: { anchor: doc.line(Math.min(Math.max(1, line), doc.lines)).from },
        scrollIntoView: true,
      });
    },
  };
}

function diagnostic({ doc }: EditorState, { line, column = 1, message }: Trouble): Diagnostic {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
  return { from: Math.min(from + column - 1, to), to, severity: 'error', message };
}

async function complete(context: CompletionContext, schema: Options['schema']): Promise<CompletionResult | null> {
  const text = context.state.doc.toString();
  const { place, from } = writingAt(text, context.pos);
  if (from === context.pos && !context.explicit) return null;
  const known = await schema();
  if (known === null) return null;
  const options = wordsAt(known, place, namesIn(text)).map(({ word, kind, help }) => ({
    label: word,
    apply: kind === 'key' ? `${word}: ` : word,
    type: kind === 'key' ? 'property' : 'constant',
    info: help,
  }));
  return options.length === 0 ? null : { from, options, validFor: /^[^\s:,[\]{}]*$/ };
}
