import {
	type FocusEvent,
	type FormEvent,
	type ReactNode,
	useEffect,
	useRef,
	useState,
} from "react";
import { useNavigation, useSearchParams } from "react-router";
import { focusFirstError } from "#app/design/ui/focus-first-error.ts";
import { t } from "#app/messages/en/calculators.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { parseAmount } from "#app/platform/parse-amount.ts";
import {
	buildQuery,
	type CalculatorConfig,
	type Fields,
	formatLabel,
	type InitialInputs,
	type InputErrors,
	parseInputs,
	type ResultText,
	type Values,
} from "./calculator-config.ts";
import { NumberField, ResultLinks } from "./calculator-parts.tsx";

/** The pause in typing after which errors, announcements and the address are updated. */
const PAUSE_MS = 700;
const RESULT_ID = "result";

export type CalculatorResult<Name extends string, Result> = ResultText & {
	values: Values<Name>;
	result: Result;
};

type CalculatorProps<Name extends string, Result, Sentences> = {
	config: CalculatorConfig<Name, Result, Sentences>;
	initial: InitialInputs;
	text: { hints: Partial<Record<Name, string>>; sentences: Sentences };
	classes: { form: string; result: string; links: string };
	renderForm: (renderField: (name: Name) => ReactNode, errors: InputErrors) => ReactNode;
	renderResult: (result: CalculatorResult<Name, Result>) => ReactNode;
};

/** Renders a GET form, whose result the server computes; with JavaScript it follows each change. */
export function Calculator<Name extends string, Result, Sentences>({
	config,
	initial,
	text,
	classes,
	renderForm,
	renderResult,
}: CalculatorProps<Name, Result, Sentences>) {
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [, setSearchParams] = useSearchParams();
	const isNavigating = useNavigation().state !== "idle";
	const [announcement, setAnnouncement] = useState("");
	const [{ values, errors }, setInputs] = useState(() => {
		const parsed = parseInputs(config, (name) => initial.texts[name] ?? "");
		if (Object.keys(initial.repeated).length === 0) return parsed;
		return { values: null, errors: { ...parsed.errors, ...initial.repeated } };
	});

	const parseForm = () => {
		const data = new FormData(form.current ?? undefined);
		return parseInputs(config, (name) => String(data.get(name) ?? ""));
	};
	const compute = (values: Values<Name>): CalculatorResult<Name, Result> => {
		const result = config.compute(values);
		return { values, result, ...config.format(result, text.sentences) };
	};
	const publish = (inputs: ReturnType<typeof parseForm>) => {
		clearTimeout(timer.current);
		setInputs(inputs);
		setAnnouncement(inputs.values ? compute(inputs.values).summary : countErrors(inputs.errors));
		if (!inputs.values) return;
		setSearchParams(buildQuery(config.fields, inputs.values), {
			replace: true,
			preventScrollReset: true,
			defaultShouldRevalidate: false,
		});
	};
	const handleInput = () => {
		const inputs = parseForm();
		if (inputs.values) setInputs(inputs);
		clearTimeout(timer.current);
		timer.current = setTimeout(publish, PAUSE_MS, inputs);
	};
	const handleSubmit = (event: FormEvent) => {
		event.preventDefault();
		const inputs = parseForm();
		publish(inputs);
		if (inputs.values) document.getElementById(RESULT_ID)?.focus();
		else focusFirstError(form.current, inputs.errors);
	};
	const handleBlur = ({ target }: FocusEvent) => {
		if (!(target instanceof HTMLInputElement)) return;
		const { value } = parseAmount(target.value, config.fields[target.name as Name]);
		if (value !== undefined) target.value = formatNumber(value);
	};

	// React received no event for what was typed before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		const inputs = form.current?.querySelectorAll("input") ?? [];
		if ([...inputs].some(({ value, defaultValue }) => value !== defaultValue)) handleInput();
	}, []);
	// A new address would abort the navigation in progress.
	useEffect(() => {
		if (isNavigating) clearTimeout(timer.current);
		return () => clearTimeout(timer.current);
	}, [isNavigating]);

	const renderField = (name: Name) => (
		<NumberField
			key={name}
			name={name}
			label={formatLabel(config.fields[name])}
			defaultValue={initial.texts[name]}
			hint={text.hints[name]}
			error={errors[name]}
		/>
	);
	return (
		<>
			<form
				ref={form}
				action={`/tools/${config.slug}#${RESULT_ID}`}
				noValidate
				onSubmit={handleSubmit}
				onInput={handleInput}
				onBlur={handleBlur}
				className={classes.form}
			>
				{renderForm(renderField, errors)}
			</form>
			<div className={classes.result}>
				<section
					id={RESULT_ID}
					tabIndex={-1}
					aria-label={t("result")}
					className="scroll-mt-24 outline-none"
				>
					<p role="status" className="sr-only">
						{announcement}
					</p>
					{values ? (
						<>
							{renderResult(compute(values))}
							<div className={classes.links}>
								<ResultLinks slug={config.slug} query={buildQuery(config.fields, values)} />
							</div>
						</>
					) : (
						<NoResult fields={config.fields} errors={errors} />
					)}
				</section>
			</div>
		</>
	);
}

type NoResultProps = { fields: Fields<string>; errors: InputErrors };

function NoResult({ fields, errors }: NoResultProps) {
	const wrong = Object.entries(fields).filter(([name]) => errors[name]);
	return (
		<div className="max-w-text">
			<p className="display-type text-heading">{t("noResult")}</p>
			<p className="mt-3 text-lead">{t("checkNumbers", { count: wrong.length })}</p>
			<ul className="mt-2">
				{wrong.map(([name, field]) => (
					<li key={name}>
						<a href={`#input-${name}`} className="text-link inline-block py-2">
							{formatLabel(field)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function countErrors(errors: InputErrors): string {
	return t("checkFields", { count: Object.keys(errors).length });
}
