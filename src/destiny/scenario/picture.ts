/** The table as a picture. */
import type { Scene } from '../../core/scenario';
import { element, textElement } from '../../core/svg';
import type { DestinyEvent } from '../events';
import type { DestinyState } from '../state';

export function picture({ title }: Scene<DestinyState, DestinyEvent>): string {
  const size = { viewBox: '0 0 400 40', width: 400, height: 40 };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': 'sans-serif' },
    textElement('title', {}, title),
    textElement('text', { x: 12, y: 22, 'font-size': 15 }, title),
  );
}
