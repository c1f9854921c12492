import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { HOSTILE_TEXTS } from "../../support/hostile-texts.ts";
import { ROOT } from "../../support/project-folder.ts";
import { MARK } from "./judge-answer.ts";

const CORPORA = join(ROOT, "../shared/corpora");

/** What breaks out of the place that a text is shown in. */
export const BREAKOUTS: readonly string[] = [
	`"><${MARK}>`,
	`'><${MARK}>`,
	`</title><${MARK}>`,
	`</script><${MARK}>`,
	`</textarea><${MARK}>`,
	`--><${MARK}>`,
	`]]><${MARK}>`,
	`" on${MARK}="1`,
	`' on${MARK}='1`,
	`x on${MARK}=1`,
	`javascript:${MARK}`,
	`JaVa\tScript:${MARK}`,
	`data:text/html,<${MARK}>`,
	`"style="${MARK}:1`,
	`\u2028<${MARK}>\u2029`,
	`<svg/onload=${MARK}>`,
	`%3C${MARK}%3E`,
	`&lt;${MARK}&gt;`,
	`+ADw-${MARK}+AD4-`,
	`\uFF1C${MARK}\uFF1E`,
	`\r\n${MARK}: 1\r\n\r\n<${MARK}>`,
	`\n${MARK}: 1`,
	`\\u003c${MARK}\\u003e`,
	`{{${MARK}}}`,
	`\u0000<${MARK}>`,
];

/** Names that are more than names to JavaScript. */
export const PROTOTYPE_KEYS: readonly string[] = [
	"__proto__",
	"__proto__[polluted]",
	"__proto__.polluted",
	"constructor",
	"constructor[prototype][polluted]",
	"constructor.prototype.polluted",
	"prototype",
	"toString",
	"hasOwnProperty",
	"then",
	"__defineGetter__",
	"toJSON",
];

/** Paths that lead elsewhere on other servers. */
const PATHS: readonly string[] = [
	"/../../../../etc/passwd",
	"/..%2f..%2f..%2f..%2fetc%2fpasswd",
	"/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
	"/..%252f..%252fetc%252fpasswd",
	"/..%c0%af..%c0%afetc/passwd",
	"/..%ef%bc%8f..%ef%bc%8fetc/passwd",
	"/....//....//etc/passwd",
	"/..;/..;/etc/passwd",
	"/..\\..\\windows\\win.ini",
	"/%5c..%5c..%5cwindows%5cwin.ini",
	"/assets/../../../package.json",
	"/assets/..%2f..%2f..%2fpackage.json",
	"/assets/%2e%2e/%2e%2e/server/index.js",
	"/art/../../data/enquiries.sqlite",
	"/art/..%2f..%2fdata%2fenquiries.sqlite",
	"/pictures/480/..%2f..%2fenquiries.sqlite",
	"/cards/..%2f..%2f.env.png",
	"/.env",
	"/.git/config",
	"/data/enquiries.sqlite",
	"/package.json",
	"/build/server/index.js",
	"/server-status",
	"/metrics",
	"/wp-admin/",
	"/__manifest",
	"/__proto__",
	"/constructor/prototype",
	"/blog/__proto__",
	"/services/constructor",
	"/services/seo/__proto__",
	"/toString/valueOf",
	"/art/__proto__/x.svg",
	"/art/city/constructor.svg",
	"/sitemaps/__proto__.xml",
	"/sitemaps/-1.xml",
	"/sitemaps/99999999999999999999.xml",
	"//evil.example",
	"//evil.example/",
	"//Evil.example/%2e%2e",
	"/\\evil.example/",
	"/%5cEvil.example/",
	"/%2f%2fevil.example/",
	"/%2F/Evil.example/",
	"/%09//Evil.example/",
	"/.//Evil.example/",
	"/https://evil.example/",
	"/%0d%0aLocation:%20https://evil.example/",
	"/A%0d%0aSet-Cookie:a=b/",
	`/A/%0d%0a${MARK}:1/`,
	`/A?%0d%0a${MARK}:1`,
	"/%00",
	"/a%00.svg",
	"/%",
	"/%zz",
	"/%ff%fe",
	"/%c0%ae",
	"/%ed%a0%80",
	"/%F4%90%80%80",
	"/mumbai%20",
	"/mumbai;jsessionid=1",
	"/mumbai#x",
	"/mumbai%23x",
	"/mumbai%3fx",
	"/mumbai.data.data",
	"/mumbai.data/x",
	"/mumbai.state.state?v=1",
	"/_root.data",
	"/_.data",
	"/.data",
	"/.state",
	`/${"a/".repeat(500)}`,
	`/${"../".repeat(300)}`,
	`/${"%2e%2e%2f".repeat(100)}`,
	`/${"a".repeat(1_500)}`,
	"*",
	"http://evil.example/mumbai",
	"https://evil.example/mumbai",
	"ftp://evil.example/",
	"evil.example:443",
	"mumbai",
	"?",
	"#",
	"",
];

/** Own ones, and those that lie beside the project's folder. */
export function listPaths(): readonly string[] {
	const shared = z.array(z.object({ path: z.string() })).parse(readShared("paths.json"));
	return [...PATHS, ...shared.map(({ path }) => path)];
}

/** Texts that break what reads or shows them. */
export function listTexts(): readonly string[] {
	const naughty = z.array(z.string()).parse(readShared("blns.json"));
	const markup = z.array(z.object({ html: z.string() })).parse(readShared("xss.json"));
	const marked = markup
		.map(({ html }) => html)
		.filter((html) => html.length < 300)
		.filter((_, at) => at % 12 === 0)
		.map((html) => `${MARK}${html}`);
	return [...BREAKOUTS, ...PROTOTYPE_KEYS, ...HOSTILE_TEXTS, ...naughty, ...marked];
}

const told = new Set<string>();

function readShared(name: string): unknown {
	const file = join(CORPORA, name);
	if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
	if (!told.has(name)) console.log(`${name} of the shared samples is not there and is left out.`);
	told.add(name);
	return [];
}
