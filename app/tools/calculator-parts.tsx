import { useEffect, useState } from "react";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { t } from "#app/messages/en/calculators.ts";
import { MAX_AMOUNT_LENGTH } from "#app/platform/parse-amount.ts";

type NumberFieldProps = {
	name: string;
	label: string;
	defaultValue: string | undefined;
	/** The place where visitors find the number. */
	hint: string | undefined;
	error: string | undefined;
};

export function NumberField({ name, label, defaultValue, hint, error }: NumberFieldProps) {
	const id = `input-${name}`;
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-bold leading-snug">
				{label}
			</label>
			<input
				id={id}
				name={name}
				type="text"
				inputMode="decimal"
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="go"
				maxLength={MAX_AMOUNT_LENGTH}
				defaultValue={defaultValue}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
				className="field-control tabular-nums"
			/>
			{error && (
				<p id={`${id}-error`} className="field-error mt-2">
					{error}
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className="mt-1.5 text-fine text-ink-soft">
					{hint}
				</p>
			)}
		</div>
	);
}

const SHOWN_FOR_MS = 4000;

/** Renders links to the contact form with the calculation, and to the calculation itself. */
export function ResultLinks({ slug, query }: { slug: string; query: string }) {
	return (
		<p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
			<ButtonLink to={`/contact?tool=${slug}&${query}`}>{t("ask")}</ButtonLink>
			<CopyLink path={`/tools/${slug}?${query}`} />
		</p>
	);
}

/** Renders a button, invisible until it works, so that the layout does not shift. */
function CopyLink({ path }: { path: string }) {
	const [canCopy, setCanCopy] = useState(false);
	const [isCopied, setIsCopied] = useState(false);
	useEffect(() => setCanCopy("clipboard" in navigator), []);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	const copy = () => {
		// Without this, "Copied." would not be announced a second time.
		setIsCopied(false);
		const copied = navigator.clipboard.writeText(location.origin + path);
		copied.then(() => setIsCopied(true)).catch(() => setCanCopy(false));
	};
	return (
		<>
			<button
				type="button"
				onClick={copy}
				className={`needs-script text-link inline-flex min-h-11 items-center ${canCopy ? "" : "invisible"}`}
			>
				{t("copyLink")}
			</button>
			<span role="status">{isCopied && t("copied")}</span>
		</>
	);
}
