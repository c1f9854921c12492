import { afterEach, expect, it, vi } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { createPost } from "../../../tests/support/posts.ts";
import { isWritten, renderArt } from "./render-art.server.ts";

afterEach(() => setBlogSource(undefined));

it.each([
	[512, "icon/maskable"],
	[720, "district/mumbai/bandra"],
	[1200, "cover/seo/0123abcd"],
])("there are drawings of %d pixels in both formats at %s", (width, address) => {
	for (const format of ["svg", "png"])
		expect(renderArt(`${address}.${format}`)).toMatchObject({ format, width });
});

it.each([
	["no format, or another", ["mark", "mark.gif", "mark.svg/png"]],
	["too many parts, or too few", ["mark/x.png", "city.png", "city/mumbai/bandra.png"]],
	["an unknown name", ["icon/huge.png", "district/mumbai/saket.png"]],
	["a wrong key of a cover", ["cover/seo/0123ABCD.png", "cover/seo/0123abcde.png"]],
	["names that every object has", ["constructor.png", "__proto__/x.png", "point/constructor.svg"]],
])("there is no drawing of %s: %j", (_what, addresses) => {
	for (const address of addresses) expect(renderArt(address), address).toBeNull();
});

it.each([
	["the cover of a post", "cover/seo/0123abcd.svg", true, null],
	["the cover of no post", "cover/seo/0123abce.svg", false, null],
	["the cover of a post in another colour", "cover/social-media/0123abcd.svg", false, null],
])("%s at %s is drawn: %j, without the posts: %j", async (_what, address, known, unknown) => {
	const post = createPost("kites", { imageUrl: "/art/cover/seo/0123abcd.svg" });
	setBlogSource({ listPosts: async () => [post], findPost: async () => null });
	expect(await isWritten(address)).toBe(known);
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const fail = () => Promise.reject(new Error("down"));
	setBlogSource({ listPosts: fail, findPost: fail });
	expect(await isWritten(address)).toBe(unknown);
});
