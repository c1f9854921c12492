import type { CSSProperties } from "react";
import { recolourOne } from "#app/platform/hue.ts";

/** The site's tokens (app/design/styles/tokens.css) written out, as e-mail clients support no custom properties. */
const COLORS = {
	paper: ["#fbf6ec", "#111024"],
	raised: ["#fffdf8", "#1b1a36"],
	ink: ["#1b1a3a", "#f7f1e4"],
	"ink-soft": ["#55536f", "#b9b5cc"],
	line: ["#ddd2bd", "#37355c"],
	"line-strong": ["#1b1a3a", "#8a86ad"],
	accent: ["#c2351a", "#ff7d5e"],
	marigold: ["#f3a712", "#f3a712"],
	"on-marigold": ["#1b1a3a", "#1b1a3a"],
	night: ["#1d1b4b", "#2f2c70"],
	"on-night": ["#fbf6ec", "#fbf6ec"],
	"on-night-soft": ["#c3bfd6", "#c3bfd6"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Color = keyof typeof COLORS;

/** The kite papers vermilion, marigold, rani and teal, by rows; the third row is the tail. */
export const KITE = ["#e4472b", "#f3a712", "#d6246e", "#0e7c7b", "#f3a712", "#e4472b"];
/** The site's mark: vermilion to the left, marigold to the right. */
export const MARK = ["#e4472b", "#f3a712", "#e4472b", "#f3a712"];

/** A list of installed fonts only: fetching one would reveal when and where the e-mail is read. */
export const FONT =
	"Anek Latin, -apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif";
export const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";

/** Returns classes for the dark theme, and inline styles for clients that drop `<style>`. */
export function getColorProps(
	{ color, background, border }: { color?: Color; background?: Color; border?: Color },
	style: CSSProperties = {},
): { className: string; style: CSSProperties } {
	const classes = [color && `i-${color}`, background && `g-${background}`, border && `l-${border}`];
	return {
		className: classes.filter(Boolean).join(" "),
		style: {
			...style,
			...(color && { color: recolourOne(COLORS[color][0]) }),
			...(background && { backgroundColor: recolourOne(COLORS[background][0]) }),
			...(border && { borderColor: recolourOne(COLORS[border][0]) }),
		},
	};
}

/** Returns the rules for clients that support `prefers-color-scheme`. */
export function buildDarkRules(): string {
	const rules = Object.entries(COLORS).map(([name, [, written]]) => {
		const dark = recolourOne(written);
		return `.i-${name}{color:${dark}!important}.g-${name}{background-color:${dark}!important}.l-${name}{border-color:${dark}!important}`;
	});
	return `@media (prefers-color-scheme:dark){${rules.join("")}}`;
}
