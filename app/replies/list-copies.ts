import type { ReplyRow } from "#app/database/tables.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import type { OwnAddresses } from "./own-addresses.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";

/** The greatest number of addresses that are kept of a header. */
const MAX_KEPT = 20;

/** Lists to whom else a message was sent, as it is stored: neither the agency's own addresses nor the writer's are kept. */
export function listCopies(
	{ to, cc }: Pick<ParsedMessage, "to" | "cc">,
	writer: Mailbox,
	own: Pick<OwnAddresses, "has">,
): Pick<ReplyRow, "toAddresses" | "ccAddresses"> {
	const keep = (addresses: readonly string[]) =>
		addresses
			.filter((address) => !own.has(address) && toMailbox(address) !== toMailbox(writer.address))
			.slice(0, MAX_KEPT)
			.join(", ") || null;
	return { toAddresses: keep(to), ccAddresses: keep(cc) };
}
