import { toFormPath } from "#app/content/form-path.ts";
import { getCityLinksTheme } from "#app/content/themes.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { chooseTitleLook, HeroKite, PageHero } from "#app/design/sections/page-hero.tsx";
import { Faq, Ordinal, Steps, TextColumns, TitledText } from "#app/design/sections/text-blocks.tsx";
import { useConsultationPath } from "#app/design/sections/use-consultation-path.ts";
import { Kite } from "#app/design/ui/art.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link, LinkList, type NamedLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/service-in-city.ts";
import { AboutPage } from "#app/site/places/about-page.tsx";
import { PlaceAside } from "#app/site/places/aside/place-aside.tsx";
import { CityLinks } from "#app/site/places/city-links.tsx";
import { TermsLine } from "#app/site/pricing/terms-line.tsx";
import type { ServiceInCity } from "./load-service-place.server.ts";

type PageProps = { page: ServiceInCity };

export function ServiceInCityPage({ page }: PageProps) {
	const { title, texts, service, city, text } = page;
	const context = { service: service.slug, city: city.slug };
	const contact = toFormPath("/contact", context);
	const consultation = useConsultationPath(context);
	return (
		<>
			<PageHero
				title={title}
				look={chooseTitleLook(title)}
				subtitle={texts.subtitle}
				crumbs={page.meta.crumbs}
				theme={service.theme.hero}
				isKiteFirst
				kite={
					<div className="relative">
						<HeroKite src={city.imageUrl} />
						<Kite src={service.imageUrl} loading="eager" className="second-kite sway" />
					</div>
				}
				note={page.terms && <TermsLine {...page.terms} />}
				action={{ name: t("getConsultation"), to: contact }}
			/>
			{text && (
				<>
					<Opening page={page} intro={text.intro} />
					<TextColumns sections={text.sections} />
					<PlaceAside aside={text.aside} next={service.theme.hero} />
					<FirstSteps page={page} steps={text.firstSteps} />
				</>
			)}
			{page.process && <Steps steps={page.process} />}
			<Faq
				title={texts.questions}
				text={page.cityQuestions && <LinkToQuestions {...page.cityQuestions} />}
				items={page.questions}
			/>
			{page.neighbours.length > 0 && (
				<CityLinks
					title={texts.nearby}
					links={page.neighbours}
					theme={getCityLinksTheme(service.theme)}
				/>
			)}
			<OtherServices page={page} />
			<AboutPage page={page.aboutPage} />
			<ClosingCta cta={page.cta} to={consultation} />
		</>
	);
}

function LinkToQuestions({ name, to }: NamedLink) {
	return (
		<Link to={to} className="text-link inline-block py-2">
			{name}
		</Link>
	);
}

function Opening({ page: { texts, city }, intro }: PageProps & { intro: string }) {
	const facts = [
		[texts.livesOn, city.livesOn],
		[texts.languages, city.languages.join(", ")],
	];
	return (
		<section className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_3.2fr]">
			<p className="text-heading leading-snug lg:order-last">{intro}</p>
			<dl className="grid content-start gap-5 border-ink border-t-3 pt-4 text-fine max-lg:grid-cols-2">
				{facts.map(([term, text]) => (
					<div key={term}>
						<dt className="text-ink-soft">{term}</dt>
						<dd className="mt-0.5 text-body leading-snug">{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

type FirstStepsProps = PageProps & { steps: NonNullable<ServiceInCity["text"]>["firstSteps"] };

function FirstSteps({ page: { texts, service }, steps }: FirstStepsProps) {
	return (
		<Band theme={service.theme.hero}>
			<H2 look="display">{texts.firstSteps}</H2>
			<ol className="mt-10 grid gap-y-10 lg:mt-4 lg:auto-cols-fr lg:grid-flow-col lg:items-start">
				{steps.map((step, index) => (
					<li key={step.title} className={STEP_OFFSETS[index]}>
						<Ordinal
							index={index}
							className="block display-type border-ink border-t-3 pt-3 text-figure text-spark"
						/>
						<div className="lg:border-ink lg:border-l-3 lg:pr-8 lg:pb-8 lg:pl-6">
							<TitledText {...step} className="mt-2 max-w-text" />
						</div>
					</li>
				))}
			</ol>
		</Band>
	);
}

const STEP_OFFSETS = ["lg:mt-36", "lg:mt-24", "lg:mt-12", "lg:mt-0"];

function OtherServices({ page: { texts, city, otherServices, districts } }: PageProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap py-14 lg:py-20">
				{otherServices.length > 0 && <H2 look="title">{texts.otherServices}</H2>}
				<ul className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2 lg:gap-x-12">
					{otherServices.map(({ title, path, imageUrl }) => (
						<li key={path} className="group relative flex items-center gap-3">
							<Kite src={imageUrl} className="w-9 kite-lift lg:w-11" />
							<Link
								to={path}
								className="display-type quiet-link wrap-anywhere py-2 text-title after:absolute after:inset-0 lg:text-heading"
							>
								{title}
							</Link>
						</li>
					))}
					<li>
						<Link to={`/${city.slug}`} className="text-link flex items-center gap-2 py-2">
							{t("allOfCity", { city: city.name })} <Icon name="arrow" className="size-5" />
						</Link>
					</li>
				</ul>
				{districts.length > 0 && (
					<nav
						aria-label={t("districtsOf", { city: city.name })}
						className="mt-8 flex flex-wrap items-baseline gap-x-8 border-line-strong border-t pt-4"
					>
						<p className="py-2 font-bold">{texts.districts}</p>
						<LinkList
							links={districts}
							className="flex flex-wrap gap-x-6"
							linkClassName="text-link inline-block py-2"
						/>
					</nav>
				)}
			</div>
		</section>
	);
}
