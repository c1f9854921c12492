import type { City, Content } from "../types.ts";
import { countWords, toWords } from "./words.ts";

/** Every so many cities one is the one before it with another name. */
const COPIED = 50;
/** Texts of fewer words are names, slugs and dates, which stay. */
const PROSE = 4;

/** So many cities with the texts of the shipped ones in random words, and every fiftieth a copy of the one before. */
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

function makeDie(): (below: number) => number {
	let seed = 1;
	return (below) => {
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((seed / 2 ** 32) * below);
	};
}
