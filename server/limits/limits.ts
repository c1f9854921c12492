/** Limits of one visitor, and of all together. Times are in ms, sizes in bytes. */

/** The largest request line with all headers; Node responds with 431 above it. */
export const HEADER_BYTES = 16 * 1024;
export const MAX_HEADERS = 100;
/**
 * The longest path with query, in characters: a thousand Gujarati letters are nine thousand. server/requests/paths.ts
 * limits the path.
 */
export const MAX_URL_LENGTH = 12 * 1024;
/** The largest body of a form, more than any filled-in form needs. */
export const BODY_BYTES = 64 * 1024;
/** The largest body of an answer from the desk: 20 MB of files, and its words. */
export const UPLOAD_BYTES = 21 * 1024 * 1024;

/** The longest times for a request's headers, and for all of it except for files. Node checks every CHECK_MS: at most 15 s in all. */
export const HEADERS_MS = 10_000;
export const REQUEST_MS = 13_000;
/**
 * The longest time for the body of a form. Less than REQUEST_MS, after which Node ends the connection without a
 * response.
 */
export const BODY_MS = 11_000;
/** The longest time for files, 20 MB over a line with 2 Mbit/s, and Node's limit for any request. */
export const UPLOAD_MS = 90_000;
export const NODE_REQUEST_MS = UPLOAD_MS + 2_000;
export const CHECK_MS = 1_000;
/** The longest time without traffic on a connection. More than RENDER_MS. */
export const SOCKET_MS = 14_500;
export const KEEP_ALIVE_MS = 10_000;
export const MAX_CONNECTIONS = 4_000;

/** The number of requests that are rendered at the same time; forms have as many places again. */
export const MAX_ACTIVE = 256;
/**
 * The longest time for rendering one response; longer than for a deferred part of a page (app/blog/deferred-result.ts).
 */
export const RENDER_MS = 13_500;
/** Retry-After of a rejected request, in seconds. */
export const RETRY_AFTER_S = 2;
