import { t } from "#app/messages/en/desk-frame.server.ts";

/** The keys with those of their messages. */
const KEYS = [
	["j", "nextEnquiry"],
	["k", "enquiryBefore"],
	["/", "searchInbox"],
	["g", "views"],
	["x", "tickRow"],
	["r", "answer"],
	["t", "texts"],
	["n", "note"],
	["e", "answeredElsewhere"],
	["a", "assign"],
	["s", "snooze"],
	["z", "undo"],
	["u", "backToInboxKey"],
	["Esc", "leaveField"],
	["?", "thisList"],
] as const;

/** Renders the button that shows the list of keys, which needs JavaScript: desk-keys.ts. */
export function KeyboardButton() {
	return (
		<button type="button" data-shows-keys="" hidden className="py-3 text-ink-soft max-sm:hidden">
			<span className="underline underline-offset-4">{t("keyboard")}</span>{" "}
			<kbd className="desk-key">?</kbd>
		</button>
	);
}

/**
 * Renders the list of single-key shortcuts, with the checkbox that turns them off.
 */
export function Keyboard() {
	return (
		<dialog id="keys" aria-labelledby="keys-title" className="desk-dialog">
			<h2 id="keys-title" className="font-bold">
				{t("keyboard")}
			</h2>
			<dl className="mt-3 sm:columns-2">
				{KEYS.map(([key, message]) => (
					<div key={key} className="flex break-inside-avoid items-baseline gap-4 py-1">
						<dt className="min-w-14 whitespace-nowrap text-center">
							<kbd className="desk-key">{key}</kbd>
						</dt>
						<dd>{t(message)}</dd>
					</div>
				))}
				<div className="flex items-baseline gap-4 py-1 [column-span:all]">
					<dt className="whitespace-nowrap">
						<kbd className="desk-key">{t("controlKey")}</kbd>{" "}
						<kbd className="desk-key">{t("enterKey")}</kbd>
					</dt>
					<dd>{t("sendWritten")}</dd>
				</div>
			</dl>
			<form method="dialog" className="mt-4">
				<label className="flex items-center gap-2 py-2">
					<input type="checkbox" defaultChecked className="size-5" />
					{t("singleKeys")}
				</label>
				<button type="submit" className="desk-button mt-2" data-tone="quiet">
					{t("close")}
				</button>
			</form>
		</dialog>
	);
}
