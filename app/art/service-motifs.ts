import type { ServiceKey } from "#app/content/schemas/service.ts";
import type { Motif } from "./kite.ts";
import { fill, fillCircle, fillGround, repeat, stroke, trace, turn } from "./svg.ts";

/** One idea for each service, as markup in the roles' colours over a 240 x 240 box. */
export const SERVICE_MOTIFS: Readonly<Record<ServiceKey, Motif>> = {
	seo: drawSearch,
	contentMarketing: drawPage,
	socialMediaMarketing: drawConversation,
	paidAdvertising: drawAuction,
	emailMarketing: drawLetter,
	webDevelopment: drawBrackets,
	uiUxDesign: drawGrid,
};

/** A lens over rows of results: one row stands out under it. */
function drawSearch(): string {
	const rows = [0, 1, 2, 3, 4, 5, 6];
	const heads = rows
		.map(
			(row) =>
				trace`M30 ${34 + row * 26}h${[62, 84, 52, 74, 96, 66, 80][row] ?? 70}M150 ${34 + row * 26}h60`,
		)
		.join("");
	const lines = rows
		.map(
			(row) =>
				trace`M30 ${43 + row * 26}H${[128, 140, 116, 136, 150, 122, 130][row] ?? 120}M150 ${43 + row * 26}h46`,
		)
		.join("");
	return [
		fillGround(),
		stroke("c", 5, heads),
		stroke("c", 1.4, lines),
		stroke("b", 15, "M148 146 176 174"),
		stroke("d", 2, "M154 148 176 170"),
		fillCircle("b", 112, 108, 57),
		fillCircle("d", 112, 108, 48),
		stroke("c", 1.2, "M112 63.5a44.5 44.5 0 1 1-.1 0Z"),
		stroke("b", 9, "M82 98h46"),
		stroke("c", 2.6, "M81 112h60M81 121h48"),
		stroke("c", 2.6, "M92 80h36M92 138h36"),
		fill("c", "M136 92l7.5 7.5-7.5 7.5-7.5-7.5Z"),
		stroke("d", 3, "M68 88a48 48 0 0 1 20-24"),
	].join("");
}

/** A page with its picture, headline and columns, over the drafts behind it. */
function drawPage(): string {
	const column = (x: number) =>
		repeat(6, (index) => trace`M${x} ${141 + index * 6.5}h${index === 5 ? 16 : 28}`);
	return [
		fillGround(),
		`<g transform="rotate(-17 120 120)">${fill("c", "M76 58h88v128H76Z")}${stroke("a", 1.4, "M84 70v104M90 70v104")}</g>`,
		`<g transform="rotate(13 120 120)">${fill("b", "M76 54h88v128H76Z")}${stroke("a", 1.4, "M156 70v100M150 70v100")}</g>`,
		fill("d", "M78 52h66l18 18v114H78Z"),
		fill("c", "M144 52v18h18Z"),
		stroke("b", 6, "M88 66h42"),
		stroke("b", 2, "M87 76h34"),
		fill("a", "M86 86h68v44H86Z"),
		fill("b", "M86 130l22-28 15 18 9-10 22 20Z"),
		fillCircle("c", 140, 99, 7),
		stroke("b", 1.8, column(87.5) + column(124.5)),
	].join("");
}

/** Two voices that overlap, and the echo between them. */
function drawConversation(): string {
	const echo = [10, 20, 30]
		.map(
			(radius) =>
				trace`M${120 - radius} ${62 - radius * 0.4}q${radius}-${radius * 0.9} ${radius * 2} 0M${120 - radius} ${171 + radius * 0.4}q${radius} ${radius * 0.9} ${radius * 2} 0`,
		)
		.join("");
	const first =
		"M62 62h72a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16H92l-26 24 4-24h-8a16 16 0 0 1-16-16V78a16 16 0 0 1 16-16Z";
	const second =
		"M108 98h72a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16h-4l6 24-28-24h-46a16 16 0 0 1-16-16v-32a16 16 0 0 1 16-16Z";
	return [
		fillGround(),
		stroke("b", 1.6, echo),
		'<g transform="translate(15 11)scale(.87)">',
		fill("b", first),
		fill("c", second),
		fill("d", "M108 98h42v12a16 16 0 0 1-16 16H92v-12a16 16 0 0 1 16-16Z"),
		stroke("d", 4, "M62 78h62M62 89h36"),
		stroke("d", 1.3, "M60 99h24M60 105h20"),
		["M116 142", "M140 142", "M164 142"].map((spot) => stroke("d", 9, `${spot}h.1`)).join(""),
		fill(
			"b",
			"M121 119c-8-5-9-12-4.5-13.5 2.5-.8 4 1 4.5 2.5.5-1.5 2-3.3 4.5-2.5 4.5 1.5 3.5 8.5-4.5 13.5Z",
		),
		"</g>",
	].join("");
}

