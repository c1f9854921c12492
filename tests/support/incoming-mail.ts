/** Messages in the form of the mail programs that visitors use, each a reply to `ANSWER`. */

import { content } from "./addresses.ts";

export const ANSWER = `Dear Riya,
we can begin in January, and would start with your shop pages.
Shall we speak on Tuesday at four? Then I bring two examples.
Meera`;
const ADDRESS = "hello@agency.example";
const ATTRIBUTION = `Meera Shah, ${content.site.name} <${ADDRESS}>`;
export const WORDS = "Yes, Tuesday at four suits us.\n\nRiya";

export type Mail = {
	headers?: Record<string, string>;
	text?: string;
	html?: string;
	/** Further parts, each with its own headers. */
	parts?: readonly string[];
};

/** Writes a message with its headers and parts. */
export function writeMail({ headers = {}, text, html, parts = [] }: Mail): Uint8Array<ArrayBuffer> {
	const all: Record<string, string> = {
		From: "Riya Desai <riya@desaicotton.example>",
		To: ADDRESS,
		Subject: `Re: Your enquiry to ${content.site.name}`,
		"Message-ID": `<${crypto.randomUUID()}.reply@client.example>`,
		Date: "Wed, 25 Nov 2026 12:00:00 +0530",
		"MIME-Version": "1.0",
		"Content-Type": 'multipart/mixed; boundary="b1"',
		...headers,
	};
	const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	const toPart = (type: string, body: string) =>
		`Content-Type: ${type}; charset=utf-8\r\n\r\n${body}\r\n`;
	const alternatives = [
		...(text === undefined ? [] : [toPart("text/plain", text)]),
		...(html === undefined ? [] : [toPart("text/html", html)]),
	];
	const bodies = alternatives.map((part) => `--b2\r\n${part}`).join("");
	const first = `Content-Type: multipart/alternative; boundary="b2"\r\n\r\n${bodies}--b2--\r\n`;
	const body = [first, ...parts].map((part) => `--b1\r\n${part}\r\n`).join("");
	const lines = `${head.join("")}\r\n${body}--b1--\r\n`;
	return new TextEncoder().encode(lines.replaceAll(/\r?\n/g, "\r\n"));
}

const quote = (text: string) => text.replaceAll(/^/gm, "> ");
const toHtml = (text: string) =>
	text
		.split("\n")
		.map((line) => `<div>${line || "<br>"}</div>`)
		.join("");
const P = (text: string) =>
	text
		.split("\n")
		.map((line) => `<p class="MsoNormal">${line || "&nbsp;"}</p>`)
		.join("\n");
const OUTLOOK_HEADERS = `From: ${ATTRIBUTION}
Sent: Wednesday, November 25, 2026 11:30 AM
To: Riya Desai <riya@desaicotton.example>
Subject: Your enquiry to ${content.site.name}`;
const GERMAN_HEADERS = `Von: ${ATTRIBUTION}
Gesendet: Mittwoch, 25. November 2026 11:30
An: Riya Desai <riya@desaicotton.example>
Betreff: Your enquiry to ${content.site.name}`;

