import type { ReactNode } from "react";
import { getContent } from "#app/content/content.server.ts";
import type { ToolText } from "#app/content/schemas/tools.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { chooseTitleLook, HeroKite, PageHero } from "#app/design/sections/page-hero.tsx";
import { Paragraphs, TitledText } from "#app/design/sections/text-blocks.tsx";
import { Button } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { t as tFrame } from "#app/messages/en/calculators.ts";
import { t } from "#app/messages/en/seo-payback.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { Calculator } from "#app/tools/calculator.tsx";
import type { InputErrors } from "#app/tools/calculator-config.ts";
import { namesOf } from "#app/tools/calculator-config.ts";
import { FormulaList } from "#app/tools/formula-list.tsx";
import { loadTool } from "#app/tools/tools.server.ts";
import type { Route } from "./+types/route.ts";
import { PaybackResult } from "./result.tsx";
import { RANKS, SEO_PAYBACK, type ShareName } from "./seo-payback.ts";

export const handle: RouteHandle = { cache: { unbounded: namesOf(SEO_PAYBACK.fields) } };

export function loader({ request }: Route.LoaderArgs) {
	return loadTool(request, SEO_PAYBACK, getContent().pages.tools.seoPayback);
}

export default function SeoPaybackPage({ loaderData }: Route.ComponentProps) {
	const { page, initial, imageUrl, cta, meta } = loaderData;
	return (
		<>
			<PageHero
				{...page}
				crumbs={meta.crumbs}
				look={chooseTitleLook(page.title)}
				theme="aqua"
				isKiteFirst
				kite={imageUrl && <HeroKite src={imageUrl} />}
			/>
			<Calculator
				key={Object.values(initial.texts).join("&")}
				config={SEO_PAYBACK}
				initial={initial}
				text={page}
				classes={{ form: "paper-sunken", result: "wrap section-space", links: "mt-8" }}
				renderForm={(renderField, errors) => (
					<div className="wrap py-12 lg:py-16">
						<div className="grid gap-x-alley gap-y-12 md:grid-cols-3">
							{GROUPS.map(({ key, names }) => (
								<fieldset key={key} className="border-ink border-t-3 pt-4">
									<legend className="float-left w-full pb-5 display-type text-title">
										{t(key)}
									</legend>
									<div className="clear-both stack-6">{names.map(renderField)}</div>
								</fieldset>
							))}
						</div>
						<ShareFields renderField={renderField} errors={errors} note={page.shares} />
						<p className="mt-9">
							<Button type="submit" size="large">
								{tFrame("calculate")}
							</Button>
						</p>
					</div>
				)}
				renderResult={(result) => <PaybackResult {...result} />}
			/>
			<section className="paper-teal">
				<div className="wrap section-space">
					<H2 look="display">{page.meaning.heading}</H2>
					<div className="news-columns mt-8 border-t-0 text-lead">
						<Paragraphs paragraphs={page.meaning.paragraphs} />
					</div>
				</div>
			</section>
			<FormulaList {...page.formulas} />
			<Limits {...page} />
			<ClosingCta cta={cta} to="/contact" />
		</>
	);
}

const GROUPS = [
	{ key: "search", names: ["searches", "from", "to"] },
	{ key: "business", names: ["conversion", "close", "value"] },
	{ key: "work", names: ["cost", "ramp"] },
] as const;

type ShareFieldsProps = {
	renderField: (name: ShareName) => ReactNode;
	errors: InputErrors;
	note: string;
};

/** Renders the clicks by rank, an assumption that visitors can see and change. */
function ShareFields({ renderField, errors, note }: ShareFieldsProps) {
	const names = RANKS.map((rank): ShareName => `s${rank}`);
	const isWrong = names.some((name) => errors[name]);
	return (
		<details open={isWrong || undefined} className="mt-12 border-line-strong border-y-2">
			<summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 font-bold">
				<span>
					{t("shares")} <span className="font-normal text-ink-soft">{t("sharesHint")}</span>
				</span>
				<Icon
					name="plus"
					className="size-5 shrink-0 text-accent [transition:rotate_.2s] in-open:rotate-45"
				/>
			</summary>
			<fieldset className="pt-2 pb-8">
				<legend className="sr-only">{t("shares")}</legend>
				<p className="max-w-text text-ink-soft">{note}</p>
				<div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 lg:grid-cols-6">
					{names.map(renderField)}
				</div>
			</fieldset>
		</details>
	);
}

function Limits({ leavesOut, whenNot }: ToolText) {
	return (
		<div className="overflow-x-clip">
			<div className="wrap grid gap-x-16 lg:grid-cols-2">
				<section className="pb-16 lg:pb-28">
					<H2 look="display">{leavesOut.heading}</H2>
					{leavesOut.intro && <p className="mt-4 text-lead">{leavesOut.intro}</p>}
					<ul className="knotted-line mt-9">
						{leavesOut.items.map((point) => (
							<li key={point.title}>
								<TitledText {...point} className="mt-1 max-w-text text-ink-soft" />
							</li>
						))}
					</ul>
				</section>
				<section className="paper-marigold run-to-edge max-lg:field-to-right lg:cut-corner">
					<div className="py-14 lg:py-20 lg:pl-20">
						<H2 look="display">{whenNot.heading}</H2>
						<div className="mt-6 text-lead">
							<Paragraphs paragraphs={whenNot.paragraphs} />
						</div>
					</div>
				</section>
			</div>
		</div>
	);
}
