/** Elements, made of their tag, their properties and what is in them. */

type Child = Node | string | null | readonly (Node | string)[];

interface More {
  class?: string;
  aria?: Readonly<Record<string, string>>;
}

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { class: name, aria = {}, ...properties }: Partial<Omit<HTMLElementTagNameMap[K], 'children'>> & More = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  if (name !== undefined) made.className = name;
  for (const [key, value] of Object.entries(aria)) made.setAttribute(`aria-${key}`, value);
  made.append(...children.flatMap((child) => child ?? []));
  return made;
}

export function button(text: string, onclick: () => void, more: Partial<HTMLButtonElement> & More = {}) {
  return element('button', { type: 'button', onclick, ...more }, text);
}

/** The element of index.html that has this id. */
export function byId<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`index.html has no ${kind.name} with the id ${id}`);
  return found;
}

/** What stood there belonged to something else. */
export function empty(...ids: readonly string[]): void {
  for (const id of ids) {
    const section = byId(id, HTMLElement);
    section.hidden = true;
    section.replaceChildren();
  }
}

/** A file that is saved where the browser saves files. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  element('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}
