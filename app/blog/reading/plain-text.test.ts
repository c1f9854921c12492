import { expect, test } from "vitest";
import { readSafeHtml } from "./plain-text.ts";

test.each([
	[" A title ", "A title"],
	["5 &lt; 6 &amp;amp; <em>7</em><sub>8</sub>", "5 < 6 &amp; 78"],
	["<h2>A</h2><p>b<br>c</p>", "A b c"],
	['<p>Cut off <a href="https://a.example/>', "Cut off"],
])("the text of %j is %j", (html, text) => {
	expect(readSafeHtml(html)).toBe(text);
});
