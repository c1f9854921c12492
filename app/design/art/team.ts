import { t } from "#app/messages/en/art.server.ts";
import { buildThemedRules, type Colour, type ColourTarget, paint } from "./palette.ts";
import { type Drawing, repeat, trace } from "./svg.ts";

type Figure = {
	skin: string;
	hair: string;
	hairShape: keyof typeof HAIR;
	clothes: "sari" | "blazer" | "kurta";
	/** The colours of clothes, second cloth, ornament. */
	colours: readonly [Colour, Colour, Colour];
	hasBeard?: boolean;
	hasGlasses?: boolean;
};
type Pose = {
	figure: Figure;
	x: number;
	arms: readonly [string, string];
	hands: readonly [string, string];
	head: number;
};

/** The scene's figures, who are nobody's portraits: their places on the roof, and their arms up to the hands, in a person's own units from the feet. */
const POSES: readonly Pose[] = [
	{
		figure: {
			skin: "#b87a50",
			hair: "#1f1722",
			hairShape: "bun",
			clothes: "sari",
			colours: ["rani", "teal", "sand"],
		},
		x: 486,
		arms: ["-12-116 2-92", "13-116 34-92"],
		hands: ["22-104", "44-116"],
		head: -8,
	},
	{
		figure: {
			skin: "#8f5836",
			hair: "#1d1720",
			hairShape: "swept",
			clothes: "kurta",
			colours: ["vermilion", "cotton", "marigold"],
			hasBeard: true,
			hasGlasses: true,
		},
		x: 672,
		arms: ["-13-116 14-98", "13-116 40-114"],
		hands: ["40-118", "58-140"],
		head: -20,
	},
	{
		figure: {
			skin: "#cf986c",
			hair: "#3a2420",
			hairShape: "bob",
			clothes: "blazer",
			colours: ["violet", "cotton", "marigold"],
		},
		x: 256,
		arms: ["-12-114 4-82", "13-114 24-86"],
		hands: ["36-78", "54-86"],
		head: -14,
	},
];

/**
 * Renders three people on a flat roof in the old city, on a transparent ground. Everything important is in the middle
 * 900 units; the city continues on both sides, so that a wide page need not cut the sun and the kite off at the top.
 */
export function renderTeam(target: ColourTarget = "page"): Drawing {
	const [first, second, third] = POSES.map((pose) => renderPerson(pose, target));
	return {
		width: 1800,
		height: 700,
		title: t("team"),
		rules: {
			...buildThemedRules(target, {
				".t": [
					"fill:none;stroke:#1b1a3a;stroke-width:2.5",
					"fill:none;stroke:#fdf3df;stroke-width:2.5",
				],
				".f": ["fill:#f0cb8f", "fill:#26405f"],
				".m": ["fill:#e3a860", "fill:#34527a"],
				".o": ["fill:#fbe2b0", "fill:#f9b738"],
			}),
			".v": `fill:${paint("vermilion", target)}`,
			".y": `fill:${paint("marigold", target)}`,
			".r": `fill:${paint("night", target)}`,
			".c": `fill:${paint("cotton", target)}`,
			".p": `fill:${paint("rani", target)}`,
			".q": `fill:${paint("teal", target)}`,
			".a": "fill:none;stroke-width:12",
			".g": "fill:none;stroke:#1b1a3a;stroke-width:1.4",
			".h": "stroke-width:2.5",
			".i": "stroke-width:4",
			".j": "stroke-width:11",
			".n": `stroke:${paint("night", target)}`,
		},
		target,
		body: [
			'<g transform="translate(300)">',
			'<circle class="y" cx="968" cy="196" r="172"/>',
			CITY,
			'<path class="t" d="M352 448 532 402 578 376 756 372 794 326 962 182"/>',
			third,
			'<path class="y" d="M346 424h36l-8 17 8 17h-36l8-17Z"/><path class="t" d="M338 441h52"/>',
			first,
			second,
			KITE,
			renderParapet(),
			"</g>",
		].join(""),
	};
}

const CITY =
	'<path class="f" d="M-300 640V446h110v-46h96v62h94V430h90V252h-8v-12h8v-44q2-20 14-30 12 10 14 30v44h8v12h-8v178h40q0-60 54-86 54 26 54 86h40V252h-8v-12h8v-44q2-20 14-30 12 10 14 30v44h8v12h-8v178h92v-34h96v50h110v-30h120v-40h84v52h92v-90h130v60h90v-30h110v64h96v-40h104v52h100V640Z"/>' +
	'<path class="m" d="M-300 640V516h120v-36h104v52h76V500h120v-30h110v62h120v-74l66-44 66 44v58h110v-36h140v50h118v-84h128v48h112v-26h110v58h84v-40h120v30h96V640Z"/>' +
	'<defs><path id="w" class="o" d="M0 40V14Q0 3 10 0q10 3 10 14v26Z"/></defs><use href="#w" x="-262" y="546"/><use href="#w" x="-226" y="546"/><use href="#w" x="34" y="530"/><use href="#w" x="70" y="530"/><use href="#w" x="380" y="478"/><use href="#w" x="416" y="478"/><use href="#w" x="866" y="500"/><use href="#w" x="902" y="500"/><use href="#w" x="1110" y="512"/><use href="#w" x="1146" y="512"/><use href="#w" x="1320" y="520"/><use href="#w" x="1356" y="520"/>';

