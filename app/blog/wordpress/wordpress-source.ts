import * as z from "zod/mini";
import { warn } from "#app/platform/operations-log.ts";
import { type Post, type PostSummary, toIso } from "../post.ts";
import { decodeSlug } from "../slug.ts";
import { changesSchema, type WordPressPost, wordPressPostSchema } from "./post-schema.ts";
import { type RestClient, RestError } from "./rest-client.ts";
import { type PostContext, toPost, toSummary } from "./to-post.ts";

const PAGE_SIZE = 100;
const PARALLEL_PAGES = 3;
/** The fields of a post to request. `_links` must be named, or WordPress leaves `_embedded` out. */
const FIELDS = [
	"id,slug,link,date_gmt,modified_gmt,title,excerpt,content.protected",
	"_links.author,_links.wp:featuredmedia,_links.wp:term,_embedded",
].join(",");
const EMBED = "author,wp:featuredmedia,wp:term";
const MAX_SLUG = 200;
const PAST_THE_END = "rest_post_invalid_page_number";

/** A post as its editors have it, and whether visitors have it, too. */
export type DraftPost = { post: Post; isPublic: boolean };

export type WordPressSource = ReturnType<typeof createWordPressSource>;

/** Creates a blog source from a WordPress. Each method throws when the CMS fails or its response is invalid. */
export function createWordPressSource(request: RestClient, siteContext: PostContext) {
	/** The slugs of posts by the paths of their pages in the CMS, for links between posts. */
	let slugByPath = new Map<string, string>();
	const context: PostContext = {
		...siteContext,
		toLocalLink: (address) => {
			const slug = slugByPath.get(address.pathname.replace(/\/+$/, ""));
			return slug ? `/blog/${slug}${address.hash}` : siteContext.toLocalLink(address);
		},
	};

	/** Loads one page, or five smaller ones when it is too large. */
	async function loadPage(page: number, size = PAGE_SIZE): Promise<Page> {
		const query = { per_page: String(size), page: String(page), _embed: EMBED, _fields: FIELDS };
		try {
			const { body, totalPages } = await request(query);
			const { posts, count } = parsePosts(body);
			return { posts, isLast: totalPages === null ? count < size : page >= totalPages };
		} catch (error) {
			if (!(error instanceof RestError)) throw error;
			if (error.code === PAST_THE_END && page > 1) return { posts: [], isLast: true };
			if (!error.isTooLarge || size === 1) throw error;
			return loadInParts(page, size);
		}
	}

	async function loadInParts(page: number, size: number): Promise<Page> {
		const part = size > 5 ? size / 5 : 1;
		const posts: WordPressPost[] = [];
		for (let index = 0; index < size / part; index++) {
			const smaller = await loadPage(((page - 1) * size) / part + index + 1, part);
			posts.push(...smaller.posts);
			if (smaller.isLast) return { posts, isLast: true };
		}
		return { posts, isLast: false };
	}

	function toSummaries(pages: Page[]): PostSummary[] {
		const found = pages.flatMap(({ posts }) => posts);
		slugByPath = new Map([...slugByPath, ...found.flatMap(toPath)]);
		const summaries = found.flatMap((raw) => toSummary(raw, context) ?? []);
		// A post may move to the next page between two requests.
		const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
		return [...bySlug.values()].sort(byAge);
	}

	return {
		/** Lists the newest hundred posts at most, and whether these are all. */
		async listNewest() {
			const page = await loadPage(1);
			return { posts: toSummaries([page]), isAll: page.isLast };
		},
		/** Lists all posts, newest first. */
		async listPosts() {
			const pages: Page[] = [await loadPage(1)];
			while (!pages.at(-1)?.isLast) {
				const next = Array.from({ length: PARALLEL_PAGES }, (_, index) =>
					loadPage(pages.length + index + 1),
				);
				pages.push(...(await Promise.all(next)));
			}
			slugByPath = new Map();
			return toSummaries(pages);
		},
		/** Loads a string that differs after each change of the list. */
		async loadVersion() {
			const newestFirst = { orderby: "modified", order: "desc", per_page: "1" };
			const { body, total } = await request({ ...newestFirst, _fields: "id,modified_gmt" });
			const [newest] = changesSchema.parse(body);
			return `${newest?.id} ${newest?.modified_gmt} ${total}`;
		},
		/** Finds a post by its decoded slug. Resolves to null when there is none. */
		async findPost(slug: string) {
			// WordPress ignores an empty slug, and splits one at commas.
			if (slug === "" || slug.includes(",") || slug.length > MAX_SLUG) return null;
			// WordPress stores the slug decoded: a slash in it would not be found.
			const encoded = encodeURIComponent(slug).toLowerCase();
			const { body } = await request({ slug: encoded, _embed: EMBED });
			const lower = slug.toLowerCase();
			const raw = parsePosts(body).posts.find(
				(post) => decodeSlug(post.slug).toLowerCase() === lower,
			);
			return raw ? toPost(raw, context) : null;
		},
		/**
		 * Fetches a post as its editors have it, by its number and the token of its address. Resolves to null where the CMS has
		 * none, or no visitor may ever see it.
		 */
		async findDraft(id: string, token: string): Promise<DraftPost | null> {
			try {
				const { body } = await request({ token }, { draft: id });
				const raw = wordPressPostSchema.parse(body);
				const post = toPost(raw, context);
				return post && { post, isPublic: raw.status === "publish" };
			} catch (error) {
				if (error instanceof RestError && error.status === 404) return null;
				throw error;
			}
		},
	};
}

type Page = { posts: WordPressPost[]; isLast: boolean };

/** The errors that were logged. Each is logged once, as the list is fetched again and again. */
const loggedErrors = new Set<string>();

/** Parses the posts of a response. Leaves out those that are invalid, which are logged; `count` includes them. */
function parsePosts(body: unknown): { posts: WordPressPost[]; count: number } {
	if (!Array.isArray(body)) throw new RestError("its answer is no list of posts");
	const posts = body.flatMap((raw): WordPressPost[] => {
		const { success, data, error } = wordPressPostSchema.safeParse(raw);
		if (success) return [data];
		const [issue] = error.issues;
		const problem = `${toName(raw)}, ${issue?.path.join(".")}: ${issue?.message}`;
		if (!loggedErrors.has(problem)) warn(`A post of the CMS is left out: ${problem}`);
		loggedErrors.add(problem);
		return [];
	});
	if (posts.length === 0 && body.length > 0)
		throw new RestError("no post of its answer can be read", { status: 200 });
	return { posts, count: body.length };
}

const nameSchema = z.object({ id: z.number() });

function toName(raw: unknown): string {
	const { data } = nameSchema.safeParse(raw);
	return data ? `number ${data.id}` : "one without a number";
}

function toPath({ link, slug }: WordPressPost): [string, string][] {
	const url = URL.parse(link ?? "");
	return url ? [[url.pathname.replace(/\/+$/, ""), slug]] : [];
}

/** Compares by date, newest first, and posts of the same second by id. */
function byAge(one: PostSummary, other: PostSummary): number {
	const [at, otherAt] = [toIso(one.published), toIso(other.published)];
	if (at !== otherAt) return at < otherAt ? 1 : -1;
	return Number(other.id) - Number(one.id);
}
