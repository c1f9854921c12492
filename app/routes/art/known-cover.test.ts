import { afterEach, expect, it, vi } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { makePost } from "#app/blog/reading/post-for-tests.ts";
import { isWritten } from "./known-cover.server.ts";

afterEach(() => setBlogSource(undefined));

it.each([
	["cover/seo/0123abcd.svg", true],
	["cover/seo/0123abcd.png", true],
	["cover/seo/0123abce.svg", false],
	["cover/social-media/0123abcd.svg", false],
])("a cover is drawn for a post alone: %s %j", async (address, isDrawn) => {
	const post = makePost("kites", { imageUrl: "/art/cover/seo/0123abcd.svg" });
	setBlogSource({ listPosts: async () => [post], findPost: async () => null });
	expect(await isWritten(address)).toBe(isDrawn);
});

it.each([
	["a cover is not known", "cover/seo/0123abcd.svg", null],
	["every other drawing is drawn", "city/mumbai.svg", true],
])("while the blog's source fails %s", async (_what, address, isDrawn) => {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const fail = () => Promise.reject(new Error("down"));
	setBlogSource({ listPosts: fail, findPost: fail });
	expect(await isWritten(address)).toBe(isDrawn);
});
