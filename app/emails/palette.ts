import type { CSSProperties } from "react";

/**
 * The site's tokens (app/styles/tokens.css) as mail programs understand them: written out, light first, dark
 * second. Grounds that keep their colour in both themes have it twice.
 */
const COLOURS = {
	paper: ["#fbf6ec", "#111024"],
	raised: ["#fffdf8", "#1b1a36"],
	ink: ["#1b1a3a", "#f7f1e4"],
	"ink-soft": ["#55536f", "#b9b5cc"],
	line: ["#ddd2bd", "#37355c"],
	"line-strong": ["#1b1a3a", "#8a86ad"],
	accent: ["#c2351a", "#ff7d5e"],
	marigold: ["#f3a712", "#f3a712"],
	"on-marigold": ["#1b1a3a", "#1b1a3a"],
	night: ["#1d1b4b", "#1d1b4b"],
	"on-night": ["#fbf6ec", "#fbf6ec"],
	"on-night-soft": ["#c3bfd6", "#c3bfd6"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Ink = "ink" | "ink-soft" | "accent" | "on-marigold" | "on-night" | "on-night-soft";
export type Ground = "paper" | "raised" | "marigold" | "night";
export type Line = "line" | "line-strong";

/** Kite papers, the same in both themes. */
export const KITE = {
	vermilion: "#e4472b",
	marigold: "#f3a712",
	rani: "#d6246e",
	teal: "#0e7c7b",
};

/** Only fonts that are there already: fetching one would tell when and where the mail is read. */
export const FONT =
	"Anek Latin, -apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif";
export const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";

type Paint = { className: string; style: CSSProperties };

/** Classes for the dark theme, and inline styles for programs that know no classes. */
export function paint(
	colours: { ink?: Ink; ground?: Ground; line?: Line },
	style: CSSProperties = {},
): Paint {
	const { ink, ground, line } = colours;
	return {
		className: [ink && `i-${ink}`, ground && `g-${ground}`, line && `l-${line}`]
			.filter(Boolean)
			.join(" "),
		style: {
			...style,
			...(ink && { color: COLOURS[ink][0] }),
			...(ground && { backgroundColor: COLOURS[ground][0] }),
			...(line && { borderColor: COLOURS[line][0] }),
		},
	};
}

/** The dark theme, for programs that have one and let the mail choose its colours. */
export const DARK_RULES = `@media (prefers-color-scheme:dark){${Object.entries(COLOURS)
	.map(
		([name, [, dark]]) =>
			`.i-${name}{color:${dark}!important}.g-${name}{background-color:${dark}!important}.l-${name}{border-color:${dark}!important}`,
	)
	.join("")}}`;
