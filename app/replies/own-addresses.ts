import { getContent } from "#app/content/content.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { isReplyAddress } from "./reply-address.ts";

export type OwnAddresses = ReturnType<typeof createOwnAddresses>;

/** Creates what tells the agency's own addresses from others: those that the site writes from and to. */
export function createOwnAddresses({
	ENQUIRY_FROM,
	ENQUIRY_TO,
	REPLY_ADDRESS,
}: Pick<Env, "ENQUIRY_FROM" | "ENQUIRY_TO" | "REPLY_ADDRESS">) {
	const { email } = getContent().site;
	const addresses = [ENQUIRY_FROM, ENQUIRY_TO, email].flatMap(
		(address) => address?.toLowerCase() ?? [],
	);
	const mailboxes = new Set(addresses.map(toMailbox));
	const domains = addresses.map(getDomain);
	const hasReplyAddress = (address: string) =>
		REPLY_ADDRESS !== undefined && isReplyAddress(address, REPLY_ADDRESS);
	return {
		/** The addresses in lower case. */
		addresses,
		/** Returns whether an address is one of them, with any tag, or one that a reply is sent to. */
		has: (address: string) => mailboxes.has(toMailbox(address)) || hasReplyAddress(address),
		/** Returns whether an address has the form of those that replies are sent to. */
		hasReplyAddress,
		/** Returns whether the List-Id is that of a mailing list of the agency's domain, which is one of its mailboxes. */
		hasList: (listId: string) => domains.some((domain) => listId.endsWith(`.${domain}>`)),
	};
}

export function getDomain(address: string): string {
	return address.slice(address.lastIndexOf("@") + 1);
}
