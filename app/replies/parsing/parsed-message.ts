import type { AttachmentRow } from "#app/database/tables.ts";
import type { Line } from "./line.ts";

export type File = Pick<AttachmentRow, "name" | "type" | "size" | "content">;

/** A report that a message of ours was not delivered. */
export type Bounce = {
	/** The Message-IDs that may be of the message it speaks of. */
	ids: string[];
	/** The enhanced status code (RFC 3463), such as 5.1.1; empty where the report has none. */
	status: string;
	/** The addresses, in lower case, that the report says have failed; empty where it does not say. */
	recipients: string[];
};

/** A name, which may be empty, and an address in lower case. */
export type Mailbox = { name: string; address: string };

/** What is used of an e-mail. All texts are cleaned and bounded. */
export type ParsedMessage = {
	/** The Message-ID with its angle brackets, or null for a malformed one. */
	messageId: string | null;
	/** The Message-ID as it stands, without its angle brackets; empty where there is none. */
	rawMessageId: string;
	/** The Date as it stands; empty where there is none. */
	date: string;
	/** The Message-IDs that it answers, the nearest first. */
	references: string[];
	/** The sender; the address is empty in some reports of mail servers. */
	from: Mailbox;
	/** The mailbox that answers are to go to, where it is another. */
	replyTo: Mailbox | null;
	/** The writer, where a mailing list put itself into From: X-Original-From, else X-Original-Sender. */
	originalFrom: Mailbox | null;
	/** The addresses that it was sent to, in lower case. */
	receivers: string[];
	subject: string;
	/**
	 * `machine`: no person wrote it, or none to us; `machine-address`: nothing but the sender's address, such as noreply@…, says
	 * so. `list`: it came by a mailing list, whose List-Id is `listId`.
	 */
	automatic: "machine" | "machine-address" | "list" | null;
	listId: string;
	/** True if the mail server that received it says that the domain of From disowns it (DMARC). */
	isRejectedByDmarc: boolean;
	bounce: Bounce | null;
	lines: Line[];
	files: File[];
};
