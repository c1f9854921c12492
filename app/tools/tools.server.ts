import { findService, getContent } from "#app/content/content.server.ts";
import type { ToolText } from "#app/content/schemas/tools.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { AD_BUDGET } from "./ad-budget/ad-budget.ts";
import { type Fields, parseQuery } from "./calculator-config.ts";
import { SEO_PAYBACK } from "./seo-payback/seo-payback.ts";

const WEBSITE_CHECK = "website-check";

export type ToolCard = ReturnType<typeof toCard>;

/** Returns the tools that the content has, in the order of their page. */
export function getTools(): ToolCard[] {
	const { festivals, pages } = getContent();
	const { websiteCheck } = pages.tools;
	return [
		...(websiteCheck ? [toCard(WEBSITE_CHECK, websiteCheck)] : []),
		...getCalculators(),
		...(festivals ? [toCard("festival-calendar", festivals)] : []),
	];
}

export function getCalculators(): ToolCard[] {
	const { adBudget, seoPayback } = getContent().pages.tools;
	return [
		...(adBudget ? [toCard(AD_BUDGET.slug, adBudget)] : []),
		...(seoPayback ? [toCard(SEO_PAYBACK.slug, seoPayback)] : []),
	];
}

type Examples = Readonly<Record<string, number | undefined>>;
type ToolFacts = Pick<ToolText, "name" | "card" | "service">;

function toCard(slug: string, { name, card, service }: ToolFacts) {
	const imageUrl = findService(service)?.imageUrl ?? null;
	return { name, text: card, to: `/tools/${slug}`, service, imageUrl };
}

/** Returns the loader data of a tool's page, its form filled in from the address. Throws not found without its texts. */
export function loadTool<Text extends ToolText & { examples?: Examples | undefined }>(
	request: Request,
	{ slug, fields }: { slug: string; fields: Fields<string> },
	text: Text | undefined,
) {
	const page = orNotFound(text);
	const { closing, updated } = getContent().pages.tools;
	const { name, to: path, imageUrl } = toCard(slug, page);
	const initial = parseQuery(fields, new URL(request.url).searchParams, page.examples);
	return {
		page,
		initial,
		imageUrl,
		cta: closing,
		meta: buildPageMeta({
			title: name,
			description: page.description,
			path,
			updated,
			crumbs: [toPageCrumb("/tools"), name],
			// The address names the same page with other numbers.
			noindex: initial.isFilled,
		}),
	};
}

/** Returns the tool that a service's page links to. */
export function findTool(service: string) {
	return getTools().find((tool) => tool.service === service);
}
