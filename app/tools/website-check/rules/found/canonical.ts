import { t } from "#app/messages/en/check-found.server.ts";
import { resolveAddress } from "../../visit/resolve-address.ts";
import type { Page, Visit } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { getSiteName, isAnswered, isBroken } from "./pages.ts";

type Kind = "host" | "gone" | "several";

export const canonical = defineRule({
	id: "canonical",
	group: "found",
	cost: 85,
	test: (visit) => {
		const pages = visit.pages.filter(isAnswered);
		const broken = listBroken(visit);
		const faults = pages.flatMap((page) => {
			const canonicals = listCanonicals(page);
			const kind = findFault(page, canonicals, broken);
			const text = canonicals.map(({ href }) => href).join(" ");
			return kind ? [{ kind, url: page.url, text }] : [];
		});
		const kinds = new Set(faults.map(({ kind }) => kind));
		const kind = kinds.size > 1 ? "mixed" : (faults[0]?.kind ?? "mixed");
		const evidence = faults.map(({ url, text }) => ({ url, text }));
		return failAt(evidence, (count) => ({ kind, count, pages: pages.length }));
	},
	words: {
		finding: (values) => t("canonicalFinding", values),
		tested: () => t("canonicalTested"),
		expected: () => t("canonicalExpected"),
		why: () => t("canonicalWhy"),
		mend: () => t("canonicalMend"),
		verify: () => t("canonicalVerify"),
	},
});

function findFault(
	page: Page,
	canonicals: readonly URL[],
	broken: ReadonlySet<string>,
): Kind | null {
	if (canonicals.length > 1) return "several";
	const [address] = canonicals;
	if (!address) return null;
	if (isOfOther(page.url, address)) return "host";
	return broken.has(address.href) ? "gone" : null;
}

/** Says whether an address is of another website; a page of `m.` or `shop.` may name one of the host above it. */
function isOfOther(page: string, address: URL): boolean {
	const own = getSiteName(page);
	const named = getSiteName(address);
	return own !== named && !own.endsWith(`.${named}`);
}

/** Lists the addresses that a page names as its own. Those that differ in scheme, `www.` or the last slash are one. */
function listCanonicals(page: Page): URL[] {
	const found = new Map<string, URL>();
	for (const { rel = "", href = "" } of page.document.heads) {
		const address = resolveAddress(page, href);
		if (!address || !rel.toLowerCase().split(/\s+/).includes("canonical")) continue;
		const path = address.pathname.endsWith("/") ? address.pathname.slice(0, -1) : address.pathname;
		const key = `${getSiteName(address)} ${path} ${address.search}`;
		if (!found.has(key)) found.set(key, address);
	}
	return [...found.values()];
}

function listBroken({ pages, links }: Visit): Set<string> {
	const broken = [...pages, ...links].filter(isBroken);
	return new Set(broken.map(({ asked }) => new URL(asked).href));
}
