import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { all, edit, write } from "../support/content-acts.ts";
import { getAttribute } from "../support/parse-html.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { readPage } from "./visitor.ts";

const CASE = "content/case-studies/project-zenith.yaml";
const POST = "content/posts/what-may-a-click-cost.md";
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
			write("content/media/hetal.webp", tall),
			write("content/media/neelgaon.png", await draw(640, 192).png().toBuffer()),
			edit(CASE, "client:", "image: { file: street.jpg, alt: A street }\nclient:"),
			edit(POST, "author:", "image: { file: street.jpg, alt: A lane }\nauthor:"),
			edit(HOME, "Linen\n", "Linen\n      logo: { file: neelgaon.png }\n"),
			edit(HOME, "- name: Hetal\n", "- name: Hetal\n      photo: { file: hetal.webp }\n"),
			edit("content/pages/about.yaml", "  caption:", "  photo: { file: street.jpg }\n  caption:"),
			edit("content/people/farah-contractor.yaml", /^photo:.*\n/m, ""),
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
	["/", ["street.jpg", "neelgaon.png", "hetal.webp"]],
	["/about", ["street.jpg", "meera-shah.webp", "arjun-nair.webp"]],
	["/about/meera-shah", ["meera-shah.webp"]],
	["/case-studies", ["street.jpg"]],
	["/blog/what-may-a-click-cost", ["street.jpg", "arjun-nair.webp"]],
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
	expect(alts).toEqual(expect.arrayContaining(["A street", "Neelgaon Linen", ""]));
	const drawing = "/art/case-study/social-media-campaign.svg";
	expect(home.page.attributes("main img", "src")).toContain(drawing);
	const farah = await listPictures("/about/farah-contractor");
	expect(farah.pictures).toEqual([]);
	expect(farah.page.text("main")).toContain("FC");
	const meera = await listPictures("/about/meera-shah");
	expect(meera.pictures.map(({ alt }) => alt)).toEqual(["Drawn portrait of Meera Shah"]);
});
