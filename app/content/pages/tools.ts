import { listWords } from "../page-text/list-words.ts";
import { toToolListText, toToolText } from "../page-text/plain-pages.ts";
import type { SectionTheme } from "../schemas/look.ts";
import { type ToolText, toolsSchema } from "../schemas/tools.ts";
import type { SiteContent } from "../types.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, type RoutePath, type Shown, toSinglePage } from "./page.ts";
import { listNames, toSearchEntry } from "./search-entry.ts";

export const text = { tools: toolsSchema };

export const pages: PageFamily = {
	routes: ["/tools", "/tools/ad-budget", "/tools/seo-payback"],
	optional: {
		name: "tools",
		words: "Calculators",
		paths: /^\/tools(?:\/ad-budget|\/seo-payback)?$/,
		isThere: hasTool,
		remove: ({ pages }) => ({
			pages: { ...pages, tools: { ...pages.tools, adBudget: undefined, seoPayback: undefined } },
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
		];
	},
	listSamples: null,
};

/** Returns whether there is a calculator, or their list, which has the calendar, too. */
function hasTool({ pages: { tools }, festivals }: Shown, path: string): boolean {
	if (path === "/tools/ad-budget") return tools.adBudget !== undefined;
	if (path === "/tools/seo-payback") return tools.seoPayback !== undefined;
	return [tools.adBudget, tools.seoPayback, festivals].some((text) => text !== undefined);
}

function listCalculator(
	path: RoutePath,
	tool: ToolText | undefined,
	tools: SiteContent["pages"]["tools"],
	paper: SectionTheme,
) {
	if (!tool) return [];
	const { name, title, card } = tool;
	const toText = () =>
		toToolText(tool, tool === tools.seoPayback ? tools.seoPayback.shares : undefined);
	const calculator = toSinglePage(path, "pages/tools.yaml", {
		updated: tools.updated,
		text: toText,
		search: () => ({
			...toSearchEntry("tool", name, card, [title]),
			body: listWords(toText()),
		}),
		card: () => toPlainCard({ title, subtitle: name }, paper),
	});
	return [calculator];
}
