/** Returns an address of a route of the desk, of an enquiry where it is about one. */
export function toDeskAddress(path: string, enquiry: string): string {
	return path
		.replace(":id", enquiry)
		.replace(":token", "none")
		.replace(":file{.+}", "services/seo.yaml")
		.replace("new/:kind", "new/industry")
		.replace("drawings/:kind/:name", "drawings/cut/half")
		.replace("pictures/:name", "pictures/bread.webp")
		.replace("review/:draft", "review/of-kabir");
}
