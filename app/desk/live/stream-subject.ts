import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { readConversationVersion } from "#app/desk/store/conversation-version.ts";
import { readInboxVersion } from "#app/desk/store/inbox-version.ts";

/** What the page of a stream shows. */
export type StreamSubject = {
	/** The same text for streams that are sent the same marks. */
	key: string;
	/** Reads a text that differs after each change of what the page shows. */
	readMark: (database: Database) => Promise<string>;
	/** Who has it open, where colleagues are told so. */
	opening?: Pick<Tables["openings"], "page" | "staffId">;
};

/** Returns what is shown by the page of an enquiry, or by the inbox where the stream names none. */
export function toSubject(enquiryId: string | undefined, staffId: string): StreamSubject {
	if (enquiryId === undefined) return { key: "inbox", readMark: readInboxVersion };
	return {
		key: `${enquiryId} ${staffId}`,
		readMark: (database) => readConversationVersion(database, enquiryId, staffId),
		opening: { page: enquiryId, staffId },
	};
}
