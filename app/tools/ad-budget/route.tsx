import { getContent } from "#app/content/content.server.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { chooseTitleLook, HeroKite, PageHero } from "#app/design/sections/page-hero.tsx";
import { Paragraphs, Points } from "#app/design/sections/text-blocks.tsx";
import { Button } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/ad-budget.ts";
import { t as tFrame } from "#app/messages/en/calculators.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { Calculator } from "#app/tools/calculator.tsx";
import { namesOf } from "#app/tools/calculator-config.ts";
import { FormulaList } from "#app/tools/formula-list.tsx";
import { loadTool } from "#app/tools/tools.server.ts";
import type { Route } from "./+types/route.ts";
import { AD_BUDGET } from "./ad-budget.ts";
import { BreakEven, Ledger } from "./result.tsx";

const NAMES = namesOf(AD_BUDGET.fields);

export const handle: RouteHandle = { cache: { unbounded: NAMES } };

export function loader({ request }: Route.LoaderArgs) {
	return loadTool(request, AD_BUDGET, getContent().pages.tools.adBudget);
}

export default function AdBudgetPage({ loaderData }: Route.ComponentProps) {
	const { page, initial, imageUrl, cta, meta } = loaderData;
	return (
		<>
			<PageHero
				{...page}
				crumbs={meta.crumbs}
				look={chooseTitleLook(page.title)}
				theme="night"
				kite={imageUrl && <HeroKite src={imageUrl} />}
			/>
			<div className="overflow-x-clip">
				<div className="wrap grid lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
					<Calculator
						key={Object.values(initial.texts).join("&")}
						config={AD_BUDGET}
						initial={initial}
						text={page}
						classes={{
							form: "paper-sand field-to-left max-lg:field-to-right py-12 lg:py-16 lg:pr-12",
							result: "py-12 lg:py-16 lg:pl-16",
							links: "mt-10",
						}}
						renderForm={(renderField) => (
							<>
								<H2>{t("yourNumbers")}</H2>
								<div className="mt-7 stack-7">{NAMES.map(renderField)}</div>
								<p className="mt-8">
									<Button type="submit" size="large">
										{tFrame("calculate")}
									</Button>
								</p>
							</>
						)}
						renderResult={({ summary, ...result }) => (
							<>
								<H2 look="heading">{summary}</H2>
								<Ledger {...result} />
								<BreakEven {...result} />
							</>
						)}
					/>
				</div>
			</div>
			<FormulaList {...page.formulas} />
			<div className="wrap pb-20 lg:pb-28">
				<section className="grid gap-x-16 gap-y-5 border-accent-bright border-t-4 pt-6 lg:grid-cols-[0.8fr_1.2fr]">
					<H2>{page.meaning.heading}</H2>
					<Paragraphs paragraphs={page.meaning.paragraphs} />
				</section>
			</div>
			<Points points={page.leavesOut} />
			<section className="paper-marigold">
				<div className="wrap section-space grid gap-x-16 gap-y-6 lg:grid-cols-2">
					<H2 look="hero">{page.whenNot.heading}</H2>
					<div className="text-lead lg:pt-3">
						<Paragraphs paragraphs={page.whenNot.paragraphs} />
					</div>
				</div>
			</section>
			<ClosingCta cta={cta} to="/contact" />
		</>
	);
}
