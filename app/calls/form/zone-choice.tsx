import { formatOwnZone, formatZone, OTHER_ZONE, SHOW_ZONE } from "#app/calls/zone-names.ts";
import { Field } from "#app/design/ui/field.tsx";
import { t } from "#app/messages/en/call-times.ts";
import type { ShownZone, ZoneOffer } from "./use-shown-zone.ts";

type ZoneChoiceProps = {
	offer: ZoneOffer;
	shown: ShownZone;
	/** The text that names the zone of the times below. */
	text: string;
	isFocused?: boolean;
};

/** Renders the list of zones, and the zone of the times below it. */
export function ZoneChoice({ offer, shown, text, isFocused }: ZoneChoiceProps) {
	const { zone: home, chosenZone, unknownZone, at } = offer;
	const { zone, own, zones, choose, select } = shown;
	const first = new Set([own, chosenZone, home]);
	// Without JavaScript the value is empty where nothing was chosen, as the visitor's zone is unknown.
	const homeValue = own || chosenZone ? home : "";
	return (
		<>
			<div className="mb-5 max-w-narrow">
				{unknownZone && (
					<p role="alert" className="mb-3 font-bold">
						{t("zoneUnknown", { zone: unknownZone })}
					</p>
				)}
				<Field
					// The field is rendered anew with other options once the browser's zone is known.
					key={own}
					kind="select"
					label={t("zone")}
					error={undefined}
					ref={select}
					name="zone"
					autoComplete="off"
					autoFocus={isFocused}
					defaultValue={zone ?? homeValue}
					onChange={(event) => choose(event.currentTarget.value)}
				>
					{[...first].map(
						(zone) =>
							zone && (
								<option key={zone} value={zone === home ? homeValue : zone}>
									{zone === own && zone !== home ? formatOwnZone(zone, at) : formatZone(zone, at)}
								</option>
							),
					)}
					{zones.map(({ region, zones }) => (
						<optgroup key={region} label={region}>
							{zones.map(
								([zone, name]) =>
									!first.has(zone) && (
										<option key={zone} value={zone}>
											{name}
										</option>
									),
							)}
						</optgroup>
					))}
					{zones.length === 1 && <option value={OTHER_ZONE}>{t("zoneOther")}</option>}
				</Field>
				<noscript>
					<button
						type="submit"
						name={SHOW_ZONE}
						value="yes"
						formNoValidate
						className="text-link min-h-11 font-bold"
					>
						{t("zoneShow")}
					</button>
				</noscript>
			</div>
			<p className="my-4 text-ink-soft max-sm:min-h-[2lh]" data-zone-text="">
				{text}
			</p>
		</>
	);
}
