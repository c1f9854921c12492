import { getCommonHeaders } from "../../../server/answers/common-headers.ts";
import { readHtml } from "../../support/read-html.ts";
import type { RawAnswer } from "./raw-request.ts";

/** What stands in every attack that hopes to be shown again; nothing of the site's own has it. */
export const MARK = "zq9x";

/** Slower than anything that one request may cost, on a machine that has other work too. */
const MOST_MS = 8_000;
/** Of a site whose address is https. */
const COMMON = [...getCommonHeaders().map(([name]) => name), "Strict-Transport-Security"].map(
	(name) => name.toLowerCase(),
);

/** What is wrong with an answer, whatever was asked; nothing where it is as it should be. */
export function judgeAnswer(answer: RawAnswer): string[] {
	const { status, headers, answers, ms } = answer;
	if (status === 0) return ["the connection was cut without an answer"];
	const faults: string[] = [];
	if (status >= 500) faults.push(`it is answered ${status}`);
	if (answers !== 1) faults.push(`there are ${answers} answers to one request`);
	if (ms > MOST_MS) faults.push(`it took ${Math.round(ms)} ms`);
	for (const name of COMMON) {
		const times = headers.get(name)?.length ?? 0;
		if (times !== 1) faults.push(`${name} is there ${times} times`);
	}
	for (const name of headers.keys()) {
		if (name.includes(MARK)) faults.push(`the header ${name} came from outside`);
	}
	if (headers.has("set-cookie")) faults.push("it sets a cookie");
	return [...faults, ...judgeLocation(headers.get("location")), ...judgeBody(answer)];
}

/** Within the site, and nothing that a browser would read as another one. */
function judgeLocation(locations: readonly string[] = []): string[] {
	return locations
		.filter((location) => !/^\/(?![/\\])[\x21-\x7e]*$/.test(location))
		.map((location) => `it leads to ${location}`);
}

function judgeBody({ headers, body }: RawAnswer): string[] {
	const faults: string[] = [];
	if (/\n\s+at .+:\d+:\d+|node_modules/.test(body)) faults.push("it tells of the inside");
	const type = headers.get("content-type")?.[0] ?? "";
	if (!/html|xml/.test(type) || !body.includes(MARK)) return faults;
	if (body.includes(`<${MARK}`)) faults.push("a mark-up of the sender's stands in it");
	return /html/.test(type) ? [...faults, ...judgePage(body)] : faults;
}

/** By the elements and attributes that a parser finds. */
function judgePage(html: string): string[] {
	const page = readHtml(html);
	const faults: string[] = [];
	if (page.select(MARK).length > 0) faults.push("an element of the sender's stands in it");
	if (page.select(`[on${MARK}]`).length > 0)
		faults.push("an attribute of the sender's stands in it");
	for (const name of ["href", "src", "action", "formaction"]) {
		const leading = page.attributes(`[${name}]`, name).filter((value) => isScript(value));
		if (leading.length > 0) faults.push(`${name} is a script: ${leading[0]}`);
	}
	for (const name of ["onload", "onerror", "onclick", "onfocus", "style"]) {
		if (page.attributes(`[${name}]`, name).some((value) => value.includes(MARK)))
			faults.push(`${name} is the sender's`);
	}
	return faults;
}

const isScript = (address: string): boolean =>
	/^\s*(?:javascript|data|vbscript)\s*:/i.test(address.replaceAll(/\p{Cc}/gu, "")) &&
	address.includes(MARK);
