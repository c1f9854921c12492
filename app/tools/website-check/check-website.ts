import type { CheckReport, Finding } from "./check-report.ts";
import { ADDRESS_MAX, type Outcome } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";
import { type VisitOptions, visitWebsite } from "./visit/visit-website.ts";

/** Reads a website and says which rules it keeps. */
export async function checkWebsite(address: string, options: VisitOptions): Promise<CheckReport> {
	const visit = await visitWebsite(address, options);
	if ("problem" in visit) return visit;
	options.onStep("rules");
	const findings: (Finding & { cost: number })[] = [];
	const passed: string[] = [];
	const skipped: string[] = [];
	for (const { id, cost, test } of RULES) {
		const outcome = runRule(() => test(visit));
		if (outcome.state === "passed") passed.push(id);
		else if (outcome.state === "skipped") skipped.push(id);
		else findings.push({ rule: id, values: outcome.values, evidence: outcome.evidence, cost });
	}
	return {
		problem: null,
		url: visit.home.url.slice(0, ADDRESS_MAX),
		at: visit.at,
		pages: visit.pages.map(({ url }) => url.slice(0, ADDRESS_MAX)),
		findings: findings
			.toSorted((one, other) => other.cost - one.cost)
			.map(({ cost: _, ...finding }) => finding),
		passed,
		skipped,
	};
}

/** Returns what a rule says, or that it is skipped where a website has led it into a fault of ours, as by a thousand levels. */
function runRule(run: () => Outcome): Outcome {
	try {
		return run();
	} catch {
		return { state: "skipped" };
	}
}
