import { getContent } from "#app/content/content.server.ts";
import { type Enquiry, isHeld } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-their-website.server.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatDate, toDay } from "#app/platform/dates.server.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { parseWebsite } from "#app/platform/website-address.ts";
import { FIRST_FINDINGS } from "#app/tools/website-check/check-report.ts";
import { describeFinding, findRule } from "#app/tools/website-check/describe-findings.server.ts";
import type { StoredCheck } from "#app/tools/website-check/store/check-row.ts";
import { KEPT_DAYS, toCheckPath } from "#app/tools/website-check/website-check-path.ts";

/** The id by which the form asks for the findings as a text for the answer. */
export const FINDINGS_TEXT = "website-check";

/** The website of an enquiry, and what its newest check has found. */
export type TheirWebsite = {
	/** The address that is checked; null where the enquiry names none. */
	address: string | null;
	check: StoredCheck | undefined;
	/** True if a check of it can be asked for. */
	canCheck: boolean;
	/** The findings that this version has words for, in order of what they cost. */
	findings: readonly Described[];
	/** The address of the whole result; null where the site has no page for it. */
	resultUrl: string | null;
	/** The first findings as a text for the answer, in the language of the site; empty without any. */
	text: string;
};

export type Described = { id: string; finding: string; url: string | undefined };

/** Describes the website of an enquiry in the language of the reader; null where there is none, or it is spam. */
export function describeTheirWebsite(
	enquiry: Enquiry,
	check: StoredCheck | undefined,
	now = getNow(),
): TheirWebsite | null {
	const address = parseWebsite(enquiry.website ?? "");
	if ((address === null && !check) || isHeld(enquiry) || enquiry.erasedAt) return null;
	const hasPage = getContent().pages.tools.websiteCheck !== undefined;
	const resultUrl = check && hasPage ? getEnv().SITE_URL + toCheckPath(check.id) : null;
	const isFresh = check && (check.state !== "done" || check.createdAt > now - HOUR);
	return {
		address,
		check,
		canCheck: address !== null && !isFresh && !enquiry.isSample,
		findings: listFindings(check),
		resultUrl,
		text: runInLanguage(undefined, () => writeText(check, resultUrl)),
	};
}

/** Splits the findings into those that stand first and the others. */
export function splitFindings(findings: readonly Described[]) {
	return { first: findings.slice(0, FIRST_FINDINGS), others: findings.slice(FIRST_FINDINGS) };
}

function listFindings(check: StoredCheck | undefined): Described[] {
	const { report } = check ?? {};
	if (!report || report.problem !== null) return [];
	return report.findings.flatMap(({ rule, values, evidence }) => {
		const finding = describeFinding({ rule, values });
		return finding ? [{ id: rule, finding, url: evidence[0]?.url }] : [];
	});
}

/** Writes the first findings with what to do about each, as a colleague would send them. */
function writeText(check: StoredCheck | undefined, resultUrl: string | null): string {
	const { first } = splitFindings(listFindings(check));
	if (!check || first.length === 0) return "";
	const lines = first.map(({ id, finding }) => {
		const mend = findRule(id)?.words.mend() ?? "";
		// What a website quotes may have lines of its own.
		return `- ${t("findingAndMend", { finding, mend })}`.replaceAll(/\s+/g, " ");
	});
	const opening = t("textOpening", { host: check.host, count: first.length });
	const day = formatDate(toDay(check.createdAt + KEPT_DAYS * DAY));
	const whole = resultUrl && t("textWhole", { url: resultUrl, day });
	return [opening, lines.join("\n"), whole].filter(Boolean).join("\n\n");
}
