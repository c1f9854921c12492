import type { PageMeta } from "../page-head.tsx";
import type { Graph } from "./types.ts";

/**
 * The structured data of the pages that are being rendered. They are for the server's HTML alone: in the loaders' data
 * every page would carry them twice. Empty in the browser.
 */
export const graphs = new WeakMap<PageMeta, Graph>();
