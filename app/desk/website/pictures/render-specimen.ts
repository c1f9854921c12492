import { getContent, getMedia } from "#app/content/content.server.ts";
import type { MediaKind } from "#app/content/media/media-kinds.ts";
import { isWoff2 } from "#app/content/media/own-fonts.ts";
import { readLogoFile } from "#app/content/media/own-logo.ts";
import { escapeText } from "#app/design/art/svg.ts";

type Shown = { type: string; bytes: Buffer };

/** Returns a logo as visitors get it; null where it is none. */
function renderLogo(name: string): Shown | null {
	const media = getMedia();
	const bytes = media.read(name);
	const isClean = media.findAdded(name) !== undefined;
	const logo = bytes && readLogoFile({ name, bytes, isClean });
	return logo?.ok ? logo.value : null;
}

const WIDTH = 480;
const HEIGHT = 64;
const SIZE = 32;

/** Renders a line of text in a font as an SVG, which has the font in it; null where it is none. */
function renderFont(name: string): Shown | null {
	const font = getMedia().read(name);
	if (!font || !isWoff2(font)) return null;
	const text = escapeText(`${getContent().site.name} Aa Gg 0123`);
	const style = `@font-face{font-family:"f";src:url("data:font/woff2;base64,${font.toString("base64")}")}text{font:${SIZE}px "f"}`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><style>${style}</style><text x="8" y="42">${text}</text></svg>`;
	return { type: "image/svg+xml", bytes: Buffer.from(svg) };
}

/** Renders what the desk shows of a kind, as it is; pictures are made small. */
export const RENDER: Record<Exclude<MediaKind, "picture">, (name: string) => Shown | null> = {
	logo: renderLogo,
	font: renderFont,
};
