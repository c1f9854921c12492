import { expect, it } from "vitest";
import { joinBytes } from "./join-bytes.ts";

const MB = 1024 * 1024;

it("parts are joined in their order, and others have their turn after each megabyte", async () => {
	const parts = [1, 2, 3, 4].map((value) => new Uint8Array(MB).fill(value));
	let turns = 0;
	let isJoined = false;
	const count = () => {
		turns++;
		if (!isJoined) setImmediate(count);
	};
	setImmediate(count);
	const joined = await joinBytes([new Uint8Array(), ...parts, Uint8Array.of(5)]);
	isJoined = true;
	expect(Buffer.concat([...parts, Uint8Array.of(5)]).equals(joined)).toBe(true);
	expect(turns).toBeGreaterThanOrEqual(parts.length);
	expect(await joinBytes([])).toHaveLength(0);
});
