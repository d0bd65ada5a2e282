/** Pictures of the table, one at a time. They are images: whatever is in them, nothing of it runs. */
import { button, element } from './dom';

export interface Drawn {
  title: string;
  svg: string;
}

export function picture({ title, svg }: Drawn): HTMLElement {
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return element(
    'figure',
    {},
    element('img', { src, alt: title === '' ? 'The table' : `The table: ${title}` }),
    title === '' ? null : element('figcaption', {}, title),
  );
}

/** All of them, with buttons to go from one to the next where there are more. The last one is shown first. */
export function pictures(drawn: readonly Drawn[]): HTMLElement {
  const place = element('div', {});
  const count = element('span', { aria: { live: 'polite' } });
  const show = (at: number): void => {
    const one = drawn[at];
    if (!one) return;
    place.replaceChildren(picture(one));
    count.textContent = `Picture ${at + 1} of ${drawn.length}`;
    back.disabled = at === 0;
    on.disabled = at === drawn.length - 1;
    shown = at;
  };
  let shown = drawn.length - 1;
  const back = button('Step before', () => show(shown - 1));
  const on = button('Next step', () => show(shown + 1));
  show(shown);
  const steps = drawn.length > 1 ? element('div', { class: 'row' }, back, count, on) : null;
  return element('div', {}, steps, place);
}
