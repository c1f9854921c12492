import { describe, expect, it } from "vitest";
import { toTelephoneAddress } from "./telephone.ts";

describe("toTelephoneAddress", () => {
	it.each([
		["+91 00000 00000", "tel:+910000000000"],
		["(079) 2550-1234", "tel:07925501234"],
		["+91\u00a079.2550\u20111234", "tel:+917925501234"],
	])("keeps of %j only what is dialled", (phone, address) => {
		expect(toTelephoneAddress(phone)).toBe(address);
	});
});
