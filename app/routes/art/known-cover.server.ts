import { loadAllPosts } from "#app/blog/blog.server.ts";

const COVER = /^cover\/.+\.(?:svg|png)$/;

/**
 * Whether the site itself has written the address of a drawing, below /art: a cover belongs to a post without a
 * picture, and without its post it would be one of billions. Null while nobody can tell, as the posts are not there.
 */
export async function isWritten(address: string): Promise<boolean | null> {
	if (!COVER.test(address)) return true;
	const list = await loadAllPosts();
	if (list.status !== "loaded") return null;
	const imageUrl = `/art/${address.replace(/\.png$/, ".svg")}`;
	return list.posts.some((post) => post.imageUrl === imageUrl);
}
