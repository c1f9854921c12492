import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { HOSTILE_TEXTS } from "../../support/hostile-texts.ts";
import { ROOT } from "../../support/project-folder.ts";
import { MARK } from "./judge-answer.ts";

/** For a table of words without blanks. */
export const listWords = (text: string): string[] => text.trim().split(/\s+/);

/** What breaks out of the place that a text is shown in. */
const BREAKOUTS: readonly string[] = [
	...listWords(`
		"><${MARK}>  '><${MARK}>  </title><${MARK}>  </script><${MARK}>  </textarea><${MARK}>  --><${MARK}>
		]]><${MARK}>  javascript:${MARK}  data:text/html,<${MARK}>  "style="${MARK}:1  <svg/onload=${MARK}>
		%3C${MARK}%3E  &lt;${MARK}&gt;  +ADw-${MARK}+AD4-  \uFF1C${MARK}\uFF1E  \\u003c${MARK}\\u003e  {{${MARK}}}`),
	...['" ', "' ", "x "].map((before) => `${before}on${MARK}="1`),
	`JaVa\tScript:${MARK}`,
	...["\u2028", "\u0000", `\r\n${MARK}: 1\r\n\r\n`].map((before) => `${before}<${MARK}>\u2029`),
	`\n${MARK}: 1`,
];

/** Names that are more than names to JavaScript. */
export const PROTOTYPE_KEYS = listWords(`
	__proto__ __proto__[polluted] __proto__.polluted constructor constructor[prototype][polluted]
	constructor.prototype.polluted prototype toString hasOwnProperty then __defineGetter__ toJSON`);

/** Paths that lead elsewhere on other servers. */
const PATHS: readonly string[] = [
	...listWords(String.raw`
		/../../../../etc/passwd  /..%2f..%2f..%2f..%2fetc%2fpasswd  /%2e%2e/%2e%2e/%2e%2e/etc/passwd
		/..%252f..%252fetc%252fpasswd  /..%c0%af..%c0%afetc/passwd  /..%ef%bc%8f..%ef%bc%8fetc/passwd
		/....//....//etc/passwd  /..;/..;/etc/passwd  /..\..\windows\win.ini  /%5c..%5c..%5cwindows%5cwin.ini
		/assets/../../../package.json  /assets/..%2f..%2f..%2fpackage.json  /assets/%2e%2e/%2e%2e/server/index.js
		/art/../../data/enquiries.sqlite  /art/..%2f..%2fdata%2fenquiries.sqlite
		/pictures/480/..%2f..%2fenquiries.sqlite  /cards/..%2f..%2f.env.png  /.env  /.git/config
		/data/enquiries.sqlite  /package.json  /build/server/index.js  /server-status  /metrics  /wp-admin/
		/__manifest  /__proto__  /constructor/prototype  /blog/__proto__  /services/constructor
		/services/seo/__proto__  /toString/valueOf  /art/__proto__/x.svg  /art/city/constructor.svg
		/sitemaps/__proto__.xml  /sitemaps/-1.xml  /sitemaps/99999999999999999999.xml
		//evil.example  //evil.example/  //Evil.example/%2e%2e  /\evil.example/  /%5cEvil.example/
		/%2f%2fevil.example/  /%2F/Evil.example/  /%09//Evil.example/  /.//Evil.example/  /https://evil.example/
		/%0d%0aLocation:%20https://evil.example/  /A%0d%0aSet-Cookie:a=b/
		/A/%0d%0a${MARK}:1/  /A?%0d%0a${MARK}:1
		/%00  /a%00.svg  /%  /%zz  /%ff%fe  /%c0%ae  /%ed%a0%80  /%F4%90%80%80
		/mumbai%20  /mumbai;jsessionid=1  /mumbai#x  /mumbai%23x  /mumbai%3fx  /mumbai.data.data
		/mumbai.data/x  /mumbai.state.state?v=1  /_root.data  /_.data  /.data  /.state
		*  http://evil.example/mumbai  https://evil.example/mumbai  ftp://evil.example/  evil.example:443
		mumbai  ?  #`),
	"",
	...["a/", "../", "%2e%2e%2f", "aaa"].map((part) => `/${part.repeat(400)}`),
];

/** Our own paths, and those of the corpora beside the project's folder. */
export function listPaths(): string[] {
	const shared = z.array(z.object({ path: z.string() })).parse(readCorpus("paths.json"));
	return [...PATHS, ...shared.map(({ path }) => path)];
}

/** Texts that break what reads or shows them. */
export function listTexts(): string[] {
	const naughty = z.array(z.string()).parse(readCorpus("blns.json"));
	const markup = z.array(z.object({ html: z.string() })).parse(readCorpus("xss.json"));
	const marked = markup
		.filter(({ html }, at) => html.length < 300 && at % 12 === 0)
		.map(({ html }) => `${MARK}${html}`);
	const all = [...BREAKOUTS, ...PROTOTYPE_KEYS, ...HOSTILE_TEXTS, ...naughty, ...marked];
	return all.map((text) => text.toWellFormed());
}

const CORPORA = join(ROOT, "../shared/corpora");
const hasCorpora = existsSync(CORPORA);
if (!hasCorpora)
	console.log("../shared/corpora is not there: only our own hostile texts are sent.");

function readCorpus(name: string): unknown {
	return hasCorpora ? JSON.parse(readFileSync(join(CORPORA, name), "utf8")) : [];
}
