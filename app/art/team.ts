import { findTraits, type Traits } from "./people.ts";
import { drawDocument, repeat, trace } from "./svg.ts";

/** Where each of the three stands and what they do; limbs start at the shoulder. */
const POSES = [
	{ x: 300, arms: "M-14-116 4-84 40-74M14-116 34-92 46-72", hand: "M40-74h.1M46-72h.1", head: 4 },
	{
		x: 452,
		arms: "M-12-118 26-128 46-158M14-116 50-132 60-170",
		hand: "M46-158h.1M60-170h.1",
		head: 8,
	},
	{
		x: 716,
		arms: "M-14-114-30-82-20-56M14-116 50-134 82-166",
		hand: "M-20-56h.1M82-166h.1",
		head: 6,
	},
] as const;

/** Three people on a flat roof in the old city, 1200 x 700: the line runs from their hands up to the kite. */
export function drawTeam(
	slugs: readonly string[],
	title = "Three people fly a kite from a roof",
): string {
	const people = POSES.map((pose, index) =>
		drawPerson(findTraits(slugs[index] ?? `person-${index}`), pose),
	).join("");
	return drawDocument({
		width: 1200,
		height: 700,
		title,
		rules:
			"svg{--sky:var(--sand);--far:#f2bf86;--mid:var(--vermilion);--near:var(--teal);--roof:var(--indigo);--line:#1b1a3a}@media(prefers-color-scheme:dark){svg{--sky:#221f52;--far:#39357a;--mid:var(--plum);--near:var(--pine);--roof:#0c0b20;--line:#fdf3df}}.t{fill:none;stroke:var(--line)}.x{fill:var(--sky)}.g{fill:none;stroke:var(--sky);stroke-width:2;opacity:.75}.a{fill:none;stroke-width:15}.d{fill:none;stroke-width:13}",
		body: [
			'<path class="x" d="M0 0H1200V700H0Z"/><circle cx="944" cy="214" r="176" fill="var(--marigold)"/>',
			drawFarCity(),
			drawHouses(),
			drawRoof(),
			'<path class="t" stroke-width="2" d="M348 528Q420 560 498 442M504 434Q700 400 880 288"/>',
			people,
			'<path class="t" stroke-width="3" d="M330 520h38"/><path fill="var(--marigold)" d="M338 508h22l-5 12 5 12h-22l5-12Z"/>',
			drawKites(),
		].join(""),
	});
}

function drawFarCity(): string {
	const minaret = (x: number) =>
		trace`M${x - 9} 560V270h-5v-9h5v-34q2-14 9-20 7 6 9 20v34h5v9h-5V560ZM${x - 15} 340h30l-5 10h-20ZM${x - 15} 420h30l-5 10h-20Z`;
	return `<path fill="var(--far)" d="${minaret(120)}${minaret(206)}M134 560V440q0-40 29-56 29 16 29 56V560ZM0 560V452h60v-26h70V560ZM200 560V430h76v-30h60v42h92v-56h74v40h96v-30h70v52h92v-34h66v-28h88v48h70v-62h90v40h126V560Z"/>`;
}

function drawHouses(): string {
	const window = trace`M0 62V20q0-14 15-20 15 6 15 20v42Z`;
	const windows = [22, 66, 196, 240, 620, 664, 708, 900, 944, 1060, 1104, 1148]
		.map((x) => `<use href="#w" x="${x}" y="${x % 4 ? 498 : 486}"/>`)
		.join("");
	return [
		`<defs><g id="w"><path class="x" d="${window}"/><path fill="none" stroke="var(--mid)" stroke-width="1.6" d="M7.5 8v54M15 0v62M22.5 8v54M0 22h30M0 36h30M0 50h30"/><path class="x" d="M-5 66h40v5H-5Z"/></g></defs>`,
		'<path fill="var(--mid)" d="M0 640V470h110v-12h44V640ZM180 640V462h100v22h40V640ZM600 640V454h60l44-30 44 30h20V640ZM880 640V468h120V640ZM1036 640V452h164V640Z"/>',
		'<path fill="var(--near)" d="M110 640V520h76V640ZM318 640V500h286V640ZM764 640V492h122V640ZM996 640V514h48V640Z"/>',
		`<path class="g" d="M0 480H110M180 476H320M600 466H764M880 480h120M1036 464h164M318 512H604M764 504H886"/>`,
		`<path class="g" stroke-dasharray="3 9" d="M322 524H600M768 516H882M114 532h68"/>`,
		windows,
		'<path class="t" stroke-width="2.5" d="M1090 452v-62M1070 400h40M1076 412h28M1082 390h16"/><path fill="var(--roof)" d="M806 492v-34h44v34ZM802 458h52l-6-9h-40Z"/>',
	].join("");
}

