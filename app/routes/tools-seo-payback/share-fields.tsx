import type { InputErrors, Typed } from "#app/tools/inputs.ts";
import {
	RANKS,
	SEO_PAYBACK_INPUTS,
	type SeoPaybackName,
	type ShareName,
} from "#app/tools/seo-payback.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ToolField } from "../tools/tool-field.tsx";

type ShareFieldsProps = {
	typed: Typed<SeoPaybackName>;
	errors: InputErrors<SeoPaybackName>;
	note: string;
};

/** The clicks by rank: an assumption, so it can be opened, read and changed. */
export function ShareFields({ typed, errors, note }: ShareFieldsProps) {
	const names = RANKS.map((rank): ShareName => `s${rank}`);
	const isWrong = names.some((name) => errors[name]);
	return (
		<details open={isWrong || undefined} className="mt-12 border-line-strong border-y-2">
			<summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 font-bold">
				<span>
					Share of the clicks by rank{" "}
					<span className="font-normal text-ink-soft">(an example; put in yours)</span>
				</span>
				<Icon
					name="plus"
					className="size-5 shrink-0 text-accent [transition:rotate_.2s] in-open:rotate-45"
				/>
			</summary>
			<fieldset className="pt-2 pb-8">
				<legend className="sr-only">Share of the clicks by rank</legend>
				<p className="max-w-text text-ink-soft">{note}</p>
				<div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 lg:grid-cols-6">
					{names.map((name) => (
						<ToolField
							key={name}
							name={name}
							input={SEO_PAYBACK_INPUTS[name]}
							typed={typed[name]}
							error={errors[name]}
						/>
					))}
				</div>
			</fieldset>
		</details>
	);
}
