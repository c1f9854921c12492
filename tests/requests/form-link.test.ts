import { expect } from "vitest";
import { createFormLinkToken } from "../../app/calls/form-link.ts";
import { pick } from "../../app/content/pick.ts";
import { parseHtml } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";

provideSite();

test.for(["/book", "/contact"])(
	"%s is filled in by the link of an answer, and by no other; not once the person is erased",
	async (path, { stores, desk }) => {
		const given = { name: "Zubin <b>", email: "zubin@x.example", service: "seo", city: "surat" };
		const id = await desk.save(given);
		const key = await stores.enquiries.getOrCreateSecret("booking");
		const token = createFormLinkToken(id, key);
		const open = async (query: Record<string, string>) => {
			const response = await site.request(`${path}?${new URLSearchParams(query)}`);
			const html = await response.text();
			const page = parseHtml(html);
			const [name, email] = ["name", "email"].map(
				(field) => page.attributes(`[name="${field}"]`, "value")[0] ?? "",
			);
			return { headers: response.headers, html, name, email, page };
		};
		const filled = await open({ for: token });
		expect(filled).toMatchObject(pick(given, "name", "email"));
		expect(filled.page.text("main form")).toContain("About: SEO Services in Surat");
		expect(filled.headers.get("Cache-Control")).toBe("private, no-store");
		expect(filled.headers.get("X-Robots-Tag")).toBe("noindex");
		expect(filled.html).toContain(`<link rel="canonical" href="${SITE_URL}${path}"`);
		const others: Record<string, string>[] = [
			{ for: `${id}.0.0` },
			{ for: id },
			{ name: "Zubin", email: "a@b.in" },
		];
		for (const query of others)
			expect(await open(query), JSON.stringify(query)).toMatchObject({ name: "", email: "" });
		await stores.staff.erase({ id });
		const erased = await open({ for: token });
		expect(erased).toMatchObject({ name: "", email: "" });
		expect(erased.html).not.toMatch(/zubin/i);
	},
);
