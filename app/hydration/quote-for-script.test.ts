import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { HOSTILE_TEXTS } from "../../tests/support/hostile.ts";
import { quoteForScript } from "./quote-for-script.ts";

const ODD = ["", "'", "\\", "\\'", "\r\n", "\u2028\u2029", '["a\\"b"]\n', "</script><!--<script>"];

test("a quoted text is the same text in a script, and never ends the script's element", () => {
	for (const text of [...ODD, ...HOSTILE_TEXTS]) {
		const quoted = quoteForScript(text);
		expect(runInNewContext(quoted)).toBe(text);
		expect(quoted).not.toContain("<");
	}
});
