/** A step of the breadcrumb from Home to a page; the last one is the page itself. */
export type Crumb = { name: string; to: string };
