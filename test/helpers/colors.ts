/** How different colors look, also to people who see red, green or blue less. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What is left of linear red, green and blue for each kind of sight (Machado, Oliveira and Fernandes 2009, full severity). */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  const row = ([x, y, z]: Triple): number => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function linear(color: string): Triple {
  const part = (at: number): number => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Triple = [0.9505, 1, 1.089];

/** CIE L*a*b*: equal steps look about equally big. */
function lab(rgb: Triple): Triple {
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [x, y, z] = times(XYZ, rgb).map((value, i) => f(Math.max(0, value) / (WHITE[i] ?? 1))) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** About 2 is just visible side by side; 100 is black and white. The least of all kinds of sight. */
export function difference(one: string, other: string): { least: number; sight: string } {
  const all = Object.entries(SIGHTS).map(([sight, matrix]) => {
    const [a, b] = [lab(times(matrix, linear(one))), lab(times(matrix, linear(other)))];
    return { sight, least: Math.sqrt(a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0)) };
  });
  return all.reduce((least, each) => (each.least < least.least ? each : least));
}

/** How well letters of one color stand out on the other: 1 to 21; 3 is enough for large or bold letters (WCAG 2). */
export function contrast(one: string, other: string): number {
  const light = (color: string): number => times(XYZ, linear(color))[1];
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
