import { TEMPLATES } from "../../tests/support/addresses.ts";
import { type Figure, takeMedian, toFigure } from "../figures.ts";
import type { Part, Table } from "../part.ts";
import { withSite } from "../site.ts";
import { type Click, type Intent, timeClick } from "./time-click.ts";
import { launchWithTools, type Tools } from "./tools.ts";

const ROUNDS = { quick: 3, thorough: 7 };
const WAYS = {
	"home to a service": [TEMPLATES.home, TEMPLATES["service with sub-services"]],
	"a service to it in a city": [
		TEMPLATES["service with sub-services"],
		TEMPLATES["localised service"],
	],
	"a city to a district": [TEMPLATES.city, TEMPLATES.district],
	"the blog to a post": [TEMPLATES.blog, TEMPLATES.post],
} as const;
const INTENTS: Record<Intent, { words: string; limit: { most: number } }> = {
	hover: { words: "after 300 ms of hovering", limit: { most: 200 } },
	touch: { words: "by a tap", limit: { most: 250 } },
	cold: { words: "cold", limit: { most: 250 } },
};
/** Of a small site; of real ones 218 ms. */
const PEER = 131;

/** How long a visitor looks at the old page after a click. */
export const clicks: Part = {
	name: "clicks",
	title: "From a click to the next page",
	method: `Chromium with 100 ms, 4 Mbit/s both ways, a processor four times slower, an empty cache, held back by its own tools for the
page that is shown and for those that are made ready ahead. Time from the click event to the new page's first heading
painted: it is in the document, a frame has been drawn with it, and the next one begins; where that page fades in, at
the beginning of the fading. Medians of three clicks, with \`--thorough\` of seven, each of a new visitor. A visitor
looks at the link for a second first; a tap is a finger that rests 80 ms, on a phone. Before hydration means right after \`load\`, with
nothing touched before. Best peer: another framework's build of a small site; the best of the real sites took 218 ms.`,
	measure: async ({ isThorough, tell }) =>
		withSite(async ({ origin }) => {
			const rounds = ROUNDS[isThorough ? "thorough" : "quick"];
			const tools = await launchWithTools();
			const tables: Table[] = [];
			for (const isHydrated of [true, false]) {
				const figures: Figure[] = [];
				for (const [name, [from, to]] of Object.entries(WAYS))
					for (const intent of ["hover", "touch", "cold"] as const) {
						const click = { from, to, intent, isHydrated };
						const { words, limit } = INTENTS[intent];
						const { median, said } = await repeat(tools, origin, click, rounds);
						tell(`${name}, ${words}: ${said}`);
						figures.push(toFigure(`${name}, ${words}`, median, "ms", { limit, peer: PEER }));
					}
				tables.push({ title: isHydrated ? "after hydration" : "before hydration", figures });
			}
			await tools.close();
			return tables;
		}),
};

async function repeat(tools: Tools, origin: string, click: Click, rounds: number) {
	const times: number[] = [];
	let ready = 0;
	for (let round = 0; round < rounds; round++) {
		const { ms, wasReady } = await timeClick(tools, origin, click);
		times.push(ms);
		if (wasReady) ready++;
	}
	const said = `${times.map(Math.round).join(", ")} ms${ready > 0 ? `, ${ready} made ready ahead` : ""}`;
	return { median: takeMedian(times), said };
}
