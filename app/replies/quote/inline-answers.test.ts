import { expect, it } from "vitest";
import { ANSWER } from "../../../tests/support/incoming-mail.ts";
import { OURS, quoteLines, splitMail, toDivs } from "../../../tests/support/split-mail.ts";

const HEADERS = `<b>From:</b> Meera Shah &lt;${OURS}&gt;<br><b>Sent:</b> Wednesday<br><b>To:</b> Riya<br><b>Subject:</b> Your enquiry to Kiteline`;
const outlook = (quote: string) =>
	`<div>See below.</div><div id="divRplyFwdMsg">${HEADERS}</div>${toDivs(quote)}`;
const LINE = `On Wed, Nov 25, 2026 at 11:30 AM Meera Shah &lt;${OURS}&gt; wrote:`;
const gmail = (quote: string) =>
	`<div>See below.</div><div class="gmail_quote"><div class="gmail_attr">${LINE}</div><blockquote class="gmail_quote">${toDivs(quote)}</blockquote></div>`;

it.each([
	[
		"lines of one word",
		"Budget?\nStart?\nTowns?\nMeera",
		"Budget?\n50,000\nStart?\nJanuary\nTowns?\nSurat\nMeera",
		"50,000",
	],
	[
		"the line of the question",
		"Budget?\nStart?\nTowns?\nMeera",
		"Budget? 50,000\nStart? January\nTowns? Surat\nMeera",
		"50,000",
	],
	[
		"a single question",
		"Dear Riya,\nWhat is your budget?",
		"Dear Riya,\nWhat is your budget?\n50,000 a month",
		"50,000",
	],
	[
		"a single question, on its line",
		"Dear Riya,\nWhat is your budget?",
		"Dear Riya,\nWhat is your budget? 50,000 a month",
		"50,000",
	],
	["a paragraph", ANSWER, ANSWER.replace("at four?", "at four? FIVE IS BETTER."), "FIVE IS BETTER"],
	["the line before the name", ANSWER, ANSWER.replace("Meera", "OK\nMeera"), "OK"],
	["the end", ANSWER, `${ANSWER}\nFIVE IS BETTER`, "FIVE IS BETTER"],
	[
		"German",
		"Guten Tag Frau Desai,\nwann möchten Sie beginnen?\nWie hoch ist Ihr Budget?\nMeera",
		"Guten Tag Frau Desai,\nwann möchten Sie beginnen?\nIm Januar\nWie hoch ist Ihr Budget?\nMeera",
		"Im Januar",
	],
	[
		"Japanese",
		"デサイ様\n予算はおいくらですか？\nいつ始めますか？\nミーラ",
		"デサイ様\n予算はおいくらですか？\n五万円です\nいつ始めますか？\n一月です\nミーラ",
		"五万円",
	],
	[
		"Hindi",
		"प्रिय रिया,\nआपका बजट क्या है?\nआप कब शुरू करेंगे?\nमीरा",
		"प्रिय रिया,\nआपका बजट क्या है?\nपचास हज़ार\nआप कब शुरू करेंगे?\nमीरा",
		"पचास",
	],
])("an answer typed into our words at %s is not folded", async (_name, answer, quote, words) => {
	for (const html of [outlook(quote), gmail(quote)]) {
		const { text, quoted } = await splitMail({ html }, [answer]);
		expect(text).toContain(words);
		expect(quoted).toBeNull();
		const whole = await splitMail({ html: html.replace(toDivs(quote), toDivs(answer)) }, [answer]);
		expect(whole.text).toBe("See below.");
	}
});

it("words of ours whose lines are broken and whose links are changed are ours", async () => {
	const answer =
		"Dear Riya, call me please on this number:\n+91 98250 11223\nor mail hello@kiteline.example, see https://kiteline.example/x\nMeera";
	const quote = answer
		.replace("call me", "call\nme")
		.replace("11223", "11223<tel:+919825011223>")
		.replace("example,", "example<mailto:hello@kiteline.example>,")
		.replace("/x", "/x<https://links.example/?url=x>");
	const text = `Thanks\n\nOn 25 Nov 2026, at 11:30, Meera Shah <${OURS}> wrote:\n${quoteLines(quote)}\n`;
	expect((await splitMail({ text }, [answer])).text).toBe("Thanks");
});

it("what our e-mail and a warning have around our words is no answer", async () => {
	const quote = `CAUTION: This message came from outside of the organization. Do not click links.\nKiteline  Your enquiry\n${ANSWER}\nOn 24 Nov 2026, 12:00 pm, India time, you wrote:\nWe weave bedsheets.\nKiteline, Monday to Friday. A reply to this e-mail reaches us.`;
	expect((await splitMail({ html: outlook(quote) })).text).toBe("See below.");
});
