import type { Conversation } from "#app/desk/store/conversation-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";

export type ConversationProps = {
	conversation: Conversation;
	staff: readonly Staff[];
	/** The id of the enquiry at hand. */
	at: string;
	/** The query of the view from which the page was opened. */
	query: string;
	/** The revision of the enquiry at hand that the reader has seen; later parts are new. */
	seen?: number;
	/** True if earlier parts are not folded. */
	isWhole?: boolean;
	/** True if parts are not cut, however long they are. */
	isUncut?: boolean;
};
