/** A video, a playlist or a channel on a site of videos. */
export type Video = { site: string; page: string; still: string | null };

/** Returns the page of what a player or a link shows; null for every other address. */
export function parseVideo(url: URL): Video | null {
	const host = url.hostname.replace(/^(?:www|m|music|player)\./, "");
	// Older players have their parameters behind an ampersand: `/v/jNQXAC9IVRw&hl=en`.
	const path = url.pathname.split("&")[0]?.split("/").filter(Boolean) ?? [];
	if (host === "youtu.be") return createYouTube(path[0] ?? "", url);
	if (/^youtube(?:-nocookie|kids|\.googleapis)?\.com$/.test(host)) return parseYouTube(path, url);
	return host === "vimeo.com" ? parseVimeo(path, url) : null;
}

/** The words that a player has in place of a video's id, with as many letters. */
const RESERVED = new Set(["videoseries", "live_stream"]);
const YOUTUBE = "https://www.youtube.com";

function parseYouTube([kind = "", name = ""]: string[], url: URL): Video | null {
	const isNamed = /^(?:embed|e|v|vi|shorts|live)$/.test(kind);
	const id = isNamed ? name : (url.searchParams.get("v") ?? "");
	const video = createYouTube(id, url);
	if (video) return video;
	const get = (parameter: string) => url.searchParams.get(parameter) ?? "";
	const create = (page: string) => ({ site: "YouTube", page: YOUTUBE + page, still: null });
	const channel = get("channel");
	if (name === "live_stream" && /^[\w-]{10,40}$/.test(channel))
		return create(`/channel/${channel}/live`);
	const list = get("list");
	if (get("listType") === "user_uploads" && /^[\w.-]{1,100}$/.test(list))
		return create(`/user/${list}/videos`);
	if (
		(isNamed || kind === "playlist") &&
		/^[\w-]{2,100}$/.test(list) &&
		get("listType") !== "search"
	)
		return create(`/playlist?list=${list}`);
	// A player without a video of its own begins with the first of its list.
	return isNamed ? createYouTube(get("playlist").split(",")[0] ?? "", url) : null;
}

function createYouTube(id: string, { searchParams }: URL): Video | null {
	if (!/^[\w-]{11}$/.test(id) || RESERVED.has(id)) return null;
	const start = searchParams.get("start") ?? searchParams.get("t") ?? "";
	const from = /^\d{1,6}s?$/.test(start) ? `&t=${Number.parseInt(start, 10)}s` : "";
	return {
		site: "YouTube",
		page: `${YOUTUBE}/watch?v=${id}${from}`,
		still: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
	};
}

/**
 * Parses an address of Vimeo, also of a channel, a group or a showcase; an event or a showcase without a video has a
 * page of its own.
 */
function parseVimeo(path: string[], { searchParams }: URL): Video | null {
	const create = (page: string) => ({
		site: "Vimeo",
		page: `https://vimeo.com/${page}`,
		still: null,
	});
	const isId = (part: string | undefined) => /^\d{1,12}$/.test(part ?? "");
	const [kind = "", name] = path;
	if (/^(?:event|showcase|album)$/.test(kind) && isId(name) && path[2] !== "video")
		return create(`${kind}/${name}`);
	const at = path.findIndex(
		(part, index) => isId(part) && !/^(?:showcase|album)$/.test(path[index - 1] ?? ""),
	);
	if (at === -1) return null;
	const secret = path[at + 1] ?? searchParams.get("h") ?? "";
	return create(`${path[at]}${/^[0-9a-f]{4,20}$/.test(secret) ? `/${secret}` : ""}`);
}
