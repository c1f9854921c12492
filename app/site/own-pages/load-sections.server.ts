import type { RouterContextProvider } from "react-router";
import { getContent } from "#app/content/content.server.ts";
import { FORM_SECTION, type FormPath } from "#app/content/form-path.ts";
import { listPriceBands } from "#app/content/sums/price-bands.ts";
import type { PageSection } from "#app/content/types.ts";
import { loadForm } from "#app/site/contact/form-page.server.ts";

export type PageArgs = {
	request: Request;
	url: URL;
	context: Readonly<RouterContextProvider>;
};

/** A section with what is loaded for it. */
export type LoadedSection = Awaited<ReturnType<typeof loadSections>>[number];

/** Loads what sections show besides their own texts: the prices of services, and the form. */
export async function loadSections(sections: readonly PageSection[], args: PageArgs) {
	const loaded = await Promise.all(
		sections.map((section) => {
			if (section.kind === "prices") return loadPrices(section);
			return section.kind === "form" ? loadFormSection(section, args) : section;
		}),
	);
	return loaded.filter((section) => section !== null);
}

type SectionOf<Kind> = Extract<PageSection, { kind: Kind }>;

/** Loads the prices of a section; null where site.yaml turns off those that it names, and it has no others. */
function loadPrices({ services = [], ...section }: SectionOf<"prices">) {
	const all = listPriceBands(getContent());
	const bands = services.flatMap((slug) => all.find(({ service }) => service === slug) ?? []);
	if (bands.length === 0 && !section.items) return null;
	const isSample = bands.length > 0 && getContent().pages.pricing?.isSample === true;
	return { ...section, bands, isSample };
}

async function loadFormSection({ service, topic, ...section }: SectionOf<"form">, args: PageArgs) {
	const form = await loadForm(args, args.url.pathname as FormPath, { service, topic });
	return { ...section, form: { ...form, section: FORM_SECTION } };
}
