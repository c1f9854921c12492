import { describe, expect, it } from "vitest";
import { drawCaseChart } from "./case-chart.ts";
import { drawCity, drawDistrict } from "./city-kites.ts";
import { CITY_MOTIFS } from "./city-motifs/index.ts";
import { drawFavicon, drawMark } from "./mark.ts";
import { drawPortrait, drawTeam } from "./portrait.ts";
import { drawPostCover } from "./post-cover.ts";
import { drawHero, drawNotFound } from "./scene.ts";
import { drawService } from "./service-kites.ts";

const SERVICES = [
	"seo",
	"contentMarketing",
	"socialMediaMarketing",
	"paidAdvertising",
	"emailMarketing",
	"webDevelopment",
	"uiUxDesign",
] as const;

const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
	mumbai: ["andheri", "bandra", "colaba", "juhu", "powai", "worli"],
	delhi: ["connaught-place", "dwarka", "karol-bagh", "nehru-place", "rohini", "saket"],
	bangalore: [
		"electronic-city",
		"indiranagar",
		"jayanagar",
		"koramangala",
		"malleshwaram",
		"whitefield",
	],
	hyderabad: ["banjara-hills", "begumpet", "charminar", "gachibowli", "hitec-city", "secunderabad"],
	ahmedabad: ["bopal", "maninagar", "naroda", "navrangpura", "satellite", "vastrapur"],
	chennai: ["adyar", "anna-nagar", "guindy", "mylapore", "t-nagar", "velachery"],
	kolkata: ["ballygunge", "behala", "burrabazar", "new-town", "park-street", "salt-lake"],
	surat: ["adajan", "athwa", "katargam", "udhna", "varachha", "vesu"],
	pune: ["baner", "hadapsar", "hinjawadi", "koregaon-park", "kothrud", "viman-nagar"],
	jaipur: [
		"c-scheme",
		"johari-bazaar",
		"malviya-nagar",
		"mansarovar",
		"raja-park",
		"vaishali-nagar",
	],
	lucknow: ["alambagh", "aliganj", "chowk", "gomti-nagar", "hazratganj", "indira-nagar"],
	kanpur: ["civil-lines", "govind-nagar", "jajmau", "kakadeo", "kidwai-nagar", "swaroop-nagar"],
	nagpur: ["civil-lines", "dharampeth", "itwari", "manish-nagar", "sadar", "sitabuldi"],
	visakhapatnam: [
		"dwaraka-nagar",
		"gajuwaka",
		"madhurawada",
		"mvp-colony",
		"rushikonda",
		"siripuram",
	],
	bhopal: ["arera-colony", "bairagarh", "hoshangabad-road", "kolar-road", "mp-nagar", "new-market"],
};

const MEASURES = [
	{
		label: "Visits from search to the shop pages",
		unit: "visits a month",
		before: 18240,
		after: 129520,
		period: "January to June 2024 against 2025",
	},
	{
		label: "Cost of one enquiry",
		unit: "Rs",
		before: 412,
		after: 268.5,
		period: "April against March",
	},
	{ label: "Open rate", unit: "%", before: 12, after: 31, period: "2024 against 2025" },
];

const HOSTILE = `</title><script>alert("1")</script> & 'Tea' \u0000\ud800`;

/** Every drawing of the system, by a name for the test's report. */
function drawAll(title?: string): Map<string, string> {
	const drawings = new Map<string, string>();
	for (const [city, districts] of Object.entries(DISTRICTS)) {
		drawings.set(city, drawCity(city, title ?? city));
		for (const district of districts) {
			drawings.set(`${city}/${district}`, drawDistrict(city, district, title ?? district));
		}
	}
	for (const city of ["indore", "kochi", "constructor"]) {
		drawings.set(city, drawCity(city, title ?? city));
		drawings.set(`${city}/a`, drawDistrict(city, "a", title ?? "A"));
	}
	for (const key of SERVICES) {
		drawings.set(key, drawService(key, title ?? key));
		for (let post = 0; post < 40; post++) {
			drawings.set(`${key}/post-${post}`, drawPostCover(`post-${post}`, key, title ?? "A post"));
		}
	}
	for (const person of ["meera-shah", "arjun-nair", "farah-contractor", "someone-new"]) {
		drawings.set(person, drawPortrait(person, title ?? person));
	}
	drawings.set("team", drawTeam(["meera-shah", "arjun-nair", "farah-contractor"]));
	drawings.set("chart", drawCaseChart(title ?? "A case", MEASURES));
	drawings.set("hero", drawHero());
	drawings.set("not found", drawNotFound());
	drawings.set("mark", drawMark("Kiteline"));
	drawings.set("favicon", drawFavicon("Kiteline"));
	return drawings;
}

function withoutTitle(svg: string): string {
	return svg.replace(/<title>.*?<\/title>/, "");
}

