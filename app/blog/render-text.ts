import { Marked } from "marked";
import { type OwnPicture, toOwnAddress } from "#app/content/media/media.ts";
import { isFilm, toMediaName } from "#app/content/media/text-pictures.ts";
import { measurePicture, type Size } from "#app/platform/pictures/convert.ts";
import { sanitizeBody } from "./html/body.ts";
import { parseVideo } from "./html/videos.ts";

/** A text of the agency in Markdown, with the pictures that it shows by their names. */
type MarkdownText = { body: string; pictures: ReadonlyMap<string, OwnPicture> };

/** Renders a text of Markdown to safe HTML for below the h1 of the page at a path of the site. */
export async function renderText(text: MarkdownText, page: string, siteUrl: string) {
	const toOwnPath = ({ origin, pathname, search, hash }: URL) =>
		origin === siteUrl ? pathname + search + hash : null;
	return sanitizeBody(await renderMarkdown(text, page), {
		base: siteUrl + page,
		ownOrigins: [new URL(siteUrl).host],
		// Beside the agency's pictures there are the site's own illustrations, which are SVG.
		toPicture: (address, width) => {
			const path = toOwnPath(new URL(address));
			const name = path === null ? null : toMediaName(path, page);
			const picture = name === null ? undefined : text.pictures.get(name);
			return picture ? toOwnAddress(picture, width) : path;
		},
		toLocalLink: toOwnPath,
	});
}

/**
 * Renders the text with the sizes of its pictures, so that nothing moves when they come, its films and the addresses of
 * videos as players, of which `sanitizeBody` makes links.
 */
async function renderMarkdown({ body, pictures }: MarkdownText, page: string): Promise<string> {
	const sizes = new Map<string, Size>();
	for (const { name, path, added } of pictures.values()) {
		const size = added ?? (await measurePicture(path));
		if (size) sizes.set(name, size);
	}
	const markdown = new Marked({
		renderer: {
			image({ href, text }) {
				const name = toMediaName(href, page) ?? "";
				if (isFilm(name))
					return `<video src="/films/${quote(name)}" title="${quote(text)}"></video>`;
				const size = sizes.get(name);
				if (!size) return false;
				const [src, alt] = [quote(href), quote(text)];
				return `<img src="${src}" alt="${alt}" width="${size.width}" height="${size.height}">`;
			},
			paragraph({ tokens: [token, ...others] }) {
				const url = token?.type === "link" && token.text === token.href && URL.parse(token.href);
				const isVideo = url && others.length === 0 && parseVideo(url);
				return isVideo ? `<iframe src="${quote(url.href)}"></iframe>` : false;
			},
		},
	});
	return markdown.parse(body, { async: false });
}

function quote(value: string): string {
	return escapeHtml(value).replaceAll('"', "&quot;");
}

export function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
