import { formatSize } from "#app/desk/conversation/format-size.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";
import { FILE_BYTES, MESSAGE_FILES_BYTES } from "#app/replies/parsing/file-limits.ts";
import { LabelledInput } from "./labelled-input.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { ACCEPTED_FILES } from "./parse-answer.ts";
import { splitCopies } from "./split-copies.ts";

type AnswerPartsProps = Pick<EnquiryPageProps, "typed" | "otherAddresses"> & {
	/** The addresses that get a copy, as they were typed and ticked. */
	cc: string;
};

/** Renders what can go with the words of an answer: files, and copies for others. */
export function AnswerParts({ typed, otherAddresses, cc }: AnswerPartsProps) {
	const hadFiles = typed !== undefined && typed.files.length > 0;
	const { typed: further } = splitCopies(cc, otherAddresses);
	return (
		<details open={further !== "" || hadFiles}>
			<summary className="desk-summary">{t("filesAndCopies")}</summary>
			<LabelledInput
				label={t("files")}
				isFirst
				type="file"
				name="files"
				multiple
				accept={ACCEPTED_FILES}
				data-max={MESSAGE_FILES_BYTES}
				aria-describedby="answer-files"
			/>
			<p id="answer-files" className="text-fine text-ink-soft">
				{hadFiles && <strong className="text-ink">{`${t("filesAgain")} `}</strong>}
				{t("filesHint", { each: formatSize(FILE_BYTES), all: formatSize(MESSAGE_FILES_BYTES) })}
			</p>
			<p
				id="answer-too-large"
				role="status"
				data-warning={t("filesTooLarge")}
				className="font-bold"
			/>
			<LabelledInput
				label={t("copyTo")}
				name="cc"
				inputMode="email"
				autoComplete="off"
				defaultValue={further}
				aria-describedby="answer-cc"
			/>
			<p id="answer-cc" className="text-fine text-ink-soft">
				{t("copyHint")}
			</p>
		</details>
	);
}
