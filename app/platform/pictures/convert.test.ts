import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { convertPicture, type PictureFormat } from "./convert.ts";

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#e4472b" } });

async function convert(bytes: Buffer, width: number, format: PictureFormat) {
	return sharp((await convertPicture(bytes, width, format)) ?? Buffer.alloc(0)).metadata();
}

// That pictures are upright and without metadata in every format is tested in tests/requests/settings.test.ts.
it("a converted picture is as tall as the format can be", async () => {
	const tall = await plain(10, 40_000).png().toBuffer();
	expect(await convert(tall, 480, "webp")).toMatchObject({ width: 4, height: 16_000 });
});

it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
	"a converted picture may have been %s, and is never larger than it was",
	async (kind) => {
		const bytes = await plain(64, 32).toFormat(kind).toBuffer();
		expect(await convert(bytes, 160, "jpeg")).toMatchObject({ width: 64, height: 32 });
	},
);

it.each([
	["in its middle", { x: 50, y: 50 }, [0, 255, 0]],
	["at its focus", { x: 90, y: 50 }, [0, 0, 255]],
])(
	"a converted picture is cropped %s as it is seen upright, and no larger than it was",
	async (_where, focus, color) => {
		const part = (background: string) => ({
			create: { width: 100, height: 100, channels: 3 as const, background },
		});
		const stored = await plain(100, 300)
			.composite([
				{ input: part("#0f0"), left: 0, top: 100 },
				{ input: part("#f00"), left: 0, top: 200 },
				{ input: part("#00f"), left: 0, top: 0 },
			])
			// Upright it lies on its side: red, green and blue from the left.
			.withMetadata({ orientation: 6 })
			.png()
			.toBuffer();
		const bytes = await convertPicture(stored, 480, "webp", { ratio: 1, focus });
		const { data, info } = await sharp(bytes ?? "")
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([info.width, info.height]).toEqual([100, 100]);
		const at = (50 * info.width + 50) * info.channels;
		const distance = color.map((value, channel) => Math.abs(value - (data[at + channel] ?? 0)));
		expect(Math.max(...distance)).toBeLessThan(40);
	},
);

describe("no picture is made of", () => {
	it.each([
		["a page that begins like a GIF", "GIF89a/*<html><script>alert(1)</script>*/=1;"],
		["four bytes of a box", "\0\0\0\0ftyp"],
	])("%s", async (_what, bytes) => {
		expect(await convertPicture(Buffer.from(bytes, "latin1"), 160, "webp")).toBeNull();
	});

	it("a TIFF, though the decoder knows it", async () => {
		expect(await convertPicture(await plain(8, 8).tiff().toBuffer(), 160, "jpeg")).toBeNull();
	});

	it("few bytes that unfold to more than 50 million pixels", async () => {
		const raw = { width: 10_000, height: 5_001, channels: 1 } as const;
		const black = sharp(Buffer.alloc(raw.width * raw.height), { raw });
		const bomb = await black.png({ compressionLevel: 1 }).toBuffer();
		expect(await convertPicture(bomb, 160, "jpeg")).toBeNull();
	});
});
