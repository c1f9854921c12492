import { t } from "#app/messages/en/desk-answer.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";
import { splitCopies } from "./split-copies.ts";

type ReplyToAllProps = Pick<EnquiryPageProps, "otherAddresses"> & {
	/** The addresses that get a copy, as they were typed and ticked. */
	cc: string;
};

/** Renders the choice of who else of the conversation gets the answer, as a copy that everybody sees. */
export function ReplyToAll({ otherAddresses, cc }: ReplyToAllProps) {
	const { ticked } = splitCopies(cc, otherAddresses);
	return (
		<div data-live="reply-to-all">
			{otherAddresses.length > 0 && (
				<fieldset className="flex flex-wrap gap-x-6">
					<legend className="text-fine text-ink-soft">{t("replyToAll")}</legend>
					{otherAddresses.map((address) => (
						<label key={address} className="flex min-h-11 items-center gap-3">
							<input
								type="checkbox"
								name="cc"
								value={address}
								defaultChecked={ticked.includes(address)}
								className="size-5 shrink-0"
							/>
							<span className="wrap-anywhere">{address}</span>
						</label>
					))}
				</fieldset>
			)}
		</div>
	);
}
