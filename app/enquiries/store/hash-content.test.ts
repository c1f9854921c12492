import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { makeEnquiry } from "../../../tests/support/stores.ts";
import { hashContent } from "./hash-content.ts";

it("what holds no call and no calculation has the hash from before there were any", () => {
	const said = ["Riya", "r@x.example", "A message.", "98765 43210", null, 5, "now"];
	const about = ["seo", "surat", null, true];
	const enquiry = makeEnquiry({
		name: "Riya",
		email: "r@x.example",
		message: "A message.",
		phone: "98765 43210",
		budget: 5,
		timeline: "now",
		service: "seo",
		city: "surat",
		wantsNews: true,
	});
	const before = createHash("sha256").update(JSON.stringify([...said, ...about]));
	expect(hashContent(enquiry)).toBe(before.digest("base64url"));
	expect(hashContent({ ...enquiry, callback: "morning" })).not.toBe(hashContent(enquiry));
	expect(hashContent({ ...enquiry, calculation: "tool=x" })).not.toBe(hashContent(enquiry));
});
