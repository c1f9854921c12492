import { t } from "#app/messages/en/check-understood.server.ts";
import type { Document, Heading } from "../../visit/document.ts";
import { countWords } from "../count-words.ts";
import { needsScripts } from "../needs-scripts.ts";
import { defineRule, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";

/** A page with more words than these beyond its links is read by its headings. */
const MUCH = 300;

export const headings = defineRule({
	id: "headings",
	group: "understood",
	cost: 25,
	test: ({ home, pages }) => {
		if (needsScripts(home.document)) return { state: "skipped" };
		const bare = pages.filter(({ document }) => isBare(document));
		const empty = pages.flatMap(({ url, document }) =>
			document.headings
				.filter(isEmpty)
				.map(({ level }) => ({ url, text: `<h${level}></h${level}>` })),
		);
		const kind = bare.length === 0 ? "empty" : empty.length === 0 ? "bare" : "both";
		const places = bare.map(({ url, document }) => ({ url, text: shorten(document.text) }));
		return failAt([...places, ...empty], () => ({ kind, bare: bare.length, empty: empty.length }));
	},
	words: {
		finding: (values) => t("headingsFinding", values),
		tested: () => t("headingsTested"),
		expected: () => t("headingsExpected", { words: MUCH }),
		why: () => t("headingsWhy"),
		mend: () => t("headingsMend"),
		verify: () => t("headingsVerify"),
	},
});

/** Whether a page has much text and nothing that divides it: neither a heading below the first one, nor several of those. */
function isBare({ headings, text, links }: Document): boolean {
	if (headings.filter((heading) => !isEmpty(heading)).length > 1) return false;
	if (headings.some(({ level }) => level > 1)) return false;
	const linked = countWords(links.map((link) => link.text).join(" "));
	return countWords(text) - linked > MUCH;
}

function isEmpty({ name, hasPicture, hasDrawing, isHidden, attributes }: Heading): boolean {
	return !name && !hasPicture && !hasDrawing && !isHidden && !attributes["aria-labelledby"];
}
