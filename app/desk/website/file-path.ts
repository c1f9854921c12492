type FilePage = "delete" | "edit" | "preview" | "history";

/** Returns the path of a page of the desk for a file of the website. */
export function toFilePath(page: FilePage, file: string): string {
	return `/desk/website/${page}/${file}`;
}

/** Returns the path at which a file of a kind is begun. */
export function toAddPath(kind: string): string {
	return `/desk/website/new/${kind}`;
}

/** Returns the address of a part of a file's form, by which its section is open. */
export function toFieldAddress(file: string, name: string): string {
	return `${toFilePath("edit", file)}?${new URLSearchParams({ at: name })}${toFragment(name)}`;
}

/** Returns the fragment that leads to a part of a form. */
export function toFragment(name: string): string {
	return `#${encodeURIComponent(name)}`;
}
