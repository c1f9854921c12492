import {
	fill,
	fillCircle,
	fillGround,
	repeat,
	round,
	stroke,
	trace,
	tracePolygon,
	turn,
} from "../svg.ts";

/** Delhi: the memorial arch before the rays of the sun, the avenue running up to it. */
export function drawArch(): string {
	const rays = Array.from({ length: 18 }, (_, index) =>
		tracePolygon([
			[120, 124],
			turn([120, 124], 170, index * 20 - 5),
			turn([120, 124], 170, index * 20 + 5),
		]),
	).join("");
	const dentils = repeat(17, (index) => trace`M${78 + index * 5.25} 88v3.5`);
	return [
		fillGround(),
		fill("c", rays),
		fill("b", "M72 170V92h-5v-8h7v-8h8v-9h10v-8h8v-5q20-7 40 0v5h8v8h10v9h8v8h7v8h-5v78Z"),
		stroke("d", 1.3, "M70 92H170M75 84H165M83 76H157M93 67H147"),
		stroke("d", 1.6, dentils),
		fill("d", "M99 172V124a21 21 0 0 1 42 0v48Z"),
		fill("c", "M106 172V126a14 14 0 0 1 28 0v46Z"),
		stroke("d", 1.3, "M94 166V124a26 26 0 0 1 52 0v42"),
		stroke("b", 1.3, "M102.5 170V125a17.5 17.5 0 0 1 35 0v45"),
		fill("d", "M117.5 95h5l1.5 12h-8Z"),
		stroke("d", 1.2, "M78 100h10v62H78ZM152 100h10v62h-10ZM83 108v46M157 108v46"),
		fill("b", "M0 170H240V240H0Z"),
		fill("d", "M108 170h24l22 60H86Z"),
		stroke(
			"a",
			1.2,
			"M64 182H92M52 196H88M148 182h28M152 196h36M70 208h14M156 208h14M116 172l-5 48M124 172l5 48",
		),
	].join("");
}

/** Hyderabad: the gate with its four minarets, balconies and pointed arch. */
export function drawMinarets(): string {
	const minaret = (x: number, top: number, foot: number, half: number) =>
		trace`M${x - half} ${foot}L${x - half * 0.72} ${top + 16}h${-half * 0.3}q${-half * 0.5}-9 ${half * 1.02}-16q${half * 1.52} 7 ${half * 1.02} 16h${-half * 0.3}L${x + half} ${foot}Z`;
	const balcony = (x: number, y: number, half: number) =>
		trace`M${x - half} ${y}h${half * 2}v3.5l${-half * 0.5} 4h${-half}l${-half * 0.5}-4Z`;
	const finial = (x: number, top: number) => trace`M${x} ${top + 3}v-9`;
	const gallery = repeat(6, (index) => trace`M${90.5 + index * 10.4} 124v-7q3.5-6 7 0v7Z`);
	const parapet = repeat(11, (index) => trace`M${84 + index * 6.8} 110v-5l2-2.5 2 2.5v5Z`);
	return [
		fillGround(),
		fillCircle("c", 120, 92, 47),
		fill("b", minaret(104, 58, 110, 4.6) + minaret(136, 58, 110, 4.6)),
		stroke(
			"b",
			1.6,
			[104, 136].map((x) => finial(x, 58)).join("") + [78, 162].map((x) => finial(x, 62)).join(""),
		),
		fill("b", [82, 96].map((y) => balcony(104, y, 7) + balcony(136, y, 7)).join("")),
		fill("b", `${parapet}M82 109H158V178H82Z`),
		fill("b", minaret(78, 62, 178, 7.6) + minaret(162, 62, 178, 7.6)),
		fill("b", [88, 108, 130].map((y) => balcony(78, y, 10.5) + balcony(162, y, 10.5)).join("")),
		stroke(
			"d",
			1.2,
			[88, 108, 130].map((y) => trace`M67.5 ${y + 1}h21m63 0h21`).join("") +
				"M88 127H152M88 112.5H152",
		),
		fill("d", gallery),
		fill("d", "M97 178V150Q99 138 120 130q21 8 23 20v28Z"),
		fill("c", "M103 178V152Q106 143 120 137q14 6 17 15v26Z"),
		stroke(
			"d",
			1.2,
			"M93 178V148Q94 135 120 126.5 146 135 147 148v30M76 146v26M80 146v26M160 146v26M164 146v26",
		),
		fill("b", "M112 178v-18q3-6 8-9 5 3 8 9v18Z"),
		fill("c", "M0 178H240V240H0Z"),
		fill("b", "M74 184h92l-8 7H82ZM88 196h64l-8 7H96ZM102 208h36l-18 14Z"),
	].join("");
}

