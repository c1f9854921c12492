import { expect, it } from "vitest";
import { findGivenName, toPageLink } from "./page-names.ts";

const NAVIGATION = {
	menu: [{ name: "Arbeiten", to: "/case-studies" }],
	button: { name: "Angebot anfordern", to: "/contact" },
	columns: [
		{
			title: "Agentur",
			links: [
				{ name: "Fallbeispiele", to: "/case-studies" },
				{ name: "Was es kostet", to: "/pricing" },
			],
		},
	],
	legal: [{ name: "AGB", to: "/terms" }],
};

it("a page has the name that the menu gives it, or else the footer, or else the site", () => {
	const names = ["/case-studies", "/pricing", "/terms", "/about"] as const;
	expect(names.map((to) => toPageLink(to, NAVIGATION).name)).toEqual([
		"Arbeiten",
		"Was es kostet",
		"AGB",
		"About Us",
	]);
	expect(toPageLink("/pricing", undefined).name).toBe("Pricing");
});

it("the button, which says what to do, names no page", () => {
	expect(findGivenName("/contact", NAVIGATION)).toBeUndefined();
});
