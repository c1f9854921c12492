import { expect, it, onTestFinished, vi } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { MANY } from "../../../tests/support/fixtures/many-posts.ts";
import { isWritten } from "./known-cover.server.ts";

function showPosts(listPosts: () => Promise<typeof MANY>): void {
	setBlogSource({ listPosts, findPost: async () => null });
	onTestFinished(() => setBlogSource(undefined));
}

it("a cover is drawn for a post alone, in both formats", async () => {
	showPosts(async () => MANY.map((post) => ({ ...post, imageUrl: "/art/cover/seo/0123abcd.svg" })));
	expect(await isWritten("cover/seo/0123abcd.svg")).toBe(true);
	expect(await isWritten("cover/seo/0123abcd.png")).toBe(true);
	expect(await isWritten("cover/seo/0123abce.svg")).toBe(false);
	expect(await isWritten("cover/social-media/0123abcd.svg")).toBe(false);
});

it("every other drawing is, and nobody looks at the posts for it", async () => {
	showPosts(() => Promise.reject(new Error("nobody should ask")));
	expect(await isWritten("city/mumbai.svg")).toBe(true);
});

it("while the posts are not there nobody knows", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	onTestFinished(() => warn.mockRestore());
	showPosts(() => Promise.reject(new Error("down")));
	expect(await isWritten("cover/seo/0123abcd.svg")).toBeNull();
});
