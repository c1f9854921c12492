import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { type FormPath, toFormPath } from "#app/content/form-path.ts";
import type { Contact } from "#app/content/schemas/pages.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { Link } from "#app/design/ui/link.tsx";
import { TRAP_FIELD } from "#app/enquiries/check-fields.ts";
import { t } from "#app/messages/en/fields.ts";
import type { EnquiryOutcome, TypedForm } from "./accept-enquiry.server.ts";

export type BlankForm = Omit<TypedForm, "fields" | "wantsNews" | "time" | "zone"> & {
	/** The fields that are filled in already. */
	fields?: Partial<TypedForm["fields"]> | undefined;
};

type FormPartProps = BlankForm & { path: FormPath };

export function FormContext({ context, contextText, calculation, path }: FormPartProps) {
	if (!contextText) return null;
	return (
		<div className="paper-sand flex flex-wrap items-center justify-between gap-x-6 px-5 py-3 forced-colors:border-2">
			<p>{t("about", { context: contextText, b: (text) => <b key="context">{text}</b> })}</p>
			<Link
				to={calculation ? `${path}?${calculation.query}` : path}
				preventScrollReset
				className="text-link inline-block py-2 text-fine"
			>
				{t("aboutElse")}
			</Link>
			<HiddenInputs values={context} />
		</div>
	);
}

export function NewsBox({ label, isChecked }: { label: string; isChecked: boolean | undefined }) {
	return (
		<label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-1">
			<input
				type="checkbox"
				name="wantsNews"
				value="yes"
				defaultChecked={isChecked}
				className="mt-0.5 size-6 shrink-0 accent-accent"
			/>
			<span>{label}</span>
		</label>
	);
}

export function FormCalculation({ calculation, context, path }: FormPartProps) {
	if (!calculation) return null;
	const { title, lines, query } = calculation;
	return (
		<div className="paper-aqua px-5 py-4 forced-colors:border-2">
			<p className="font-bold">{t("calculation", { title })}</p>
			<ul className="mt-2 gap-x-8 text-fine sm:columns-2">
				{lines.map((line) => (
					<li key={line} className="break-inside-avoid border-line border-t py-1.5 wrap-anywhere">
						{line}
					</li>
				))}
			</ul>
			<input type="hidden" name="calculation" value={query} />
			<Link
				to={toFormPath(path, context)}
				preventScrollReset
				className="text-link mt-1 inline-block py-2 text-fine"
			>
				{t("leaveCalculation")}
			</Link>
		</div>
	);
}

/** Renders the form's id and token, the attribution, and the honeypot field. */
export function HiddenFields({ submissionId, formToken, attribution }: BlankForm) {
	const { landingPage, referrer, firstTouch, lastTouch } = attribution;
	return (
		<>
			<HiddenInputs
				values={{
					submissionId,
					formToken,
					landingPage,
					referrer,
					firstTouch: firstTouch && new URLSearchParams(firstTouch).toString(),
					lastTouch: lastTouch && new URLSearchParams(lastTouch).toString(),
				}}
			/>
			<div aria-hidden="true" className="sr-only">
				<label>
					{t("leaveEmpty")}
					<input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}

function HiddenInputs({ values }: { values: Record<string, string | null> }) {
	return Object.entries(values).map(
		([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
	);
}

/** Renders the standalone notice of the DPDP Act: which data, what for, how long, whom to ask. */
export function FormNotice({ notice }: { notice: readonly string[] }) {
	const [first, second, ...rest] = notice;
	return (
		<div className="max-w-text stack-2 text-fine text-ink-soft">
			<p>{first}</p>
			<p>{second}</p>
			<details>
				<summary className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4">
					{t("rights")}
				</summary>
				<div className="stack-2">
					{rest.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</div>
			</details>
		</div>
	);
}

/** Renders the confirmation of a submission without JavaScript, where there is no toast. */
export function ThankYou({ title, text }: Contact["form"]["sent"]) {
	return (
		<div role="status" className="paper-marigold folded mt-8 p-7 pr-14 forced-colors:border-2">
			<p className="display-type text-heading">{title}</p>
			<p className="mt-2 text-lead">{text}</p>
		</div>
	);
}

type NotSentProps = {
	outcome: EnquiryOutcome;
	text: Contact["form"];
	contact: Pick<Site, "email" | "phone">;
};

/** Renders why the message was not sent, unless a field is invalid or only the time of a call is not free. */
export function NotSent({ outcome, text: { notSent }, contact: { email, phone } }: NotSentProps) {
	if (outcome.status === "sent" || outcome.status === "invalid") return null;
	if (outcome.status === "time-unavailable" || outcome.status === "unsent") return null;
	const minutes = outcome.status === "limited" ? outcome.minutes : 0;
	const wait = t("wait", { minutes });
	return (
		<div role="alert" className="border-2 border-accent border-l-[0.625rem] bg-raised p-6">
			<p className="font-bold text-title">{notSent.title}</p>
			<p className="mt-1">
				{notSent.text} {fillPlaceholders(notSent[outcome.status], { wait })}{" "}
				{outcome.status !== "stale" &&
					t("reachUs", {
						email,
						phone,
						write: (text) => (
							<a key="write" href={`mailto:${email}`} className="text-link">
								{text}
							</a>
						),
						call: (text) => (
							<a key="call" href={toTelUrl(phone)} className="text-link">
								{text}
							</a>
						),
					})}
			</p>
		</div>
	);
}
