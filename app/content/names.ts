/** Returns the slug of a name: lower-case words joined by hyphens, without accents. */
export function toSlug(name: string): string {
	return name
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}

/** Returns a slug as a title-cased readable name: `old-harbour` becomes `Old Harbour`. */
export function toReadableName(slug: string): string {
	return slug
		.split("-")
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");
}

export function toInitials(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
	return ends.map((word) => word?.charAt(0).toUpperCase() ?? "").join("");
}
