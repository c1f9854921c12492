import type { AttachmentRow } from "#app/database/tables.ts";
import type { Line } from "./line.ts";

export type File = Pick<AttachmentRow, "name" | "type" | "size" | "content">;

/** An address in lower case with the name beside it, which may be empty. */
export type Mailbox = { name: string; address: string };

/** A report that a message of ours was not delivered. */
export type Bounce = {
	/** The Message-IDs that may be of the message it speaks of. */
	ids: string[];
	/** The enhanced status code (RFC 3463), such as 5.1.1; empty where the report has none. */
	status: string;
	/** The addresses that it says have failed, in lower case; empty where it does not say. */
	recipients: string[];
};

/** What is used of an e-mail. All texts are cleaned and bounded. */
export type ParsedMessage = {
	/** The Message-ID with its angle brackets. */
	messageId: string | null;
	/** The header Message-ID as it stands, without angle brackets; empty without one. */
	rawMessageId: string;
	/** The header Date as it stands; empty without one. */
	date: string;
	/** The Message-IDs that it answers, the nearest first. */
	references: string[];
	/** The sender; the address is empty in some reports of mail servers. */
	from: Mailbox;
	/** Where answers are to go to, where it is another address. */
	replyTo: Mailbox | null;
	/** Who wrote a message that a list or a group sends in its own name. */
	originalFrom: Mailbox | null;
	/** The addresses that it was sent to, in lower case. */
	receivers: string[];
	/** Those of them that its writer named: in To, and in Cc. */
	to: string[];
	cc: string[];
	subject: string;
	/**
	 * `machine`: no person wrote it, or none to us. `machine-address`: nothing but the sender's address, such as noreply@, says
	 * so. `list`: it came by a mailing list, whose List-Id is `listId`.
	 */
	automatic: "machine" | "machine-address" | "list" | null;
	listId: string;
	/** True if a mail server says that it does not come from the domain of its sender (RFC 7489). */
	isRejectedByDmarc: boolean;
	bounce: Bounce | null;
	lines: Line[];
	files: File[];
};
