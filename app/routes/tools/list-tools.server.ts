import { getContent } from "#app/content/content.server.ts";

export type ToolLink = { name: string; text: string; to: string };

/** The tools in the order of their page. */
export function listTools(): ToolLink[] {
	const { adBudget, seoPayback } = getContent().pages.tools;
	return [
		{ name: adBudget.name, text: adBudget.card, to: "/tools/ad-budget" },
		{ name: seoPayback.name, text: seoPayback.card, to: "/tools/seo-payback" },
	];
}

/** The tool that the page of a service leads to; null for a service without one. */
export function findToolOf(service: string): ToolLink | null {
	const { adBudget, seoPayback } = getContent().pages.tools;
	const place = [adBudget, seoPayback].findIndex((tool) => tool.service === service);
	return listTools()[place] ?? null;
}