function drawRoof(): string {
	const jali = repeat(
		24,
		(index) => trace`M${25 + index * 50} 616l17 17-17 17-17-17Zm0 10 7 7-7 7-7-7Z`,
	);
	return `<path fill="var(--roof)" d="M0 590H1200V700H0Z"/><path fill="var(--marigold)" d="M0 586H1200v8H0Z"/><path fill="var(--vermilion)" fill-rule="evenodd" d="${jali}"/><path fill="var(--vermilion)" d="M0 664H1200v5H0Z"/>`;
}

function drawPerson(traits: Traits, pose: (typeof POSES)[number]): string {
	const [, clothes, second, ornament] = traits.colours;
	const cloth = clothes === "indigo" ? "violet" : clothes;
	const isSari = traits.clothes === "sari";
	const legs = isSari
		? `<path fill="var(--${second})" d="M-20-66 20-66 34 4H-36Z"/><path stroke="var(--${ornament})" stroke-width="4" d="M-34-2H32"/>`
		: '<path fill="none" stroke="var(--line)" stroke-width="17" stroke-linecap="butt" d="M-9-60-16 2M9-60 16 2"/>';
	const shirt =
		traits.clothes === "kurta"
			? "M-20-120Q0-134 20-120L28-34H-28Z"
			: "M-20-120Q0-134 20-120L22-58H-22Z";
	const drape = isSari ? `<path fill="var(--${second})" d="M-20-120-8-126 24-66H-4Z"/>` : "";
	const hairShape = {
		bun: "M-19 4C-24-24 20-30 18-4 8-10-4-4-8 6-10 16-16 18-19 4ZM-26-2a8 9 0 1 0 10 10Z",
		bob: "M-19 16C-28-28 22-30 18-4 8-10-2-4-4 8-6 20-16 22-22 18Z",
		long: "M-19 36C-30-28 22-30 18-4 8-10-2-4-4 8-4 24-10 36-19 36Z",
		swept: "M-18 6C-24-24 22-30 19-6 8-12-4-4-8 4-10 12-16 14-18 6Z",
		crop: "M-18 6C-22-22 20-26 18-6 8-10-4-4-8 4-10 12-16 14-18 6Z",
	}[traits.hairShape];
	return [
		`<g transform="translate(${pose.x} 588)">${legs}`,
		`<path stroke="${traits.skin}" stroke-width="14" d="M2-120V-136"/><path fill="var(--${cloth})" d="${shirt}"/>${drape}`,
		`<path class="a" stroke="var(--${cloth})" d="${pose.arms}"/><path class="d" stroke="${traits.skin}" d="${pose.hand}"/>`,
		`<g transform="translate(${pose.head} -150)rotate(-14)"><circle r="18" fill="${traits.skin}"/>${traits.beard ? `<path fill="${traits.hair}" d="M-6 8Q8 8 17 4C18 20-2 24-10 12Z"/>` : ""}<path fill="${traits.hair}" d="${hairShape}"/></g></g>`,
	].join("");
}

function drawKites(): string {
	return [
		'<g transform="translate(930 190)rotate(24)"><path fill="var(--vermilion)" d="M0-104 104 0 0 104-104 0Z"/><path fill="var(--cotton)" d="M0-104 52-52-52 52-104 0Z"/><path fill="var(--rani)" d="M0-52 52 0 0 52-52 0Z"/><path fill="var(--marigold)" d="M0-26 26 0 0 26-26 0Z"/><path fill="var(--teal)" d="M0 102l-20 32h40Z"/><path class="t" stroke-width="3" d="M0-104 104 0 0 104-104 0Z"/><path class="t" stroke-width="2" d="M-104 0Q0-86 104 0M0-104V134M0 102l-20 32h40Z"/></g>',
		'<g class="t" stroke-width="1.2"><path fill="var(--teal)" d="M420 110l30 26-26 30-30-26Z"/><path d="M394 140l56-4M424 166q-10 60-60 110"/><path fill="var(--rani)" d="M610 70l18 20-20 18-18-20Z"/><path d="M608 108q-4 40-30 70"/><path fill="var(--vermilion)" d="M246 84l16 14-14 16-16-14Z"/><path d="M248 114q-6 30-26 50"/></g>',
	].join("");
}
