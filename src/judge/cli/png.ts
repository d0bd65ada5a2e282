/** Pictures as PNG: resvg draws them. It is only loaded where somebody asks for it, and does not come with holojudge: it is a program of 4 MB for each system. */
import * as E from 'fp-ts/lib/Either';

/** Pixels for each of the picture's: it is sharp on screens with small ones. */
const CLOSER = 2;

/** Most systems have Arial, Linux seldom. */
const SANS_SERIF = process.platform === 'linux' ? 'DejaVu Sans' : 'Arial';

/** Left: in words, that it is not installed. */
export async function pngRenderer(): Promise<E.Either<string, (svg: string) => Buffer>> {
  try {
    const { Resvg } = await import('@resvg/resvg-js');
    const options = { fitTo: { mode: 'zoom' as const, value: CLOSER }, font: { defaultFontFamily: SANS_SERIF } };
    return E.right((svg) => new Resvg(svg, options).render().asPng());
  } catch (why) {
    if (!NOT_THERE.includes((why as NodeJS.ErrnoException).code ?? '')) throw why;
    return E.left('--png needs resvg, which does not come with holojudge: npm i @resvg/resvg-js');
  }
}

/** As a module, or its own part for this system. */
const NOT_THERE = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];
