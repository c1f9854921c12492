import { expect, it } from "vitest";
import { toStateAddress } from "./state-address.ts";

it("keeps what the page's address asks for", () => {
	expect(toStateAddress("/", "1")).toBe("/_root.state?v=1");
	expect(toStateAddress("/blog?category=seo&page=2", "1")).toBe(
		"/blog.state?category=seo&page=2&v=1",
	);
});
