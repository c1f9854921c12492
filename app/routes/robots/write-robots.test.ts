import { expect, it } from "vitest";
import { writeRobots } from "./write-robots.ts";

it("leaves all pages and pictures open, and says where they are listed", () => {
	const lines = writeRobots("https://s.example").split("\n");
	expect(lines[0]).toBe("User-agent: *");
	expect(lines).toContain("Sitemap: https://s.example/sitemap.xml");
	const kept = lines.flatMap((line) => /^Disallow: (.*)/.exec(line)?.[1] ?? []);
	const seen = ["/", "/search?q=a", "/pictures/a", "/art/a.svg", "/cards/home.png", "/assets/a.js"];
	expect(seen.filter((path) => kept.some((start) => path.startsWith(start)))).toEqual([]);
});
