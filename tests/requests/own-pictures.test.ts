import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { all, edit, write } from "../support/content-acts.ts";
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

const listPictures = async (path: string) => {
	const page = await readPage(site.request(path));
	const images = page.attributes('main img[src^="/pictures/"]', "src");
	return { page, images: [...new Set(images)] };
};

test.each([
	["/", ["street.jpg", "neelgaon.png", "hetal.webp"]],
	["/about", ["street.jpg", "meera-shah.webp", "arjun-nair.webp"]],
	["/about/meera-shah", ["meera-shah.webp"]],
	["/case-studies", ["street.jpg"]],
	["/blog/what-may-a-click-cost", ["street.jpg", "arjun-nair.webp"]],
])("%s shows the agency's own pictures, each with its size", async (path, names) => {
	const { page, images } = await listPictures(path);
	const shown = [...new Set(images.map((image) => image.split("/").at(-1)))];
	expect(shown.toSorted()).toEqual(names.toSorted());
	const selector = 'main img[src^="/pictures/"]';
	const count = page.attributes(selector, "src").length;
	for (const size of ["width", "height"])
		expect(page.attributes(selector, size).filter(Number)).toHaveLength(count);
	for (const srcSet of page.attributes(selector, "srcset").filter(Boolean)) {
		const [address = "", width] = srcSet.split(", ").at(-1)?.split(" ") ?? [];
		const answer = await site.request(address, { headers: { Accept: "image/webp" } });
		expect(answer.headers.get("content-type")).toBe("image/webp");
		const { width: own } = await sharp(await answer.arrayBuffer()).metadata();
		expect(`${own}w`).toBe(width);
	}
});

test("pictures say what they show, a logo by the client's name; a person without one has initials, a case its drawing", async () => {
	const { page } = await listPictures("/");
	const alts = page.attributes('main img[src^="/pictures/"]', "alt");
	expect(alts).toEqual(expect.arrayContaining(["A street", "Neelgaon Linen", ""]));
	expect(page.attributes("main img", "src")).toContain("/art/case-study/social-media-campaign.svg");
	const person = await listPictures("/about/farah-contractor");
	expect(person.images).toEqual([]);
	expect(person.page.text("main")).toContain("FC");
	const portrait = await listPictures("/about/meera-shah");
	expect(portrait.page.attributes('main img[src^="/pictures/"]', "alt")).toEqual([
		"Drawn portrait of Meera Shah",
	]);
});
