import { expect, test } from "vitest";
import { judgeWords, SPAM_SCORE } from "./judge-words.ts";

const WORDS = { name: "Riya Desai", message: "Please call me.", company: null, sameWords: 0 };

function links(count: number) {
	return Array.from({ length: count }, (_, at) => `http://buy-${at}.example/x`).join(" ");
}

test.each<[string, string, number?]>([
	["one link", "Our shop is https://desaicotton.example, what would you do?"],
	["five links", `Which of these sites would you keep? ${links(5)}`],
	["drawn lines", "Budget:\n--------------------\nSEO ........ 50,000\nAds ........ 1,00,000"],
	["many exclamation marks", "HELP!!!!!!!!!!!!!! our site is down, ranking gone, please call"],
	["repeated words", "हमारे यहाँ बहुत बहुत अच्छा काम होता है, बहुत लोग आते हैं"],
	["forum markup with one link", "[url=http://x.example]our shop[/url] needs more visitors"],
	["one that comes for the tenth time", "Please call me.", 9],
])("a client's message is delivered: %s", (_what, message, sameWords = 0) => {
	expect(judgeWords({ ...WORDS, message, sameWords }).score).toBeLessThan(SPAM_SCORE);
});

test.each<[string, Partial<Parameters<typeof judgeWords>[0]>, string]>([
	["six links", { message: `Cheap pills here ${links(6)}` }, "6 links"],
	["a link alone", { message: links(1) }, "nothing but links"],
	[
		"three links in forum markup",
		{ message: `[url=http://x.example]casino[/url] and more ${links(2)}` },
		"links in forum or HTML markup",
	],
	[
		"an HTML link among the same words",
		{ message: `${"buy now ".repeat(9)} <a href="http://x.example">x</a>` },
		"the same over and over",
	],
	["a link for a name", { name: "www.win.example" }, "a link for a name"],
	["a link for a company", { company: "https://win.example" }, "a link for a name"],
	["the same words again and again", { sameWords: 10 }, "the same words 10 times before"],
])("a machine's message is set aside, and the reason named: %s", (_what, given, reason) => {
	const { score, reasons } = judgeWords({ ...WORDS, ...given });
	expect(score).toBeGreaterThanOrEqual(SPAM_SCORE);
	expect(reasons).toContain(reason);
});
