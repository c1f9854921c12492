type Mailbox = { name: string; address: string };

/** An e-mail to one receiver, and who gets a copy, with the same Message-ID at every attempt. */
export type EmailMessage = {
	from: Mailbox;
	to: Mailbox;
	cc?: Mailbox[];
	replyTo: Mailbox;
	subject: string;
	text: string;
	html?: string;
	/** The Message-ID with its angle brackets. */
	messageId: string;
	/** Message-IDs of the messages that it answers, oldest first. */
	references?: string[];
	inReplyTo?: string;
	date: Date;
	headers: Record<string, string>;
	/** The calendar file of a call, as an alternative to the texts, and attached for programs that do not show one. */
	icalEvent?: { method: "REQUEST" | "CANCEL"; content: string };
	attachments?: { filename: string; contentType: string; content: Buffer }[];
};
