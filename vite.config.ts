import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundleInlineScripts } from "./scripts/bundle-inline-scripts.ts";
import { bundleScripts } from "./scripts/bundle-scripts.ts";
import { compileMessages } from "./scripts/compile-messages.ts";
import { showSavedContent } from "./scripts/show-saved-content.ts";

/**
 * Packages that are not bundled: they are not pure JavaScript, few sites need them, or one copy of them has to exist.
 */
const UNBUNDLED = [
	"sharp",
	"pg",
	"nodemailer",
	"pino",
	"react",
	"react-dom",
	"@simplewebauthn/server",
	"svgo",
	"web-push",
];

/** Modules that only the pages with the enquiry form share. */
const FORM =
	/\/app\/(site\/contact\/|calls\/|platform\/time-zones\/|enquiries\/|design\/ui\/(field|toast)\.|platform\/(domain|email-address|website-address)\.|messages\/en\/(contact|contact-page|call-times|fields)\.)/;

/** Modules that only the calculators share. */
const TOOLS =
	/\/app\/(tools\/(calculator|formula-list)|platform\/parse-amount|messages\/en\/(calculators|parse-amount)\.)/;

/** Modules that only the pages about places and services share. */
const PLACES =
	/\/app\/(site\/(places\/|pricing\/terms|services\/service-stories)|messages\/en\/(places|services|service-in-city|service-stories)\.)/;

/** Modules that only the privacy policy and the terms share. */
const LEGAL = /\/app\/(site\/legal\/|messages\/en\/legal\.)/;

/** Modules that only a few pages share with the agency's own. */
const TEXTS =
	/\/app\/(blog\/contents-list|design\/sections\/(data-table|large-quote|reference-list|results)|messages\/en\/(about|blog|case-studies|pricing)\.)/;

/** Modules that only the pages with sums of money share. */
const AMOUNTS =
	/\/app\/(platform\/(amounts|clean-text|currency-words|parse-sum|separators)|messages\/en\/amounts)\./;

/** Modules that a few pages share and that would bring sums of money to all others. */
const FIGURES =
	/\/app\/(content\/sums\/measures|design\/(art\/case-scale|sections\/chart)|site\/pricing\/invoice)\./;

/** Modules that only the search page and the search dialog share. */
const SEARCH =
	/\/app\/(design\/search\/(search-field|search-query|suggestion-list|use-suggestions)|messages\/en\/search-field)\./;

const isOfSite = (id: string) =>
	/\/app\/|preload-helper/.test(id) &&
	![AMOUNTS, FIGURES, SEARCH, FORM, TOOLS, PLACES, LEGAL, TEXTS].some((own) => own.test(id));

export default defineConfig(({ command }) => ({
	plugins: [
		tailwindcss(),
		reactRouter(),
		bundleInlineScripts(),
		bundleScripts(),
		compileMessages(),
		showSavedContent(),
	],
	build: {
		target: "baseline-widely-available",
		// The first with light-dark(), which papers.css needs as it is: written out for older ones, its values
		// would be settled at the root and not by each paper's own colour scheme.
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
		assetsInlineLimit: 0,
		modulePreload: false,
	},
	environments: {
		client: {
			build: {
				// Served beside the scripts, as their licences want.
				license: { fileName: "licences.txt" },
				rollupOptions: {
					output: {
						// Browsers compile the functions beside the page while they come, and not each at its first call.
						postBanner: "//# allFunctionsCalledOnLoad",
						codeSplitting: {
							groups: [
								{ name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
								{ name: "site", test: isOfSite, minShareCount: 3 },
								{ name: "amounts", test: AMOUNTS, minShareCount: 2 },
								{ name: "search", test: SEARCH, minShareCount: 2 },
								{ name: "form", test: FORM, minShareCount: 2 },
								{ name: "tools", test: TOOLS, minShareCount: 2 },
								{ name: "places", test: PLACES, minShareCount: 2 },
								{ name: "legal", test: LEGAL, minShareCount: 2 },
								{ name: "texts", test: TEXTS, minShareCount: 2 },
							],
						},
					},
				},
			},
		},
		ssr: {
			build: { rollupOptions: { input: "./server/main.ts" } },
			// A thousand files less are looked for and read at each start.
			...(command === "build" && { resolve: { noExternal: true, external: UNBUNDLED } }),
		},
	},
}));
