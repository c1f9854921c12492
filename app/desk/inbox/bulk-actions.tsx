import type { Staff } from "#app/desk/store/people-store.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";

/** Renders the actions for the selected enquiries. */
export function BulkActions({ staff, isSpam }: { staff: readonly Staff[]; isSpam: boolean }) {
	return (
		<fieldset className="desk-bulk">
			<legend className="text-fine text-ink-soft">With the selected ones</legend>
			<button
				type="submit"
				name="intent"
				value={isSpam ? "ham" : "spam"}
				className="desk-button"
				data-tone="quiet"
			>
				{isSpam ? "No spam: deliver them" : "Spam"}
			</button>
			<span className="flex gap-2">
				<label>
					<span className="sr-only">State</span>
					<select className="desk-field" name="state">
						{Object.entries(STATE_NAMES).map(([state, name]) => (
							<option key={state} value={state}>
								{name}
							</option>
						))}
					</select>
				</label>
				<button type="submit" name="intent" value="state" className="desk-button" data-tone="quiet">
					Set state
				</button>
			</span>
			<span className="flex gap-2">
				<label>
					<span className="sr-only">Owner</span>
					<select className="desk-field" name="owner">
						<option value="">Nobody</option>
						{staff.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<button type="submit" name="intent" value="owner" className="desk-button" data-tone="quiet">
					Set owner
				</button>
			</span>
		</fieldset>
	);
}
