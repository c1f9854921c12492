import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { all, edit, write } from "../support/content-acts.ts";
import { getAttribute } from "../support/parse-html.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { readPage } from "./visitor.ts";

const CASE = "content/case-studies/the-long-counter.yaml";
const POST = "content/posts/what-a-click-buys.md";
const HOME = "content/pages/home.yaml";

let site: OwnSite;

beforeAll(async () => {
	const draw = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: "#6a8caf" } });
	const wide = await draw(1800, 1200).jpeg().toBuffer();
	const tall = await draw(900, 1200).webp().toBuffer();
	site = await startSite(
		{},
		all(
			write("content/media/street.jpg", wide),
			write("content/media/tara.webp", tall),
			write("content/media/tilewell.png", await draw(640, 192).png().toBuffer()),
			edit(CASE, "client:", "image: { file: street.jpg, alt: A street }\nclient:"),
			edit(POST, "author:", "image: { file: street.jpg, alt: A lane }\nauthor:"),
			edit(POST, /$/, '\n![A lane in "rain"](media/street.jpg)\n\n![Logo](tilewell.png)\n'),
			edit(HOME, "Tilewell\n", "Tilewell\n      logo: { file: tilewell.png }\n"),
			edit(HOME, "- name: Tara\n", "- name: Tara\n      photo: { file: tara.webp }\n"),
			edit("content/pages/about.yaml", "  caption:", "  photo: { file: street.jpg }\n  caption:"),
			edit("content/people/lata-joshi.yaml", /^photo:\n.*\n/m, ""),
		),
	);
});
afterAll(() => site.stop());

/** Lists the pictures of a page's main part, each once, by the attributes of their elements. */
async function listPictures(path: string) {
	const page = await readPage(site.request(path));
	const images = page.select("main img").map((image) => {
		const get = (name: string) => getAttribute(image, name) ?? "";
		return {
			src: get("src"),
			srcSet: get("srcset"),
			alt: get("alt"),
			size: [get("width"), get("height")],
		};
	});
	return { page, pictures: images.filter(({ src }) => src.startsWith("/pictures/")) };
}

test.each([
	["/", ["street.jpg", "bread.webp", "guest-house.webp", "nina.webp", "tara.webp", "tilewell.png"]],
	[
		"/about",
		[
			"street.jpg",
			"devika-rao.webp",
			"imran-qureshi.webp",
			"tara.webp",
			"the-shop-floor-poster.webp",
		],
	],
	["/about/devika-rao", ["devika-rao.webp"]],
	["/case-studies", ["street.jpg", "guest-house.webp"]],
	["/blog/what-a-click-buys", ["street.jpg", "tilewell.png", "bread.webp", "imran-qureshi.webp"]],
])("%s shows the agency's own pictures, each with its size", async (path, names) => {
	const { pictures } = await listPictures(path);
	const shown = new Set(pictures.map(({ src }) => src.split("/").at(-1)));
	expect([...shown].toSorted()).toEqual(names.toSorted());
	for (const { src, srcSet, size } of pictures) {
		expect(size.every(Number), src).toBe(true);
		const [address = "", width] = (srcSet || src).split(", ").at(-1)?.split(" ") ?? [];
		const answer = await site.request(address, { headers: { Accept: "image/webp" } });
		expect(answer.headers.get("content-type")).toBe("image/webp");
		const served = await sharp(await answer.arrayBuffer()).metadata();
		expect(`${served.width}w`).toBe(width ?? `${address.split("/")[2]}w`);
	}
});

test("pictures say what they show, a logo by the client's name; a person without one has initials, a case its drawing", async () => {
	const home = await listPictures("/");
	const alts = home.pictures.map(({ alt }) => alt);
	expect(alts).toEqual(expect.arrayContaining(["A street", "Tilewell", ""]));
	const drawing = "/art/case-study/bread-by-eight.svg";
	expect(home.page.attributes("main img", "src")).toContain(drawing);
	const lata = await listPictures("/about/lata-joshi");
	expect(lata.pictures).toEqual([]);
	expect(lata.page.text("main")).toContain("LJ");
	const devika = await listPictures("/about/devika-rao");
	expect(devika.pictures.map(({ alt }) => alt)).toEqual(["Devika Rao at her desk"]);
});

test("a post shows pictures in its text with their sizes, never larger than they are", async () => {
	const { page } = await listPictures("/blog/what-a-click-buys");
	const [lane, logo] = page.select(".prose img").map((image) => {
		const names = ["src", "srcset", "alt", "width", "height"];
		return Object.fromEntries(names.map((name) => [name, getAttribute(image, name)]));
	});
	expect(lane).toMatchObject({ alt: 'A lane in "rain"', width: "1800", height: "1200" });
	expect(lane?.srcset).toMatch(/^\/pictures\/480\/media\/[0-9a-f]{16}\/street\.jpg 480w,.* 1600w$/);
	expect(logo).toMatchObject({ alt: "Logo", width: "640", height: "192" });
	expect(logo?.srcset).toMatch(/ 480w, \S+tilewell\.png 640w$/);
	for (const src of [lane?.src, logo?.src]) {
		const { status, headers } = await site.request(src ?? "");
		expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
	}
});
