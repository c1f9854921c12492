import type { Form, Load } from "./loads.ts";

export type Attributes = Readonly<Record<string, string>>;
/** What a link or a heading is read out as. */
export type Named = {
	/** Its words, with the alt of its pictures, the titles of its drawings and the labels of its parts; or its `title`. */
	name: string;
	/** Whether a picture is within it. */
	hasPicture: boolean;
	/** Whether a drawing, a video or the like is within it. */
	hasDrawing: boolean;
	/** Whether it is hidden by an attribute of its own or of an element around it, or stands in `<noscript>` or `<template>`. */
	isHidden: boolean;
};
export type Heading = Named & { level: number; text: string; attributes: Attributes };
export type Link = Named & {
	href: string;
	rel: string;
	text: string;
	attributes: Attributes;
	/** Whether it stands in a `<nav>` that is not that of a footer. */
	isInMenu: boolean;
};
/** A picture, with the name of its link where it is within one. */
export type Picture = {
	src: string;
	alt: string | null;
	attributes: Attributes;
	linkName: string | null;
	isHidden: boolean;
};
export type Script = {
	src: string | null;
	attributes: Attributes;
	text: string;
};

/** What a page in HTML has, in the order of its source. */
export type Document = {
	/** The attribute `lang` of the root, or empty. */
	lang: string;
	/** The address by which relative ones are resolved, from the first `<base>`; null without one. */
	base: string | null;
	/** The languages of parts of the page that are no links or choices, as of an article in another language. */
	partLangs: readonly string[];
	titles: readonly string[];
	/** The attributes of each `<meta>`. */
	metas: readonly Attributes[];
	/** The attributes of each `<link>`. */
	heads: readonly Attributes[];
	headings: readonly Heading[];
	/** The links with an address, with their text, which is that of their pictures, or `aria-label`, where they have no words. */
	links: readonly Link[];
	pictures: readonly Picture[];
	scripts: readonly Script[];
	/** Each block of JSON-LD as its value, or as the error of the parser. */
	data: readonly ({ value: unknown } | { error: string })[];
	/** The types and the properties that the elements name as microdata or RDFa. */
	microdata: { types: readonly string[]; properties: readonly string[] };
	/** The elements right below `<body>`. */
	roots: readonly { tag: string; attributes: Attributes }[];
	/** The forms with the fields that one fills in, also those without any. */
	forms: readonly Form[];
	/** What a browser with scripts loads for the page. */
	loads: readonly Load[];
	/** Whether a field asks for a password. */
	hasPassword: boolean;
	/** The visible words, with spaces between blocks. */
	text: string;
	/** The words within `<noscript>`. */
	noscript: string;
};
