import { findTraits, type Traits } from "./people.ts";
import { drawDocument, trace } from "./svg.ts";

/** Where each of the three stands on the roof, and what the arms do, from the shoulder. */
const POSES = [
	{ x: 262, arms: "M-13-116 6-86 40-76M13-114 32-92 46-74", hands: "M40-76h.1M46-74h.1", head: 5 },
	{
		x: 462,
		arms: "M-12-118 24-128 44-156M13-116 48-132 58-168",
		hands: "M44-156h.1M58-168h.1",
		head: 8,
	},
	{
		x: 736,
		arms: "M-14-114-30-84-20-58M13-116 46-134 80-168",
		hands: "M-20-58h.1M80-168h.1",
		head: 6,
	},
] as const;

const HAIR: Readonly<Record<Traits["hairShape"], string>> = {
	bun: "M-19 4C-24-24 20-30 18-5 8-10-4-4-8 6-10 16-16 18-19 4ZM-24-2a8 9 0 1 0 8 12Z",
	bob: "M-19 16C-28-28 22-30 18-5 8-10-2-4-4 8-6 20-16 24-24 20Z",
	swept: "M-18 6C-24-26 24-30 19-6 8-12-4-4-8 4-10 12-16 14-18 6Z",
	crop: "M-18 6C-22-22 20-26 18-6 8-10-4-4-8 4-10 12-16 14-18 6Z",
};

/** Three people on a flat roof in the old city, 1200 x 700: the line runs from their hands up to the kite. */
export function drawTeam(slugs: readonly string[]): string {
	const people = POSES.map((pose, index) => drawPerson(findTraits(slugs[index] ?? ""), pose));
	return drawDocument({
		width: 1200,
		height: 700,
		title: "Three people fly a kite from a roof in the old city",
		rules:
			"svg{--s:var(--sand);--f:#f2cd9c;--m:#9893c8;--n:#7772ae;--r:var(--indigo);--l:#1b1a3a}@media(prefers-color-scheme:dark){svg{--s:#1e1b4b;--f:#2b2862;--m:#4b4794;--n:#393574;--r:#0c0b20;--l:#fdf3df}}.t{fill:none;stroke:var(--l);stroke-width:2}.x{fill:var(--s)}.f{fill:var(--f)}.m{fill:var(--m)}.n{fill:var(--n)}.r{fill:var(--r)}.v{fill:var(--vermilion)}.y{fill:var(--marigold)}.g{fill:none;stroke:var(--s);stroke-width:2;opacity:.7}.a{fill:none;stroke-width:14}",
		body: [
			'<path class="x" d="M0 0H1200V700H0Z"/><circle class="y" cx="990" cy="216" r="170"/>',
			drawFarCity(),
			drawHouses(),
			drawRoof(),
			'<path class="t" d="M326 494Q400 540 528 366M549 348Q740 400 943 305"/>',
			people.join(""),
			'<path class="t" d="M312 494h34"/><path class="y" d="M316 478h26l-6 16 6 16h-26l6-16Z"/>',
			drawKites(),
		].join(""),
	});
}

function drawFarCity(): string {
	const minaret = (x: number) =>
		trace`M${x - 10} 600V210h-5v-9h6v-36q2-16 9-22 7 6 9 22v36h6v9h-5V600ZM${x - 16} 280h32l-6 12h-20ZM${x - 16} 370h32l-6 12h-20Z`;
	return `<path class="f" d="${minaret(86)}${minaret(186)}M96 600V410q0-44 40-64 40 20 40 64V600ZM0 600V402h96v198ZM196 600V386h84v-34h64v46h96v-60h78v44h100v-34h74v44h96v-42h70v-30h170v-22h88v22h84V600Z"/>`;
}

function drawHouses(): string {
	const windows = [
		[24, 470],
		[72, 470],
		[120, 470],
		[356, 450],
		[404, 450],
		[606, 456],
		[654, 456],
		[906, 470],
		[954, 470],
		[1066, 446],
		[1112, 446],
		[1158, 446],
	].map(([x, y]) => `<use href="#w" x="${x}" y="${y}"/>`);
	return [
		'<defs><g id="w"><path class="x" d="M0 72V22Q0 6 15 0q15 6 15 22v50ZM-6 76h42v5H-6Z"/><path class="m" d="M6 72V24h3v48ZM13.5 72V12h3v60ZM21 72V24h3v48ZM0 34h30v3H0ZM0 52h30v3H0Z"/></g></defs>',
		'<path class="m" d="M0 600V440h164v160ZM336 600V424l56-36 56 36v176ZM590 600V430h110v170ZM886 600V440h110v160ZM1050 600V416h150v184Z"/>',
		'<path class="n" d="M164 600V474h172v126ZM448 600V462h142v138ZM700 600V470h186v130ZM996 600V484h54v116Z"/>',
		'<path class="g" d="M0 452h164M344 432h96M590 442h110M886 452h110M1050 428h150M164 486h172M448 474h142M700 482h186"/>',
		windows.join(""),
		'<path class="t" d="M1100 416v-62M1080 364h40M1086 376h28"/><path class="r" d="M806 470v-36h44v36ZM802 436h52l-6-10h-40Z"/>',
	].join("");
}

