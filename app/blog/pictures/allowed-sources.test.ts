import { expect, it } from "vitest";
import { isAllowedPicture, listSources } from "./allowed-sources.ts";

const { hosts } = listSources("http://127.0.0.1:8089/wp-json/wp/v2", ["cdn.example:8443"]);

it.each([
	"http://127.0.0.1:8089/photo.jpg",
	"https://secure.gravatar.com/avatar/a",
	"https://I.YTIMG.com:443/vi/a/hqdefault.jpg",
	"https://cdn.example:8443/a.jpg",
])("a picture may come from %s", (address) => {
	expect(isAllowedPicture(new URL(address), hosts)).toBe(true);
});

it.each([
	"http://user@127.0.0.1:8089/photo.jpg",
	"http://127.0.0.1:8089@evil.example/photo.jpg",
	"http://cdn.example:8443/a.jpg",
	"https://secure.gravatar.com.evil.example/a",
	"ftp://secure.gravatar.com/a",
])("a picture may not come from %s", (address) => {
	expect(isAllowedPicture(new URL(address), hosts)).toBe(false);
});

it("a picture may come from nowhere where there is no content API", () => {
	const nowhere = { hosts: new Set(), ownHost: null, login: null };
	expect(listSources(undefined, ["cdn.example"])).toEqual(nowhere);
});