/** Chennai: the gopuram, tier upon tier with its niches, above the steps of the tank. */
export function drawGopuram(key: string): string {
	const places = [-40, -29, -19, 19, 29, 40];
	const niches = places.map((x) => trace`M${x - 2.8} -1.5v-5a2.8 3 0 0 1 5.6 0v5Z`).join("");
	const crests = [-44, -34, -24, 24, 34, 44]
		.map((x) => trace`M${x - 4} -10.5a4 4 0 0 1 8 0Z`)
		.join("");
	const tier =
		fill("b", "M-52 0l4-11H48L52 0Z") +
		fill("c", `${crests}M-12-10q0-7 12-9 12 2 12 9V0h-24Z`) +
		fill("d", `${niches}M-6 0v-8q0-5 6-6 6 1 6 6v8Z`) +
		stroke("d", 1.1, "M-53 0H53M-48-10.8h34M14-10.8h34");
	const tiers = [1, 0.88, 0.77, 0.67, 0.58, 0.5]
		.map(
			(size, index) =>
				`<use href="#tier${key}" transform="translate(120 ${round(148 - index * 14)})scale(${size} 1)"/>`,
		)
		.join("");
	const rays = [0, 1, 2, 3, 4, 5].map((index) => trace`M120 150 ${20 + index * 36} 0h18Z`).join("");
	const steps = repeat(
		5,
		(index) => trace`M${76 + index * 8.5} ${184 + index * 7}H${164 - index * 8.5}`,
	);
	const finials = repeat(5, (index) => trace`M${106 + index * 7} 48v-7`);
	return [
		fillGround(),
		fill("d", rays),
		`<defs><g id="tier${key}">${tier}</g></defs>`,
		fill("b", "M62 174v-26h116v26Z"),
		tiers,
		stroke(
			"d",
			1.1,
			"M60 153.5h120M68 158v14M76 158v14M84 158v14M92 158v14M148 158v14M156 158v14M164 158v14M172 158v14",
		),
		fill("d", "M104 174v-15q2-9 16-12 14 3 16 12v15Z"),
		fill("c", "M110 174v-13q1-6 10-8 9 2 10 8v13Z"),
		fill("b", "M98 66q-6-7 0-14 7-6 22-6t22 6q6 7 0 14Z"),
		stroke("b", 2.2, finials),
		fill("c", "M97 66a7 8 0 0 1 13 0ZM130 66a7 8 0 0 1 13 0ZM113 66a7 10 0 0 1 14 0Z"),
		stroke("d", 1, "M104 51.5h32M95 66.5h50"),
		fill("c", "M0 174H240V240H0Z"),
		stroke("b", 3, steps),
		stroke("d", 1.2, "M30 177.5H210"),
	].join("");
}

/** Jaipur: the palace front of stacked jharokhas, bay beside bay. */
export function drawJharokhas(key: string): string {
	const bay =
		fill("c", "M-12-6q0-5 4.5-8.5Q-3-17.5 0-21 3-17.5 7.5-14.5 12-11 12-6Z") +
		stroke("c", 1.4, "M0-20v-5") +
		stroke("b", 0.9, "M0-19v12M-3-16q-4 4-4 9M3-16q4 4 4 9") +
		fill("c", "M-16-6h32l-2.5 3.5h-27Z") +
		fill(
			"d",
			"M-7 19V7.5q0-3 2-3 0-3 2.5-2.5Q-2.5-.5 0-1 2.5-.5 2.5 2q2.5-.5 2.5 2.5 2 0 2 3V19ZM-13 19V5q0-3.5 2-3.5T-9 5v14ZM9 19V5q0-3.5 2-3.5T13 5v14Z",
		) +
		stroke("c", 0.7, "M-3.5 5v14M0 1.5V19M3.5 5v14M-7 9.5H7M-7 14H7") +
		fill("c", "M-15 19h30l-7 5H-8Z");
	const rows = [
		[68, 1],
		[110, 3],
		[152, 5],
		[194, 3],
	] as const;
	const bays = rows
		.flatMap(([y, count]) =>
			Array.from(
				{ length: count },
				(_, index) =>
					trace`<use href="#bay${key}" x="${120 + (index - (count - 1) / 2) * 35}" y="${y}"/>`,
			),
		)
		.join("");
	return [
		fillGround(),
		fill("b", "M102.5 100V52Q111 44 120 38q9 6 17.5 14v48Z"),
		fill("b", "M67.5 140V92q8-8 17.5-14 10 6 17.5 12h35q8-6 17.5-12 10 6 17.5 14v48Z"),
		fill("b", "M32.5 240V134q8-8 17.5-14 10 6 17.5 12h105q8-6 17.5-12 10 6 17.5 14V240Z"),
		stroke("c", 1, "M102.5 94V240M137.5 94V240M67.5 136V240M172.5 136V240"),
		`<defs><g id="bay${key}">${bay}</g></defs>${bays}`,
	].join("");
}
