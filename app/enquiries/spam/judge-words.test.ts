import { describe, expect, it } from "vitest";
import { judgeWords, SPAM_SCORE } from "./judge-words.ts";

function isSetAside(
	message: string,
	given: { name?: string; company?: string; sameWords?: number } = {},
) {
	const { name = "Riya Desai", company = null, sameWords = 0 } = given;
	return judgeWords({ name, message, company, sameWords }).score >= SPAM_SCORE;
}

describe("what clients write is not set aside", () => {
	it.each([
		["We weave bedsheets in Surat and sell too few. What would you do?"],
		["Our shop is https://desaicotton.example and the map entry https://maps.example/desai."],
		["Sites: www.a.example www.b.example www.c.example, which of them would you keep?"],
		["૧૦ દુકાનો, ઓનલાઇન વેચાણ શરૂ કરવું છે. મદદ કરશો?"],
		["Budget:\n--------------------\nSEO ........ 50,000\nAds ........ 1,00,000"],
		["HELP!!!!!! our site is down, ranking gone, please call"],
		["हमारे यहाँ बहुत बहुत अच्छा काम होता है, बहुत लोग आते हैं"],
		["1234567890"],
	])("%s", (message) => {
		expect(isSetAside(message)).toBe(false);
	});

	it("nor is a visitor's further try to send the same", () => {
		expect(isSetAside("Please call me about SEO.", { sameWords: 9 })).toBe(false);
	});
});

describe("what machines write is set aside", () => {
	const links = (count: number) =>
		Array.from({ length: count }, (_, at) => `http://buy-${at}.example/x`).join(" ");

	it.each([
		["six links", `Cheap pills here ${links(6)}`],
		["links alone", `${links(1)}`],
		["three links in forum markup", `[url=http://x.example]casino[/url] ${links(3)}`],
		[
			"HTML links among the same words",
			`${"buy now ".repeat(9)} <a href="http://x.example">x</a> `,
		],
	])("%s", (_what, message) => {
		expect(isSetAside(message)).toBe(true);
	});

	it("a link for a name", () => {
		expect(isSetAside("Nice website you have", { name: "www.win.example" })).toBe(true);
		expect(isSetAside("Nice website you have", { company: "https://win.example" })).toBe(true);
	});

	it("the same words again and again", () => {
		expect(isSetAside("I can rank your site first", { sameWords: 10 })).toBe(true);
	});
});

it("tells the staff why", () => {
	const { reasons } = judgeWords({
		name: "http://x.example",
		message: "same same same same same same same same same",
		company: null,
		sameWords: 17,
	});
	expect(reasons).toContain("a link for a name");
	expect(reasons).toContain("the same words 17 times before");
});

it("takes no long time over a message made to slow it down", () => {
	for (const text of ["ab".repeat(2_500), "<a ".repeat(1_600), `${"x y".repeat(1_600)}!`])
		expect(judgeWords({ name: "a", message: text, company: null, sameWords: 0 })).toBeDefined();
});
