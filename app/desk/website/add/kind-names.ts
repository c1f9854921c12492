import { KINDS } from "#app/content/pages/all-kinds.ts";
import { t } from "#app/messages/en/desk-website-add.server.ts";

/** The messages that name what can be added, by the names of their kinds, in the order of the choice. */
const NAMES = {
	service: "service",
	"sub-service": "subService",
	city: "city",
	district: "district",
	"local-service": "localService",
	industry: "industry",
	"case-study": "caseStudy",
	"why-choose-us": "whyChooseUs",
	person: "person",
	post: "post",
	"own-page": "ownPage",
	"landing-page": "landingPage",
} as const;

/** Lists the kinds that files are added of, with what each is called; one without a message is called by its own name. */
export function listKindNames(): { kind: string; name: string }[] {
	const known = KINDS.map(({ name }) => name);
	const order: readonly string[] = Object.keys(NAMES);
	const sorted = [...order, ...known.filter((kind) => !order.includes(kind))];
	return sorted
		.filter((kind) => known.includes(kind))
		.map((kind) => ({ kind, name: formatKind(kind) }));
}

export function formatKind(kind: string): string {
	const names: Readonly<Record<string, (typeof NAMES)[keyof typeof NAMES]>> = NAMES;
	const key = names[kind];
	return key ? t(key) : kind;
}
