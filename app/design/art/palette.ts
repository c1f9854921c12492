/** The colours of kite papers and inks: in daylight, and slightly lit for the dark theme. */
const COLOURS = {
	ink: ["#1b1a3a", "#fbf6ec"],
	cotton: ["#fbf6ec", "#fdf3df"],
	indigo: ["#1b1a3a", "#312e68"],
	violet: ["#4b4893", "#6b66c0"],
	lilac: ["#cdc9e6", "#c6c1ec"],
	vermilion: ["#e4472b", "#ee5a3c"],
	orange: ["#ee7a1b", "#f58b31"],
	marigold: ["#f3a712", "#f9b738"],
	sand: ["#fbe2b0", "#fbdda2"],
	peach: ["#fac79c", "#fbc291"],
	teal: ["#0e7c7b", "#159490"],
	pine: ["#0a5557", "#0f6668"],
	aqua: ["#b9ded8", "#b1dcd6"],
	rani: ["#d6246e", "#e8407f"],
	plum: ["#8c1a51", "#a3285f"],
	blush: ["#f8c8cf", "#f7c0cb"],
	night: ["#1b1a3a", "#12112b"],
	accent: ["#c2351a", "#ff7d5e"],
	hairline: ["#ddd5c6", "#34325c"],
	paper: ["#fbf6ec", "#12112b"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Colour = keyof typeof COLOURS;

export type Theme = "light" | "dark";

/**
 * The use of a drawing: on a page, where the browser chooses the theme, or as a PNG in one theme. The renderer of PNGs,
 * librsvg, has neither custom properties nor media queries.
 */
export type ColourTarget = "page" | Theme;

/** The colours of the roles a, b, c and d, in this order. */
export type Colourway = readonly [ground: Colour, figure: Colour, second: Colour, detail: Colour];

/** Two colourways that meet along a cut. */
export type ColourPair = { main: Colourway; facet: Colourway };

const ROLES = ["a", "b", "c", "d"] as const;

export function paint(colour: Colour, target: ColourTarget): string {
	if (target === "page") return `var(--${colour})`;
	const [light, dark] = COLOURS[colour];
	return target === "dark" ? dark : light;
}

export type Rules = Readonly<Record<string, string>>;

export function buildThemedRules(
	target: ColourTarget,
	themed: Readonly<Record<string, readonly [light: string, dark: string]>>,
): Rules {
	const entries = Object.entries(themed);
	const light = Object.fromEntries(entries.map(([selector, [rule]]) => [selector, rule]));
	const dark = Object.fromEntries(entries.map(([selector, [, rule]]) => [selector, rule]));
	if (target !== "page") return target === "dark" ? dark : light;
	return { ...light, "@media(prefers-color-scheme:dark)": renderRules(dark) };
}

export function renderRules(rules: Rules, scope = ""): string {
	return Object.entries(rules)
		.map(([selector, declarations]) => `${scope}${selector}{${declarations}}`)
		.join("");
}

/** Builds the style sheet of a drawing; for a page with only the colours and role classes that it uses. */
export function buildStyle(ownRules: Rules, body: string, target: ColourTarget): string {
	const lines = "stroke-linecap:round;stroke-linejoin:round";
	const rules = renderRules(ownRules);
	if (target !== "page") return `svg{${lines}}${rules}`;
	const roleRules = ROLES.map(
		(role) =>
			(body.includes(`class="f${role}"`) ? `.f${role}{fill:var(--${role})}` : "") +
			(body.includes(`class="s${role}"`) ? `.s${role}{fill:none;stroke:var(--${role})}` : ""),
	).join("");
	const used = Object.entries(COLOURS).filter(
		([name]) => rules.includes(`var(--${name})`) || body.includes(`var(--${name})`),
	);
	// Each drawing is a document of its own, for which a media query costs more than light-dark().
	const colours = used.map(([name, [day, night]]) =>
		day === night ? `--${name}:${day}` : `--${name}:light-dark(${day},${night})`,
	);
	return `svg{color-scheme:light dark;${[...colours, lines].join(";")}}${roleRules}${rules}`;
}

/** Builds the rules that give the roles their colours in everything under a class. */
export function buildColourwayRules(
	name: string,
	colourway: Colourway,
	target: ColourTarget,
): Rules {
	const paints = colourway.map((colour) => paint(colour, target));
	if (target === "page") {
		return { [`.${name}`]: ROLES.map((role, index) => `--${role}:${paints[index]}`).join(";") };
	}
	return Object.fromEntries(
		ROLES.flatMap((role, index) => [
			[`.${name} .f${role}`, `fill:${paints[index]}`],
			[`.${name} .s${role}`, `fill:none;stroke:${paints[index]}`],
		]),
	);
}
