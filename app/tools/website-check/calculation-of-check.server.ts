import * as z from "zod/mini";
import { t } from "#app/messages/en/website-check.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import type { Calculation } from "../calculation.server.ts";
import { FIRST_FINDINGS, type Finding } from "./check-report.ts";
import { describeFinding } from "./describe-findings.server.ts";
import type { StoredCheck } from "./store/check-row.ts";
import { CHECK_PARAMETER, toCheckPath } from "./website-check-path.ts";

const ID = /^[0-9a-f]{32}$/;
/** The most characters of what an enquiry stores of a check, and of the address in it. */
const MAX_STORED = 1_500;
const MAX_ADDRESS = 300;

/** What an enquiry stores of a check, which is deleted long before it. */
const storedSchema = z.object({
	id: z.string().check(z.regex(ID)),
	address: z.string(),
	findings: z.array(z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))])),
});
type Stored = z.infer<typeof storedSchema>;

/** Returns the id of the check that a query names, or null. */
export function parseCheckId(query: URLSearchParams): string | null {
	const [id = "", ...others] = query.getAll(CHECK_PARAMETER);
	return others.length === 0 && ID.test(id) ? id : null;
}

/** Returns what goes along with an enquiry of a check that has been read: its lines, and what is stored of it. */
export function toCalculation({ id, address, report }: StoredCheck): Calculation {
	const found = report && report.problem === null ? report : null;
	const findings = (found?.findings ?? []).map(
		({ rule, values }: Finding): Stored["findings"][number] => [rule, values],
	);
	const known = findings.filter(([rule, values]) => describeFinding({ rule, values }));
	const stored = {
		id,
		address: shorten(found?.url ?? address),
		findings: known.slice(0, FIRST_FINDINGS),
	};
	while (stored.findings.length > 0 && toText(stored).length > MAX_STORED) stored.findings.pop();
	return { ...describe(stored), stored: toText(stored) };
}

/** Returns what an enquiry has stored of a check, or null for another calculation. */
export function parseStoredCheck(query: string): Calculation | null {
	const stored = parse(query);
	return stored && describe(stored);
}

/**
 * Returns the same as far as it is in our own words with numbers, as it goes to an address that anybody may have typed:
 * without the address of the website, and without findings that quote it.
 */
export function parseOwnWordsOfCheck(query: string): Calculation | null {
	const stored = parse(query);
	if (!stored) return null;
	const isOwn = ([, values]: Stored["findings"][number]) =>
		Object.values(values).every((value) => typeof value === "number");
	return describe({ ...stored, address: "", findings: stored.findings.filter(isOwn) });
}

/** Returns an address, or that of its website where it is longer than a line can be. */
function shorten(address: string): string {
	return address.length <= MAX_ADDRESS ? address : `${new URL(address).origin}/`;
}

function parse(query: string): Stored | null {
	const parameters = new URLSearchParams(query);
	if (!parameters.has(CHECK_PARAMETER)) return null;
	try {
		return storedSchema.parse({
			id: parameters.get(CHECK_PARAMETER),
			address: parameters.get("address"),
			findings: parameters.getAll("finding").map((text) => JSON.parse(text)),
		});
	} catch {
		return null;
	}
}

function toText({ id, address, findings }: Stored): string {
	const query = new URLSearchParams({ [CHECK_PARAMETER]: id, address });
	for (const finding of findings) query.append("finding", JSON.stringify(finding));
	return query.toString();
}

function describe({ id, address, findings }: Stored): Calculation {
	const sentences = findings.flatMap(([rule, values]) => describeFinding({ rule, values }) ?? []);
	const url = getEnv().SITE_URL + toCheckPath(id);
	return {
		title: t("calculationTitle"),
		lines: [
			...(address ? [t("calculationAddress", { address })] : []),
			...sentences,
			t("calculationResult", { url }),
		],
		query: `${CHECK_PARAMETER}=${id}`,
	};
}
