import { t } from "#app/messages/en/check-fast.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { formatSize, getType, isOwn, listParts, listValues, type Part } from "./files.ts";

/** What is shorter gains nothing, in bytes. */
const LEAST = 1024;
const ENCODINGS = ["gzip", "x-gzip", "br", "zstd", "deflate"];
const TEXTS = [
	"text/html",
	"application/xhtml+xml",
	"text/css",
	"text/javascript",
	"application/javascript",
	"application/x-javascript",
	"image/svg+xml",
];

export const compression = defineRule({
	id: "compression",
	group: "fast",
	cost: 40,
	test: (visit) => {
		const own = listParts(visit).filter(({ url }) => isOwn(url, visit));
		const plain = own.filter((part) => part.bytes > LEAST && isText(part) && !isCompressed(part));
		const kilobytes = Math.round(plain.reduce((all, { bytes }) => all + bytes, 0) / 1000);
		return failAt(
			plain.map(({ url, bytes }) => ({ url, text: formatSize(bytes) })),
			(count) => ({ count, kilobytes }),
		);
	},
	words: {
		finding: (values) => t("compressionFinding", values),
		tested: () => t("compressionTested"),
		expected: () => t("compressionExpected"),
		why: () => t("compressionWhy"),
		mend: () => t("compressionMend"),
		verify: () => t("compressionVerify"),
	},
});

function isText(part: Part): boolean {
	return TEXTS.includes(getType(part));
}

function isCompressed({ headers }: Part): boolean {
	return listValues(headers["content-encoding"]).some((value) => ENCODINGS.includes(value));
}
