/** The editor is loaded when somebody opens the file: until then its text is kept as it is, and nobody waits for it. */
import type { Editor, Options, Trouble } from './editor';

export interface LazyEditor extends Editor {
  /** Loads it. */
  open(): Promise<void>;
}

export function lazyEditor(options: Options): LazyEditor {
  const text = document.createElement('pre');
  options.parent.replaceChildren(text);
  let loading: Promise<Editor> | null = null;
  let editor: Editor | null = null;
  let troubles: readonly Trouble[] = [];
  const load = async (): Promise<Editor> => {
    const { openEditor } = await import('./editor');
    const loaded = openEditor(options, text.textContent);
    text.remove();
    loaded.mark(troubles);
    return (editor = loaded);
  };
  const opened = (): Promise<Editor> => (loading ??= load());
  return {
    open: async () => void (await opened()),
    text: () => editor?.text() ?? text.textContent,
    write: (to) => {
      if (editor) return editor.write(to);
      text.textContent = to;
      options.onChange();
    },
    mark: (found) => {
      troubles = found;
      editor?.mark(found);
    },
    goTo: (line) => void opened().then((each) => each.goTo(line)),
  };
}
