import { expect, it } from "vitest";
import { type Mail, writeMail } from "../../../tests/support/incoming-mail.ts";
import { parseMessage } from "./parse-message.ts";

const ID = "<8f4b1c9e-0000-4000-8000-000000000001@kiteline.example>";
const DAEMON = { From: "Mail Delivery System <mailer-daemon@mx.example>", "Return-Path": "<>" };
const COPY = `\n\n------ This is a copy of the message. ------\n\nMessage-ID: ${ID}\nTo: riya@x.example\n\n550 rupees`;
const REPORT =
	"Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; kabir@x.example\nAction: failed\nStatus: 5.1.1\n";

const findBounce = async (mail: Mail) => (await parseMessage(writeMail(mail)))?.bounce ?? null;

it.each<[what: string, mail: Mail, expected: { status: string; recipients: string[] }]>([
	[
		"Exim without a code",
		{
			headers: { ...DAEMON, "X-Failed-Recipients": "Riya@x.example" },
			text: `This is a permanent error.\n\n  riya@x.example\n    Unrouteable address${COPY}`,
		},
		{ status: "", recipients: ["riya@x.example"] },
	],
	[
		"a code of SMTP alone",
		{
			headers: DAEMON,
			text: `The following address failed:\n\n  riya@x.example\n    host mx.x.example [192.0.2.7]: 550 No such user here${COPY}`,
		},
		{ status: "", recipients: ["riya@x.example"] },
	],
	[
		"sendmail",
		{
			headers: DAEMON,
			text: `   ----- The following addresses had permanent fatal errors -----\n<riya@x.example>\n\n550 5.1.1 <riya@x.example>... User unknown${COPY}`,
		},
		{ status: "5.1.1", recipients: ["riya@x.example"] },
	],
	[
		"a postmaster who is no person",
		{
			headers: {
				From: "postmaster@x.example",
				"Auto-Submitted": "auto-replied",
				"In-Reply-To": ID,
			},
			html: "<p>Your message couldn't be delivered: 550 5.1.10 RecipientNotFound</p>",
		},
		{ status: "5.1.10", recipients: [] },
	],
])(
	"a report without a part for programs is read by its words: %s",
	async (_what, mail, expected) => {
		const bounce = await findBounce(mail);
		expect(bounce).toMatchObject(expected);
		expect(bounce?.ids).toContain(ID);
	},
);

it("the addresses that have failed are named, in the form that we wrote them, too", async () => {
	const fields =
		"Original-Recipient: rfc822;Riya@x.example\nFinal-Recipient: rfc822; riya@y.example\nAction: failed\nStatus: 5.1.1\n\nFinal-Recipient: rfc822; kabir@x.example\nAction: relayed\nStatus: 2.0.0";
	const bounce = await findBounce({
		headers: { ...DAEMON, "Content-Type": 'multipart/report; boundary="b1"' },
		text: "Sorry.",
		parts: [`Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\n${fields}\n`],
	});
	expect(bounce).toMatchObject({
		status: "5.1.1",
		recipients: ["riya@x.example", "riya@y.example"],
	});
});

const asReport = (type: string, text: string, from: Record<string, string> = {}): Mail => ({
	headers: { "In-Reply-To": ID, ...from, "Content-Type": 'multipart/report; boundary="b1"' },
	text,
	parts: [`Content-Type: ${type}\n\nOriginal-Message-ID: ${ID}\n`],
});
const RECEIPT = "message/disposition-notification";
it.each<[what: string, mail: Mail]>([
	["a receipt with a date like a code", asReport(RECEIPT, "Gelesen am 5.1.27.")],
	["a receipt that says deleted", asReport(RECEIPT, "Deleted without being read. 550 5.7.1")],
	["a receipt from a mail server", asReport(RECEIPT, "Read 5.2.1", DAEMON)],
	["a complaint", asReport("message/feedback-report", "550 5.7.1 abuse", DAEMON)],
	["a report as a part of a person's message", { text: "It came back.", parts: [REPORT] }],
	["a report that a person quotes", { text: `What is this?\n> 550 5.1.1 user unknown ${ID}` }],
	[
		"a warning",
		{
			headers: DAEMON,
			text: `THIS IS A WARNING MESSAGE ONLY. YOU DO NOT NEED TO RESEND YOUR MESSAGE.\n451 4.4.1 undelivered after 4 hours${COPY}`,
		},
	],
	[
		"a person at postmaster@",
		{
			headers: { From: "Arun <postmaster@x.example>", "In-Reply-To": ID },
			text: "It could not be delivered: 550.",
		},
	],
])("what is no failure is none: %s", async (_what, mail) => {
	expect(await findBounce(mail)).toBeNull();
});
