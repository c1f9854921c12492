import { findService, getContent } from "#app/content/content.server.ts";
import { t } from "#app/messages/en/website-check.server.ts";
import { cleanLine } from "#app/platform/clean-text.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import { MAX_WEBSITE_LENGTH } from "#app/platform/website-address.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { CHECK_AGENT, KEPT_DAYS, WEBSITE_CHECK_PATH } from "./website-check-path.ts";

/** Loads the page with the form; `url` of the query fills it in. */
export function loadForm(request: Request) {
	const { pages, site } = getContent();
	const { websiteCheck, updated } = pages.tools;
	const page = orNotFound(websiteCheck);
	const typed = new URL(request.url).searchParams.get("url");
	const { name: agency, email } = site;
	return {
		page,
		typed: cleanLine(typed ?? "").slice(0, MAX_WEBSITE_LENGTH),
		maxLength: MAX_WEBSITE_LENGTH,
		imageUrl: findService(page.service)?.imageUrl ?? null,
		words: { field: t("field"), begin: t("begin"), kept: t("kept", { days: KEPT_DAYS }) },
		robot: {
			heading: t("robotHeading"),
			who: t("robotWho", { agency }),
			agent: CHECK_AGENT,
			reads: t("robotReads"),
			rules: t("robotRules"),
			file: `User-agent: ${CHECK_AGENT}\nDisallow: /`,
			stop: t("robotStop", { email }),
		},
		meta: buildPageMeta({
			title: page.name,
			description: page.description,
			path: WEBSITE_CHECK_PATH,
			updated,
			crumbs: [toPageCrumb("/tools"), page.name],
			// The address names the same page with a field that is filled in.
			noindex: typed !== null,
		}),
	};
}
