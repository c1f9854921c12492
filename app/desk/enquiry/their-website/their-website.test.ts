import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import type { CheckReport } from "#app/tools/website-check/check-report.ts";
import { RULES } from "#app/tools/website-check/rules/rules.ts";
import type { StoredCheck } from "#app/tools/website-check/store/check-row.ts";
import { createEnquiry } from "../../../../tests/support/emails.ts";
import { describeTheirWebsite } from "./their-website.ts";

const NOW = getNow();
const { id: rule } = RULES.find(({ id }) => id === "title") ?? { id: "" };
const FINDING = {
	rule,
	values: { count: 1, pages: 3 },
	evidence: [{ url: "https://clinic.example/about", text: "Home" }],
};

function toReport(findings: Extract<CheckReport, { problem: null }>["findings"]): CheckReport {
	const url = "https://clinic.example/";
	return { problem: null, url, at: NOW, pages: [url], findings, passed: [], skipped: [] };
}

function createCheck(report: CheckReport | null, createdAt = NOW): StoredCheck {
	return {
		id: "a".repeat(32),
		address: "https://clinic.example/",
		host: "clinic.example",
		state: report ? "done" : "waiting",
		step: null,
		report,
		createdAt,
		finishedAt: report && createdAt,
	};
}

const enquiry = createEnquiry({ website: "https://clinic.example/" });
const describeOf = (check: StoredCheck | undefined, given = enquiry) =>
	describeTheirWebsite(given, check, NOW);

it("an enquiry without a website, of spam, or that is erased has none", () => {
	const website = null;
	expect(describeOf(undefined, { ...enquiry, website })).toBeNull();
	expect(describeOf(undefined, { ...enquiry, verdict: "quarantined" })).toBeNull();
	expect(describeOf(createCheck(null), { ...enquiry, erasedAt: "2026-11-25" })).toBeNull();
	expect(describeOf(createCheck(null), { ...enquiry, website })).toMatchObject({ canCheck: false });
});

it.each<[what: string, check: StoredCheck | undefined, canCheck: boolean]>([
	["that was never checked", undefined, true],
	["that waits", createCheck(null, NOW - 2 * HOUR), false],
	["of less than an hour ago", createCheck(toReport([]), NOW - HOUR + 1), false],
	["of an hour ago", createCheck(toReport([]), NOW - HOUR), true],
])("a website %s can be checked: %3$s", (_what, check, canCheck) =>
	expect(describeOf(check)?.canCheck).toBe(canCheck),
);

it("the text for the answer has three findings with what to mend, and where the whole is", () => {
	const { findings, text, resultUrl } =
		describeOf(createCheck(toReport([FINDING, FINDING, FINDING, FINDING]))) ?? {};
	expect(findings).toHaveLength(4);
	const [opening, list = "", whole] = text?.split("\n\n") ?? [];
	expect(opening).toContain("clinic.example, and would mend these 3 things first:");
	expect(list.split("\n")).toHaveLength(3);
	expect(list).toMatch(/^- One page has a title .*, of 3 that were read\. Write for each page /);
	expect(whole).toContain(resultUrl);
});

it("what this version has no rule for is passed over, and nothing makes no text", () => {
	const unknown = { ...FINDING, rule: "of-another-version" };
	expect(describeOf(createCheck(toReport([unknown])))).toMatchObject({ findings: [], text: "" });
	const problem = createCheck({ problem: "login", status: 401 });
	expect(describeOf(problem)).toMatchObject({ findings: [], text: "" });
});
