const CLUSTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
const UNSEEN = /[\p{Mn}\p{Me}\p{Cf}]/gu;
const WIDE =
	/[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303E\uFF01-\uFF60]/u;

/** How many columns of a terminal a text takes, as terminals count: combining marks take none. */
export function measureText(text: string): number {
	return toClusters(text).reduce((columns, cluster) => columns + measureCluster(cluster), 0);
}

/** Cut to so many columns, with an ellipsis where something is left out, and filled up with blanks. */
export function fitText(text: string, columns: number): string {
	const cut = cutText(text, columns);
	return cut + " ".repeat(Math.max(0, columns - measureText(cut)));
}

function cutText(text: string, columns: number): string {
	if (measureText(text) <= columns) return text;
	let kept = "";
	let room = columns - 1;
	for (const cluster of toClusters(text)) {
		room -= measureCluster(cluster);
		if (room < 0) break;
		kept += cluster;
	}
	return `${kept.trimEnd()}…`;
}

function toClusters(text: string): string[] {
	return [...CLUSTERS.segment(text)].map(({ segment }) => segment);
}

function measureCluster(cluster: string): number {
	return WIDE.test(cluster) ? 2 : [...cluster.replaceAll(UNSEEN, "")].length;
}
