import sharp from "sharp";
import { expect, it } from "vitest";
import { loader } from "./route.ts";

it("is one ICO of three PNG pictures, each of the size that its entry says", async () => {
	const response = await loader();
	const ico = Buffer.from(await response.arrayBuffer());
	expect(response.headers.get("Content-Type")).toBe("image/x-icon");
	expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
	const entries = [0, 1, 2].map((index) => ico.subarray(6 + index * 16, 22 + index * 16));
	let end = 6 + 3 * 16;
	for (const [index, entry] of entries.entries()) {
		const size = [16, 32, 48][index];
		const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
		expect([entry.readUInt8(0), entry.readUInt8(1), entry.readUInt16LE(6)]).toEqual([
			size,
			size,
			32,
		]);
		expect(start).toBe(end);
		end = start + length;
		const { format, width, height, channels, isPalette } = await sharp(
			ico.subarray(start, end),
		).metadata();
		expect({ format, width, height, channels }).toEqual({
			format: "png",
			width: size,
			height: size,
			channels: 4,
		});
		expect(isPalette).toBe(false);
	}
	expect(ico.length).toBe(end);
});