/** Replies above the quote: their own words are `WORDS`, and the quote has the answer. */
export const REPLIES: Record<string, Mail> = {
	Gmail: {
		text: `${WORDS}\n\nOn Wed, Nov 25, 2026 at 11:30 AM Meera Shah, ${content.site.name} <\n${ADDRESS}> wrote:\n\n${quote(ANSWER)}\n>\n`,
		html: `<div dir="ltr"><div>Yes, Tuesday at four suits us.</div><div><br></div><div>Riya</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Wed, Nov 25, 2026 at 11:30 AM ${ATTRIBUTION.replace("<", "&lt;<a href='mailto:x'>").replace(">", "</a>&gt;")} wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)">${toHtml(ANSWER)}</blockquote></div>`,
	},
	"Gmail in Hindi, text alone": {
		text: `${WORDS}\n\nबुध, 25 नव॰ 2026 को 11:30 am बजे को ${ATTRIBUTION} ने\nलिखा:\n\n${quote(ANSWER)}`,
	},
	"Outlook for Windows": {
		html: `<html><head><style>p.MsoNormal{margin:0}</style></head><body><div class="WordSection1"><p class="MsoNormal">Yes, Tuesday at four suits us.</p><p class="MsoNormal">Riya</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Meera Shah, ${content.site.name} &lt;${ADDRESS}&gt; <br><b>Sent:</b> Wednesday, November 25, 2026 11:30 AM<br><b>To:</b> Riya Desai<br><b>Subject:</b> Your enquiry to ${content.site.name}</p></div></div>${P(ANSWER)}</div></body></html>`,
	},
	"Outlook in a browser": {
		html: `<div dir="ltr">Yes, Tuesday at four suits us.</div><div dir="ltr"><br></div><div dir="ltr">Riya</div><div id="appendonsend"></div><hr tabindex="-1" style="display:inline-block; width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> Meera Shah, ${content.site.name}<br><b>Sent:</b> Wednesday</div><div>${toHtml(ANSWER)}</div>`,
	},
	"Outlook as text": {
		text: `${WORDS}\n\n________________________________\n${OUTLOOK_HEADERS}\n\n${ANSWER}\n`,
	},
	"Outlook in German": { text: `${WORDS}\n\n${GERMAN_HEADERS}\n\n${ANSWER}\n` },
	"an old Outlook": {
		text: `${WORDS}\n\n-----Original Message-----\nFrom: Meera\nSent: Wednesday\n\n${ANSWER}\n`,
	},
	"Apple Mail": {
		text: `${WORDS}\n\n> On 25 Nov 2026, at 11:30, ${ATTRIBUTION} wrote:\n> \n${quote(ANSWER)}\n`,
		html: `<html><body style="overflow-wrap: break-word;">Yes, Tuesday at four suits us.<div><br></div><div>Riya<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>On 25 Nov 2026, at 11:30, Meera Shah, ${content.site.name} &lt;${ADDRESS}&gt; wrote:</div><br class="Apple-interchange-newline"><div>${toHtml(ANSWER)}</div></blockquote></div><br></div></body></html>`,
	},
	Thunderbird: {
		html: `<html><body><p>Yes, Tuesday at four suits us.</p><p>Riya<br></p><div class="moz-cite-prefix">On 25/11/26 11:30, Meera Shah, ${content.site.name} wrote:<br></div><blockquote type="cite" cite="mid:1@x">${toHtml(ANSWER)}</blockquote></body></html>`,
	},
	"Thunderbird as text": {
		text: `On 25/11/26 11:30, Meera Shah, ${content.site.name} wrote:\n${quote(ANSWER)}\n\n${WORDS}\n`,
	},
	"Thunderbird in French, below the quote": {
		text: `Le 25/11/2026 à 11:30, Meera Shah, ${content.site.name} a écrit :\n${quote(ANSWER)}\n\n${WORDS}\n`,
	},
	Yahoo: {
		html: `<div>Yes, Tuesday at four suits us.</div><div><br></div><div>Riya</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Wednesday, 25 November 2026, Meera wrote:</div><div>${toHtml(ANSWER)}</div></div>`,
	},
	"a phone": {
		html: `<html><body><div dir="auto">Yes, Tuesday at four suits us.</div><div dir="auto"><br></div><div dir="auto">Riya</div><div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- Original message --------</div><div>From: Meera Shah, ${content.site.name} &lt;${ADDRESS}&gt; </div><div>Date: 25/11/26  11:30 am  (GMT+05:30) </div><div>To: riya@desaicotton.example </div><div>Subject: Your enquiry to ${content.site.name} </div><div><br></div></div>${toHtml(ANSWER)}</body></html>`,
	},
	"a program without marks": {
		text: `${WORDS}\n\nOn Wed, 25 Nov 2026 ${ATTRIBUTION} wrote:\n\n${ANSWER}\n`,
	},
};

/** Messages of which nothing may be folded. */
export const UNFOLDED: Record<string, Mail> = {
	"answers between the lines": {
		text: `On 25 Nov 2026, ${ATTRIBUTION} wrote:\n> we can begin in January\n\nGood.\n\n> Shall we speak on Tuesday?\n\nYes.\n`,
	},
	"answers between the lines in Gmail": {
		html: `<div class="gmail_quote"><div class="gmail_attr">On Wed wrote:</div><blockquote class="gmail_quote">${toHtml("we can begin in January")}</blockquote><div>Good.</div><blockquote class="gmail_quote">${toHtml("Shall we speak?")}</blockquote></div>`,
	},
	"words within our answer in Outlook": {
		html: `<div>See below.</div><div id="divRplyFwdMsg">From: Meera</div><div>${toHtml(ANSWER.replace("Shall we", "Good, January it is!\nShall we"))}</div>`,
	},
	"a quote alone": { text: `${quote(ANSWER)}\n` },
	"a signature like a block of headers": {
		text: "Yes.\n\nTel: +91 98250 11223\nMail: riya@desaicotton.example\nWeb: https://desaicotton.example\nOffice: Surat 395003\n",
	},
	"a list after a colon": { text: "The three shops of 2026:\nSurat\nMumbai\nPune\n" },
};
