import { type ColourTarget, paint } from "./palette.ts";
import { findTraits, type Traits } from "./people.ts";
import type { Drawing } from "./svg.ts";

/** Renders a person's head and shoulders, 200 x 200, on a ground of their own; the face is folded like paper. */
export function renderPortrait(slug: string, name: string, target: ColourTarget = "page"): Drawing {
	const traits = findTraits(slug);
	const { skin, hair } = traits;
	const [ground, clothes, second, ornament] = traits.colours.map((each) => paint(each, target));
	return {
		width: 200,
		height: 200,
		title: name,
		rules: {
			".s": `fill:${skin}`,
			".h": `fill:${hair}`,
			".c": `fill:${clothes}`,
			".e": `fill:${second}`,
			".o": `fill:${ornament}`,
			".n": "fill:#1b1a3a;opacity:.12",
			".l": "fill:none;stroke:#24141c;stroke-width:2",
			".j": `fill:none;stroke:${ornament};stroke-width:1.6`,
			".i": `fill:none;stroke:${hair};stroke-width:1.6`,
			".w": "stroke:#fff",
			".x": "stroke-width:3",
		},
		target,
		body: [
			`<path fill="${ground}" d="M0 0H200V200H0Z"/><path fill="#fbf6ec" opacity=".22" d="M100-62 262 100 100 262Z"/>`,
			HAIR_BEHIND[traits.hairShape],
			CLOTHES[traits.clothes],
			renderFace(traits),
			HAIR_BEFORE[traits.hairShape],
			traits.hasEarrings ? EARRINGS : "",
		].join(""),
	};
}

const HAIR_BEHIND: Readonly<Record<Traits["hairShape"], string>> = {
	bun: '<circle class="h" cx="132" cy="110" r="18"/><path class="j" opacity=".35" d="M128 98q14 0 16 14"/><path class="h" d="M67 90c-3-34 14-52 33-52s36 18 33 52Z"/>',
	bob: '<path class="h" d="M60 96c-4-40 14-60 40-60s44 20 40 60c-1 14 4 24 8 32-12 8-22 8-30 4H82c-8 4-18 4-30-4 4-8 9-18 8-32Z"/>',
	swept: '<path class="h" d="M71 86V62h58v24Z"/>',
	crop: '<path class="h" d="M71 86V62h58v24Z"/>',
};

const HAIR_BEFORE: Readonly<Record<Traits["hairShape"], string>> = {
	bun: '<path class="h" d="M100 40C78 40 66 58 69 92c4-4 6-12 7-18 12-4 21-14 24-27 3 13 12 23 24 27 1 6 3 14 7 18 3-34-9-52-31-52Z"/><path class="j" opacity=".35" d="M97 43c-12 3-22 14-24 30M103 43c12 3 22 14 24 30"/>',
	bob: '<path class="h" d="M112 38C84 32 62 50 63 88c-1 16-5 26-8 36 12 2 18-4 20-16 1-12-2-20 0-30 16-2 30-10 36-24 2 14 8 22 14 26 2 10-1 18 0 28 2 12 8 18 20 16-4-10-7-20-8-36 1-32-8-46-25-50Z"/><path class="j" opacity=".3" d="M108 44c-18-2-36 10-38 38M114 44c12 4 20 18 20 38"/>',
	swept:
		'<path class="h" d="M68 84C64 58 78 40 98 38c10-6 34-2 35 20 2 8 1 18-1 26-3-4-4-10-5-17-14 2-30-2-39-9-7 6-12 14-14 23-2 2-4 3-6 3Z"/><path class="l w" stroke-width="1.4" opacity=".28" d="M88 51c10-6 24-8 34-4M95 46c8-4 18-4 25-2"/>',
	crop: '<path class="h" d="M69 84c-4-28 10-44 31-44s35 16 31 44c-3-4-4-9-5-14-2-7-6-10-12-10H86c-6 0-10 3-12 10-1 5-2 10-5 14Z"/><path class="l w" stroke-width="1.4" opacity=".28" d="M80 54c10-8 30-8 40 0M86 49c8-4 20-4 28 0"/>',
};

