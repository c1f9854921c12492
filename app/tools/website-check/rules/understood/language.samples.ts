import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const HINDI = "आपके दाँतों की देखभाल हम बरसों से कर रहे हैं और इलाज से पहले दाम बता देते हैं। ".repeat(12);
const withLang = (lang: string, text = "") =>
	SOUND.replace('<html lang="en-IN">', `<html ${lang}>`).replace("<h2>", `<p>${text}</p><h2>`);
/** Builds a page whose text is all in one language. */
const buildText = (lang: string, text: string) =>
	`<!doctype html><html lang="${lang}"><title>x</title><body><p>${text}</p></body></html>`;

export const samples: Samples = {
	sound: [
		{ is: "English of India" },
		{ is: "upper case", pages: { "/": withLang('LANG="EN"') } },
		{ is: "a variant that WordPress makes up", pages: { "/": withLang('lang="pt-PT-ao90"') } },
		{ is: "formal German", pages: { "/": withLang('lang="de-DE-formal"') } },
		{
			is: "an older name of Chinese",
			pages: {
				"/": withLang('lang="zh-cmn-Hans" data-x', "").replace(
					/<body>.*<\/body>/s,
					"<body>牙科</body>",
				),
			},
		},
		{ is: "Hindi in its script", pages: { "/": buildText("hi-IN", HINDI) } },
		{
			is: "Hindi in Latin letters that says so",
			pages: {
				"/": buildText("hi-Latn", "Aapke daanton ki dekhbhaal hum karte hain. ".repeat(12)),
			},
		},
		{
			is: "Serbian in Latin letters",
			pages: { "/": buildText("sr", "Dobro došli u našu ordinaciju u Beogradu. ".repeat(12)) },
		},
		{
			is: "Japanese in its three scripts",
			pages: {
				"/": buildText("ja", "東京の歯科クリニックです。ご予約はお電話でどうぞ。".repeat(12)),
			},
		},
		{ is: "Chinese", pages: { "/": buildText("zh-TW", "台北牙科診所當日預約".repeat(30)) } },
		{ is: "Korean", pages: { "/": buildText("ko", "서울 치과 당일 예약 가능합니다 ".repeat(30)) } },
		{
			is: "Arabic",
			pages: { "/": buildText("ar", "عيادة الأسنان في دبي مواعيد في نفس اليوم ".repeat(12)) },
		},
		{ is: "English with some Hindi", pages: { "/": withLang('lang="en"', HINDI.slice(0, 300)) } },
		{
			is: "an article in Hindi that says so",
			pages: { "/": buildText("en", `<article lang="hi">${HINDI}</article>`) },
		},
		{ is: "few letters of another script", pages: { "/": buildText("en", "दाँतों का क्लिनिक") } },
	],
	faulty: [
		{
			is: "no lang",
			pages: { "/": withLang("") },
			values: { fault: "missing", count: 1, pages: 1 },
		},
		{
			is: "an empty lang",
			pages: { "/": withLang('lang=""') },
			values: { fault: "missing", count: 1, pages: 1 },
		},
		{
			is: "an underscore",
			pages: { "/": withLang('lang="en_US"') },
			values: { fault: "malformed", lang: "en_US", count: 1, pages: 1 },
		},
		{
			is: "the name of a language",
			pages: { "/": withLang('lang="english"') },
			values: { fault: "malformed", lang: "english", count: 1, pages: 1 },
		},
		{
			is: "Hindi that says it is English",
			pages: { "/": buildText("en", HINDI) },
			values: { fault: "script", lang: "en", count: 1, pages: 1 },
		},
		{
			is: "English that says it is Hindi",
			pages: { "/": withLang('lang="hi"') },
			values: { fault: "script", lang: "hi", count: 1, pages: 1 },
		},
		{
			is: "a second page without one",
			pages: { "/contact": buildSound("Contact us", "Contact").replace(' lang="en-IN"', "") },
			values: { fault: "missing", count: 1, pages: 2 },
			at: [`${ORIGIN}/contact`],
		},
	],
};
