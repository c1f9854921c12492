import { expect, it } from "vitest";
import type { OwnPicture } from "#app/content/media/media.ts";
import { resolveAddresses } from "./resolve-addresses.ts";

const PICTURE: OwnPicture = {
	key: "abc",
	name: "shop.jpg",
	path: "/media/shop.jpg",
	shape: "text",
	focus: { x: 50, y: 50 },
	from: { file: "posts/a.md", field: "" },
};

const pictures = new Map([["shop.jpg", PICTURE]]);
const resolve = (body: string) =>
	resolveAddresses({ kind: "markdown", body, page: "/blog/a", pictures }, "https://a.example");

it.each([
	["a path", "[Prices](/pricing)", "[Prices](https://a.example/pricing)"],
	["a title", '[P](/pricing "Our prices")', '[P](https://a.example/pricing "Our prices")'],
	["a part of the page", "[Up](#top)", "[Up](https://a.example/blog/a#top)"],
	[
		"one that begins as another",
		"[A](/a) [B](/a/b) [C](/a/b/c)",
		"[A](https://a.example/a) [B](https://a.example/a/b) [C](https://a.example/a/b/c)",
	],
	["one in a list", "- [A](/a)\n- b", "- [A](https://a.example/a)\n- b"],
	["a reference", "[A][1]\n\n[1]: /a", "[A][1]\n\n[1]: https://a.example/a"],
	["another site", "[A](https://other.example/a)", "[A](https://other.example/a)"],
	["an e-mail address", "[A](mailto:a@b.example)", "[A](mailto:a@b.example)"],
	[
		"the agency's picture",
		"![A shop](shop.jpg)",
		"![A shop](https://a.example/pictures/1600/media/abc/shop.jpg)",
	],
	["a film", "![How we work](film.mp4)", "![How we work](https://a.example/films/film.mp4)"],
	["code", "```md\n[A](/a)\n```\n\n[A](/b)", "```md\n[A](/a)\n```\n\n[A](https://a.example/b)"],
	["no link", "Write to [us], *soon*.\n", "Write to [us], *soon*.\n"],
])("%s in a text has its whole address", (_what, body, whole) => {
	expect(resolve(body)).toBe(whole);
});
