import { t } from "#app/messages/en/website-check.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { isWebAddress } from "#app/platform/http/web-address.ts";
import {
	type CheckReport,
	FIRST_FINDINGS,
	type Finding,
	type Problem,
	STEPS,
	type Step,
} from "../check-report.ts";
import { describeFinding, findRule } from "../describe-findings.server.ts";
import { GROUPS, type Group } from "../rules/rule.ts";
import type { StoredCheck } from "../store/check-row.ts";
import { KEPT_DAYS } from "../website-check-path.ts";

export type ShownFinding = NonNullable<ReturnType<typeof toShownFinding>>;
export type Progress = ReturnType<typeof describeProgress>;
export type Findings = ReturnType<typeof describeFindings>;

/** Describes how far a check is that has not ended. */
export function describeProgress({ host, state, step }: StoredCheck) {
	const at = state === "running" ? STEPS.indexOf(step ?? "page") : -1;
	const steps = STEPS.map((name, index) => {
		const is = index < at ? "done" : index === at ? "now" : "ahead";
		return { name: STEP_NAMES[name](), is, label: STATES[is]() } as const;
	});
	const now = steps[at];
	return {
		title: t("reading", { host }),
		text: t("readingText", { days: KEPT_DAYS }),
		status: now
			? t("progress", { step: at + 1, steps: STEPS.length, name: now.name })
			: t("waiting"),
		steps,
	};
}

/** Describes what was found, in the order of the report. What this version has no rule for is passed over. */
export function describeFindings(
	{ host }: StoredCheck,
	report: Extract<CheckReport, { problem: null }>,
) {
	const findings = report.findings.flatMap((finding) => toShownFinding(finding) ?? []);
	const count = findings.length;
	const pages = Math.max(1, report.pages.length);
	const first = findings.slice(0, FIRST_FINDINGS);
	return {
		title: count > 0 ? t("found", { host }) : t("foundNone", { host }),
		text: count > 0 ? t("foundCount", { count }) : t("foundNoneText"),
		address: report.url,
		read: t("pagesRead", {
			pages,
			when: formatInstant(new Date(report.at).toISOString()),
			days: KEPT_DAYS,
		}),
		firstHeading: t("first", { count: first.length }),
		first,
		rest: findings.slice(FIRST_FINDINGS),
		keeps: GROUPS.flatMap((group) => {
			const names = report.passed.flatMap((id) => {
				const rule = findRule(id);
				return rule?.group === group ? rule.words.tested() : [];
			});
			return names.length > 0 ? [{ name: GROUP_NAMES[group](), names }] : [];
		}),
		words: {
			rest: t("rest"),
			evidence: t("evidence"),
			nothingThere: t("nothingThere"),
			why: t("why"),
			mend: t("mend"),
			verify: t("verify"),
			details: t("details"),
			tested: t("tested"),
			expected: t("expected"),
			keeps: t("keeps"),
			keepsText: t("keepsText"),
			sendIt: t("sendIt"),
			talk: t("talk"),
		},
	};
}

/** Says why a website could not be read. */
export function describeProblem(
	{ host }: StoredCheck,
	{ problem, status }: { problem: Problem; status: number },
) {
	return {
		title: t("problemTitle", { host }),
		text: PROBLEM_TEXTS[problem]({ host, status: String(status) }),
	};
}

function toShownFinding({ rule: id, values, evidence }: Finding) {
	const rule = findRule(id);
	const finding = describeFinding({ rule: id, values });
	if (!rule || !finding) return null;
	const { why, mend, verify, tested, expected } = rule.words;
	return {
		id,
		finding,
		evidence: evidence.map(({ url, text }) => ({
			url,
			text,
			isLink: isWebAddress(URL.parse(url)),
		})),
		why: why(),
		mend: mend(),
		verify: verify(),
		tested: tested(),
		expected: expected(),
	};
}

const STEP_NAMES: Record<Step, () => string> = {
	page: () => t("stepPage"),
	files: () => t("stepFiles"),
	pages: () => t("stepPages"),
	links: () => t("stepLinks"),
	rules: () => t("stepRules"),
};

const STATES = {
	done: () => t("stepDone"),
	now: () => t("stepNow"),
	ahead: () => t("stepAhead"),
};

const GROUP_NAMES: Record<Group, () => string> = {
	found: () => t("groupFound"),
	understood: () => t("groupUnderstood"),
	fast: () => t("groupFast"),
	trusted: () => t("groupTrusted"),
	assistants: () => t("groupAssistants"),
};

type ProblemValues = { host: string; status: string };

const PROBLEM_TEXTS: Record<Problem, (values: ProblemValues) => string> = {
	unknown: ({ host }) => t("problemUnknown", { host }),
	unreachable: ({ host }) => t("problemUnreachable", { host }),
	private: () => t("problemPrivate"),
	slow: () => t("problemSlow"),
	large: () => t("problemLarge"),
	redirects: () => t("problemRedirects"),
	login: () => t("problemLogin"),
	error: ({ status }) => t("problemError", { status }),
	nonsense: () => t("problemNonsense"),
};
