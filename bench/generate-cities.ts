/**
 * `node bench/generate-cities.ts [cities] [folder]`: what the check of local pages costs with many cities.
 * With a folder the cities are also written there, beside the rest of the content, to start a site on.
 */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { loadContent } from "#app/content/load.ts";
import { judgeLocalPages } from "#app/content/sameness/judge.ts";
import { LOCAL_KINDS } from "#app/content/sameness/local-pages.ts";
import { countWords, toWords } from "#app/content/sameness/words.ts";
import type { City, Content } from "#app/content/types.ts";

/** Every so many cities one is the one before it with another name. */
const COPIED = 50;
/** Texts of fewer words are names, slugs and dates, which stay. */
const PROSE = 4;

/** So many cities with the texts of the shipped ones in random words, and every fiftieth a copy. */
export function makeCities(count: number, { cities }: Content): City[] {
	const draw = makeDie();
	const vocabulary = [...new Set(toWords(JSON.stringify(cities)))];
	const writeWord = () => vocabulary[draw(vocabulary.length)] ?? "";
	const rewrite = (text: string) => {
		const words = countWords([text]);
		if (words < PROSE) return text;
		const prose = Array.from({ length: words }, writeWord).join(" ").slice(0, text.length);
		return text.endsWith("?") ? `${prose.slice(0, -1)}?` : prose;
	};
	const made: City[] = [];
	for (let at = 0; at < count; at++) {
		const model = cities[at % cities.length];
		const last = made.at(-1);
		if (!model) break;
		const isCopy = at % COPIED === COPIED - 1 && last;
		const city = isCopy ? structuredClone(last) : rewriteTexts(model, rewrite);
		const slug = nameCity(at);
		for (const text of [city, ...city.districts, ...Object.values(city.services)])
			if (text) text.description = rewrite(text.description);
		// The six districts keep their names, so that only texts make the difference.
		const neighbours = [nameCity((at + 1) % count), nameCity((at + 2) % count)];
		made.push({ ...city, name: slug, slug, order: at + 1, neighbours });
	}
	return made;
}

function rewriteTexts<T>(value: T, rewrite: (text: string) => string): T {
	if (typeof value === "string") return rewrite(value) as T;
	if (Array.isArray(value)) return value.map((it) => rewriteTexts(it, rewrite)) as T;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, it]) => [key, rewriteTexts(it, rewrite)]),
	) as T;
}

/** One word that no text has, such as `qabcpur`. */
function nameCity(at: number): string {
	const letters = String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
	return `q${letters}pur`;
}

function write({ cities }: Content, folder: string): void {
	const shippedFolder = join(import.meta.dirname, "../content");
	cpSync(shippedFolder, join(folder, "content"), {
		recursive: true,
		filter: (path) => path !== join(shippedFolder, "cities"),
	});
	for (const { slug, imageUrl: _url, districts, services, ...city } of cities) {
		const path = join(folder, "content/cities", slug);
		for (const part of ["districts", "services"]) mkdirSync(join(path, part), { recursive: true });
		writeFileSync(join(path, "city.yaml"), stringify(city));
		for (const { slug: name, imageUrl: _art, ...district } of districts)
			writeFileSync(join(path, `districts/${name}.yaml`), stringify(district));
		for (const [name, text] of Object.entries(services))
			writeFileSync(join(path, `services/${name}.yaml`), stringify(text));
	}
}

function makeDie(): (below: number) => number {
	let seed = 1;
	return (below) => {
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((seed / 2 ** 32) * below);
	};
}

function formatSeconds(milliseconds: number): string {
	return `${(milliseconds / 1000).toFixed(1)} s`;
}

function measure(content: Content): void {
	const begun = performance.now();
	let stage = begun;
	const judged = judgeLocalPages(content, {
		pairs: 10,
		onProgress: (kind, share) => {
			if (share < 1) return;
			const now = performance.now();
			console.log(`${kind}: ${formatSeconds(now - stage)}`);
			stage = now;
		},
	});
	for (const kind of LOCAL_KINDS) {
		const { pages } = judged[kind];
		const alike = pages.filter(({ faults }) => faults.includes("sameness"));
		console.log(`${kind}: ${pages.length} pages, ${alike.length} too alike`);
	}
	const memory = process.memoryUsage().rss / 1024 ** 2;
	console.log(`${formatSeconds(performance.now() - begun)} in all, ${memory.toFixed(0)} MB`);
}

function run([count = "10000", folder]: string[]): void {
	const shipped = loadContent(join(import.meta.dirname, ".."));
	const content = { ...shipped, cities: makeCities(Number(count), shipped) };
	if (folder) write(content, folder);
	measure(content);
}

if (import.meta.main) run(process.argv.slice(2));
