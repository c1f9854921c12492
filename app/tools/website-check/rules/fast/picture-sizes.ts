import parseStyle from "inline-style-parser";
import { t } from "#app/messages/en/check-fast.server.ts";
import { type Load, resolveLoads } from "../../visit/loads.ts";
import { defineRule, failAt } from "../rule.ts";

/** One or two without a size are mostly a logo or an icon, whose size a style sheet says. */
const LEAST = 3;

export const pictureSizes = defineRule({
	id: "picture-sizes",
	group: "fast",
	cost: 20,
	test: ({ home }) => {
		const shown = resolveLoads(home).filter(isContent);
		if (shown.length === 0) return { state: "skipped" };
		const unsized = shown.filter((picture) => !hasSize(picture) && !isOutOfFlow(picture));
		if (unsized.length < LEAST) return { state: "passed" };
		return failAt(
			unsized.map(({ address }) => ({ url: home.url, text: address })),
			(count) => ({ count, pictures: shown.length }),
		);
	},
	words: {
		finding: (values) => t("pictureSizesFinding", values),
		tested: () => t("pictureSizesTested"),
		expected: () => t("pictureSizesExpected"),
		why: () => t("pictureSizesWhy"),
		mend: () => t("pictureSizesMend"),
		verify: () => t("pictureSizesVerify"),
	},
});

/** Drawings are left out: they are mostly icons. */
function isContent({ tag, url, attributes }: Load & { url: URL }): boolean {
	const isDrawing = url.pathname.toLowerCase().endsWith(".svg");
	return tag === "img" && !isDrawing && attributes.hidden === undefined;
}

/** Returns whether a browser knows the height before it has the picture. */
function hasSize({ attributes }: Load): boolean {
	const styles = readStyles(attributes.style);
	const hasAttribute = /^\s*[1-9]/.test(attributes.height ?? "");
	const height = styles.get("height") ?? "auto";
	return hasAttribute || styles.has("aspect-ratio") || height !== "auto";
}

function isOutOfFlow({ attributes }: Load): boolean {
	const styles = readStyles(attributes.style);
	const position = styles.get("position") ?? "";
	return styles.get("display") === "none" || ["absolute", "fixed"].includes(position);
}

function readStyles(style = ""): ReadonlyMap<string, string> {
	return new Map(
		parseStyle(style, { silent: true }).flatMap((each) =>
			each.type === "declaration" ? [[each.property.toLowerCase(), each.value.toLowerCase()]] : [],
		),
	);
}
