import { getCommonHeaders } from "../../../server/responses/common-headers.ts";
import { parseHtml } from "../../support/parse-html.ts";

/** The first response to a request. */
export type RawAnswer = {
	/** The status; 0 where the connection ended without a response. */
	status: number;
	/** Values by the name of the header in lower case, each as often as it was sent. */
	headers: ReadonlyMap<string, readonly string[]>;
	body: string;
	/** The number of responses on the one connection. */
	answers: number;
	ms: number;
};

/** A mark in every attack that could be shown again; nothing of the site's own has it. */
export const MARK = "zq9x";

/** The longest time in ms that one request may take, on a machine that has other work too. */
const MOST_MS = 8_000;
/** The common headers of a site whose address is https. */
const COMMON = [...getCommonHeaders().map(([name]) => name), "Strict-Transport-Security"];

/** Lists the errors of a response to any request; none where it is correct. */
export function judgeAnswer(answer: RawAnswer, wanted?: readonly number[]): string[] {
	const { status, headers, answers, ms, body } = answer;
	if (status === 0) return ["the connection was cut without a response"];
	const errors: string[] = [];
	const check = (isRight: boolean, words: string) => {
		if (!isRight) errors.push(words);
	};
	check(wanted ? wanted.includes(status) : status < 500, `its status is ${status}`);
	check(answers === 1, `there are ${answers} responses to one request`);
	check(ms <= MOST_MS, `it took ${Math.round(ms)} ms`);
	for (const name of COMMON) {
		const times = headers.get(name.toLowerCase())?.length ?? 0;
		check(times === 1, `${name} is there ${times} times`);
	}
	for (const name of headers.keys())
		check(!name.includes(MARK), `the header ${name} came from outside`);
	check(!headers.has("set-cookie"), "it sets a cookie");
	// A redirect stays within the site, also as browsers parse it.
	for (const location of headers.get("location") ?? [])
		check(/^\/(?![/\\])[\x21-\x7e]*$/.test(location), `it leads to ${location}`);
	check(!/\n\s+at .+:\d+:\d+|node_modules/.test(body), "it tells of the inside");
	const type = headers.get("content-type")?.[0] ?? "";
	if (!/html|xml/.test(type) || !body.includes(MARK)) return errors;
	check(!body.includes(`<${MARK}`), "a mark-up of the sender's stands in it");
	return /html/.test(type) ? [...errors, ...judgePage(body)] : errors;
}

/** Lists the errors of a page by the elements and attributes that a parser finds. */
function judgePage(html: string): string[] {
	const page = parseHtml(html);
	const listMarked = (name: string) =>
		page.attributes(`[${name}]`, name).filter((value) => value.includes(MARK));
	const isScript = (value: string) =>
		/^\s*(?:javascript|data|vbscript)\s*:/i.test(value.replaceAll(/\p{Cc}/gu, ""));
	return [
		...[MARK, `[on${MARK}]`].filter((selector) => page.select(selector).length > 0),
		...["href", "src", "action", "formaction"].filter((name) => listMarked(name).some(isScript)),
		...["onload", "onerror", "onclick", "onfocus", "style"].filter((name) => listMarked(name)[0]),
	].map((what) => `${what} of the sender's stands in it`);
}
