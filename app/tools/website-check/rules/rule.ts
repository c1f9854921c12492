import type { Visit } from "../visit/visit.ts";
import { shorten } from "./shorten.ts";

/** The groups of rules, in the order in which a result shows them. */
export const GROUPS = ["found", "understood", "fast", "trusted", "assistants"] as const;
export type Group = (typeof GROUPS)[number];

/** What a sentence about a finding says: numbers and short texts of the website. */
export type Values = Readonly<Record<string, string | number>>;

/** A place that shows the fault: an address of the website, and what stands there. */
export type Evidence = { url: string; text: string };

/** What a rule says of a website. It is skipped where the website has nothing that it is about. */
export type Outcome<V extends Values = Values> =
	| { state: "passed" }
	| { state: "skipped" }
	| { state: "failed"; values: V; evidence: readonly Evidence[] };

/** A rule, with its words in the language of the agency. */
export type Rule<V extends Values = Values> = {
	/** The name in kebab-case, by which results are stored: it never changes. */
	id: string;
	group: Group;
	/** What a failure costs the business, from 1 to 100: the findings are in this order. */
	cost: number;
	/** Says whether a website keeps the rule. It reads nothing but the visit. */
	test: (visit: Visit) => Outcome<V>;
	words: {
		/** The finding, as a sentence that an owner of a small business understands: "Google shows no description of …". */
		finding(values: V): string;
		/** What was tested, as a noun: "the title of each page". */
		tested: () => string;
		/** What was expected, as a sentence. */
		expected: () => string;
		/** Why it matters to the business, in a sentence. */
		why: () => string;
		/** What to do about it, in one to three sentences; who does it where that is not the owner. */
		mend: () => string;
		/** How to see it oneself, without tools of ours, in a sentence or two. */
		verify: () => string;
	};
};

/** The most characters of an address that is shown. */
export const ADDRESS_MAX = 500;
/** The most places that a finding names. */
const EVIDENCE_MAX = 5;

/** Creates a rule; its type says which values its words have. */
export function defineRule<V extends Values>(rule: Rule<V>): Rule<V> {
	return rule;
}

/** Returns that a rule failed at each of some places, or that it passed where there are none. */
export function failAt<V extends Values>(
	evidence: readonly Evidence[],
	values: (count: number) => V,
): Outcome<V> {
	if (evidence.length === 0) return { state: "passed" };
	const shown = evidence
		.slice(0, EVIDENCE_MAX)
		.map(({ url, text }) => ({ url: url.slice(0, ADDRESS_MAX), text: shorten(text) }));
	return { state: "failed", values: values(evidence.length), evidence: shown };
}
