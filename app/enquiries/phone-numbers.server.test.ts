import { expect, test } from "vitest";
import { findPhoneNumbers, toPhoneNumbers } from "./phone-numbers.server.ts";

const ONE = "tel:+919876543210";
const TWO = [ONE, "tel:+919876543211"];
const OFFICE = "tel:+917926581234";

test.each<[typed: string, ...telUrls: string[]]>([
	["+91 98765 43210", ONE],
	["9876543210", ONE],
	["098765 43210", ONE],
	["0 98765 43210", ONE],
	["91 98765 43210", ONE],
	["919876543210", ONE],
	["0091 98765-43210", ONE],
	["091 98765 43210", ONE],
	["+91 (0) 98765 43210", ONE],
	["+910 98765.43210", ONE],
	["+65 9123 4567", "tel:+6591234567"],
	["+44 (0) 7911 123456", "tel:+447911123456"],
	["98765 43210 / 98765 43211", ...TWO],
	["9876543210/9876543211", ...TWO],
	["98765 43210 or 98765 43211", ...TWO],
	["98765 43210, 98765 43211", ...TWO],
	["9876543210;9876543211", ...TWO],
	["98765 43210 & 98765 43211", ...TWO],
	["98765 43210\n98765 43211", ...TWO],
	["98765 43210 98765 43211", ...TWO],
	["+91 98765 43210 +91 98765 43211", ...TWO],
	["98765 43210 / +65 9123 4567", ONE, "tel:+6591234567"],
	["022 2345 6789", "tel:+912223456789"],
	["079/26581234", OFFICE],
	["079-2658 1234/35/36", OFFICE],
	["079-2658 1234 ext. 12", `${OFFICE};ext=12`],
	["079-2658 1234, extn 12", `${OFFICE};ext=12`],
	["079-2658 1234 x12 / 98765 43210", `${OFFICE};ext=12`, ONE],
	["2345 6789"],
	["00000 00000"],
	["98765432109876543211"],
	["+9876543210"],
])("in %j the numbers %j are found", (typed, ...telUrls) => {
	expect(findPhoneNumbers(typed).map(({ telUrl }) => telUrl)).toEqual(telUrls);
});

test.each([
	["98765 43210 / 98765 43211 or 98765 43210", "+919876543210 +919876543211"],
	["079-2658 1234 ext. 12", "+917926581234"],
	["2345 6789", null],
	[null, null],
])("the canonical form of %j is %j", (typed, canonical) => {
	expect(toPhoneNumbers(typed)).toBe(canonical);
});
