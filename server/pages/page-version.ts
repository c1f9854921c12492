import { readBlogVersion } from "#app/blog/blog-source.server.ts";
import { readContentVersion } from "#app/content/content.server.ts";

/** Another number whenever something has changed that pages are made of: both only ever grow. */
export function readPageVersion(): number {
	return readContentVersion() + readBlogVersion();
}
