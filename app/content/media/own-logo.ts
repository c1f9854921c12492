import { createRequire } from "node:module";
import { parseDocument } from "htmlparser2";
import type { ContentReader } from "../files/content-reader.ts";
import type { LogoText } from "../schemas/logo.ts";
import type { Media } from "./media.ts";
import { formatTooLarge, toServedName } from "./served-file.ts";

/** An SVG or a PNG of the agency's own logo, as it is served. */
export type LogoPicture = {
	/** The name of its address, which changes with the file. */
	name: string;
	bytes: Buffer;
	type: "image/svg+xml" | "image/png";
	width: number;
	height: number;
};

/** The agency's own logo. */
export type OwnLogo = { light: LogoPicture; dark?: LogoPicture; icon: LogoPicture };

const MAX_BYTES = 200_000;
const MIN_PNG_HEIGHT = 72;
const PNG_SIGNATURE = "89504e470d0a1a0a";
const FILE = "site.yaml";
// It is loaded for agencies with an SVG alone.
const require = createRequire(import.meta.url);

/** Reads the files of the agency's own logo; undefined without one. What cannot be shown becomes an issue of the reader. */
export function readLogo(
	reader: ContentReader,
	media: Media,
	text: LogoText | undefined,
): OwnLogo | undefined {
	if (!text) return undefined;
	const read = (field: keyof LogoText) => {
		const name = text[field];
		const bytes = name && media.readFile(name, { file: FILE, field: `logo.${field}` });
		if (!bytes) return undefined;
		const picture = name.endsWith(".svg") ? readSvg(bytes) : readPng(bytes);
		if (typeof picture !== "string") return toServed(picture, field);
		reader.addIssue(FILE, `logo.${field}: ${name} ${picture}`);
	};
	const [light, dark, icon] = [read("file"), read("dark"), read("icon")];
	return light && { light, ...(dark && { dark }), icon: icon ?? light };
}

type Picture = Omit<LogoPicture, "name">;

function toServed(picture: Picture, field: keyof LogoText): LogoPicture {
	const ending = picture.type === "image/png" ? "png" : "svg";
	const name = toServedName(field === "file" ? "logo" : field, ending, picture.bytes);
	return { ...picture, name };
}

/** Cleans an SVG of scripts and of what editors leave in it. Returns what is wrong with one that cannot be shown. */
function readSvg(given: Buffer): Picture | string {
	const { optimize } = require("svgo") as typeof import("svgo");
	let svg: string;
	try {
		svg = optimize(given.toString(), {
			multipass: true,
			plugins: ["preset-default", "removeScripts", "removeRasterImages"],
		}).data;
	} catch (error) {
		return `cannot be read as SVG: ${(error as Error).message.split("\n")[0]}`;
	}
	const bytes = Buffer.from(svg);
	const tooLarge = formatTooLarge(bytes, MAX_BYTES);
	if (tooLarge) return `${tooLarge}, as every page shows it`;
	const [root] = parseDocument(svg, { xmlMode: true }).children.filter(
		(node) => "name" in node && node.name === "svg",
	);
	const { viewBox = "", width, height } = root && "attribs" in root ? root.attribs : {};
	const [, , boxWidth, boxHeight] = viewBox.split(/[\s,]+/).map(Number);
	const size = {
		width: boxWidth ?? Number.parseFloat(width ?? ""),
		height: boxHeight ?? Number.parseFloat(height ?? ""),
	};
	if (!(size.width > 0 && size.height > 0))
		return "has neither a viewBox nor a width and a height; add the viewBox";
	return { bytes, type: "image/svg+xml", ...size };
}

/** Reads a PNG's size: https://www.w3.org/TR/png-3/#11IHDR. Returns what is wrong with one that cannot be shown. */
function readPng(bytes: Buffer): Picture | string {
	if (bytes.subarray(0, 8).toString("hex") !== PNG_SIGNATURE) return "is no PNG that can be read";
	const tooLarge = formatTooLarge(bytes, MAX_BYTES);
	if (tooLarge) return `${tooLarge}, as every page shows it`;
	const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
	if (height < MIN_PNG_HEIGHT)
		return `is ${height} pixels high; it must be at least ${MIN_PNG_HEIGHT}, or blurs on good screens`;
	return { bytes, type: "image/png", width, height };
}
