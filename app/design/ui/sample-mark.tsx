import { t } from "#app/messages/en/sections.ts";
/** Marks content of the demonstration agency, which no real agency may publish as its own. */
export function SampleMark({ text = t("sample") }: { text?: string }) {
	return <small className="sample-mark">{text}</small>;
}
