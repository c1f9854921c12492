import { describe, expect, it } from "vitest";
import { readSheet } from "./read-sheet.ts";

describe("a minified style sheet", () => {
	it("is read as rules with their selectors and declarations", () => {
		expect(readSheet('/*! licence */a,.b:is(i,b){color:red;background:url("a;}b")}')).toEqual([
			{
				kind: "rule",
				selectors: ["a", ".b:is(i,b)"],
				declarations: ["color:red", 'background:url("a;}b")'],
			},
		]);
	});

	it("is read as groups of rules, also inside each other", () => {
		const [layer] = readSheet("@layer base{@media (width>=48rem){p{margin:0}}}");
		expect(layer).toMatchObject({
			kind: "group",
			prelude: "@layer base",
			parts: [{ kind: "group", prelude: "@media (width>=48rem)", parts: [{ selectors: ["p"] }] }],
		});
	});

	it("is read as other blocks and statements, which stay as they are", () => {
		const blocks = readSheet(
			"@layer a,b;@keyframes turn{0%{rotate:0}to{rotate:1turn}}@page{@top-left{content:''}}",
		);
		expect(blocks).toEqual([
			{ kind: "block", type: "@layer", name: "a,b", text: "@layer a,b;" },
			{
				kind: "block",
				type: "@keyframes",
				name: "turn",
				text: "@keyframes turn{0%{rotate:0}to{rotate:1turn}}",
			},
			{ kind: "block", type: "@page", name: "", text: "@page{@top-left{content:''}}" },
		]);
	});

	it("keeps escaped characters of a class together", () => {
		const [rule] = readSheet(".top-\\[1\\,5\\{\\]{top:0}");
		expect(rule).toMatchObject({ selectors: [".top-\\[1\\,5\\{\\]"] });
	});
});
