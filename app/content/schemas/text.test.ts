import { expect, it } from "vitest";
import { siteSchema } from "./site.ts";
import { phoneSchema } from "./text.ts";

it.each([
	["+351 912 345 678", "+351 912 345 678"],
	["\u202a+351 912 345 678\u202c", "+351 912 345 678"],
	["+351\u00a0912\u202f345\u2009678", "+351 912 345 678"],
	["\u200b+351\u200c 912\u200d 345\u2060 678\ufeff", "+351 912 345 678"],
	["+351 912 345 678\u00ad\u200e\u200f", "+351 912 345 678"],
	["+3\ufe0f\u20e35\ufe0f\u20e31\ufe0f\u20e3 912 345 678", "+351 912 345 678"],
	["+351 9\ufe0e12 345 678", "+351 912 345 678"],
	["＋３５１ ９１２ ３４５ ６７８", "+351 912 345 678"],
	["+٣٥١ ٩١٢ ٣٤٥ ٦٧٨", "+351 912 345 678"],
	["+۳۵۱ ۹۱۲ ۳۴۵ ۶۷۸", "+351 912 345 678"],
	["+351\u2011912\u2010345\u2013678", "+351-912-345-678"],
])("the agency's number %j is %s", (written, read) => {
	expect(phoneSchema.parse(written)).toBe(read);
});

it.each([
	["hello@lane.example", "hello@lane.example"],
	["\u200bhello@lane.example\u00a0", "hello@lane.example"],
	["hello@bücher.example", "hello@xn--bcher-kva.example"],
	["hello@lane.example©", undefined],
	["hello@lane.example™", undefined],
	["hello@lane", undefined],
	[`${"h".repeat(65)}@lane.example`, undefined],
	[`hello@${"l".repeat(64)}.example`, undefined],
	[`hello@${"l.".repeat(130)}example`, undefined],
	["Lane <hello@lane.example>", undefined],
])("the agency's address %j is %s", (written, read) => {
	const { data, error } = siteSchema.shape.email.safeParse(written);
	expect(data).toBe(read);
	expect(error?.issues.map(({ message }) => message)).toEqual(
		read ? undefined : ["must be an e-mail address, as hello@agency.example"],
	);
});
