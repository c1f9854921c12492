import { afterEach, expect, it, vi } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { createPost } from "#app/blog/posts-for-tests.ts";
import { isWritten } from "./known-cover.server.ts";

afterEach(() => setBlogSource(undefined));

it.each([
	["the cover of a post", "cover/seo/0123abcd.svg", true, null],
	["the cover of no post", "cover/seo/0123abce.svg", false, null],
	["the cover of a post in another colour", "cover/social-media/0123abcd.svg", false, null],
	["any other drawing", "city/mumbai.svg", true, true],
])("%s at %s is drawn: %j, without the posts: %j", async (_what, address, known, unknown) => {
	const post = createPost("kites", { imageUrl: "/art/cover/seo/0123abcd.svg" });
	setBlogSource({ listPosts: async () => [post], findPost: async () => null });
	expect(await isWritten(address)).toBe(known);
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const fail = () => Promise.reject(new Error("down"));
	setBlogSource({ listPosts: fail, findPost: fail });
	expect(await isWritten(address)).toBe(unknown);
});
