import { t } from "#app/messages/en/check-found.server.ts";
import { resolveAddress } from "../../visit/resolve-address.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { findNoindex } from "./noindex.ts";
import { isAnswered } from "./pages.ts";

export const menuIndex = defineRule({
	id: "menu-index",
	group: "found",
	cost: 65,
	test: ({ home, pages }) => {
		const menu = listMenu(home);
		const linked = pages.filter(
			(page) => page !== home && isAnswered(page) && menu.has(page.asked),
		);
		// Where the page that was asked for is forbidden too, the rule `index` tells of all of them.
		if (linked.length === 0 || findNoindex(home) !== null) return { state: "skipped" };
		const evidence = linked.flatMap((page) => {
			const text = findNoindex(page);
			return text === null || isMeantToHide(page) ? [] : [{ url: page.url, text }];
		});
		return failAt(evidence, (count) => ({ count }));
	},
	words: {
		finding: (values) => t("menuIndexFinding", values),
		tested: () => t("menuIndexTested"),
		expected: () => t("menuIndexExpected"),
		why: () => t("menuIndexWhy"),
		mend: () => t("menuIndexMend"),
		verify: () => t("menuIndexVerify"),
	},
});

/** Lists the addresses of the menu. A link with `nofollow` says itself that its page is not to be found. */
function listMenu(home: Page): Set<string> {
	const links = home.document.links.filter(
		({ isInMenu, rel }) => isInMenu && !rel.toLowerCase().split(/\s+/).includes("nofollow"),
	);
	return new Set(links.flatMap(({ href }) => resolveAddress(home, href)?.href ?? []));
}

/** What shops and WordPress keep out of search engines on purpose, and legal notices, which many keep out. */
const HIDDEN = new Set(
	"account agb aviso-legal bag basket cart cgu checkout cookie-policy cookies datenschutz datenschutzerklaerung datenschutzerkl%c3%a4rung disclaimer impressum imprint kasse konto legal login mein-konto mentions-legales my-account mycart panier politica-de-privacidad politique-de-confidentialite privacy privacy-policy refund-policy register search shipping-policy signin signup suche terms terms-and-conditions terms-of-service thank-you warenkorb wishlist wunschliste".split(
		" ",
	),
);

/** Says whether a page is kept out of search engines on purpose: it asks for a password, or is a cart, a search or a legal notice. */
function isMeantToHide({ url, asked, document }: Page): boolean {
	const names = [url, asked].flatMap((address) =>
		new URL(address).pathname.toLowerCase().split(/[/.]/),
	);
	return document.hasPassword || names.some((name) => HIDDEN.has(name));
}
