/** The few words in which pictures are drawn. */
import { corners, element, textElement } from '../../src/language/svg';

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
