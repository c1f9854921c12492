import type { Tools } from "#app/content/schemas/tools.ts";
import { type Filled, type InputErrors, type Values, writeQuery } from "#app/tools/inputs.ts";
import {
	checkSeoPayback,
	computeSeoPayback,
	SEO_PAYBACK_INPUTS,
	type SeoPaybackName,
	tellOutlay,
	tellSeoPayback,
} from "#app/tools/seo-payback.ts";
import { Button } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { ResultArea } from "../tools/result-area.tsx";
import { ToolActions } from "../tools/tool-actions.tsx";
import { ToolField } from "../tools/tool-field.tsx";
import { RESULT_ID, useCalculation } from "../tools/use-calculation.ts";
import { MonthTable } from "./month-table.tsx";
import { PaybackChart } from "./payback-chart.tsx";
import { ShareFields } from "./share-fields.tsx";

type CalculatorProps = {
	filled: Filled<SeoPaybackName>;
	page: Pick<Tools["seoPayback"], "hints" | "shares">;
};

/** Three groups of numbers side by side, and the line that they draw as wide as the page below them. */
export function Calculator({ filled, page }: CalculatorProps) {
	const { form, errors, values, news } = useCalculation(TOOL, filled);
	return (
		<>
			<form
				{...form}
				action={`/tools/seo-payback#${RESULT_ID}`}
				noValidate
				className="paper-sunken"
			>
				<div className="wrap py-12 lg:py-16">
					<div className="grid gap-x-alley gap-y-12 md:grid-cols-3">
						{GROUPS.map(({ title, names }) => (
							<fieldset key={title} className="border-ink border-t-3 pt-4">
								<legend className="float-left w-full pb-5 display-type text-title">{title}</legend>
								<div className="clear-both space-y-6">
									{names.map((name) => (
										<ToolField
											key={name}
											name={name}
											input={SEO_PAYBACK_INPUTS[name]}
											typed={filled.typed[name]}
											hint={page.hints[name]}
											error={errors[name]}
										/>
									))}
								</div>
							</fieldset>
						))}
					</div>
					<ShareFields typed={filled.typed} errors={errors} note={page.shares} />
					<p className="mt-9">
						<Button type="submit" size="large">
							Work it out
						</Button>
					</p>
				</div>
			</form>
			<div className="wrap section-space">
				<ResultArea news={news} errors={errors} labels={SEO_PAYBACK_INPUTS}>
					{values && <Result values={values} />}
				</ResultArea>
			</div>
		</>
	);
}

const TOOL = {
	inputs: SEO_PAYBACK_INPUTS,
	check: (values: Values<SeoPaybackName>): InputErrors<SeoPaybackName> => checkSeoPayback(values),
	tell: (values: Values<SeoPaybackName>) => tellSeoPayback(computeSeoPayback(values)),
};

const GROUPS = [
	{ title: "The search", names: ["searches", "from", "to"] },
	{ title: "Your business", names: ["conversion", "close", "value"] },
	{ title: "The work", names: ["cost", "ramp"] },
] as const;

function Result({ values }: { values: Values<SeoPaybackName> }) {
	const result = computeSeoPayback(values);
	return (
		<>
			<div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
				<Heading level={2} look={result.paybackMonth === null ? "display" : "hero"}>
					{tellSeoPayback(result)}
				</Heading>
				<ul className="space-y-2 text-lead">
					{tellOutlay(result).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</div>
			<PaybackChart result={result} />
			<MonthTable months={result.months} cost={values.cost} />
			<div className="mt-8">
				<ToolActions slug="seo-payback" query={writeQuery(SEO_PAYBACK_INPUTS, values)} />
			</div>
		</>
	);
}
