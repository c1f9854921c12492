import type { Tools } from "#app/content/schemas/tools.ts";
import {
	AD_BUDGET_INPUTS,
	type AdBudgetName,
	computeAdBudget,
	tellAdBudget,
} from "#app/tools/ad-budget.ts";
import { type Filled, namesOf, type Values, writeQuery } from "#app/tools/inputs.ts";
import { Button } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { ResultArea } from "../tools/result-area.tsx";
import { ToolActions } from "../tools/tool-actions.tsx";
import { ToolField } from "../tools/tool-field.tsx";
import { RESULT_ID, useCalculation } from "../tools/use-calculation.ts";
import { BreakEven } from "./break-even.tsx";
import { Ledger } from "./ledger.tsx";

type CalculatorProps = { filled: Filled<AdBudgetName>; hints: Tools["adBudget"]["hints"] };

/** The numbers on a sheet at the left, the ledger that follows from them at the right. */
export function Calculator({ filled, hints }: CalculatorProps) {
	const { form, errors, values, news } = useCalculation(TOOL, filled);
	return (
		<div className="overflow-x-clip">
			<div className="wrap grid lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
				<form
					{...form}
					action={`/tools/ad-budget#${RESULT_ID}`}
					noValidate
					className="paper-sand field-to-left max-lg:field-to-right py-12 lg:py-16 lg:pr-12"
				>
					<Heading level={2}>Your numbers</Heading>
					<div className="mt-7 space-y-7">
						{namesOf(AD_BUDGET_INPUTS).map((name) => (
							<ToolField
								key={name}
								name={name}
								input={AD_BUDGET_INPUTS[name]}
								typed={filled.typed[name]}
								hint={hints[name]}
								error={errors[name]}
							/>
						))}
					</div>
					<p className="mt-8">
						<Button type="submit" size="large">
							Work it out
						</Button>
					</p>
				</form>
				<div className="py-12 lg:py-16 lg:pl-16">
					<ResultArea news={news} errors={errors} labels={AD_BUDGET_INPUTS}>
						{values && <Result values={values} />}
					</ResultArea>
				</div>
			</div>
		</div>
	);
}

const TOOL = {
	inputs: AD_BUDGET_INPUTS,
	tell: (values: Values<AdBudgetName>) => tellAdBudget(computeAdBudget(values)),
};

function Result({ values }: { values: Values<AdBudgetName> }) {
	const result = computeAdBudget(values);
	return (
		<>
			<Heading level={2} look="heading">
				{tellAdBudget(result)}
			</Heading>
			<Ledger values={values} result={result} />
			<BreakEven values={values} result={result} />
			<div className="mt-10">
				<ToolActions slug="ad-budget" query={writeQuery(AD_BUDGET_INPUTS, values)} />
			</div>
		</>
	);
}
