import { expect, it } from "vitest";
import type { Reason, Reminded } from "#app/desk/store/reminded.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { toEnquiryRow } from "#app/enquiries/store/enquiry-row.ts";
import { createNewEnquiry } from "../../../tests/support/new-enquiry.ts";
import { describeReason, describeReminders } from "./describe-reminders.ts";

const at = "2026-12-03T03:30:00.000Z";

function remind(kind: Reason["kind"]): Reminded {
	const created = { id: "an id", createdAt: at, contentHash: "", messageHash: "" };
	const row = toEnquiryRow(createNewEnquiry({ name: "Riya" }), created);
	return { enquiry: enquirySchema.parse(row), reason: { kind, at }, words: "", owner: null };
}

it("one reminder is told by its name and what it is, several by their true numbers", () => {
	expect(describeReminders([remind("noReply")])).toBe("No reply from Riya");
	expect(describeReminders([remind("waits")], false)).toBe("1 person is waiting for an answer");
	const many = ["waits", "promised", "waits", "step", "noReply"] as const;
	expect(describeReminders(many.map(remind))).toBe(
		"2 people are waiting for an answer, 2 next steps are due and 1 person has not replied",
	);
});

it.each<[Reason["kind"], owner: string, agency: string]>([
	["waits", "Waiting for an answer since", "Waiting for an answer since"],
	["failed", "Your answer of", "The answer of"],
	["promised", "You promised an answer by", "An answer was promised by"],
	["callStep", "The call took place; your next step", "The call took place; the next step"],
	["noReply", "No reply since", "No reply since"],
])("%s is told to the owner and to the agency", (kind, owner, agency) => {
	expect(describeReason({ kind, at }, true)).toMatch(new RegExp(`^${owner}`));
	expect(describeReason({ kind, at }, false)).toMatch(new RegExp(`^${agency}`));
});
