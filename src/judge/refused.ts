/** Why a text is not read, and where: thrown inside the reader of YAML, a Left at its border. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}
