import { t } from "#app/messages/en/check-understood.server.ts";
import type { Document } from "../../visit/document.ts";
import { defineRule, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";

/** Fewer letters do not show in which script a page is written. */
const LEAST_LETTERS = 200;
/** The share of its letters in another script that makes a page plainly one of that script. */
const MOST_OTHERS = 0.8;

/** The scripts of Unicode that a script of a language consists of, for those that its name does not say. */
const SCRIPTS: Readonly<Record<string, string>> = {
	Jpan: "\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}",
	Kore: "\\p{scx=Hang}\\p{scx=Hani}",
	Hans: "\\p{scx=Hani}",
	Hant: "\\p{scx=Hani}",
};
/** Scripts that are looked for by their own names; others are left alone. */
const PLAIN = new Set(
	"Latn Deva Gujr Guru Beng Orya Taml Telu Knda Mlym Sinh Arab Hebr Grek Cyrl Thai Armn Geor".split(
		" ",
	),
);
/** As many characters of a page show its script. */
const MUCH = 20_000;
/** Languages that people write in several scripts, so that their name alone tells none. */
const SEVERAL = new Set(
	"az bs ha kk kok ks ku mn mni ms pa sat sd sh sr tg tk tt ug uz".split(" "),
);

export const language = defineRule({
	id: "language",
	group: "understood",
	cost: 20,
	test: ({ pages }) => {
		const faults = pages.flatMap(({ url, document }) => {
			const fault = findFault(document);
			return fault ? [{ url, fault, lang: document.lang.trim(), text: describe(document) }] : [];
		});
		const [first] = faults;
		if (!first) return { state: "passed" };
		const { fault, lang } = first;
		const places = faults.filter((other) => other.fault === fault);
		return failAt(
			places.map(({ url, text }) => ({ url, text })),
			(count) => ({ fault, lang: shorten(lang), count, pages: pages.length }),
		);
	},
	words: {
		finding: (values) => t("languageFinding", values),
		tested: () => t("languageTested"),
		expected: () => t("languageExpected"),
		why: () => t("languageWhy"),
		mend: () => t("languageMend"),
		verify: () => t("languageVerify"),
	},
});

type Fault = "missing" | "malformed" | "script";

function findFault({ lang, partLangs, text }: Document): Fault | null {
	const tag = lang.trim();
	if (!tag) return "missing";
	const locale = parseLanguage(tag);
	if (locale === null) return "malformed";
	// A page whose article names another language has said what that is in.
	if (locale === "other" || partLangs.length > 0) return null;
	return isOfOtherScript(text, locale) ? "script" : null;
}

/** Returns a language, or null where it is no tag of BCP 47, or "other" where it is one that Intl does not know. */
function parseLanguage(tag: string): Intl.Locale | "other" | null {
	if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(tag)) return null;
	const [language = "", ...rest] = tag.split("-");
	if (/^[xi]$/i.test(language)) return rest.length > 0 ? "other" : null;
	if (!/^[a-z]{2,3}$/i.test(language)) return null;
	try {
		return new Intl.Locale(tag);
	} catch {
		// WordPress names variants that are none, as in pt-PT-ao90, and zh-cmn is older than what Intl reads.
		return new Intl.Locale(language);
	}
}

function isOfOtherScript(text: string, locale: Intl.Locale): boolean {
	if (SEVERAL.has(locale.language) && !locale.script) return false;
	const { script = "" } = locale.maximize();
	const letters = SCRIPTS[script] ?? (PLAIN.has(script) ? `\\p{scx=${script}}` : null);
	if (!letters) return false;
	const start = text.slice(0, MUCH);
	const all = start.match(/\p{L}/gu)?.length ?? 0;
	const own = start.match(new RegExp(`[[${letters}]&&\\p{L}]`, "gv"))?.length ?? 0;
	return all >= LEAST_LETTERS && (all - own) / all >= MOST_OTHERS;
}

function describe({ lang, text }: Document): string {
	return lang.trim() ? shorten(`<html lang="${lang}"> ${text}`) : "<html>";
}
