import { AD_BUDGET_INPUTS } from "./tools/ad-budget.ts";
import { namesOf } from "./tools/inputs.ts";
import { SEO_PAYBACK_INPUTS } from "./tools/seo-payback.ts";

/** How the address of a page that is the same for all visitors is read. */
export type StoredRoute = {
	/** The parameters that it reads and that have few values that lead to a page, in the order of its address. */
	parameters?: readonly string[];
	/** Those with which there is no end of pages: an address that has one is answered anew each time. */
	unbounded?: readonly string[];
	/** Only the addresses that end so. */
	ending?: string;
};

/**
 * The routes whose answers the server keeps, by their ids. No other parameter reaches a route that stands here,
 * and nothing that a visitor's request says beside the address: a loader that begins to read one names it here.
 */
export const STORED_ROUTES: Readonly<Record<string, StoredRoute>> = {
	"routes/home/route": {},
	"routes/about/route": {},
	"routes/case-studies/route": { parameters: ["service", "industry"] },
	"routes/case-study/route": {},
	"routes/privacy-policy/route": {},
	"routes/accessibility/route": {},
	"routes/blog/route": { parameters: ["category", "tag", "page"], unbounded: ["q"] },
	"routes/blog-post/route": {},
	"routes/search/route": { unbounded: ["q", "page"] },
	"routes/why-choose-us/route": {},
	"routes/services/route": {},
	"routes/service/route": {},
	"routes/service-locations/route": { parameters: ["page"] },
	"routes/service-place/route": {},
	"routes/tools/route": {},
	"routes/tools-ad-budget/route": { unbounded: namesOf(AD_BUDGET_INPUTS) },
	"routes/tools-seo-payback/route": { unbounded: namesOf(SEO_PAYBACK_INPUTS) },
	"routes/city/route": {},
	"routes/district/route": {},
	"routes/sitemap/route": { parameters: ["page"] },
	"routes/sitemap-xml/route": {},
	"routes/sitemap-part/route": {},
	"routes/robots/route": {},
	"routes/security-txt/route": {},
	"routes/manifest/route": {},
	"routes/art/route": { ending: ".svg" },
};
