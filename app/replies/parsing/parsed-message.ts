import type { AttachmentRow } from "#app/database/tables.ts";
import type { Line } from "./line.ts";

export type File = Pick<AttachmentRow, "name" | "type" | "size" | "content">;

/** A report that a message of ours was not delivered. */
export type Bounce = {
	/** The Message-IDs that may be of the message it speaks of. */
	ids: string[];
	/** The enhanced status code (RFC 3463), such as 5.1.1; empty where the report has none. */
	status: string;
};

/** What is used of an e-mail. All texts are cleaned and bounded. */
export type ParsedMessage = {
	/** The Message-ID with its angle brackets. */
	messageId: string | null;
	/** The Message-IDs that it answers, the nearest first. */
	references: string[];
	/** The sender; the address is empty in some reports of mail servers. */
	from: { name: string; address: string };
	/** The address that answers are to go to, where it is another. */
	replyTo: string | null;
	/** The addresses that it was sent to, in lower case. */
	receivers: string[];
	subject: string;
	/** `machine`: no person wrote it, or none to us. `list`: it came by a mailing list, whose List-Id is `listId`. */
	automatic: "machine" | "list" | null;
	listId: string;
	bounce: Bounce | null;
	lines: Line[];
	files: File[];
};
