import { Button } from "#app/design/ui/button.tsx";
import { Field } from "#app/design/ui/field.tsx";
import { WEBSITE_CHECK_PATH } from "./website-check-path.ts";

/** A domain for examples in every language (RFC 2606). */
const EXAMPLE = "example.com";

type AddressFormProps = {
	words: { field: string; begin: string; kept: string };
	typed: string;
	maxLength: number;
	/** Why no check has begun. */
	error: string | undefined;
};

/** Renders the form, which the browser sends itself, as the result is another page. */
export function AddressForm({ words, typed, maxLength, error }: AddressFormProps) {
	return (
		<form
			method="post"
			action={WEBSITE_CHECK_PATH}
			noValidate
			className="mt-9 max-w-[46rem] print:hidden"
		>
			<div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1fr_auto]">
				<Field
					name="url"
					label={words.field}
					defaultValue={typed}
					error={error}
					autoFocus={error !== undefined}
					type="text"
					inputMode="url"
					autoComplete="url"
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					enterKeyHint="go"
					maxLength={maxLength}
					placeholder={EXAMPLE}
				/>
				<div className="sm:pt-8">
					<Button type="submit">{words.begin}</Button>
				</div>
			</div>
			<p className="mt-5 max-w-text text-fine text-ink-soft">{words.kept}</p>
		</form>
	);
}
