import { decodeSlug } from "../decode-slug.ts";
import type { Post, PostSummary } from "../post.ts";
import { changesSchema, type WordPressPost, wordPressPostsSchema } from "./post-schema.ts";
import { type RestClient, RestError } from "./rest-client.ts";
import { type Surroundings, toPost, toSummary } from "./to-post.ts";

/** What the newest change is known by; another one means that the list is another. */
export type ListVersion = string;

/** A WordPress as the blog's source. Each throws when the CMS does not give what it should. */
export type WordPressSource = {
	/** All posts, newest first. */
	listPosts(): Promise<PostSummary[]>;
	/** The newest hundred at most, and whether these are all. */
	listNewest(): Promise<{ posts: PostSummary[]; isAll: boolean }>;
	/** Cheap: one small request. */
	readVersion(): Promise<ListVersion>;
	/** Null when there is none of this slug, as it stands in an address, decoded. */
	findPost(slug: string): Promise<Post | null>;
};

const PAGE_SIZE = 100;
/** Pages asked for at once. */
const PARALLEL = 3;
/** `_links` must be named, or WordPress leaves `_embedded` out. */
const FIELDS = [
	"id,slug,link,date_gmt,modified_gmt,title,excerpt,content.protected",
	"_links.author,_links.wp:featuredmedia,_links.wp:term,_embedded",
].join(",");
const EMBED = "author,wp:featuredmedia,wp:term";
const LONGEST_SLUG = 200;
const PAST_THE_END = "rest_post_invalid_page_number";

export function createWordPressSource(ask: RestClient, around: Surroundings): WordPressSource {
	/** By the path of a post's own page in the CMS, its slug; for links between posts. */
	let slugByPath = new Map<string, string>();
	const surroundings: Surroundings = {
		...around,
		toLocalLink: (address) => {
			const slug = slugByPath.get(address.pathname.replace(/\/+$/, ""));
			return slug ? `/blog/${slug}${address.hash}` : around.toLocalLink(address);
		},
	};

	/** One page; one that is too large is asked for in five smaller ones. */
	async function readPage(page: number, size = PAGE_SIZE): Promise<Page> {
		const query = { per_page: String(size), page: String(page), _embed: EMBED, _fields: FIELDS };
		try {
			const { body, totalPages } = await ask(query);
			const posts = parsePosts(body);
			return { posts, isLast: totalPages === null ? posts.length < size : page >= totalPages };
		} catch (error) {
			if (!(error instanceof RestError)) throw error;
			if (error.code === PAST_THE_END && page > 1) return { posts: [], isLast: true };
			if (!error.isTooLarge || size === 1) throw error;
			return readInParts(page, size);
		}
	}

	async function readInParts(page: number, size: number): Promise<Page> {
		const part = size > 5 ? size / 5 : 1;
		const posts: WordPressPost[] = [];
		for (let at = 0; at < size / part; at++) {
			const smaller = await readPage(((page - 1) * size) / part + at + 1, part);
			posts.push(...smaller.posts);
			if (smaller.isLast) return { posts, isLast: true };
		}
		return { posts, isLast: false };
	}

	function summarise(pages: Page[]): PostSummary[] {
		const found = pages.flatMap(({ posts }) => posts);
		slugByPath = new Map([...slugByPath, ...found.flatMap(toPath)]);
		const bySlug = new Map<string, PostSummary>();
		for (const raw of found) {
			const summary = toSummary(raw, surroundings);
			if (summary) bySlug.set(summary.slug, summary);
		}
		return [...bySlug.values()].sort(byAge);
	}

	return {
		async listNewest() {
			const page = await readPage(1);
			return { posts: summarise([page]), isAll: page.isLast };
		},
		async listPosts() {
			const pages: Page[] = [await readPage(1)];
			while (!pages.at(-1)?.isLast) {
				const next = Array.from({ length: PARALLEL }, (_, at) => readPage(pages.length + at + 1));
				pages.push(...(await Promise.all(next)));
			}
			slugByPath = new Map();
			return summarise(pages);
		},
		async readVersion() {
			const { body, total } = await ask({
				orderby: "modified",
				order: "desc",
				per_page: "1",
				_fields: "id,modified_gmt",
			});
			const [newest] = changesSchema.parse(body);
			return `${newest?.id} ${newest?.modified_gmt} ${total}`;
		},
		async findPost(slug) {
			// An empty slug is no filter to WordPress, and a comma makes a list of it.
			if (slug === "" || slug.includes(",") || slug.length > LONGEST_SLUG) return null;
			// As WordPress keeps it: decoded, a slash in it would not be found.
			const { body } = await ask({ slug: encodeURIComponent(slug).toLowerCase(), _embed: EMBED });
			const wanted = slug.toLowerCase();
			const raw = parsePosts(body).find((post) => decodeSlug(post.slug).toLowerCase() === wanted);
			return raw ? toPost(raw, surroundings) : null;
		},
	};
}

type Page = { posts: WordPressPost[]; isLast: boolean };

function parsePosts(body: unknown): WordPressPost[] {
	const parsed = wordPressPostsSchema.safeParse(body);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw new RestError(
		`its answer is no list of posts (${issue?.path.join(".")}: ${issue?.message})`,
	);
}

function toPath({ link, slug }: WordPressPost): [string, string][] {
	if (!link || !URL.canParse(link)) return [];
	return [[new URL(link).pathname.replace(/\/+$/, ""), slug]];
}

/** Posts of the same second have no order of their own. */
function byAge(one: PostSummary, other: PostSummary): number {
	if (one.date !== other.date) return one.date < other.date ? 1 : -1;
	return Number(other.id) - Number(one.id);
}
