import { t } from "#app/messages/en/check-fast.server.ts";
import { resolveLoads } from "../../visit/loads.ts";
import type { Visit } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { formatSize, getType, listParts, listValues, type Part } from "./files.ts";

/** What any picture may weigh, and one in a format that has a smaller successor, in bytes. */
const MOST = 300_000;
const MOST_OLD = 150_000;
const OLD = ["image/png", "image/jpeg", "image/jpg", "image/pjpeg"];

export const pictures = defineRule({
	id: "pictures",
	group: "fast",
	cost: 55,
	test: (visit) => {
		const files = listParts(visit).filter(({ kind }) => kind === "picture");
		if (files.length === 0) return { state: "skipped" };
		const choices = listChoices(visit);
		const heavy = files.filter((file) => isHeavy(file) && !choices.has(file.asked));
		const kilobytes = Math.round(heavy.reduce((all, { bytes }) => all + bytes, 0) / 1000);
		return failAt(
			heavy.map((file) => ({ url: file.url, text: `${formatSize(file.bytes)}, ${getType(file)}` })),
			(count) => ({ count, kilobytes }),
		);
	},
	words: {
		finding: (values) => t("picturesFinding", values),
		tested: () => t("picturesTested"),
		expected: () => t("picturesExpected", { most: MOST / 1000, mostOld: MOST_OLD / 1000 }),
		why: () => t("picturesWhy"),
		mend: () => t("picturesMend"),
		verify: () => t("picturesVerify"),
	},
});

/** Lists the pictures in place of which a phone chooses a smaller one: what it chooses was perhaps not read. */
function listChoices({ home }: Visit): Set<string> {
	const shown = resolveLoads(home).filter(({ kind }) => kind === "picture");
	const always = new Set(shown.filter(({ isChoice }) => !isChoice).map(({ url }) => url.href));
	return new Set(shown.map(({ url }) => url.href).filter((href) => !always.has(href)));
}

function isHeavy(file: Part): boolean {
	// Such a server sends a newer format to browsers that ask for it.
	const isNegotiated = listValues(file.headers.vary).includes("accept");
	return file.bytes > (OLD.includes(getType(file)) && !isNegotiated ? MOST_OLD : MOST);
}
