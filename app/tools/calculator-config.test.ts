import { expect, it } from "vitest";
import { AD_BUDGET } from "./ad-budget.ts";
import { parseQuery } from "./calculator-config.ts";

// Fields that are wrong, empty or twice in the address: tests/requests/tools.test.ts.
it.each([
	["without the field shows the example", "utm_source=x", "25"],
	["with the field shows its text", "cpc=30&margin=", "30"],
	["with a very long text shows its beginning", `cpc=${"9".repeat(9000)}`, "9".repeat(41)],
	["with an unprintable text shows the rest", "cpc=1%002%0A", "12"],
])("an address %s", (_what, query, text) => {
	expect(parseQuery(AD_BUDGET.fields, new URLSearchParams(query)).texts.cpc).toBe(text);
});
