/** The few words in which pictures are drawn. */
import { inDark } from '../../src/language/dark';
import { corners, document, element, textElement } from '../../src/language/svg';
import { contrast } from '../helpers/colors';

test('an element with what is in it, or none; attributes without a value are left out', () => {
  expect(element('g', {})).toBe('<g/>');
  expect(element('g', { id: 'a', class: undefined }, '<b/>', '<c/>')).toBe('<g id="a"><b/><c/></g>');
});

test('numbers are rounded to tenths, and there is no minus nought', () => {
  expect(element('r', { x: 1.26, y: -0.04, width: 10, height: -1.25 })).toBe(
    '<r x="1.3" y="0" width="10" height="-1.2"/>',
  );
  expect(
    corners([
      { x: 0.04, y: 2.55 },
      { x: -3, y: 100 },
    ]),
  ).toBe('0,2.6 -3,100');
});

test('texts are escaped, in elements and in attributes; what XML does not allow is replaced', () => {
  expect(textElement('t', { title: '<"&">' }, 'a < b & "c" > d')).toBe(
    '<t title="&lt;&quot;&amp;&quot;&gt;">a &lt; b &amp; &quot;c&quot; &gt; d</t>',
  );
  expect(textElement('t', {}, 'a\u0000b\u001bc\td\ne\ud800f')).toBe('<t>a\ufffdb\ufffdc\td\ne\ufffdf</t>');
  expect(textElement('t', {}, 'Żółć 🚀')).toBe('<t>Żółć 🚀</t>');
});

test('a picture says how its colors are on a dark screen; what is as it is anywhere stays', () => {
  const paper = document({ width: 10, height: 10 }, 'a', element('rect', { fill: '#ffffff', stroke: '#c0392b' }));
  expect(paper).toMatch(
    /<style>@media \(prefers-color-scheme:dark\)\{.*\[fill='#ffffff'\]:not\(\.as-is \*\)\{fill:#1a1a1a\}/,
  );
  expect(paper.match(/\[fill='#ffffff'\]/g)).toHaveLength(1);
  expect(document({ width: 10, height: 10 }, 'a', element('rect', { fill: 'none' }))).not.toMatch(/style/);
});

test('ink on paper stands out on a dark screen as on a light one, whatever its color', () => {
  const inks = ['#16191d', '#34495e', '#566573', '#c0392b', '#2471a3', '#8a20f1', '#8e44ad', '#6b7785', '#7b241c'];
  for (const paper of ['#ffffff', '#f8f9f9', '#eef1f2', '#f4f1e8', '#fffdf6'])
    for (const ink of inks)
      expect([ink, paper, contrast(inDark(ink), inDark(paper)) >= 4.5]).toEqual([ink, paper, true]);
});
