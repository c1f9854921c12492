import type { NextStep } from "#app/enquiries/store/next-step.ts";
import { t } from "#app/messages/en/desk-manage.server.ts";
import { getUsualNext, listNextSteps } from "./next-steps.ts";

type NextStepChoiceProps = {
	name: string;
	/** Who is next by the agency's rules. */
	usual: NextStep["by"];
	/** The value that was chosen before. */
	chosen?: string | undefined;
};

/** Renders the question who moves next and by when, which the agency's rules answer until somebody else does. */
export function NextStepChoice({ name, usual, chosen }: NextStepChoiceProps) {
	return (
		<label className="block min-w-0">
			<span className="text-fine text-ink-soft">{t("whoIsNext")}</span>
			<select className="desk-field" name={name} defaultValue={chosen || getUsualNext(usual)}>
				{listNextSteps(usual).map(([value, text]) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
