import type { Host } from "#app/calls/call-times.server.ts";
import { HostChoice } from "#app/desk/calls/host-choice.tsx";
import { NewTimeFields } from "#app/desk/calls/new-time-fields.tsx";
import { lacksNumber } from "#app/desk/calls/number-hint.tsx";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { FieldErrors } from "#app/enquiries/check-fields.ts";
import { FIELD_NAMES, FIELDS, type FieldName } from "#app/enquiries/fields.ts";
import { t } from "#app/messages/en/desk-new-enquiry.server.ts";
import { Choice, type Option } from "./choice.tsx";
import { HandlingFields } from "./handling-fields.tsx";

/** The ways in which a visitor comes who does not use the form, by the source that is stored, with their messages. */
export const SOURCES = [
	["phone", "called"],
	["walk-in", "walkedIn"],
	["whatsapp", "whatsApp"],
	["e-mail", "email"],
	["event", "event"],
	["referral", "recommended"],
] as const;

/** The value of the field `matter` for an enquiry that begins a matter of its own. */
export const NEW_MATTER = "new";

/** The fields that are written down first while somebody is on the telephone, before what they want. */
const PERSON_FIELDS: readonly FieldName[] = ["name", "phone", "email"];
const FURTHER_FIELDS = FIELD_NAMES.filter(
	(name) => name !== "message" && !PERSON_FIELDS.includes(name),
);

type Named = { slug: string; name: string };

export type NewEnquiryFormProps = {
	form: {
		get: (name: string) => string;
		errors: FieldErrors;
		/** Why its owner or its answer cannot be saved. */
		changeError?: string | undefined;
		/** Why a call cannot be booked at the chosen time. */
		callError?: string | undefined;
		submissionId: string;
	};
	/** The free times of calls in Unix ms, and who holds calls; null where none can be booked. */
	calls: { times: readonly number[]; hosts: readonly Host[] } | null;
	services: readonly Named[];
	cities: readonly Named[];
	staff: readonly Staff[];
	canAcknowledge: boolean;
};

/** Renders the form for an enquiry by somebody who called or walked in. */
export function NewEnquiryForm(props: NewEnquiryFormProps) {
	const { form, services, cities, staff, calls, canAcknowledge } = props;
	const { get, errors, changeError, callError, submissionId } = form;
	const toOptions = (named: readonly Named[]): Option[] => [
		["", t("notSaid")],
		...named.map(({ slug, name }) => [slug, name] as const),
	];
	return (
		<div className="desk-wrap pt-4 pb-16">
			<h1 className="desk-title">{t("title")}</h1>
			<p className="mt-1 max-w-text text-ink-soft">{t("intro")}</p>
			{(Object.keys(errors).length > 0 || changeError || callError) && (
				<p role="alert" className="mt-4 max-w-text border-2 border-accent p-4 font-bold">
					{t("rejected")} {changeError}
				</p>
			)}
			<form method="post" action="/desk/enquiries" noValidate className="mt-4 max-w-text">
				<input type="hidden" name="submissionId" value={submissionId} />
				<input type="hidden" name="matter" value={get("matter")} />
				{PERSON_FIELDS.map((name) => (
					<Field key={name} name={name} value={get(name)} error={errors[name]} />
				))}
				<p role="status" data-known="" className="desk-known" />
				<Field name="message" value={get("message")} error={errors.message} />
				<details
					className="mt-4 border-line border-t"
					open={FURTHER_FIELDS.some((name) => errors[name] || get(name) !== "")}
				>
					<summary className="desk-summary font-bold">{t("further")}</summary>
					<div className="mb-4 grid gap-x-4 sm:grid-cols-2">
						<Choice
							label={t("howTheyCame")}
							name="source"
							value={get("source") || SOURCES[0][0]}
							options={SOURCES.map(([source, key]) => [source, t(key)])}
						/>
						<Choice
							label={t("service")}
							name="service"
							value={get("service")}
							options={toOptions(services)}
						/>
						<Choice label={t("city")} name="city" value={get("city")} options={toOptions(cities)} />
						{FURTHER_FIELDS.map((name) => (
							<Field key={name} name={name} value={get(name)} error={errors[name]} />
						))}
					</div>
				</details>
				<HandlingFields get={get} staff={staff} />
				{calls && <CallFields {...calls} get={get} error={callError} />}
				{canAcknowledge && (
					<label className="mt-4 flex items-center gap-2 py-2">
						<input
							type="checkbox"
							className="size-5"
							name="acknowledge"
							value="yes"
							defaultChecked={get("acknowledge") !== ""}
						/>
						{t("acknowledge")}
					</label>
				)}
				<button type="submit" className="desk-button mt-4" data-tone="accent">
					{t("save")}
				</button>
			</form>
		</div>
	);
}

type CallFieldsProps = NonNullable<NewEnquiryFormProps["calls"]> & {
	get: (name: string) => string;
	error: string | undefined;
};

/** Renders the free times of a call that is booked with the enquiry, closed until somebody wants one. */
function CallFields({ times, hosts, get, error }: CallFieldsProps) {
	const typed = { time: get("time"), other: get("other") };
	return (
		<details className="border-line border-y" open={Boolean(typed.time || typed.other)}>
			<summary className="desk-summary font-bold">{t("withCall")}</summary>
			{error && (
				<p role="alert" className="border-accent border-l-4 pl-3">
					{error}
				</p>
			)}
			{lacksNumber({ phone: get("phone") }) && (
				<p className="border-marigold border-l-4 pl-3">{t("callNeedsNumber")}</p>
			)}
			<NewTimeFields call={undefined} times={times} typed={typed} isOptional />
			<HostChoice hosts={hosts} chosen={get("host")} />
		</details>
	);
}

type FieldProps = { name: FieldName; value: string; error: string | undefined };

function Field({ name, value, error }: FieldProps) {
	const { kind, label, options, input } = FIELDS[name];
	if (options)
		return (
			<Choice
				label={label}
				name={name}
				value={value}
				options={[["", t("notSaid")], ...Object.entries(options)]}
			/>
		);
	const attributes = {
		id: name,
		name,
		className: "desk-field",
		defaultValue: value,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": error ? `${name}-error` : undefined,
	};
	return (
		<div className="mt-3">
			<label htmlFor={name} className="text-fine">
				{label}
			</label>
			{kind === "text" ? (
				<textarea {...attributes} rows={4} dir="auto" />
			) : (
				<input {...attributes} type={input?.type} inputMode={input?.inputMode} autoComplete="off" />
			)}
			{error && (
				<p id={`${name}-error`} className="font-bold text-accent text-fine">
					{error}
				</p>
			)}
		</div>
	);
}
