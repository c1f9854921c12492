import { expect, it } from "vitest";
import { writeSecurityText } from "./write-security-text.ts";

it("security.txt is the same all day, and valid for 300 days", () => {
	for (const now of ["2026-01-01T00:00:00Z", "2026-01-01T23:59:59Z"]) {
		const facts = { email: "a@s.example", origin: "https://s.example", now: new Date(now) };
		expect(writeSecurityText(facts)).toBe(`Contact: mailto:a@s.example
Contact: https://s.example/contact
Expires: 2026-10-28T00:00:00Z
Preferred-Languages: en
Canonical: https://s.example/.well-known/security.txt
`);
	}
});
