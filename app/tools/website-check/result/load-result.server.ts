import { findService, getContent } from "#app/content/content.server.ts";
import { t } from "#app/messages/en/website-check.server.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import { report as reportFault } from "#app/platform/operations-log.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { getCheckServices } from "../check-services.ts";
import { getSiteName } from "../rules/found/pages.ts";
import { wakeChecks } from "../run-checks.ts";
import type { StoredCheck } from "../store/check-row.ts";
import { CHECK_PARAMETER, KEPT_DAYS, WEBSITE_CHECK_PATH } from "../website-check-path.ts";
import { describeFindings, describeProblem, describeProgress } from "./describe-result.server.ts";

/** Loads the page of a check, and the status of its response. */
export async function loadResult(id: string) {
	const { pages, site } = getContent();
	const { name, offer, service } = orNotFound(pages.tools.websiteCheck);
	const check = await findCheck(id);
	const isThere = check !== undefined && check !== "away";
	const isWaiting = isThere && check.state !== "done";
	// A node that has ended may have left it.
	if (isWaiting) wakeChecks();
	const title = isThere ? `${t("title")}: ${check.host}` : t("title");
	const shown = {
		...describe(check),
		isWaiting,
		offer,
		imageUrl: findService(service)?.imageUrl ?? null,
		toForm: `?${CHECK_PARAMETER}=${id}`,
		again: { name: t("again"), to: toFormPath(check) },
		crumbs: [
			toPageCrumb("/tools"),
			{ name, to: WEBSITE_CHECK_PATH },
			{ name: isThere ? check.host : t("title"), to: `${WEBSITE_CHECK_PATH}/${id}` },
		],
		meta: buildPageMeta({
			title,
			description: `${t("description")} ${site.name}`,
			// The path is without the id, which nobody else may learn.
			path: WEBSITE_CHECK_PATH,
			noindex: true,
		}),
	};
	return { shown, status: check === "away" ? 503 : isThere ? 200 : 404 };
}

async function findCheck(id: string): Promise<StoredCheck | "away" | undefined> {
	try {
		const { checks } = await getCheckServices();
		const check = await checks.find(id);
		return check && { ...check, host: getSiteName(check.address) };
	} catch (error) {
		reportFault("A check could not be read:", error);
		return "away";
	}
}

/** Describes a check by what is to be shown of it. */
function describe(check: StoredCheck | "away" | undefined) {
	const none = { progress: null, found: null, notice: null };
	if (check === "away") return { ...none, notice: { title: t("title"), text: t("away") } };
	if (!check)
		return { ...none, notice: { title: t("gone"), text: t("goneText", { days: KEPT_DAYS }) } };
	const { report } = check;
	if (!report) return { ...none, progress: describeProgress(check) };
	if (report.problem === null) return { ...none, found: describeFindings(check, report) };
	return { ...none, notice: describeProblem(check, report) };
}

/** Returns the page with the form, filled in with an address that could not be read. */
function toFormPath(check: StoredCheck | "away" | undefined): string {
	const isUnread = check && check !== "away" && check.report?.problem;
	return isUnread
		? `${WEBSITE_CHECK_PATH}?${new URLSearchParams({ url: check.address })}`
		: WEBSITE_CHECK_PATH;
}
