import { expect } from "vitest";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** A draft is written, so the site is one that no other file of tests has. */
provideSite({ ENQUIRY_ACKNOWLEDGE: "off" });

const POST = "posts/a-form-with-three-fields.md";
const EDIT = `/desk/website/edit/${POST}`;

test("what is pasted is answered as Markdown; what is no more than its text by nothing", async ({
	desk,
}) => {
	const convert = async (html: string) => {
		const body = new FormData();
		body.set("html", html);
		const headers = { Cookie: desk.ofMeera };
		return (await site.request("/desk/website/pasted", { method: "POST", headers, body })).json();
	};
	expect(await convert("<h1>Prices</h1><p>From <b>here</b></p><img src=a.png>")).toEqual({
		markdown: "## Prices\n\nFrom **here**",
		isInline: false,
		pictures: 1,
	});
	expect(await convert("<p>Prices")).toBeNull();
	const long = "word ".repeat(40_000).trim();
	expect(await convert(`<b>${long}</b>`)).toMatchObject({ markdown: `**${long}**` });
	expect(await convert(`<b>${long}${long}</b>`)).toBeNull();
	expect(await convert(`${"<div>".repeat(3_000)}<b>deep</b>`)).toBeNull();
});

test.for([
	["between two lines", 6, "First\n\n![](PICTURE)\n\nLast"],
	["within a line, whose end it follows", 2, "First\n\n![](PICTURE)\n\nLast"],
	["before all", 0, "![](PICTURE)\n\nFirst\n\nLast"],
	["at the end, where no cursor was", undefined, "First\n\nLast\n\n![](PICTURE)"],
] as const)("a picture is written into a text %s", async ([, before, expected], { desk }) => {
	const read = () => readPage(desk.get(EDIT));
	const version = (await read()).attribute('form [name="version"]', "value") ?? "";
	const cursor = before === undefined ? "" : `&before=${before}`;
	const body = "First\r\n\r\nLast";
	const sent = await desk.post(`${EDIT}?at=body${cursor}`, { intent: "picture", version, body });
	const choice = sent.headers.get("Location") ?? "";
	const page = await readPage(desk.get(choice));
	const picture = "bread.webp";
	expect(page.attributes('button[name="picture"]', "value")).toContain(picture);
	const place = Object.fromEntries(new URL(choice, SITE_URL).searchParams);
	const chosen = await desk.post("/desk/website/pictures", { ...place, picture });
	expect(chosen.headers.get("Location")).toBe(`${EDIT}?at=body#body`);
	const written = expected.replace("PICTURE", picture);
	expect(await desk.read(EDIT)).toContain(`>${written}</textarea>`);
});
