import type { Staff } from "#app/desk/store/people-store.ts";
import { NextStepChoice } from "#app/desk/times/next-step-choice.tsx";
import { t as tAnswer } from "#app/messages/en/desk-answer.server.ts";
import { t } from "#app/messages/en/desk-new-enquiry.server.ts";
import { CHANNELS } from "../answered-elsewhere.tsx";
import { Choice, type Option } from "./choice.tsx";

type HandlingFieldsProps = { get: (name: string) => string; staff: readonly Staff[] };

/** Renders who takes care of the enquiry, and how it was answered already, with who is next. */
export function HandlingFields({ get, staff }: HandlingFieldsProps) {
	const people = staff.filter(({ disabledAt }) => !disabledAt);
	return (
		<>
			<Choice
				label={t("owner")}
				name="owner"
				value={get("owner")}
				options={[["", t("nobody")], ...people.map(({ id, name }): Option => [id, name])]}
			/>
			<details className="mt-4 border-line border-t" open={get("channel") !== ""}>
				<summary className="desk-summary font-bold">{t("answeredAlready")}</summary>
				<Choice
					label={t("how")}
					name="channel"
					value={get("channel")}
					options={[
						["", t("notAnswered")],
						...CHANNELS.map(([channel, key]): Option => [channel, tAnswer(key)]),
					]}
				/>
				<div className="mt-3 mb-4">
					<NextStepChoice name="said-next" usual="them" chosen={get("said-next")} />
				</div>
			</details>
		</>
	);
}
