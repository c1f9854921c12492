import { HOSTILE_TEXTS } from "./hostile.ts";

/** Texts that mean something else in YAML where nothing says that they are texts, and those of hostile.yaml. */
export const YAML_WORDS: readonly string[] = [
	"",
	"key: value\nother:\n  - x",
	"---\na: b\n...",
	"- a",
	"? a",
	"!tag &anchor *alias",
	"{a: [b]} # c",
	"true",
	"null",
	"~",
	"0123",
	"1e3",
	"2026-01-31",
	"%YAML 1.1",
	'\ttab\tand "quotes" it\'s',
	"<<: *a",
	"One.\n\nTwo.\n\n  indented\n\n\nThree",
	"C:\\new \\u0041",
	"🪁 नमस्ते",
	"word ".repeat(2_000).trim(),
	"x".repeat(10_000),
	...HOSTILE_TEXTS,
];
