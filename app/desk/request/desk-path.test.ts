import { expect, it } from "vitest";
import { parseDeskPath } from "./desk-path.ts";

const SITE = "https://www.kiteline.example";

it.each([
	"/desk",
	"/desk/people?name=My%20phone",
	"/desk/enquiries/01998f3e",
	"/desk?view=mine&q=%2F%2Fevil",
])("%s is a path of the desk", (path) => {
	expect(parseDeskPath(path, SITE)).toBe(path);
});

it.each([
	undefined,
	"",
	"/",
	"/deskt",
	"/desk/../contact",
	"/desk/%2e%2e/contact",
	"/desk/sign-in?to=/desk",
	"/desk/sign-out",
	"//evil.example/desk",
	"/\\evil.example/desk",
	"https://evil.example/desk",
	"https://www.kiteline.example@evil.example/desk",
	"javascript:alert(1)//desk",
	"http://[/desk",
])("%s leads nowhere", (text) => {
	expect(parseDeskPath(text, SITE)).toBeNull();
});

it("what is a header's end or another origin's path elsewhere stays a path here", () => {
	expect(parseDeskPath("/desk/\r\nSet-Cookie: a=b", SITE)).toBe("/desk/Set-Cookie:%20a=b");
	expect(parseDeskPath("/desk//evil.example", SITE)).toBe("/desk//evil.example");
});
