import type { rehype } from "rehype";

/** A tree of hast, the syntax tree of HTML that rehype and its plug-ins work on. */
export type Root = ReturnType<typeof rehype.parse>;
export type RootContent = Root["children"][number];
export type Element = Extract<RootContent, { type: "element" }>;
export type ElementContent = Element["children"][number];
export type Properties = Element["properties"];
