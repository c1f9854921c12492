import { listWords } from "../page-text/list-words.ts";
import type { PageText } from "../page-text/page-text.ts";
import { toToolListText, toToolText, toWebsiteCheckText } from "../page-text/plain-pages.ts";
import type { SectionTheme } from "../schemas/look.ts";
import { type LinkedTool, type ToolText, toolsSchema } from "../schemas/tools.ts";
import type { SiteContent } from "../types.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, type RoutePath, type Shown, toSinglePage } from "./page.ts";
import { listNames, toSearchEntry } from "./search-entry.ts";

export const text = { tools: toolsSchema };

export const pages: PageFamily = {
	routes: ["/tools", "/tools/ad-budget", "/tools/seo-payback", "/tools/website-check"],
	optional: {
		name: "tools",
		words: "Calculators",
		paths: /^\/tools(?:\/ad-budget|\/seo-payback|\/website-check)?$/,
		isThere: hasTool,
		remove: ({ pages }) => ({
			pages: {
				...pages,
				tools: {
					...pages.tools,
					adBudget: undefined,
					seoPayback: undefined,
					websiteCheck: undefined,
				},
			},
		}),
	},
	list: (content) => {
		const {
			pages: { tools },
		} = content;
		return [
			toSinglePage("/tools", "pages/tools.yaml", {
				updated: tools.updated,
				text: () => toToolListText(content),
				search: () => toSearchEntry("page", tools.title, tools.description, listNames("tools")),
				card: () => toPlainCard(tools, "sand"),
			}),
			...listCalculator("/tools/ad-budget", tools.adBudget, tools, "night"),
			...listCalculator("/tools/seo-payback", tools.seoPayback, tools, "aqua"),
			...listWebsiteCheck(tools),
		];
	},
	listSamples: null,
};

/** Returns whether there is a tool, or their list, which has the calendar, too. */
function hasTool({ pages: { tools }, festivals }: Shown, path: string): boolean {
	if (path === "/tools/ad-budget") return tools.adBudget !== undefined;
	if (path === "/tools/seo-payback") return tools.seoPayback !== undefined;
	if (path === "/tools/website-check") return tools.websiteCheck !== undefined;
	const { adBudget, seoPayback, websiteCheck } = tools;
	return [adBudget, seoPayback, websiteCheck, festivals].some((text) => text !== undefined);
}

function listCalculator(
	path: RoutePath,
	tool: ToolText | undefined,
	tools: SiteContent["pages"]["tools"],
	paper: SectionTheme,
) {
	if (!tool) return [];
	const shares = tool === tools.seoPayback ? tools.seoPayback.shares : undefined;
	return [listTool(path, tool, tools, paper, () => toToolText(tool, shares))];
}

function listWebsiteCheck(tools: SiteContent["pages"]["tools"]) {
	const { websiteCheck } = tools;
	if (!websiteCheck) return [];
	const toText = () => toWebsiteCheckText(websiteCheck);
	return [listTool("/tools/website-check", websiteCheck, tools, "night", toText)];
}

function listTool(
	path: RoutePath,
	{ name, title, card, subtitle }: LinkedTool,
	{ updated }: SiteContent["pages"]["tools"],
	paper: SectionTheme,
	toText: () => PageText,
) {
	return toSinglePage(path, "pages/tools.yaml", {
		updated,
		text: toText,
		search: () => ({
			...toSearchEntry("tool", name, card, [title]),
			body: [subtitle, ...listWords(toText())],
		}),
		card: () => toPlainCard({ title, subtitle: name }, paper),
	});
}