/** The first fault of a document's tags, or nothing: every tag closed, in order, attributes quoted once. */
function findFault(svg: string): string | undefined {
	const open: string[] = [];
	const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (...match) => {
		const [tag, closing, name, attributes, selfClosing] = match.map(String);
		const names = [...(attributes ?? "").matchAll(/([\w:-]+)="/g)].map((found) => found[1]);
		if (new Set(names).size < names.length) open.push(`attribute twice in ${tag}`);
		if (closing) {
			if (open.at(-1) === name) open.pop();
			else open.push(`unexpected ${tag}`);
		} else if (!selfClosing && name) open.push(name);
		return "";
	});
	if (/[<>]/.test(rest)) return rest.slice(Math.max(0, rest.search(/[<>]/) - 40)).slice(0, 120);
	return open[0];
}

describe("the drawings", () => {
	it("are the same bytes for the same input", () => {
		expect(drawAll()).toEqual(drawAll());
	});

	it("are well-formed documents", () => {
		for (const [name, svg] of drawAll()) {
			expect(svg, name).toMatch(
				/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/,
			);
			expect(findFault(svg), name).toBeUndefined();
			expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
		}
	});

	it("stay under 6 KB", () => {
		for (const [name, svg] of drawAll()) {
			expect(Buffer.byteLength(svg), name).toBeLessThan(6 * 1024);
		}
	});

	it("refer only to parts and colours that they define", () => {
		for (const [name, svg] of drawAll()) {
			const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
			const references = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((match) => match[1]);
			expect(
				references.filter((reference) => !ids.has(reference)),
				name,
			).toEqual([]);
			const properties = new Set([...svg.matchAll(/--([a-z]+):/g)].map((match) => match[1]));
			const used = [...svg.matchAll(/var\(--([a-z]+)\)/g)].map((match) => match[1]);
			expect(
				used.filter((property) => !properties.has(property)),
				name,
			).toEqual([]);
		}
	});

	it("round coordinates to one decimal", () => {
		for (const [name, svg] of drawAll()) {
			const data = [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]).join(" ");
			expect(data, name).not.toMatch(/\.\d\d/);
		}
	});

	it("carry a hostile title as text", () => {
		const untitled = drawAll();
		for (const [name, svg] of drawAll(HOSTILE)) {
			if (svg === untitled.get(name)) continue;
			expect(svg, name).toContain(
				"<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 'Tea' ",
			);
			expect(svg, name).not.toContain("<script");
			expect(svg, name).not.toContain("\u0000");
			expect(findFault(svg), name).toBeUndefined();
		}
	});
});

describe("the kites of cities and districts", () => {
	it("have a motif for each of the fifteen cities", () => {
		expect(Object.keys(CITY_MOTIFS).sort()).toEqual(Object.keys(DISTRICTS).sort());
	});

	it("differ for all ninety districts", () => {
		const drawn = Object.entries(DISTRICTS).flatMap(([city, districts]) =>
			districts.map((district) => withoutTitle(drawDistrict(city, district, district))),
		);
		expect(drawn).toHaveLength(90);
		expect(new Set(drawn).size).toBe(90);
	});

	it("give the six districts of a city six colourways and six cuts", () => {
		for (const [city, districts] of Object.entries(DISTRICTS)) {
			const drawn = districts.map((district) => drawDistrict(city, district, district));
			const main = drawn.map((svg) => svg.match(/\.p\{[^}]*\}/)?.[0]);
			const cuts = drawn.map((svg) => svg.match(/<clipPath id="f">.*?<\/clipPath>/)?.[0]);
			expect(new Set(main).size, city).toBe(6);
			expect(new Set(cuts).size, city).toBe(6);
		}
	});

	it("differ for cities that were added later", () => {
		const drawn = Array.from({ length: 300 }, (_, index) =>
			withoutTitle(drawCity(`new-${index}`, "New")),
		);
		expect(new Set(drawn).size).toBe(300);
	});
});

describe("the covers of posts", () => {
	it("differ among forty posts of one service", () => {
		for (const key of SERVICES) {
			const drawn = Array.from({ length: 40 }, (_, index) =>
				withoutTitle(drawPostCover(`post-${index}`, key, "A post")),
			);
			expect(new Set(drawn).size, key).toBe(40);
		}
	});
});

describe("the chart of a case", () => {
	it("draws bars from zero in the proportion of the numbers", () => {
		const svg = drawCaseChart("A case", MEASURES);
		const bars = [
			...svg.matchAll(
				/<path (?:class="o"|fill="var\(--(?:vermilion|teal)\)") d="M190 \d+h([\d.]+)v/g,
			),
		].map((match) => Number(match[1]));
		expect(bars).toHaveLength(4);
		const [before = 0, after = 1, costBefore = 0, costAfter = 1] = bars;
		expect(before / after).toBeCloseTo(18240 / 129520, 2);
		expect(costBefore / costAfter).toBeCloseTo(412 / 268.5, 2);
	});

	it("writes numbers as India does, with unit and period", () => {
		const svg = drawCaseChart("A case", MEASURES);
		for (const text of [
			"1,29,520",
			"268.5",
			"visits a month",
			"January to June 2024 against 2025",
		]) {
			expect(svg).toContain(`>${text}</text>`);
		}
	});

	it("keeps an axis when both values are zero", () => {
		const zero = { label: "Enquiries", unit: "a month", before: 0, after: 0, period: "2025" };
		expect(findFault(drawCaseChart("A case", [zero]))).toBeUndefined();
		expect(drawCaseChart("A case", [zero])).not.toMatch(/NaN|Infinity/);
	});
});
