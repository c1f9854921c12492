import type { Conversation } from "#app/desk/store/conversation-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { createOwnAddresses } from "#app/replies/own-addresses.ts";
import { MAX_COPIES } from "./parse-answer.ts";

/**
 * Lists who takes part in a conversation beside the person of an enquiry, the latest first: the addresses from which somebody
 * else wrote, to which their e-mails went, and which got a copy of an answer. The agency's own, and those of its staff, are none.
 */
export function listOtherAddresses(
	{ parts }: Pick<Conversation, "parts">,
	{ email }: Pick<Enquiry, "email">,
	staff: readonly Pick<Staff, "email">[],
): string[] {
	const own = createOwnAddresses(getEnv());
	const known = new Set([email, ...staff.map((person) => person.email)].map(toMailbox));
	const others: string[] = [];
	for (const { enquiry, event, message } of parts.toReversed()) {
		const isReply = event?.kind === "reply";
		const writer = event === null ? enquiry.email : isReply && message?.fromAddress;
		const lists = [
			message?.toAddresses,
			message?.ccAddresses,
			event?.kind === "answer" && event.cc,
		];
		const named = lists.flatMap((list) => (list ? list.split(", ") : []));
		for (const address of [...(writer ? [writer] : []), ...named]) {
			const mailbox = toMailbox(address);
			if (known.has(mailbox) || own.has(address)) continue;
			known.add(mailbox);
			others.push(address);
		}
	}
	return others.slice(0, MAX_COPIES);
}
