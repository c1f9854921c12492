/** Kite papers and inks: in daylight, and slightly lit for the dark theme. */
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

/** The colours that the roles a, b, c and d take, in this order. */
export type Colourway = readonly [ground: Colour, figure: Colour, second: Colour, detail: Colour];

const ROLES = ["a", "b", "c", "d"] as const;

/** The one style block of a drawing: only the colours and role classes it uses, for both themes. */
export function buildStyle(rules: string, body: string): string {
	const roleRules = ROLES.map(
		(role) =>
			(body.includes(`class="f${role}"`) ? `.f${role}{fill:var(--${role})}` : "") +
			(body.includes(`class="s${role}"`) ? `.s${role}{fill:none;stroke:var(--${role})}` : ""),
	).join("");
	const used = Object.entries(COLOURS).filter(
		([name]) => rules.includes(`var(--${name})`) || body.includes(`var(--${name})`),
	);
	const light = used.map(([name, [value]]) => `--${name}:${value}`).join(";");
	const dark = used
		.filter(([, [day, night]]) => day !== night)
		.map(([name, [, value]]) => `--${name}:${value}`)
		.join(";");
	return `svg{${light};stroke-linecap:round;stroke-linejoin:round}@media(prefers-color-scheme:dark){svg{${dark}}}${roleRules}${rules}`;
}

/** The rule that dresses everything under a class in a colourway. */
export function buildColourwayRule(name: string, colourway: Colourway): string {
	return `.${name}{${ROLES.map((role, index) => `--${role}:var(--${colourway[index]})`).join(";")}}`;
}