/** Bidders' paddles at the rungs of a price ladder; the highest wins. */
function drawAuction(): string {
	const bidders = [
		[52, 132, 11],
		[82, 106, 13],
		[157, 96, 14],
		[188, 134, 11],
	] as const;
	const sleeve = (x: number, y: number, size: number) =>
		trace`M${x - size * 0.75} 240V${y + size * 3.6}h${size * 1.5}V240Z`;
	const hand = (x: number, y: number, size: number) =>
		trace`M${x - size * 0.6} ${y + size * 3.5}v${-size * 0.9}q${size * 0.6}-${size * 0.6} ${size * 1.2} 0v${size * 0.9}Z`;
	const rays = repeat(15, (index) => {
		const [x, y] = turn([120, 70], 33, index * 24);
		const [tipX, tipY] = turn([120, 70], index % 2 ? 39 : 44, index * 24);
		return trace`M${x} ${y}L${tipX} ${tipY}`;
	});
	return [
		fillGround(),
		stroke("c", 1.2, "M0 44H240M0 70H240M0 96H240M0 122H240M0 148H240", 'stroke-dasharray="5 5"'),
		fillCircle("a", 120, 70, 46),
		stroke("b", 1.6, rays),
		stroke("b", 4.5, bidders.map(([x, y, size]) => trace`M${x} ${y}v${size * 3}`).join("")),
		bidders.map(([x, y, size]) => fillCircle("b", x, y, size)).join(""),
		stroke(
			"d",
			1.2,
			bidders
				.map(
					([x, y, size]) =>
						trace`M${x} ${y - size * 0.72}a${size * 0.72} ${size * 0.72} 0 1 1-.1 0Z`,
				)
				.join(""),
		),
		fill(
			"d",
			bidders
				.map(
					([x, y, size]) =>
						trace`M${x} ${y - size * 0.36}l${size * 0.36} ${size * 0.36}-${size * 0.36} ${size * 0.36}-${size * 0.36}-${size * 0.36}Z`,
				)
				.join(""),
		),
		fill("c", bidders.map(([x, y, size]) => sleeve(x, y, size)).join("")),
		fill("d", bidders.map(([x, y, size]) => hand(x, y, size)).join("")),
		stroke("b", 7, "M120 70V160"),
		fillCircle("b", 120, 70, 28),
		fillCircle("c", 120, 70, 22),
		fill(
			"d",
			"M120 54.5l4.7 9.8 10.8 1.4-7.9 7.5 1.9 10.7-9.5-5.2-9.5 5.2 1.9-10.7-7.9-7.5 10.8-1.4Z",
		),
		fill("b", "M102 240V156h36V240Z"),
		fill("d", "M107 153v-17q2-6 7-4 3-4 7 0 3-3 6 0 4-2 5 3v18Z"),
		stroke("b", 1.2, "M114 133v9M120.5 133v9M126.5 133v9"),
		stroke("d", 1.4, "M102 162h36M102 167h36"),
	].join("");
}

