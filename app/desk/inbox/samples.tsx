import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { t } from "#app/messages/en/desk-inbox.server.ts";

type SamplesProps = {
	/** The number of samples in the store. */
	count: number;
	/** True if there are enquiries of visitors beside them. */
	isBesideOthers: boolean;
};

/** Renders how many samples there are, below the list, and the button that removes them with all that was done to them. */
export function Samples({ count, isBesideOthers }: SamplesProps) {
	if (count === 0) return null;
	return (
		<div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
			<p className="text-fine text-ink-soft">
				{t("samples", { count, isBesideOthers: isBesideOthers ? "yes" : "no" })}
			</p>
			<IntentButton intent="remove-samples">{t("removeSamples", { count })}</IntentButton>
		</div>
	);
}
