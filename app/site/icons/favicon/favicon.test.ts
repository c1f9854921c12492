import sharp from "sharp";
import { expect, it } from "vitest";
import { loader } from "./route.ts";

it("the favicon is one ICO of three PNG pictures, each of the size that its entry says", async () => {
	const response = await loader();
	const ico = Buffer.from(await response.arrayBuffer());
	expect(response.headers.get("Content-Type")).toBe("image/x-icon");
	expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
	let end = 6 + 3 * 16;
	for (const [index, size] of [16, 32, 48].entries()) {
		const entry = ico.subarray(6 + index * 16, 22 + index * 16);
		const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
		expect([entry[0], entry[1], entry.readUInt16LE(6), start]).toEqual([size, size, 32, end]);
		end = start + length;
		const picture = { format: "png", width: size, height: size, channels: 4, isPalette: false };
		expect(await sharp(ico.subarray(start, end)).metadata()).toMatchObject(picture);
	}
	expect(ico.length).toBe(end);
});
