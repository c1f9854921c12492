/** What one visitor, and all of them together, may take of the server. Times are in ms. */

/** Of the request line and all headers, in bytes; Node answers 431 above it. */
export const HEADER_BYTES = 16 * 1024;
export const MAX_HEADERS = 100;
/** Path and query, in characters: a thousand Gujarati letters are nine thousand. A path ends earlier, see server/paths.ts. */
export const MAX_URL_LENGTH = 12 * 1024;
/** More than any filled-in form needs, in bytes. */
export const BODY_BYTES = 64 * 1024;

/** For the headers of a request, and for all of it. Node looks every CHECK_MS: nobody holds on longer than 15 s. */
export const HEADERS_MS = 10_000;
export const REQUEST_MS = 13_000;
export const CHECK_MS = 1_000;
/** A connection without traffic: no request comes, or the response is not read. Later than RENDER_MS. */
export const SOCKET_MS = 14_500;
/** A connection that was used waits so long for its next request. */
export const KEEP_ALIVE_MS = 10_000;
export const MAX_CONNECTIONS = 4_000;

/** Requests that are rendered at the same time; forms have as many places more. */
export const MAX_ACTIVE = 256;
/** One response in the making; later than the last of a page's late parts (app/blog/later.ts). */
export const RENDER_MS = 13_500;
/** When a client that was shed may try again, in seconds. */
export const RETRY_AFTER_S = 2;
