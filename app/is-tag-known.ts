/** Whether the visitor has what a tag stands for; weak and strong tags are compared alike. */
export function isTagKnown(request: Request, tag: string): boolean {
	const bare = tag.replace(/^W\//, "");
	const known = (request.headers.get("If-None-Match") ?? "").split(",");
	return known.some((each) => ["*", bare].includes(each.trim().replace(/^W\//, "")));
}
