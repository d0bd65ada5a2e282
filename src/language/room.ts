/** How much room a picture has where it is shown: what is written in it is as large as can be read there. */

/** In px of a screen. */
export interface Room {
  width: number;
  height: number;
}

/** A column of a document. */
export const ROOM: Room = { width: 600, height: 600 };

/** No screen has less or more. */
export const PIXELS = { least: 50, most: 20_000 };
