import { version } from '../../package.json';

/** The library's own version, kept in every record: another version may rule differently. */
export const LIBRARY_VERSION: string = version;
