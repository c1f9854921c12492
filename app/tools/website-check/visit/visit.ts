import type { Document } from "./document.ts";

/** The header fields of a response, by their names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** A response of the website that is no page: a file, or what another address answers. */
export type Answer = {
	/** The address that was asked for. */
	asked: string;
	/** The address that answered, after redirects. */
	url: string;
	/** The status of the last response, or 0 where none came. */
	status: number;
	headers: Headers;
	/** The addresses that redirected, in order. */
	redirects: readonly string[];
	/** The body in UTF-8, for what is text; otherwise empty. */
	text: string;
	/** The bytes of the body on the line, as compressed. */
	bytes: number;
	/** The time from the request to the first byte of the response, in ms; without redirects. */
	firstByteMs: number;
	/** Why there is no answer, such as ENOTFOUND or CERT_HAS_EXPIRED; null where there is one. */
	fault: string | null;
};

/** A page in HTML. */
export type Page = Answer & { document: Document };

/** The certificate of the website, as it was shown. */
export type Certificate = {
	/** When it began, in Unix ms, where that is known. */
	startsAt?: number;
	/** When it ends, in Unix ms. */
	endsAt: number;
	/** What is wrong with it, as CERT_HAS_EXPIRED; null where browsers trust it. */
	fault: string | null;
};

/** What was read of a website, within its limits. The rules look at nothing else. */
export type Visit = {
	/** When it was read, in Unix ms. */
	at: number;
	/** The page that was asked for. */
	home: Page;
	/** Up to ten pages of the same host, with `home` first. */
	pages: readonly Page[];
	/** What `home` answers by plain http. */
	plain: Answer;
	/** Null where the website has no https. */
	certificate: Certificate | null;
	robots: Answer;
	/** What `/sitemap.xml`, or the first sitemap that robots.txt names, answers. */
	sitemap: Answer;
	llms: Answer;
	/** What `home` answers where Markdown is preferred. */
	markdown: Answer;
	/** What an address answers that the website cannot have. */
	missing: Answer;
	/** What links of `pages` to the same host answer beyond those pages, at most twenty; without bodies. */
	links: readonly (Answer & { from: string })[];
	/** Style sheets, scripts and pictures of `home`, at most fifteen; without bodies but for `bytes`. */
	files: readonly (Answer & { kind: "style" | "script" | "picture" | "font" })[];
};
