import { expect, it } from "vitest";
import { renderText } from "./render-text.ts";

it("a line breaks at a backslash, at two blanks and at <br>, and runs on without them", async () => {
	const body =
		"Anna Weiß  \nGohliser Straße 7\\\n04105 Leipzig<br>Deutschland\nbei uns\n\n---\n\nEnde";
	const { html } = await renderText({ body, pictures: new Map() }, "/a", "https://site.example");
	expect(html.replaceAll("\n", " ")).toBe(
		"<p>Anna Weiß<br>Gohliser Straße 7<br>04105 Leipzig<br>Deutschland bei uns</p> <hr> <p>Ende</p>",
	);
});
