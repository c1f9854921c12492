import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { loader } from "./route.ts";

it("security.txt is the same all day, and valid for 300 days", async () => {
	setClock(() => Date.parse("2026-01-01T23:59:59Z"));
	const { SITE_URL: origin } = getEnv();
	expect(await loader().text()).toBe(`Contact: mailto:${getContent().site.email}
Contact: ${origin}/contact
Expires: 2026-10-28T00:00:00Z
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`);
});
