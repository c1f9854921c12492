import { expect, it } from "vitest";
import { writeSecurityText } from "./write-security-text.ts";

const write = (now: string) =>
	writeSecurityText({ email: "a@s.example", origin: "https://s.example", now: new Date(now) });

it("says whom to tell, until when that holds, and where it stands", () => {
	expect(write("2026-01-01T10:20:30Z")).toBe(
		`Contact: mailto:a@s.example
Contact: https://s.example/contact
Expires: 2026-10-28T00:00:00Z
Preferred-Languages: en
Canonical: https://s.example/.well-known/security.txt
`,
	);
});

it("is the same all day", () => {
	expect(write("2026-01-01T00:00:00Z")).toBe(write("2026-01-01T23:59:59Z"));
});
