import { describe, expect, it } from "vitest";
import { ANSWER } from "../../../tests/support/incoming-mail.ts";
import { COPIED, OURS, quoteLines, splitMail } from "../../../tests/support/split-mail.ts";

const LOOK = "Please look at what Kabir says.";
const NEWS = "Our price list has changed.\nPlease look at it.";
const KABIR = "Kabir <kabir@desaicotton.example>";
const writeFields = (names: string) => {
	const [from, date, subject, to] = names.split(" ");
	return `${from}: ${KABIR}\n${date}: Mon, 23 Nov 2026 10:00\n${subject}: Price list\n${to}: riya@desaicotton.example`;
};
const toHtml = (text: string) => text.replaceAll("<", "&lt;").replaceAll("\n", "<br>");

describe.each([
	["without copies", {}],
	["with a copy to whose it is", COPIED],
	["with its subject", { Subject: "Fwd: Price list" }],
])("a forwarded message %s", (_how, headers) => {
	it.each([
		["English", "---------- Forwarded message ---------", "From Date Subject To"],
		["German", "---------- Weitergeleitete Nachricht ---------", "Von Datum Betreff An"],
		["Spanish", "---------- Mensaje reenviado ---------", "De Fecha Asunto Para"],
		["Japanese", "---------- 転送されたメッセージ ----------", "差出人 日付 件名 宛先"],
		["Hindi", "---------- फ़ॉरवर्ड किया गया संदेश ----------", "प्रेषक दिनांक विषय प्रति"],
		["a phone's English", "-------- Original message --------", "From Date Subject To"],
	])("in %s stays, as text and in Gmail", async (_language, title, names) => {
		const head = `${title}\n${writeFields(names)}`;
		const mails = [
			{ text: `${LOOK}\n\n${head}\n\n\n${NEWS}\n` },
			{
				html: `<div>${LOOK}</div><div class="gmail_quote"><div class="gmail_attr">${toHtml(head)}<br></div><br><div>${toHtml(NEWS)}</div></div>`,
			},
		];
		for (const mail of mails) expect((await splitMail({ ...mail, headers })).text).toContain(NEWS);
	});

	it("of Outlook, Thunderbird and Apple Mail stays", async () => {
		const fields = toHtml(writeFields("From Date Subject To"));
		const news = toHtml(NEWS);
		for (const html of [
			`<div>${LOOK}</div><div id="divRplyFwdMsg">${fields}</div><div>${news}</div>`,
			`<p>${LOOK}</p><div class="moz-forward-container"><br>-------- Forwarded Message --------<br>${fields}<br><br>${news}</div>`,
			`${LOOK}<div><blockquote type="cite"><div>Begin forwarded message:</div><br><div>${fields}</div><br><div>${news}</div></blockquote></div>`,
		])
			expect((await splitMail({ html, headers })).text).toContain("Our price list has changed.");
	});

	it("that is quoted as one that was answered stays", async () => {
		const text = `${LOOK}\n\nOn Mon, 23 Nov 2026 at 10:00 ${KABIR} wrote:\n${quoteLines(NEWS)}\n`;
		expect((await splitMail({ text, headers })).text).toContain("Our price list");
	});

	it("stays above a quote of ours, which is folded", async () => {
		const text = `${LOOK}\n\n---------- Forwarded message ---------\n${writeFields("From Date Subject To")}\n\n${NEWS}\n\nOn Wed, Nov 25, 2026 at 11:30 AM Meera Shah <${OURS}> wrote:\n${quoteLines(ANSWER)}\n`;
		const split = await splitMail({ text, headers });
		expect(split.text).toContain(NEWS);
		expect(split.quoted).toContain("we can begin in January");
		expect(split.quoted).not.toContain("price list");
	});
});

it.each([
	[
		"a line that begins with a sign",
		{ text: "Please keep our margin\n> 20 percent\n" },
		"20 percent",
	],
	[
		"a passage that a visitor marks with Gmail's button",
		{ html: `<div>${LOOK}<blockquote class="gmail_quote">${toHtml(NEWS)}</blockquote></div>` },
		"Our price list has changed.",
	],
])("%s is no quote", async (_name, mail, words) => {
	expect((await splitMail(mail)).text).toContain(words);
});

it.each([
	["before there is an answer", []],
	["beside an answer", [ANSWER]],
])("a message of the site is folded %s, though its words are not known", async (_when, answers) => {
	const line = `On Wed, Nov 25, 2026 at 11:30 AM Kiteline <${OURS}> wrote:`;
	const block = `From: Kiteline <${OURS}>\nSent: Wednesday, November 25, 2026 11:30 AM\nTo: Riya\nSubject: Your enquiry to Kiteline`;
	for (const quote of [
		`${line}\n> Your call is on Tuesday.`,
		`${block}\n\nYour call is on Tuesday.`,
	]) {
		const split = await splitMail({ text: `Thanks\n\n${quote}\n` }, answers);
		expect(split.text).toBe("Thanks");
	}
});
