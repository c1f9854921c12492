/** The networks of which there are icons, with their own names. */
export const NETWORK_NAMES = {
	linkedin: "LinkedIn",
	instagram: "Instagram",
	facebook: "Facebook",
	youtube: "YouTube",
	tiktok: "TikTok",
	x: "X",
	threads: "Threads",
	bluesky: "Bluesky",
	mastodon: "Mastodon",
	pinterest: "Pinterest",
} as const;
