import { t } from "#app/messages/en/desk-frame.server.ts";

/** The keys with those of their messages. */
const KEYS = [
	["j", "nextEnquiry"],
	["k", "enquiryBefore"],
	["/", "searchInbox"],
	["x", "tickRow"],
	["s", "snooze"],
	["r", "answer"],
	["e", "answeredElsewhere"],
	["u", "backToInboxKey"],
	["?", "thisList"],
] as const;

/**
 * Renders the list of single-key shortcuts, with the checkbox that turns them off. It needs JavaScript: desk-keys.ts.
 */
export function Keyboard() {
	return (
		<footer className="desk-wrap pb-8 max-sm:hidden">
			<button
				type="button"
				data-shows-keys=""
				hidden
				className="py-3 text-fine text-ink-soft underline underline-offset-4"
			>
				{t("keyboard")}
			</button>
			<dialog id="keys" aria-labelledby="keys-title" className="desk-dialog">
				<h2 id="keys-title" className="font-bold">
					{t("keyboard")}
				</h2>
				<dl className="mt-3">
					{KEYS.map(([key, message]) => (
						<div key={key} className="flex items-baseline gap-4 py-1">
							<dt className="w-8 text-center">
								<kbd className="desk-key">{key}</kbd>
							</dt>
							<dd>{t(message)}</dd>
						</div>
					))}
					<div className="flex items-baseline gap-4 py-1">
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
		</footer>
	);
}