const KITE =
	'<g transform="translate(986 158)rotate(27)"><path class="y" d="M0 96-26 140h52Z"/><path class="v" d="M0-112 112 0 0 112-112 0Z"/><path class="c" d="M0-112V112L-112 0Z"/><path class="p" d="M0-56V56L-56 0Z"/><path class="q" d="M0-56V56L56 0Z"/><path class="g h" d="M-112 0Q0-98 112 0M0-112V140M0 112-26 140h52Z"/><path class="g i" d="M0-112 112 0 0 112-112 0Z"/></g>';

function renderParapet(): string {
	const jali = repeat(36, (index) => trace`M${-275 + index * 50} 642l16 16-16 16-16-16Z`);
	return `<path class="r" d="M-300 618H1500v82H-300Z"/><path class="y" d="M-300 612H1500v8H-300ZM-300 690H1500v4H-300Z"/><path class="v" d="${jali}"/>`;
}

const HAIR = {
	bun: "M-22 6C-28-26 18-34 20-8 8-12-4-6-8 6-10 16-18 18-22 6ZM-28-4a9 10 0 1 0 8 15Z",
	bob: "M-24 24C-36-24 16-38 20-8 8-12-2-6-4 8-6 20-14 30-34 26-30 26-26 28-24 24Z",
	swept: "M-20 8C-28-26 18-38 22-8 10-14-2-8-8 4-10 12-18 16-20 8Z",
	crop: "M-20 6C-25-22 18-30 20-7 8-12-4-6-8 4-10 12-18 14-20 6Z",
};

function renderPerson({ figure, x, arms, hands, head }: Pose, target: ColourTarget): string {
	const [cloth, second, ornament] = figure.colours.map((colour) => paint(colour, target));
	const [far, near] = arms.map(
		(arm, index) =>
			`<path class="a" stroke="${cloth}" d="M${arm} ${hands[index]}"/><path class="a j" stroke="${figure.skin}" d="M${hands[index]}h.1"/>`,
	);
	const legs = {
		sari: `<path fill="${second}" d="M-21-80H21Q32-40 38 0H-40Q-34-40-21-80Z"/><path stroke="${ornament}" stroke-width="2.5" fill="none" d="M-38-5H37M2-78Q12-40 8-5M10-78Q24-40 22-5"/>`,
		kurta: `<path stroke="${paint("cotton", target)}" class="a" d="M-10-50-15-6M10-50 17-6"/><path class="r" d="M-23 2h22v-7h-16ZM10 2h22l-6-7H11Z"/>`,
		blazer:
			'<path class="a n" d="M-10-62-15-6M10-62 17-6"/><path class="v" d="M-23 2h22v-7h-16ZM10 2h22l-6-7H11Z"/>',
	}[figure.clothes];
	const shirt = {
		sari: "M-20-122Q0-132 20-122L21-78H-21Z",
		kurta: "M-20-122Q0-132 20-122L23-84 31-30H-29L-22-84Z",
		blazer: "M-20-122Q0-132 20-122L24-58H-24Z",
	}[figure.clothes];
	const detail = {
		sari: `<path fill="${second}" d="M20-121 4-128Q-28-108-44-92-58-76-62-46-44-64-20-74L21-92Z"/><path stroke="${ornament}" stroke-width="2.5" fill="none" d="M20-94-22-78Q-44-68-60-50"/>`,
		kurta: `<path stroke="${ornament}" stroke-width="2" fill="none" d="M5-124 9-86M-28-36H30"/>`,
		blazer: `<path fill="${second}" d="M0-128 15-124 9-98Z"/><path class="g" d="M9-98 12-58"/>`,
	}[figure.clothes];
	const beard = figure.hasBeard ? "M-8 6Q4 8 17 3 20 22-2 24-10 16-8 6Z" : "";
	const glasses = figure.hasGlasses
		? '<path class="g" d="M5-2a5 5 0 1 0 10 0 5 5 0 1 0-10 0M5-2-8-4"/>'
		: "";
	return [
		`<g transform="translate(${x} 620)scale(2.1)">${far}${legs}`,
		`<path class="a" stroke="${figure.skin}" d="M2-120V-138"/><path fill="${cloth}" d="${shirt}"/>${detail}`,
		near,
		`<g transform="translate(5 -152)rotate(${head})"><path fill="${figure.skin}" d="M0-20a19 19 0 0 1 18 14l4 8-4 2q0 16-16 16a20 20 0 0 1-2-40Z"/><path fill="${figure.hair}" d="${beard}${HAIR[figure.hairShape]}"/><path class="g" d="M8-4q3-2 6 0"/>${glasses}</g></g>`,
	].join("");
}
