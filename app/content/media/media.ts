import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import type { Portrait } from "../schemas/picture.ts";
import type { AddedPicture, MediaFiles } from "./media-files.ts";
import { PICTURE_SHAPES, type PictureForm, type PictureShape } from "./shapes.ts";

/** A picture of the agency in the place where the content shows it. */
export type OwnPicture = {
	/** The part of its address that changes with the file, its shape and its focus. */
	key: string;
	name: string;
	/** The path of its file on this machine, which is not there where it was added at the desk. */
	path: string;
	added?: AddedPicture | undefined;
	shape: PictureShape;
	focus: { x: number; y: number };
	/** The content file and the field that name it. */
	from: { file: string; field: string };
};

/** A film of the agency or its captions, which are served as they are. */
export type OwnFile = Pick<OwnPicture, "name" | "path" | "from">;

/** What an `<img>` needs to show a picture. */
export type ShownPicture = { src: string; srcSet: string | null; alt: string };

const MIDDLE = { x: 50, y: 50 };

/** The files in the content's folder `media`: those that the content shows are added one by one as it is parsed. */
export class Media {
	readonly #files: MediaFiles;
	readonly pictures: OwnPicture[] = [];
	readonly files: OwnFile[] = [];
	readonly lookFiles: OwnFile[] = [];

	constructor(files: MediaFiles) {
		this.#files = files;
	}

	/** Adds a picture that a field of a file names, and returns how it is shown; null where the field is left out. */
	add(
		file: string,
		field: string,
		{ picture, name }: { picture: Portrait | undefined; name?: string },
		shape: PictureShape,
	): ShownPicture | null {
		if (!picture) return null;
		const from = { file, field: `${field}.file` };
		const added = this.#add(picture.file, { shape, focus: picture.focus ?? MIDDLE, from });
		const toAddress = (width: number) => toOwnAddress(added, width);
		const { widths }: PictureForm = PICTURE_SHAPES[shape];
		return {
			src: toAddress(widths[1] ?? widths[0]),
			srcSet:
				widths.length > 1
					? widths.map((width) => `${toAddress(width)} ${width}w`).join(", ")
					: null,
			alt: picture.alt ?? name ?? "",
		};
	}

	/** Adds a picture that a text of a file shows. */
	addToText(file: string, name: string): OwnPicture {
		return this.#add(name, { shape: "text", focus: MIDDLE, from: { file, field: "" } });
	}

	/** Adds a film or its captions that a field of a file names, and returns its address. */
	addFile(file: string, field: string, name: string): string {
		this.files.push({ name, path: join(this.#files.folder, name), from: { file, field } });
		return `/films/${name}`;
	}

	/** Adds a file of the agency's logo or fonts that a field names, and returns its bytes; null where it is missing. */
	readFile(name: string, from: OwnFile["from"]): Buffer | null {
		this.lookFiles.push({ name, path: join(this.#files.folder, name), from });
		return this.#files.read(name);
	}

	/** Returns whether a file was added at the desk, where what is stored is checked and cleaned. */
	isAdded(name: string): boolean {
		return this.#files.findAdded(name) !== undefined;
	}

	/** Lists an issue for each picture, each film and each file of the look whose file is not there. */
	listMissing(): ContentIssue[] {
		return [...this.pictures, ...this.files, ...this.lookFiles]
			.filter(({ name }) => !this.#files.has(name))
			.map(({ name, from }) => ({
				...from,
				reason: formatUnknown(`file in ${this.#files.folder}`, name, this.#files.list()),
			}));
	}

	#add(
		name: string,
		{ shape, focus, from }: Pick<OwnPicture, "shape" | "focus" | "from">,
	): OwnPicture {
		const path = join(this.#files.folder, name);
		const facts = JSON.stringify([this.#files.hash(name), shape, focus.x, focus.y]);
		const key = hash("sha256", facts).slice(0, 16);
		const added = this.#files.findAdded(name);
		const picture = { key, name, path, added, shape, focus, from };
		this.pictures.push(picture);
		return picture;
	}
}

/** Reads the bytes of a picture. Resolves to null where it was added at the desk and is gone; rejects where its file is. */
export async function readOwnPicture({
	path,
	added,
}: Pick<OwnPicture, "path" | "added">): Promise<Uint8Array | null> {
	return added ? added.read() : readFile(path);
}

/** Returns the address of a picture at one of the widths of its shape. */
export function toOwnAddress({ key, name }: OwnPicture, width: number): string {
	return `/pictures/${width}/media/${key}/${name}`;
}