/** A letter leaving its envelope, inside an airmail border. */
function drawLetter(key: string): string {
	const stripes = (offset: number) =>
		repeat(11, (index) => trace`M${-81 + index * 14.7 + offset} -75l7 0 -9 15h-7Z`);
	const border = fill("b", stripes(0)) + fill("c", stripes(7.4));
	return [
		fillGround(),
		`<defs><g id="edge${key}">${fill("d", "M-75-75H75V-60H-75Z")}${border}</g></defs>`,
		`<g transform="translate(120 116)">${[45, 135, 225, 315].map((angle) => `<use href="#edge${key}" transform="rotate(${angle})"/>`).join("")}</g>`,
		fill("b", "M66 106 120 64l54 42v56H66Z"),
		fill("d", "M78 76h84v64H78Z"),
		stroke("b", 4.5, "M90 88h30"),
		stroke("b", 1.6, "M90 97.5h60M90 104.5h60M90 111.5h44"),
		fill("c", "M140 82h14v12h-14Z"),
		fill("c", "M66 106 120 146 66 164ZM174 106l-54 40 54 18Z"),
		fill("b", "M66 164l46-31q8-6 16 0l46 31Z"),
		stroke("a", 1.2, "M66 106 112 139.5M174 106l-46 33.5M66 164l46-31q8-6 16 0l46 31"),
		fillCircle("d", 120, 146, 7.5),
		fill("c", "M120 141l5 5-5 5-5-5Z"),
	].join("");
}

/** Angle brackets and the slash, and the lines they hold. */
function drawBrackets(): string {
	const bracket = (x: number, reach: number) =>
		trace`M${120 - x + reach} ${116 - reach}L${120 - x} 116l${reach} ${reach}M${120 + x - reach} ${116 - reach}L${120 + x} 116l${-reach} ${reach}`;
	return [
		fillGround(),
		fill("c", "M120 12 16 116l104 104 28-28-76-76 76-76Z"),
		fill("d", "M120 12 224 116 120 220 92 192l76-76-76-76Z"),
		fill("a", "M120 58l58 58-58 58-58-58Z"),
		stroke("a", 1.2, bracket(96, 62) + bracket(90, 60)),
		stroke("b", 12, bracket(64, 34), 'stroke-linejoin="miter" stroke-linecap="butt"'),
		stroke("b", 10, "M131 84 109 148", 'stroke-linecap="butt"'),
		stroke("c", 1.6, "M138 84 116 148M124 84 102 148"),
		stroke("b", 3, "M104 52h32M112 44h16M104 180h32M112 188h16"),
		stroke("d", 3, "M108 62h12M116 170h12"),
	].join("");
}

/** The layout grid, with blocks, circle and curve set on it. */
function drawGrid(): string {
	const lines = repeat(
		13,
		(index) => trace`M${16 + index * 17.333} 0V240M0 ${12 + index * 17.333}H240`,
	);
	const cell = (column: number, row: number, width: number, height: number) =>
		trace`M${120 + column * 17.333} ${116 + row * 17.333}h${width * 17.333}v${height * 17.333}h${-width * 17.333}Z`;
	return [
		fillGround(),
		stroke("c", 0.8, lines),
		fill("b", cell(-3, -3, 4, 4)),
		fill("c", cell(1, -3, 2, 2) + cell(-3, 2, 2, 1) + cell(-1, 1, 2, 2)),
		fill("d", cell(1, -1, 2, 4)),
		fillCircle("d", 102.7, 98.7, 26),
		fill("c", "M102.7 72.7a26 26 0 0 1 0 52Z"),
		stroke("b", 1.8, "M144 105h21M144 112h21M144 119h14"),
		fill("b", "M144 132h21v12h-21Z"),
		stroke("b", 1.6, "M50.7 116C50.7 62 85 46.7 120 46.7S189.3 62 189.3 116"),
		stroke("b", 1.1, "M68 46.7H172M50.7 116V72M189.3 116V72"),
		fill("b", "M116 42.7h8v8h-8ZM46.7 112h8v8h-8ZM185.3 112h8v8h-8Z"),
		["M68 46.7", "M172 46.7", "M50.7 72", "M189.3 72"]
			.map((spot) => stroke("b", 6, `${spot}h.1`))
			.join(""),
		fill("b", cell(1, 3, 2, 1) + cell(-1, 4, 2, 1)),
	].join("");
}
