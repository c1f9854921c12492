import { expect, it } from "vitest";
import { ANSWER, WORDS } from "../../../tests/support/incoming-mail.ts";
import { OURS, quoteLines, splitMail, toDivs } from "../../../tests/support/split-mail.ts";

it.each([
	[
		"Gmail, broken before our address",
		`On Wed, Nov 25, 2026 at 11:30 AM Meera Shah <\n${OURS}> wrote:`,
	],
	[
		"Gmail in Chinese, broken before our address",
		`Meera Shah <\n${OURS}> 于2026年11月25日周三 11:30写道：`,
	],
	[
		"Gmail in Hungarian, broken in brackets",
		`Meera Shah <${OURS}> ezt írta (időpont: 2026. nov. 25.,\nSze, 11:30):`,
	],
	[
		"Gmail in Thai, in the year of its calendar",
		`ในวันที่ พ. 25 พ.ย. 2569 เวลา 11:30 Meera Shah <\n${OURS}> เขียนว่า:`,
	],
	[
		"Gmail in Arabic, with a mark of direction",
		`\u200fفي الأربعاء، ٢٥ نوفمبر ٢٠٢٦ في ١١:٣٠ ص تمت كتابة ما يلي بواسطة Meera Shah <${OURS}>:\u200f`,
	],
	[
		"Gmail in Marathi, in its digits",
		"बुध, २५ नोव्हें, २०२६ रोजी ११:३० AM वाजता Meera Shah यांनी लिहिले:",
	],
	["Gmail in Gujarati, in its digits", "બુધ, ૨૫ નવે, ૨૦૨૬ ના રોજ ૧૧:૩૦ AM વાગ્યે Meera Shah એ લખ્યું:"],
	["Gmail in Korean", `2026년 11월 25일 (수) 오전 11:30, Meera Shah <${OURS}>님이 작성:`],
	[
		"a phone, broken behind the date",
		`On Wed, Nov 25, 2026 at 11:30 AM,\nMeera Shah <${OURS}> wrote:`,
	],
	["Claws, on two lines", `On Wed, 25 Nov 2026 11:30:00 +0530\nMeera Shah <${OURS}> wrote:`],
	[
		"four lines",
		`On Wed, Nov 25, 2026 at 11:30 AM\nMeera Shah, Kiteline Digital Marketing\nAgency Private Limited and Brothers\n<${OURS}> wrote:`,
	],
	[
		"Zoho, between hyphens",
		`---- On Wed, 25 Nov 2026 11:30:00 +0530 Meera Shah\n<${OURS}> wrote ----`,
	],
	["Alpine, without a time", "On Wed, 25 Nov 2026, Meera Shah wrote:"],
	["a program without a year", "On Wed, Nov 25 at 11:30 AM, Meera Shah wrote:"],
	["a program that writes a name alone", "Meera Shah schrieb:"],
])("the line of %s goes with the quote", async (_name, line) => {
	const { text, quoted } = await splitMail({
		text: `${WORDS}\n\n${line}\n\n${quoteLines(ANSWER)}\n`,
	});
	expect(text).toBe(WORDS);
	expect(quoted).toContain("we can begin in January");
});

it("a line in the quote itself may be broken, too", async () => {
	const line = `<div>On Wed, Nov 25, 2026 at 11:30 AM, Meera Shah</div><div>&lt;${OURS}&gt; wrote:</div>`;
	const html = `<div>Yes.</div><blockquote><div>${line}</div>${toDivs(ANSWER)}</blockquote>`;
	expect((await splitMail({ html })).text).toBe("Yes.");
});

it.each([
	[
		"right above the line with the date",
		`Yes, Tuesday suits us.\nOn Wed, Nov 25, 2026 at 11:30 AM Meera Shah <\n${OURS}> wrote:`,
		"Yes, Tuesday suits us.",
	],
	[
		"with a date and a colon",
		"As to your offer of 25 November 2026:",
		"As to your offer of 25 November 2026:",
	],
	["with a colon", "Yes to this:", "Yes to this:"],
])("own words %s stay", async (_name, words, wanted) => {
	const { text, quoted } = await splitMail({ text: `${words}\n${quoteLines(ANSWER)}\n` });
	expect(text).toBe(wanted);
	expect(quoted).toContain("we can begin in January");
});
