import type { Answer, Visit } from "../../visit/visit.ts";

/** A file of `home`, or `home` itself. */
export type Part = Answer & { kind: Visit["files"][number]["kind"] | "page" };

/** Lists the page and its files that were answered with a content. */
export function listParts({ home, files }: Visit): Part[] {
	const page: Part = { ...home, kind: "page" };
	return [page, ...files].filter(({ status }) => status === 200);
}

/** Returns whether an address is of the website: of its host, with or without “www.”, or of one below it. */
export function isOwn(address: string, { home }: Visit): boolean {
	const own = getHost(home.url);
	const host = getHost(address);
	return host === own || host.endsWith(`.${own}`);
}

function getHost(address: string): string {
	const host = URL.parse(address)?.hostname ?? "";
	return host.startsWith("www.") ? host.slice(4) : host;
}

/** Returns a size in KB, of a thousand bytes. */
export function formatSize(bytes: number): string {
	return `${Math.round(bytes / 1000)} KB`;
}

const NAME_MAX = 60;

/** Returns the name of the file at an address, or its host where there is none. */
export function getFileName(address: string): string {
	const url = URL.parse(address);
	const name = decode(url?.pathname.split("/").at(-1) ?? "") || (url?.hostname ?? address);
	return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name;
}

function decode(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}

/** Lists the values of a header field that has several, in small letters. */
export function listValues(field = ""): string[] {
	return field
		.toLowerCase()
		.split(",")
		.map((value) => value.trim());
}

/** Returns the media type of a response, in small letters and without parameters. */
export function getType({ headers }: Answer): string {
	const [type = ""] = (headers["content-type"] ?? "").split(";");
	return type.trim().toLowerCase();
}
