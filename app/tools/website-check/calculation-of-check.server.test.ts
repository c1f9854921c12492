import { expect, it } from "vitest";
import { createReport } from "../../../tests/support/website-checks.ts";
import {
	parseCheckId,
	parseOwnWordsOfCheck,
	parseStoredCheck,
	toCalculation,
} from "./calculation-of-check.server.ts";
import type { CheckReport } from "./check-report.ts";

const ID = "0123456789abcdef0123456789abcdef";

const calculate = (report: CheckReport | null) =>
	toCalculation({
		id: ID,
		address: "https://clinic.example/asked",
		host: "clinic.example",
		state: report ? "done" : "running",
		step: null,
		report,
		createdAt: 0,
		finishedAt: null,
	});

const finding = (values: Record<string, string | number>) => ({
	rule: "title",
	values,
	evidence: [],
});

it("a check is told by its address and its first three findings, now and from what is stored of it", () => {
	const findings = [1, 2, 3, 4].map((count) => finding({ count, pages: 5 }));
	const { lines, query, stored = "" } = calculate(createReport({ findings }));
	expect(query).toBe(`check=${ID}`);
	expect(lines).toHaveLength(5);
	expect(lines[0]).toContain("https://clinic.example/");
	expect(lines[3]).toContain("3 pages have");
	expect(lines[4]).toContain(`/tools/website-check/${ID}`);
	expect(parseStoredCheck(stored)?.lines).toEqual(lines);
});

it("a check that runs, or could not read the website, is told by its address", () => {
	for (const report of [null, { problem: "slow", status: 0 } as const])
		expect(calculate(report).lines).toEqual([
			expect.stringContaining("https://clinic.example/asked"),
			expect.stringContaining(ID),
		]);
});

it("findings that are too long to be stored are left out, the last first", () => {
	const long = finding({ count: 1, pages: 1, text: "x".repeat(1_000) });
	const { stored = "", lines } = calculate(createReport({ findings: [long, long] }));
	expect(stored.length).toBeLessThan(1_500);
	expect(lines).toHaveLength(3);
});

it("what goes to an address that anybody may have typed has no words of the website", () => {
	const quoting = finding({ count: 1, pages: 1, text: "Buy pills" });
	const findings = [quoting, finding({ count: 2, pages: 3 })];
	const { stored = "" } = calculate(createReport({ findings }));
	const { lines = [] } = parseOwnWordsOfCheck(stored) ?? {};
	expect(lines).toEqual([expect.stringContaining("2 pages"), expect.stringContaining(ID)]);
});

it.each([
	["an id that is none", "check=../x&address=y"],
	["findings that are none", `check=${ID}&address=y&finding=%5B1`],
	["no address", `check=${ID}`],
	["a calculation", "tool=ad-budget&budget=1"],
])("nothing is told of %s", (_name, query) => {
	expect(parseStoredCheck(query)).toBeNull();
});

it("a query names one check", () => {
	const parse = (query: string) => parseCheckId(new URLSearchParams(query));
	expect(parse(`check=${ID}&x=y`)).toBe(ID);
	expect([parse(`check=${ID}&check=${ID}`), parse("check=x"), parse("")]).toEqual(
		Array(3).fill(null),
	);
});
