import { t } from "#app/messages/en/desk-website-form.server.ts";
import { type Problem, Reasons } from "./problem-list.tsx";

/** Renders what could be better in a file, which can be published all the same. */
export function WarningList({ warnings }: { warnings: Problem["reasons"] }) {
	if (warnings.length === 0) return null;
	return (
		<div role="status" id="warnings" className="mt-4 max-w-text border-2 border-line-strong p-4">
			<p className="font-bold">{t("warnings", { count: warnings.length })}</p>
			<Reasons reasons={warnings} />
		</div>
	);
}
