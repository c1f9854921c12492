import { Parser } from "htmlparser2";
import { Marked, type Token } from "marked";
import type { ContentReader } from "../files/content-reader.ts";
import { pictureSchema } from "../schemas/picture.ts";
import { FILM_TYPES, fileName } from "../schemas/text.ts";
import type { Media, OwnPicture } from "./media.ts";

const markdown = new Marked();
const SITE = "https://site.invalid";
/** The file of a picture or film in one of the folders in which addresses of the media may seem to be. */
const FILE = /^([^/]+\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm))$/i;
const filmNameSchema = fileName(...FILM_TYPES);

/** Lists the addresses of the pictures and films in a text of Markdown, each once, also of those that are written in HTML. */
export function listPictureAddresses(body: string): string[] {
	// A text without either sign has none, and most texts have none: they are not parsed.
	if (!/!\[|<img|<video/i.test(body)) return [];
	const addresses = new Set<string>();
	const html = new Parser({
		onopentag: (name, { src }) => {
			if ((name === "img" || name === "video") && src) addresses.add(src);
		},
	});
	markdown.walkTokens(markdown.lexer(body), (token: Token) => {
		if (token.type === "image") addresses.add(token.href);
		if (token.type === "html") html.write(token.raw);
	});
	html.end();
	return [...addresses];
}

/**
 * Returns the name of the file in the folder media that an address in a text stands for; null for any other address.
 * It is the file itself, or in the folder as seen from the page, the site or the text's file: a.jpg, media/a.jpg,
 * ../media/a.jpg. `page` is the path of the page with the text.
 */
export function toMediaName(address: string, page: string): string | null {
	const url = URL.parse(address, SITE + page);
	if (url?.origin !== SITE) return null;
	const { pathname: folder } = new URL(".", SITE + page);
	const folders = [folder, `${folder}media/`, "/media/"];
	const names = folders.map((each) =>
		url.pathname.startsWith(each) ? FILE.exec(url.pathname.slice(each.length))?.[1] : undefined,
	);
	const name = names.find(Boolean);
	if (!name) return null;
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}

/** Returns whether the name of a file is that of a film. */
export function isFilm(name: string): boolean {
	return FILM_TYPES.some((type) => name.toLowerCase().endsWith(`.${type}`));
}

type Text = {
	reader: ContentReader;
	media: Media;
	file: string;
	body: string;
	/** The path of the page that shows the text. */
	page: string;
};

/** Adds the agency's pictures and films that the text of a file shows, and returns the pictures by their names. */
export function addTextPictures({
	reader,
	media,
	file,
	body,
	page,
}: Text): Map<string, OwnPicture> {
	const pictures = new Map<string, OwnPicture>();
	const names = listPictureAddresses(body).map((address) => toMediaName(address, page));
	for (const name of new Set(names)) {
		if (name === null) continue;
		const isOfFilm = isFilm(name);
		const schema = isOfFilm ? filmNameSchema : pictureSchema.shape.file;
		const { error } = schema.safeParse(name);
		const what = isOfFilm ? "film" : "picture";
		if (error) reader.addIssue(file, `the ${what} ${name}: ${error.issues[0]?.message}`);
		else if (isOfFilm) media.addFile(file, "", name);
		else pictures.set(name, media.addToText(file, name));
	}
	return pictures;
}
