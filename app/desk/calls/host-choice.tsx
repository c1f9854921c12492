import type { Host } from "#app/calls/call-times.server.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";

type HostChoiceProps = { hosts: readonly Host[]; chosen?: string | undefined; form?: string };

/** Renders the choice of who holds a call, where there are several. */
export function HostChoice({ hosts, chosen, form }: HostChoiceProps) {
	if (hosts.length < 2) return null;
	return (
		<label className="mt-3 block sm:max-w-narrow">
			<span className="text-fine text-ink-soft">{t("whoHoldsIt")}</span>
			<select className="desk-field" name="host" form={form} defaultValue={chosen}>
				<option value="">{t("whoeverIsFree")}</option>
				{hosts.map(({ id, name }) => (
					<option key={id} value={id ?? ""}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}
