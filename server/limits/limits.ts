/** What one visitor, and all of them together, may take of the server. Times are in ms. */

/** Of the request line and all headers, in bytes; Node answers 431 above it. */
export const HEADER_BYTES = 16 * 1024;
export const MOST_HEADERS = 100;
/** Path and query, in characters: a thousand Gujarati letters are nine thousand. A path ends earlier, see server/paths.ts. */
export const LONGEST_ADDRESS = 12 * 1024;
/** More than any filled-in form needs, in bytes. */
export const BODY_BYTES = 64 * 1024;

/** For the headers of a request, and for all of it. Node looks every CHECK_MS: nobody holds on longer than 15 s. */
export const HEADERS_MS = 10_000;
export const REQUEST_MS = 13_000;
export const CHECK_MS = 1_000;
/** A connection on which nothing moves: its visitor asks nothing, or does not take what was sent. Later than WORK_MS. */
export const STILL_MS = 14_500;
/** A connection that was used waits so long for its next request. */
export const KEEP_ALIVE_MS = 10_000;
/** One answer to the slowest of readers. */
export const READING_MS = 120_000;

/** Of one address, or one /64 of IPv6, when no proxy is trusted: an office of forty browsers has room. */
export const MOST_PER_ADDRESS = 256;
export const MOST_CONNECTIONS = 4_000;
/** Requests of one connection that wait for the answer to an earlier one. Browsers send one at a time. */
export const MOST_WAITING = 8;

/** Pages that are made at the same time and wait for something; forms have as many places more. */
export const MOST_AT_WORK = 256;
/** One answer in the making; later than the last of a page's late parts (app/blog/later.ts). */
export const WORK_MS = 13_500;
/** How late the event loop may be on an average: some two hundred pages that wait for one thread. */
export const MOST_DELAY_MS = 500;
/** When whoever was sent away may come again, in seconds. */
export const RETRY_AFTER_S = 2;
