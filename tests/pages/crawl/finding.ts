export const RULES = [
	"status",
	"links",
	"parts",
	"files",
	"titles",
	"descriptions",
	"canonical",
	"networks",
	"headings",
	"language",
	"structured data",
	"breadcrumbs",
	"three clicks",
	"orphans",
	"sitemap",
	"cards",
	"pictures",
	"plain http",
	"robots",
] as const;
export type Rule = (typeof RULES)[number];

/** What a page does against a rule; a warning is told and breaks nothing. */
export type Finding = { rule: Rule; page: string; text: string; isWarning?: boolean };

export function describeFinding({ rule, page, text, isWarning }: Finding): string {
	return `${isWarning ? "warning: " : ""}${rule}: ${page}: ${text}`;
}
