import { ContentError } from "#app/content/fault.ts";
import { findNearest } from "#app/content/find-nearest.ts";
import { loadContent } from "#app/content/load.ts";
import type { Content } from "#app/content/types.ts";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "#app/enquiries/enquiry.ts";
import type { EnquiryFilter } from "#app/enquiries/store/enquiry-store.ts";
import { parseSince } from "./moments.ts";
import { Refusal, WrongUse } from "./refusal.ts";

export const FILTER_OPTIONS = {
	status: { type: "string" },
	since: { type: "string" },
	service: { type: "string" },
	city: { type: "string" },
	limit: { type: "string" },
} as const;

export const FILTER_HELP = `  --status S      ${ENQUIRY_STATUSES.join(", ")}
  --since WHEN    2026-11-21, or 24h, 7d, 3w
  --service SLUG  as in content/services, for instance seo
  --city SLUG     as in content/cities, for instance mumbai
  --limit N       the newest N only`;

type FilterValues = { [name in keyof typeof FILTER_OPTIONS]?: string | undefined };

/** What the options ask for. The content is read only for a service or a city. */
export function readFilter({ status, since, service, city, limit }: FilterValues): EnquiryFilter {
	const filter: EnquiryFilter = {};
	if (status !== undefined) filter.statuses = [readStatus(status)];
	if (since !== undefined) filter.since = parseSince(since);
	if (limit !== undefined) filter.limit = readLimit(limit);
	if (service === undefined && city === undefined) return filter;
	const content = readContent();
	if (service !== undefined) filter.service = readSlug("service", service, content.services);
	if (city !== undefined) filter.city = readSlug("city", city, content.cities);
	return filter;
}

function readStatus(given: string): EnquiryStatus {
	const status = ENQUIRY_STATUSES.find((word) => word === given);
	if (status) return status;
	throw new WrongUse(
		`--status wants one of ${ENQUIRY_STATUSES.join(", ")}; found ${JSON.stringify(given)}.`,
	);
}

function readLimit(given: string): number {
	if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
	throw new WrongUse(`--limit wants a whole number from 1; found ${JSON.stringify(given)}.`);
}

function readSlug(kind: "service" | "city", given: string, entries: { slug: string }[]): string {
	const slugs = entries.map(({ slug }) => slug);
	if (slugs.includes(given)) return given;
	const nearest = findNearest(given, slugs);
	throw new WrongUse(
		`--${kind} wants a slug of content/; found ${JSON.stringify(given)}; ${nearest ? `did you mean ${nearest}?` : `they are ${slugs.join(", ")}.`}`,
	);
}

function readContent(): Content {
	try {
		return loadContent(process.cwd());
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		throw new Refusal("content/ cannot be read; npm run content:check says why.");
	}
}
