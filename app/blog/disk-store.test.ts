import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createFolder } from "../../tests/support/copied-content.ts";
import { createDiskStore } from "./disk-store.ts";

it("values are there after a restart until they are removed, whatever their keys look like", async () => {
	const folder = join(createFolder(), "made", "on", "demand");
	const keys = ["list", "post ../../etc/passwd", "post __proto__", "post छोटे", ""];
	for (const key of keys) await createDiskStore(folder).save(key, { value: { key }, fetchedAt: 7 });
	const again = createDiskStore(folder);
	for (const key of keys)
		expect(await again.load(key)).toMatchObject({ value: { key }, fetchedAt: 7 });
	expect(readdirSync(folder)).toHaveLength(keys.length);
	for (const key of [...keys, "never there"]) await again.remove(key);
	expect(await again.load("list")).toBeNull();
});
