/** A mail that the visitor received, as far as a mail program repeats it. */
type Original = { messageId: string; subject: string; text: string; to: string };

/** Writes a reply in the form of Apple Mail. */
export function writeReply({ text, original }: { text: string; original: Original }): string {
	const lines = [
		"Return-Path: <riya@desaicotton.example>",
		"From: Riya Desai <riya@desaicotton.example>",
		`To: ${original.to}`,
		`Subject: Re: ${original.subject}`,
		"Date: Wed, 25 Nov 2026 12:40:00 +0530",
		`Message-ID: <${crypto.randomUUID()}@mail.example>`,
		`In-Reply-To: ${original.messageId}`,
		`References: ${original.messageId}`,
		"MIME-Version: 1.0",
		"Content-Type: text/plain;\n\tcharset=utf-8",
		"",
		text,
		"",
		"> On 25 Nov 2026, at 12:31 PM, Kiteline <hello@kiteline.example> wrote:",
		"> ",
		original.text.trim().replaceAll(/^/gm, "> "),
	];
	return `${lines.join("\n").replaceAll("\n", "\r\n")}\r\n`;
}
