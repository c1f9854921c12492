import { t } from "#app/messages/en/check-found.server.ts";
import { resolveAddress } from "../../visit/resolve-address.ts";
import type { Visit } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { isBroken } from "./pages.ts";

export const brokenLinks = defineRule({
	id: "broken-links",
	group: "found",
	cost: 70,
	test: (visit) => {
		const answers = [...visit.pages, ...visit.links];
		if (answers.length === 1) return { state: "skipped" };
		const broken = answers.filter((answer) => isBroken(answer) && !isNoPage(answer.asked));
		const evidence = broken.map(({ asked, status, fault }) => ({
			url: findLinking(visit, asked),
			text: `${asked} (${fault ?? status})`,
		}));
		return failAt(evidence, (count) => ({ count, links: answers.length - 1 }));
	},
	words: {
		finding: (values) => t("brokenLinksFinding", values),
		tested: () => t("brokenLinksTested"),
		expected: () => t("brokenLinksExpected"),
		why: () => t("brokenLinksWhy"),
		mend: () => t("brokenLinksMend"),
		verify: () => t("brokenLinksVerify"),
	},
});

/** Returns the page that links to an address, or the address itself. */
function findLinking({ pages, links }: Visit, asked: string): string {
	const from = links.find((link) => link.asked === asked)?.from;
	const page = pages.find((page) =>
		page.document.links.some(({ href }) => resolveAddress(page, href)?.href === asked),
	);
	return from ?? page?.url ?? asked;
}

/**
 * Says whether an address is no page: Cloudflare answers 404 below `/cdn-cgi/`, where its script decodes e-mail
 * addresses, and scripts replace `{{…}}` and `${…}` in templates before anybody can follow the link.
 */
function isNoPage(address: string): boolean {
	const path = new URL(address).pathname.toLowerCase();
	return path.startsWith("/cdn-cgi/") || path.includes("%7b%7b") || path.includes("$%7b");
}
