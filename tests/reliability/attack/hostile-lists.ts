import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import { HOSTILE_TEXTS } from "../../support/hostile.ts";
import { ROOT } from "../../support/project-folder.ts";
import { MARK } from "./judge-answer.ts";

const LISTS: { breakouts: string[]; paths: string[]; headers: Record<string, string[]> } = parse(
	readFileSync(join(import.meta.dirname, "hostile.yaml"), "utf8"),
);
const CORPORA = join(ROOT, "../shared/corpora");
const hasCorpora = existsSync(CORPORA);
if (!hasCorpora) console.log("Left out: the hostile texts of ../shared/corpora.");

/** For a table of words without blanks. */
export const listWords = (text: string): string[] => text.trim().split(/\s+/);

/** Names that are more than names to JavaScript. */
export const PROTOTYPE_KEYS = listWords(`
	__proto__ __proto__[polluted] __proto__.polluted constructor constructor[prototype][polluted]
	constructor.prototype.polluted prototype toString hasOwnProperty then __defineGetter__ toJSON`);

/** Each header with each of its values. */
export const HOSTILE_HEADERS = Object.entries(LISTS.headers).flatMap(([names, values]) =>
	listWords(names).flatMap((name) => values.map((value) => [name, value] as const)),
);

/** Our own paths, and those of the corpora beside the project's folder. */
export const listPaths = (): string[] => [
	"",
	...LISTS.paths,
	...["a/", "../", "%2e%2e%2f", "aaa"].map((part) => `/${part.repeat(400)}`),
	...readCorpus("paths.json", z.object({ path: z.string() })).map(({ path }) => path),
];

/** Texts that break what reads or shows them. */
export function listTexts(): string[] {
	const naughty = readCorpus("blns.json", z.string());
	const marked = readCorpus("xss.json", z.object({ html: z.string() }))
		.filter(({ html }, at) => html.length < 300 && at % 12 === 0)
		.map(({ html }) => `${MARK}${html}`);
	const all = [...LISTS.breakouts, ...PROTOTYPE_KEYS, ...HOSTILE_TEXTS, ...naughty, ...marked];
	return all.map((text) => text.toWellFormed());
}

function readCorpus<Item>(name: string, item: z.ZodMiniType<Item>): Item[] {
	if (!hasCorpora) return [];
	return z.array(item).parse(JSON.parse(readFileSync(join(CORPORA, name), "utf8")));
}
