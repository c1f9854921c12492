import { createRequire } from "node:module";
import { parseDocument } from "htmlparser2";
import { accept, type Result, reject } from "#app/platform/result.ts";
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

export const LOGO_KB_MAX = 200;
export const LOGO_HEIGHT_MIN = 72;
const PNG_SIGNATURE = "89504e470d0a1a0a";
/** The bytes up to the end of the height. */
const PNG_HEADER_LENGTH = 24;
const FILE = "site.yaml";
// It is loaded for agencies with an SVG alone.
const require = createRequire(import.meta.url);

/** A logo's file as it is served, but for its name. */
type Picture = Omit<LogoPicture, "name">;

/** What keeps a file from being shown as a logo, and the words of `content:check` for it, which go on after the file's name. */
export type LogoFault = {
	kind: "noSvg" | "noPng" | "tooLarge" | "noSize" | "tooLow";
	words: string;
};

/** What was made of the bytes of a logo, which each version of the content reads again. */
const known = new WeakMap<Buffer, Result<Picture, LogoFault>>();

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
		const picture = readLogoFile({ name, bytes, isClean: media.isAdded(name) });
		if (picture.ok) return toServed(picture.value, field);
		reader.addIssue(FILE, `logo.${field}: ${name} ${picture.reason.words}`);
	};
	const [light, dark, icon] = [read("file"), read("dark"), read("icon")];
	return light && { light, ...(dark && { dark }), icon: icon ?? light };
}

type LogoFile = {
	name: string;
	bytes: Buffer;
	/** True if an SVG was cleaned before it was stored. */
	isClean: boolean;
};

/** Returns an SVG or a PNG, by the ending of its name, as it is served. */
export function readLogoFile({ name, bytes, isClean }: LogoFile): Result<Picture, LogoFault> {
	const found = known.get(bytes);
	if (found) return found;
	const read = name.endsWith(".svg") ? readSvg(bytes, isClean) : readPng(bytes);
	known.set(bytes, read);
	return read;
}

function toServed(picture: Picture, field: keyof LogoText): LogoPicture {
	const ending = picture.type === "image/png" ? "png" : "svg";
	const name = toServedName(field === "file" ? "logo" : field, ending, picture.bytes);
	return { ...picture, name };
}

/** Cleans an SVG of scripts and of what editors leave in it; throws where it cannot be read. */
function cleanSvg(given: string): string {
	const { optimize } = require("svgo") as typeof import("svgo");
	return optimize(given, {
		multipass: true,
		plugins: ["preset-default", "removeScripts", "removeRasterImages"],
	}).data;
}

function readSvg(given: Buffer, isClean: boolean): Result<Picture, LogoFault> {
	let svg: string;
	try {
		svg = isClean ? given.toString() : cleanSvg(given.toString());
	} catch (error) {
		const [reason] = (error as Error).message.split("\n");
		return reject({ kind: "noSvg", words: `cannot be read as SVG: ${reason}` });
	}
	const bytes = Buffer.from(svg);
	const fault = findSizeFault(bytes);
	if (fault) return reject(fault);
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
		return reject({
			kind: "noSize",
			words: "has neither a viewBox nor a width and a height; add the viewBox",
		});
	return accept({ bytes, type: "image/svg+xml", ...size });
}

/** Reads a PNG's size: https://www.w3.org/TR/png-3/#11IHDR. */
function readPng(bytes: Buffer): Result<Picture, LogoFault> {
	const isPng = bytes.subarray(0, 8).toString("hex") === PNG_SIGNATURE;
	if (!isPng || bytes.length < PNG_HEADER_LENGTH)
		return reject({ kind: "noPng", words: "is no PNG that can be read" });
	const fault = findSizeFault(bytes);
	if (fault) return reject(fault);
	const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
	if (height < LOGO_HEIGHT_MIN)
		return reject({
			kind: "tooLow",
			words: `is ${height} pixels high; it must be at least ${LOGO_HEIGHT_MIN}, or blurs on good screens`,
		});
	return accept({ bytes, type: "image/png", width, height });
}

function findSizeFault(bytes: Buffer): LogoFault | null {
	const tooLarge = formatTooLarge(bytes, LOGO_KB_MAX * 1000);
	return tooLarge === null
		? null
		: { kind: "tooLarge", words: `${tooLarge}, as every page shows it` };
}
