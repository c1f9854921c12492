import { expect, it } from "vitest";
import { AD_BUDGET_INPUTS } from "./ad-budget.ts";
import { readQuery, readTyped } from "./inputs.ts";

const read = (query: string) => readQuery(AD_BUDGET_INPUTS, new URLSearchParams(query));

it.each([
	["without the field shows the example", "utm_source=x", "25"],
	["with the field shows its text", "cpc=30&margin=", "30"],
	["with an empty field shows nothing", "cpc=", ""],
	["with a very long text shows its beginning", `cpc=${"9".repeat(9000)}`, "9".repeat(41)],
	["with an unprintable text shows the rest", "cpc=1%002%0A", "12"],
])("an address %s", (_what, query, text) => {
	expect(read(query).typed.cpc).toBe(text);
});

it("a field that is empty or twice in the address has an error, and there are no values", () => {
	const { typed, repeated } = read("cpc=30&cpc=40&margin=");
	const { values, errors } = readTyped(AD_BUDGET_INPUTS, typed);
	expect(Object.keys(repeated)).toEqual(["cpc"]);
	expect(Object.keys(errors)).toEqual(["margin"]);
	expect(values).toBeNull();
});
