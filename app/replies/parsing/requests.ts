import type { AgencyRegion } from "#app/platform/region.ts";
import type { PackedLines } from "./packed-lines.ts";
import type { ParsedMessage } from "./parsed-message.ts";
import type { ReadContext, ReadMessage } from "./read-words.ts";

/** What the process of messages is asked: to parse one, whose pieces come before, or to read the words of a parsed one. */
export type Request =
	| { kind: "parse" }
	| { kind: "read"; lines: PackedLines; context: ReadContext; region: AgencyRegion };

/**
 * What the process sends: once that it is ready, then an answer to each request. The contents of the files of a parsed message
 * come in pieces before it.
 */
export type Sent =
	| { kind: "ready" }
	| { kind: "parsed"; message: (Omit<ParsedMessage, "lines"> & { lines: PackedLines }) | null }
	| { kind: "read"; message: ReadMessage };
