import { expect, test } from "vitest";
import { PATIENCE } from "../../../tests/support/patience.ts";
import { createNewEnquiry } from "../../../tests/support/stores.ts";
import { addSameWords, classifySubmission, SPAM_SCORE, scoreText } from "./classify-submission.ts";
import { exportSpamReasons } from "./describe-spam-reason.ts";

test.each([
	["faster than anybody can", 2_999, "quarantined"],
	["before it was made, as two nodes' clocks differ", -10_000, "quarantined"],
	["without the form", null, "quarantined"],
	["slowly", 3_000, "clean"],
	["long before it was made, as the clock was set back", -86_400_000, "clean"],
])("a form that is sent %s (%s ms) is %s", (_when, fillTime, verdict) => {
	const signals = { isTrapped: false, fillTime, turnstile: null, sameWords: 0 };
	expect(classifySubmission(createNewEnquiry(), signals).verdict).toBe(verdict);
});

const WORDS = { name: "Riya Desai", message: "Please call me.", company: null, sameWords: 0 };

const links = (count: number) =>
	[...Array(count).keys()].map((at) => `http://buy-${at}.example/x`).join(" ");

test.each([
	["five links", `Which of these sites would you keep? ${links(5)}`],
	["drawn lines", "Budget:\n--------------------\nSEO ........ 50,000\nAds ........ 1,00,000"],
	["repeated words", "हमारे यहाँ बहुत बहुत अच्छा काम होता है, बहुत लोग आते हैं"],
	["forum markup with one link", "[url=http://x.example]our shop[/url] needs more visitors"],
])("a client's message is delivered: %s", (_what, message) => {
	expect(scoreText({ ...WORDS, message }).score).toBeLessThan(SPAM_SCORE);
});

test.each<[reason: string, Partial<Parameters<typeof scoreText>[0]>]>([
	["6 links", { message: `Cheap pills here ${links(6)}` }],
	["nothing but links", { message: links(1) }],
	["links in forum or HTML markup", { message: `[url=http://x.example]a[/url] b ${links(2)}` }],
	["the same over and over", { message: `${"buy now ".repeat(9)} <a href="http://x.example">` }],
	["a link for a name", { name: "www.win.example" }],
])("a machine's message is quarantined, and the reason named: %s", (reason, given) => {
	const { score, reasons } = scoreText({ ...WORDS, ...given });
	expect(score).toBeGreaterThanOrEqual(SPAM_SCORE);
	expect(exportSpamReasons(reasons)).toContain(reason);
});

test("the same words ten times are added to a score", () => {
	const spam = scoreText({ ...WORDS, message: `Offers ${links(3)}` });
	expect(addSameWords(spam, 9)).toEqual(spam);
	expect(addSameWords(spam, 10)).toEqual({
		score: 6,
		reasons: [
			{ code: "links", count: 3 },
			{ code: "same-words", count: 10 },
		],
	});
});

test.each(["<a ", "https://", "ab ", "[url", "www.", "a"])(
	"200,000 characters of %j take no time",
	(piece) => {
		const message = piece.repeat(Math.ceil(200_000 / piece.length));
		const begun = process.cpuUsage();
		scoreText({ ...WORDS, message, name: message });
		expect(process.cpuUsage(begun).user / 1000).toBeLessThan(200 * PATIENCE);
	},
);