function drawRoof(): string {
	return '<defs><pattern id="j" y="622" width="60" height="80" patternUnits="userSpaceOnUse"><path class="v" fill-rule="evenodd" d="M30 0l19 19-19 19-19-19Zm0 11 8 8-8 8-8-8Z"/><path class="y" d="M0 14l5 5-5 5ZM60 14l-5 5 5 5Z"/></pattern></defs><path class="r" d="M0 596H1200V700H0Z"/><path class="y" d="M0 592H1200v9H0ZM0 674H1200v4H0Z"/><path fill="url(#j)" d="M0 604H1200v66H0Z"/>';
}

function drawPerson(traits: Traits, pose: (typeof POSES)[number]): string {
	const [, clothes, second, ornament] = traits.colours;
	const cloth = `var(--${clothes === "indigo" ? "violet" : clothes})`;
	const legs = {
		sari: `<path fill="var(--${second})" d="M-20-70H20L36 2H-38Z"/><path stroke="var(--${ornament})" stroke-width="3" fill="none" d="M-35-5H33M-8-66Q4-30 2-6"/>`,
		kurta:
			'<path class="a" stroke="var(--cotton)" d="M-9-50-14-4M9-50 15-4"/><path class="r" d="M-22 2h20v-8h-16ZM8 2h20l-6-8H8Z"/>',
		blazer:
			'<path class="a" stroke="var(--r)" d="M-9-60-14-4M9-60 15-4"/><path class="v" d="M-22 3h20v-7h-16ZM8 3h20l-6-7H8Z"/>',
	}[traits.clothes];
	const shirt = `M-19-121Q0-133 19-121L${traits.clothes === "kurta" ? "29-30H-27Z" : "22-58H-22Z"}`;
	const detail = {
		sari: `<path fill="var(--${second})" d="M-19-121-6-127 24-70H-4Z"/>`,
		kurta: `<path stroke="var(--${ornament})" stroke-width="2" d="M6-122l3 40M-26-36H28"/>`,
		blazer: `<path fill="var(--${second})" d="M2-126l14 3-4 22Z"/>`,
	}[traits.clothes];
	const beard = traits.beard ? "M-6 6Q6 10 17 3C19 20-2 24-10 12Z" : "";
	return [
		`<g transform="translate(${pose.x} 594)scale(1.5)">${legs}`,
		`<path class="a" stroke="${traits.skin}" d="M3-120V-138"/><path fill="${cloth}" d="${shirt}"/>${detail}`,
		`<path class="a" stroke="${cloth}" d="${pose.arms}"/><path class="a" stroke="${traits.skin}" d="${pose.hands}"/>`,
		`<g transform="translate(${pose.head} -150)rotate(-14)"><path fill="${traits.skin}" d="M0-18a18 18 0 0 1 17 14l3 7-4 2a18 18 0 1 1-16-23Z"/><path fill="${traits.hair}" d="${beard}${HAIR[traits.hairShape]}"/></g></g>`,
	].join("");
}

function drawKites(): string {
	return [
		'<g transform="translate(1000 178)rotate(24)"><path class="v" d="M0-104 104 0 0 104-104 0Z"/><path fill="var(--cotton)" d="M0-104 52-52-52 52-104 0Z"/><path fill="var(--rani)" d="M0-52 52 0 0 52-52 0Z"/><path class="y" d="M0-26 26 0 0 26-26 0Z"/><path fill="var(--teal)" d="M0 102l-22 36h44Z"/><path class="t" d="M0-104 104 0 0 104-104 0ZM-104 0Q0-86 104 0M0-104V138M0 102l-22 36h44Z"/></g>',
		'<path fill="var(--teal)" d="M420 90l30 26-26 30-30-26Z"/><path fill="var(--rani)" d="M640 60l18 20-20 18-18-20Z"/><path class="v" d="M266 64l16 14-14 16-16-14Z"/><path class="t" style="stroke-width:1.2" d="M394 120l56-4M424 146q-10 60-60 110M638 98q-4 40-30 70M268 94q-6 30-26 50"/>',
	].join("");
}
