import { expect, it } from "vitest";
import { toFullTitle } from "./page-head.tsx";

it.each([
	["SEO Services in Mumbai", "SEO Services in Mumbai | Kiteline"],
	["Kiteline, a digital marketing agency", "Kiteline, a digital marketing agency"],
])("the title names the site once: %s", (title, shown) => {
	expect(toFullTitle({ title, siteName: "Kiteline" }, " | ")).toBe(shown);
});
