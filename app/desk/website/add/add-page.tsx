import type { ReactNode } from "react";
import { listParents, type Parent } from "#app/content/new-file.ts";
import { t } from "#app/messages/en/desk-website-add.server.ts";
import type { AddField, AddProblem, Typed } from "./add-file.ts";
import { formatKind } from "./kind-names.ts";

type Option = { slug: string; name: string };

export type AddPageProps = {
	typed: Typed;
	/** What a file can belong to. */
	options: Record<Parent, readonly Option[]>;
	problem: AddProblem | null;
};

/** Renders the form that asks for the name of a new file, and for what it belongs to. */
export function AddPage({ typed: { kind, name, parents }, options, problem }: AddPageProps) {
	const getControl = (field: AddField) => ({
		id: field,
		name: field,
		className: "desk-field",
		...(problem?.field === field && {
			"aria-invalid": true,
			"aria-describedby": `${field}-error`,
			autoFocus: true,
		}),
	});
	const isServiceThere = kind.name === "local-service";
	return (
		<div className="desk-wrap pt-6 pb-16">
			<p>
				<a href="/desk/website/new">{t("backToKinds")}</a>
			</p>
			<h1 className="desk-title mt-1">{formatKind(kind.name)}</h1>
			<form method="post" className="mt-4 max-w-text" noValidate>
				{listParents(kind).map((parent) => (
					<Labelled key={parent} field={parent} label={t(LABELS[parent])} problem={problem}>
						<Choice
							control={getControl(parent)}
							value={parents[parent] ?? ""}
							options={options[parent]}
						/>
					</Labelled>
				))}
				<Labelled
					field="name"
					label={t(isServiceThere ? "serviceThere" : "name")}
					problem={problem}
				>
					{isServiceThere ? (
						<Choice control={getControl("name")} value={name} options={options.service} />
					) : (
						<>
							<input
								{...getControl("name")}
								type="text"
								autoComplete="off"
								dir="auto"
								defaultValue={name}
							/>
							<p className="text-fine text-ink-soft">{t("nameHint")}</p>
						</>
					)}
				</Labelled>
				<button type="submit" className="desk-button mt-5" data-tone="accent">
					{t("begin")}
				</button>
			</form>
		</div>
	);
}

const LABELS = { city: "ofCity", service: "ofService" } as const satisfies Record<Parent, string>;

type LabelledProps = {
	field: AddField;
	label: string;
	problem: AddProblem | null;
	children: ReactNode;
};

function Labelled({ field, label, problem, children }: LabelledProps) {
	return (
		<div className="mt-4">
			<label htmlFor={field} className="font-bold">
				{label}
			</label>
			{children}
			{problem?.field === field && (
				<p id={`${field}-error`} className="desk-editing-reasons mt-1">
					{problem.reason}
				</p>
			)}
		</div>
	);
}

type ChoiceProps = {
	control: { id: string; name: string; className: string };
	value: string;
	options: readonly Option[];
};

function Choice({ control, value, options }: ChoiceProps) {
	return (
		<select {...control} defaultValue={value}>
			<option value="">{t("choose")}</option>
			{options.map(({ slug, name }) => (
				<option key={slug} value={slug}>
					{name}
				</option>
			))}
		</select>
	);
}
