import { expect, it } from "vitest";
import { nameSite } from "./page-head.tsx";

it.each([
	["SEO Services in Mumbai", "SEO Services in Mumbai | Kiteline"],
	["Kiteline, a digital marketing agency", "Kiteline, a digital marketing agency"],
])("the title names the site once: %s", (title, shown) => {
	expect(nameSite({ title, siteName: "Kiteline" }, " | ")).toBe(shown);
});
