/** What of sanitize-html is used: https://github.com/apostrophecms/apostrophe/tree/main/packages/sanitize-html */
declare module "sanitize-html" {
	type Attributes = Record<string, string>;
	type Transform = (
		tagName: string,
		attribs: Attributes,
	) => { tagName: string; attribs: Attributes };

	type Options = {
		allowedTags: string[];
		/** Lose their text with their tag. */
		nonTextTags: string[];
		/** By tag; `*` is every tag. */
		allowedAttributes: Record<string, string[]>;
		allowedSchemes: string[];
		/** Deeper elements lose their tag and keep their text. */
		nestingLimit: number;
		/** By tag: its new name, or what becomes of it. */
		transformTags: Record<string, string | Transform>;
		onOpenTag: (name: string, attribs: Attributes) => void;
		onCloseTag: (name: string, isImplied: boolean) => void;
	};

	export default function sanitizeHtml(dirty: string, options: Options): string;
}
