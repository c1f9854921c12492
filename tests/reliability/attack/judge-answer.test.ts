import { expect, test } from "vitest";
import { getCommonHeaders } from "../../../server/responses/common-headers.ts";
import { judgeAnswer, MARK, type RawAnswer } from "./judge-answer.ts";

const COMMON = [...getCommonHeaders(), ["Strict-Transport-Security", "max-age=1"]] as const;

function judge(answer: Partial<RawAnswer>, more: Record<string, string> = {}) {
	const all = [...COMMON, ...Object.entries(more)];
	const headers = new Map(all.map(([name, value]) => [name.toLowerCase(), [value]]));
	return judgeAnswer({ status: 200, headers, body: "", answers: 1, ms: 1, ...answer });
}

const judgePage = (body: string) =>
	judge({ body: `<!doctype html><p>${body}</p>` }, { "content-type": "text/html" });

test.each([
	["a text", judgePage(`&lt;${MARK}&gt; &quot; on${MARK}=1 <input value="&quot;on${MARK}=1">`), []],
	["an element", judgePage(`<${MARK}></${MARK}>`), ["mark-up", `${MARK} of`]],
	["an attribute", judgePage(`<input value="" on${MARK}="1">`), [`[on${MARK}] of`]],
	["a handler", judgePage(`<img src="a" onload="${MARK}">`), ["onload of"]],
	["an error of the server", judge({ status: 503 }), ["503"]],
	["two answers", judge({ answers: 2 }), ["2 responses"]],
	["no header", judge({ headers: new Map() }), COMMON.map(([name]) => `${name} is there 0`)],
	["a way by a backslash", judge({ status: 308 }, { location: "/\\evil.example" }), ["leads to"]],
	["a stack", judge({ body: "Error\n    at f (file.ts:1:2)" }), ["inside"]],
])("what attacks find is judged as it should be: %s", (_what, errors, wanted) => {
	expect(errors).toEqual(wanted.map((words) => expect.stringContaining(words)));
});