const CLOTHES: Readonly<Record<Traits["clothes"], string>> = {
	sari: '<path class="c" d="M24 200c2-32 24-44 58-52h36c34 8 56 20 58 52Z"/><path class="s" d="M86 116h28v30c8 4 10 10-14 24-24-14-22-20-14-24Z"/><path class="e" d="M62 153c14 22 44 34 92 47H24c2-26 16-38 38-47Z"/><path class="j x" d="M66 151c14 22 46 36 96 47"/><path class="j" stroke-dasharray=".1 6" d="M60 160c14 20 42 32 78 40"/><path class="j" opacity=".5" d="M50 164c10 16 24 28 42 36M40 172c6 12 14 20 26 28"/>',
	blazer:
		'<path class="c" d="M22 200c0-34 26-44 60-52h36c34 8 60 18 60 52Z"/><path class="e" d="M82 146 100 200l18-54Z"/><path class="s" d="M86 116h28v32l-14 24-14-24Z"/><path class="c" d="M82 145 74 154 94 200h6ZM118 145l8 9-20 46h-6Z"/><path class="j" opacity=".55" d="M82 146l-9 8 6 12-8 2 22 32M118 146l9 8-6 12 8 2-22 32"/><path class="o" d="M140 170l5 5-5 5-5-5Z"/>',
	kurta:
		'<path class="c" d="M22 200c0-34 26-46 60-52h36c34 6 60 18 60 52Z"/><path class="s" d="M86 116h28v30q-14 12-28 0Z"/><path class="e" d="M83 142q17 16 34 0l4 8q-21 18-42 0Z"/><path class="e" d="M94 156h12v44H94Z"/><path class="n" d="M106 158v42h-4v-42Z"/><path class="o" d="M100 166l2.5 2.5-2.5 2.5-2.5-2.5ZM100 180l2.5 2.5-2.5 2.5-2.5-2.5ZM100 194l2.5 2.5-2.5 2.5-2.5-2.5Z"/><path class="j" opacity=".5" d="M88 158v42M112 158v42"/>',
};

const EARRINGS =
	'<path class="o" d="M70 100l4 5-4 6-4-6ZM130 100l4 5-4 6-4-6Z"/><path class="j" d="M70 97v3M130 97v3"/>';

function renderFace({ hasBeard, hasGlasses, hasEarrings }: Traits): string {
	const plainMouth = `<path class="l" d="M${hasBeard ? "94 114q6 3 12 0" : "91 114q9 5 18 0"}"/>`;
	return [
		'<path class="n" d="M86 128q14 14 28 0v14q-14 12-28 0Z"/>',
		'<circle class="s" cx="70" cy="92" r="7"/><circle class="s" cx="130" cy="92" r="7"/>',
		'<path class="s" d="M71 78C70 50 130 50 129 78v16c0 24-14 40-29 40S71 118 71 94Z"/>',
		hasBeard
			? '<path class="h" d="M71 84c3 14 8 20 16 22 6-5 20-5 26 0 8-2 13-8 16-22v12c0 24-14 42-29 42S71 120 71 96Z"/><path class="s" d="M91 113q9 5 18 0-3 7-9 7t-9-7Z"/>'
			: "",
		'<path class="n" d="M100 57c18 0 30 8 29 21v16c0 24-14 40-29 40Z"/>',
		'<path class="i x" d="M79 81q7-5 14-1M107 80q7-4 14 1"/>',
		'<path class="l" d="M81 91q5-4.5 10 0M109 91q5-4.5 10 0"/><circle cx="86" cy="91" r="2.3" fill="#24141c"/><circle cx="114" cy="91" r="2.3" fill="#24141c"/>',
		'<path class="l" opacity=".55" d="M100 88v14q-1 3-5 2"/>',
		hasEarrings
			? '<path fill="#9c3b3d" d="M90 114q5-3 10-1 5-2 10 1-4 6-10 6t-10-6Z"/>'
			: plainMouth,
		hasGlasses
			? '<path class="l" d="M76 90a10 10 0 0 1 20 0 10 10 0 0 1-20 0ZM104 90a10 10 0 0 1 20 0 10 10 0 0 1-20 0ZM96 89q4-3 8 0M76 89l-6-2M124 89l6-2"/>'
			: "",
	].join("");
}
