import { describe, expect, it } from "vitest";
import { readErrors, readFields } from "./typed-fields-for-tests.ts";

describe("the optional fields", () => {
	it("are null when they are left empty or hold blanks", () => {
		expect(readFields({ phone: "", company: "  ", budget: " ", timeline: "" })).toMatchObject({
			phone: null,
			company: null,
			budget: null,
			timeline: null,
		});
	});

	it("are read", () => {
		const typed = { phone: " +91 98765 43210 ", company: "Desai & Co", timeline: "quarter" };
		expect(readFields({ ...typed, budget: "₹1,50,000" })).toMatchObject({
			phone: "+91 98765 43210",
			company: "Desai & Co",
			budget: 150_000,
			timeline: "quarter",
		});
	});

	it.each([
		"98765 43210",
		"098765-43210",
		"(079) 2658 1234",
		"+1 (415) 555-0132 ext. 12",
		"2658123",
	])("take %s for a phone number", (phone) => {
		expect(readErrors({ phone })).toEqual({});
	});

	it.each(["call me", "12345", "1".repeat(22), "98765x43210y", "+91\r\n98765 43210"])(
		"refuse %j for a phone number",
		(phone) => {
			expect(Object.keys(readErrors({ phone }))).toEqual(["phone"]);
		},
	);

	it("want a phone number with a time to call, and only then", () => {
		const wanted = { phone: "Please add your phone number, so that we can call you then." };
		expect(readErrors({ callback: "midday" })).toEqual(wanted);
		expect(readErrors({ callback: "midday", phone: "  " })).toEqual(wanted);
		expect(readErrors({ callback: "midday", phone: "98765 43210" })).toEqual({});
		expect(readErrors({ callback: "" })).toEqual({});
		expect(readFields({ callback: " midday ", phone: "98765 43210" })).toMatchObject({
			callback: "midday",
		});
	});

	it("say of a wrong phone number what is wrong with it, also with a time to call", () => {
		expect(readErrors({ callback: "morning", phone: "call me" }).phone).toContain("in digits");
	});

	it("refuse a time to call that is none of ours", () => {
		const errors = readErrors({ callback: "midnight", phone: "98765 43210" });
		expect(errors).toEqual({ callback: "Please choose one of the answers." });
	});

	it("refuse a budget that is no sum, a timeline that is no answer, and control characters", () => {
		const errors = readErrors({ budget: "a lot", timeline: "<b>", company: "a\nb" });
		expect(Object.keys(errors).toSorted()).toEqual(["budget", "company", "timeline"]);
	});
});
