import type { rehype } from "rehype";

/** Types of hast, the syntax tree of HTML that rehype and its plug-ins work on. */
export type Root = ReturnType<typeof rehype.parse>;
export type Element = Extract<Root["children"][number], { type: "element" }>;
export type ElementContent = Element["children"][number];
export type Properties = Element["properties"];
