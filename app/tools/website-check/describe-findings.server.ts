import type { Finding } from "./check-report.ts";
import type { Rule } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** Finds a rule by the name that is stored; undefined for one that this version does not have. */
export function findRule(id: string): Rule | undefined {
	return BY_ID.get(id);
}

/** Returns a finding as a sentence in the language of the request, or null where its rule is not known or has other values. */
export function describeFinding({ rule, values }: Pick<Finding, "rule" | "values">): string | null {
	try {
		return findRule(rule)?.words.finding(values) ?? null;
	} catch {
		// An earlier version of the rule had other values.
		return null;
	}
}
