import type { ReactElement } from "react";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { LargeQuote } from "#app/design/sections/large-quote.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { Results } from "#app/design/sections/results.tsx";
import { Faq, Points, Steps, TextSections } from "#app/design/sections/text-blocks.tsx";
import type { Crumb } from "#app/seo/crumbs.ts";
import { LazyFilm, LazyForm, LazyPrices } from "./lazy-sections.ts";
import type { LoadedSection } from "./load-sections.server.ts";
import { Pictures } from "./pictures.tsx";

type LandingPageProps = { sections: readonly LoadedSection[]; crumbs: readonly Crumb[] };

/** Renders a page of the agency's own, section by section. */
export function LandingPage({ sections, crumbs }: LandingPageProps) {
	return sections.map((section, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change their order
		<Section key={`${index} ${section.kind}`} section={section} crumbs={crumbs} />
	));
}

type SectionProps = { section: LoadedSection; crumbs: readonly Crumb[] };

function Section({ section, crumbs }: SectionProps): ReactElement {
	switch (section.kind) {
		case "opening":
			return <PageHero {...section} crumbs={crumbs} theme="peach" action={section.button} />;
		case "text":
			return <TextSections sections={[section]} />;
		case "points":
			return <Points points={section} />;
		case "steps":
			return <Steps steps={section} />;
		case "figures": {
			const stats = section.items.map((stat) => ({ ...stat, isSample: false }));
			return <Results title={section.heading} text={section.text} stats={stats} />;
		}
		case "quotation":
			return <LargeQuote {...section} />;
		case "questions":
			return <Faq title={section.heading} text={section.intro} items={section.items} />;
		case "prices":
			return <LazyPrices {...section} />;
		case "pictures":
			return <Pictures {...section} />;
		case "film":
			return <LazyFilm {...section} />;
		case "form":
			return <LazyForm {...section} />;
		case "callToAction":
			return <ClosingCta cta={section} to={section.to} />;
	}
}
