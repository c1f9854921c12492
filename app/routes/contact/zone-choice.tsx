import type { RefObject } from "react";
import type { ZoneGroup } from "#app/bookings/list-zones.ts";
import { formatOwnZone, formatZone, OTHER_ZONE, SHOW_ZONE } from "#app/bookings/zone-names.ts";
import { Field } from "#app/ui/field.tsx";

/** What a page offers where times can be shown in another zone. */
export type ZoneOffer = {
	/** The agency's. */
	zone: string;
	/** As the address or the form had it; null for the visitor's own. */
	chosenZone: string | null;
	/** As the address had it, and nobody knows it. */
	unknownZone: string | null;
	/** Common ones, or all. */
	zones: ZoneGroup[];
	/** At which the offsets hold; Unix ms. */
	at: number;
};

type ZoneChoiceProps = {
	offer: ZoneOffer;
	/** The browser's zone; null on the server. */
	own: string | null;
	/** In which times are shown; null for the agency's. */
	zone: string | null;
	select: RefObject<HTMLSelectElement | null>;
	onChoose: (zone: string) => void;
	isFocused?: boolean;
};

export function ZoneChoice({
	offer,
	own,
	zone: shown,
	select,
	onChoose,
	isFocused,
}: ZoneChoiceProps) {
	const { zone: home, chosenZone, unknownZone, zones, at } = offer;
	const first = new Set([own, chosenZone, home]);
	// Without JavaScript, an empty value where nothing was chosen, as the visitor's zone is unknown.
	const homeValue = own || chosenZone ? home : "";
	return (
		<div className="mb-5 max-w-narrow">
			{unknownZone && (
				<p role="alert" className="mb-3 font-bold">
					We know no time zone “{unknownZone}”. Please choose one from the list.
				</p>
			)}
			<Field
				// With other options once the browser's zone is known.
				key={own}
				kind="select"
				label="Time zone"
				error={undefined}
				ref={select}
				name="zone"
				autoComplete="off"
				autoFocus={isFocused}
				defaultValue={shown ?? homeValue}
				onChange={(event) => onChoose(event.currentTarget.value)}
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
				{zones.length === 1 && <option value={OTHER_ZONE}>Another time zone…</option>}
			</Field>
			<noscript>
				<button
					type="submit"
					name={SHOW_ZONE}
					value="yes"
					formNoValidate
					className="text-link min-h-11 font-bold"
				>
					Show the times in this zone
				</button>
			</noscript>
		</div>
	);
}
