import { expect, it } from "vitest";
import { renderArt } from "#app/site/art/render-art.server.ts";
import { loader } from "./route.ts";

it("the manifest names icons of the sizes that systems want, one of them to be cut, and all exist", async () => {
	const { icons }: { icons: Record<"src" | "purpose" | "sizes" | "type", string>[] } =
		await loader().json();
	const named = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
	expect(named).toEqual(expect.arrayContaining(["any 192x192", "any 512x512", "maskable 512x512"]));
	for (const { src, sizes, type } of icons) {
		const art = renderArt(src.replace("/art/", ""));
		expect(`${art?.width}x${art?.width} image/${art?.format}`, src).toBe(`${sizes} ${type}`);
	}
});
