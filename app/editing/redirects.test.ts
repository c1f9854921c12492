import { expect, it } from "vitest";
import { leadBack, leadElsewhere } from "./redirects.ts";

const TEXT = `# Old addresses
redirects:
  # Of the first site
  - from: /old
    to: /jobs
  - from: /older
    to: /services
`;

it("an address leads elsewhere, and what led to it does so too", () => {
	expect(leadElsewhere(TEXT, "/jobs", "/about")).toBe(`# Old addresses
redirects:
  # Of the first site
  - from: /old
    to: /about
  - from: /older
    to: /services
  - from: /jobs
    to: /about
`);
});

it("an address that leads nowhere takes along what led to it", () => {
	expect(leadElsewhere(TEXT, "/services", null)).toBe(
		TEXT.replace("  - from: /older\n    to: /services\n", ""),
	);
	expect(leadElsewhere(TEXT, "/pricing", null)).toBe(TEXT);
	expect(leadElsewhere(null, "/pricing", null)).toBeNull();
});

it("an address that has a page again leads nowhere else", () => {
	const empty = "# None yet\nredirects: []\n";
	for (const text of [TEXT, empty]) {
		const led = leadElsewhere(text, "/pune/baner", "/pune");
		expect(led).toContain("from: /pune/baner");
		expect(leadBack(led, "/pune/baner")).toBe(text);
	}
	expect(leadElsewhere(null, "/a", "/b")).toContain("from: /a\n    to: /b");
	expect(leadBack(TEXT, "/services")).toBe(TEXT);
	expect(leadBack(null, "/services")).toBeNull();
});
