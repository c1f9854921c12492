import { Parser } from "htmlparser2";
import { z } from "zod";
import * as t from "./text.ts";

type Service = {
	/** The name of its <meta>. */
	tag: string;
	/** Who asks for it. */
	owner: string;
	form: RegExp;
	/** The form, in words. */
	words: string;
};

/** The services that verify by a <meta> in the head of the home page whose the site is. */
const SERVICES = {
	google: {
		tag: "google-site-verification",
		owner: "Google Search Console",
		form: /^[\w+/-]{20,100}={0,2}$/,
		words: "20 letters, digits, - and _ at least, mostly 43",
	},
	bing: {
		tag: "msvalidate.01",
		owner: "Bing Webmaster Tools",
		form: /^[\dA-F]{32}$/i,
		words: "32 digits and letters from A to F",
	},
	meta: {
		tag: "facebook-domain-verification",
		owner: "Meta Business Suite",
		form: /^[\da-z]{20,40}$/,
		words: "about 30 digits and small letters",
	},
	pinterest: {
		tag: "p:domain_verify",
		owner: "Pinterest",
		form: /^[\da-f]{32}$/i,
		words: "32 digits and letters from a to f",
	},
} as const satisfies Record<string, Service>;

type ServiceName = keyof typeof SERVICES;

export const verificationSchema = t.group(
	{
		title: "Verification",
		description:
			"Search engines and networks verify by these that the site is yours. Each stands in the head of the home page; leave it there, as they look again",
	},
	{
		google: tokenSchema("google"),
		bing: tokenSchema("bing"),
		meta: tokenSchema("meta"),
		pinterest: tokenSchema("pinterest"),
	},
);
export type Verification = z.infer<typeof verificationSchema>;

export type VerificationTag = { name: string; content: string };

/** Lists the tags of the head of the home page. */
export function listVerificationTags(verification: Verification): VerificationTag[] {
	return Object.entries(verification).flatMap(([service, content]) =>
		content ? [{ name: SERVICES[service as ServiceName].tag, content }] : [],
	);
}

function tokenSchema(service: ServiceName) {
	const { tag, owner, form, words } = SERVICES[service];
	return z
		.string()
		.trim()
		.check(({ value, issues }) => {
			const add = (message: string) => issues.push({ code: "custom", input: value, message });
			const pasted = findMeta(value);
			if (pasted && pasted.name !== tag)
				add(`is a whole tag, and not that of ${owner}, whose name is ${tag}`);
			else if (pasted) add(`is a whole tag: write its content alone, ${pasted.content}`);
			else if (!form.test(value))
				add(`must be the content of the tag ${tag} of ${owner}: ${words}`);
		})
		.optional()
		.meta({
			title: owner,
			description: `The content of the tag ${tag}, which ${owner} shows; not the whole tag`,
		});
}

/** Finds the first <meta> of a text. */
function findMeta(text: string): { name: string; content: string } | undefined {
	const found: { name: string; content: string }[] = [];
	const parser = new Parser({
		onopentag: (tag, { name = "", content = "" }) => {
			if (tag === "meta") found.push({ name, content });
		},
	});
	parser.end(text);
	return found[0];
}
