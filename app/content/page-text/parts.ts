import { t } from "#app/messages/en/sections.ts";
import { formatPrice } from "#app/platform/amounts.ts";
import type { Budget } from "../schemas/offer.ts";
import type { Stat } from "../schemas/story.ts";
import type { Rates } from "../schemas/terms.ts";
import type { PointList, Question, Section } from "../schemas/text.ts";
import { toBudgetView } from "../sums/budget.ts";
import type { TextBlock, TextLink, TextPart } from "./page-text.ts";

type Titled = { title: string; text: string; when?: string | undefined };

/** Returns running text under its heading. */
export function toSection(section: Section | undefined): TextPart {
	return section ? { heading: section.heading, blocks: section.paragraphs } : null;
}

/** Returns a list of points or steps under its heading; a step begins with when it is. */
export function toPoints(
	list: (Pick<PointList, "heading" | "intro"> & { items: readonly Titled[] }) | undefined,
): TextPart {
	return list
		? { heading: list.heading, blocks: [...toTexts(list.intro), ...list.items.map(toPoint)] }
		: null;
}

/** Returns something that has a heading and a text, and may say when it is. */
export function toPoint({ title, text, when }: Titled): TextBlock {
	return { kind: "point", title, texts: [...toTexts(when), text] };
}

/** Returns questions with their answers; nothing where there are none. */
export function toQuestions(
	heading: string | undefined,
	items: readonly Question[],
	intro?: string,
): TextPart {
	if (items.length === 0) return null;
	const blocks = items.map(({ question, answer }) => toPoint({ title: question, text: answer }));
	return { heading, blocks: [...toTexts(intro), ...blocks] };
}

/** Returns links under a heading; nothing where there are none. */
export function toLinkPart(
	heading: string | undefined,
	links: readonly TextLink[],
	intro?: string,
): TextPart {
	return links.length > 0
		? { heading, blocks: [...toTexts(intro), { kind: "links", links }] }
		: null;
}

/** Returns figures with how each is counted. Those that nobody has reached are left out. */
export function toFigures(
	heading: string,
	text: string,
	stats: readonly (Omit<Stat, "isSample"> & { isSample?: boolean })[],
): TextPart {
	const reached = stats.filter(({ isSample }) => !isSample);
	if (reached.length === 0) return null;
	return {
		heading,
		blocks: [
			text,
			...reached.map(({ title, value, counted }): TextBlock => {
				const { counts, base, period, source } = counted;
				const how = [
					`${t("counts")}: ${counts}`,
					`${t("base")}: ${base}`,
					`${t("period")}: ${period}`,
					`${t("source")}: ${source}`,
				];
				return { kind: "point", title: `${value} ${title}`, texts: how };
			}),
		],
	};
}

/** Returns a budget line by line, with what has to come back and what its figures are based on. */
export function toBudget(budget: Budget, { tax }: Rates): TextBlock[] {
	const { title, goal, lines, result, record } = toBudgetView(budget, tax);
	const items = lines.map(({ label, amount }) => `${label}: ${formatPrice(amount)}`);
	return [{ kind: "point", title, texts: [goal] }, { kind: "list", items }, result, record];
}

/** Returns a list of short texts; nothing where there is none. */
export function toList(items: readonly string[] | undefined): TextBlock[] {
	return items && items.length > 0 ? [{ kind: "list", items }] : [];
}

/** Returns a text as a list of it, and nothing for none. */
export function toTexts(text: string | undefined): string[] {
	return text ? [text] : [];
}
