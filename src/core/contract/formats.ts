/** What is stored names its format, so that another version of the library loads it, or says at once why it cannot. */

/**
 * The format of saved states. It goes up whenever a state saved before would not be loaded any more, or would be read as something else.
 * `npm run records` then keeps saves of the new format (test/conformance/saved).
 */
export const STATE_FORMAT = 1;

/** The format of records and of saved sessions. It goes up whenever one written before would be read as something else. */
export const RECORD_FORMAT = 1;
