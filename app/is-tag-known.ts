/** Whether the visitor has what a tag stands for; weak and strong tags are compared alike. */
export function isTagKnown(request: Request, tag: string): boolean {
	return isTagAmong(request.headers.get("If-None-Match") ?? "", tag);
}

/** The same, told of an If-None-Match header alone. */
export function isTagAmong(header: string, tag: string): boolean {
	if (header === tag) return true;
	const bare = tag.replace(/^W\//, "");
	return header.split(",").some((each) => ["*", bare].includes(each.trim().replace(/^W\//, "")));
}
