/** The path of a page that has the form: the contact page, the one for booking a call, or one of the agency's own. */
export type FormPath = `/${string}`;

/** The id of the section that has the form on a page of the agency's own. */
export const FORM_SECTION = "form";

/** The subject of the page that the visitor read before the form, as slugs of the site's content. */
export type PageContext = {
	service?: string | null;
	city?: string | null;
	district?: string | null;
};

/** Returns the address of a page with the form, with the context as its query. */
export function toFormPath(path: FormPath, context: PageContext): string {
	const entries = Object.entries(context).flatMap(([name, slug]) => (slug ? [[name, slug]] : []));
	return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}
