import sharp from "sharp";
import { expect, it } from "vitest";
import { preparePicture } from "./prepare-picture.ts";

type Drawn = { width?: number; height?: number };

const draw = ({ width = 900, height = 600 }: Drawn = {}) =>
	sharp({ create: { width, height, channels: 3, background: "#abc" } });

const prepare = (bytes: Uint8Array, name = "Straße im Regen.JPG") =>
	preparePicture(new File([new Uint8Array(bytes)], name), "de");

async function expectPrepared(bytes: Uint8Array, name?: string) {
	const prepared = await prepare(bytes, name);
	if (!prepared.ok) throw new Error(prepared.reason);
	return prepared.value;
}

it("is stored as WebP, upright and without what the camera wrote, by a name of its file's and of its bytes", async () => {
	const photograph = await draw()
		.jpeg()
		.withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1" } })
		.withMetadata({ orientation: 6 })
		.toBuffer();
	expect((await sharp(photograph).metadata()).exif).toBeDefined();
	const { name, hash, bytes, ...facts } = await expectPrepared(photograph);
	expect(name).toBe(`strasse-im-regen-${hash.slice(0, 8)}.webp`);
	expect(facts).toEqual({ type: "image/webp", width: 600, height: 900 });
	const { format, exif, orientation } = await sharp(bytes).metadata();
	expect([format, exif, orientation]).toEqual(["webp", undefined, undefined]);
});

it("has the same name for the same picture, at most 2560 pixels in width, and keeps what is transparent", async () => {
	const wide = await draw({ width: 3000, height: 300 }).png().toBuffer();
	const [one, other] = [await expectPrepared(wide), await expectPrepared(wide)];
	expect([one.name, one.width]).toEqual([other.name, 2560]);
	const logo = sharp({ create: { width: 90, height: 90, channels: 4, background: "#0000" } });
	const { bytes } = await expectPrepared(await logo.png().toBuffer());
	expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
});

it.each([
	["../../etc/passwd.png", "passwd"],
	["C:\\Users\\me\\street.png", "street"],
	["सड़क.png", "sdk"],
	["<script>.png", "script"],
	["💥.png", "picture"],
	["", "picture"],
	[`${"long ".repeat(60)}.png`, `${"long-".repeat(12)}`.slice(0, -1)],
])("has nothing of a path or a sign in its name: %s", async (given, stem) => {
	const { name, hash } = await expectPrepared(await draw().png().toBuffer(), given);
	expect(name).toBe(`${stem === "sdk" ? name.split("-")[0] : stem}-${hash.slice(0, 8)}.webp`);
	expect(name).toMatch(/^[\da-z]+(?:-[\da-z]+)*\.webp$/);
});

const SCRIPT = "<script>alert(1)</script>";

it.each([
	["a page named .png", Buffer.from(`<!doctype html>${SCRIPT}`), "unknown"],
	[
		"an SVG with a script",
		Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
		"unknown",
	],
	["a program", Buffer.from("MZ\x90\0"), "unknown"],
	["a GIF", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;"), "unknown"],
	["nothing but the beginning of a PNG", Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), "broken"],
	["more than 10 MB", Buffer.alloc(10_000_001), "tooLarge"],
])("is rejected for what it is: %s", async (_what, bytes, reason) => {
	expect(await prepare(bytes, "street.png")).toEqual({ ok: false, reason });
});

it("is rejected where it is cut, moves, or has a page behind its picture's first bytes", async () => {
	const whole = await sharp(
		Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251)),
		{
			raw: { width: 400, height: 250, channels: 3 },
		},
	)
		.png()
		.toBuffer();
	expect(await prepare(whole.subarray(0, whole.length / 2))).toEqual({
		ok: false,
		reason: "broken",
	});
	const frames = await Promise.all(
		["#abc", "#cba"].map((background) =>
			sharp({ create: { width: 20, height: 20, channels: 3, background } })
				.png()
				.toBuffer(),
		),
	);
	const moving = await sharp(frames, { join: { animated: true } })
		.webp()
		.toBuffer();
	expect(await prepare(moving)).toEqual({ ok: false, reason: "animated" });
	const page = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SCRIPT)]);
	expect(await prepare(page)).toEqual({ ok: false, reason: "broken" });
});

it("is rejected before it is decoded where a small file has millions of pixels", async () => {
	const bomb = await draw({ width: 12_000, height: 12_000 })
		.png({ compressionLevel: 9 })
		.toBuffer();
	expect(bomb.length).toBeLessThan(1_000_000);
	const began = performance.now();
	expect(await prepare(bomb)).toEqual({ ok: false, reason: "tooManyPixels" });
	expect(performance.now() - began).toBeLessThan(1_000);
});
