import { expect, it } from "vitest";
import { OPTIONS } from "../../../tests/support/emails.ts";
import { buildSetAsideEmail } from "./set-aside-email.tsx";

const HOUR = Date.parse("2026-11-25T07:00:00.000Z");

it.each([
	[1, "1 e-mail is held in the spam view"],
	[12, "12 e-mails are held in the spam view"],
])("a digest of %i says how many, and leads to the spam view", (count, subject) => {
	const email = buildSetAsideEmail({ ...OPTIONS, count, hour: HOUR });
	expect(email.subject).toBe(subject);
	expect(email.to).toEqual({ name: "", address: OPTIONS.to });
	expect(email.text).toMatch(
		/After the first 30 e-mails of the hour .* were held in the spam view/,
	);
	for (const part of [email.text, email.html])
		expect(part).toContain(`${OPTIONS.siteUrl}/desk/sign-in?to=/desk?view=spam`);
});
