import { getSource } from "#app/platform/attribution.ts";
import { toPhoneNumbers } from "#app/platform/phone-numbers.server.ts";
import type { NewEnquiry } from "../enquiry.ts";
import type { EnquiryRow } from "../enquiry-table.ts";
import { storeSpamReasons } from "../spam/spam-reason.ts";
import { hashContent, hashMessage } from "./hash-content.ts";

/** Returns the row of a new enquiry, by default of a person and a matter of its own. */
export function toEnquiryRow(
	enquiry: NewEnquiry,
	created: Pick<EnquiryRow, "id" | "createdAt"> & Partial<EnquiryRow>,
): EnquiryRow {
	return {
		...enquiry,
		contentHash: hashContent(enquiry),
		messageHash: hashMessage(enquiry.message),
		phoneNumbers: toPhoneNumbers(enquiry.phone),
		firstTouch: enquiry.firstTouch && JSON.stringify(enquiry.firstTouch),
		lastTouch: enquiry.lastTouch && JSON.stringify(enquiry.lastTouch),
		source: enquiry.source ?? getSource(enquiry),
		wantsNews: Number(enquiry.wantsNews),
		spamReasons: storeSpamReasons(enquiry.spamReasons),
		erasedAt: null,
		state: "new",
		owner: null,
		snoozedUntil: null,
		firstAnswerAt: null,
		firstAnswerBy: null,
		incomingAt: created.createdAt,
		outgoingAt: null,
		dueAt: null,
		expectedValue: null,
		wonValue: null,
		wonAt: null,
		lostReason: null,
		seenAt: null,
		seenBy: null,
		revision: 0,
		ownerReminderId: null,
		reminderId: null,
		isSample: 0,
		personId: created.id,
		matterId: created.id,
		...created,
	};
}
