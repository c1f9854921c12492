import { t } from "#app/messages/en/desk-sign-in.server.ts";
import type { KeptForm } from "./kept-form.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The fields of the desk's forms that hold words. */
const WORDS = new Set(["text", "note", "said"]);

/** Tells what is kept, and shows the words. */
export function KeptWords({ kept: { fields, hadFiles } }: { kept: KeptForm }) {
	const words = fields.filter(([name, value]) => WORDS.has(name) && value.trim() !== "");
	return (
		<>
			{hadFiles && (
				<p className="mt-3">
					{t("filesNotKept", { strong: (text) => <strong key="strong">{text}</strong> })}
				</p>
			)}
			{words.map(([name, value]) => (
				<label key={name} className="mt-4 block">
					<span className="font-bold">{t("words")}</span>
					<textarea className="desk-field mt-1" rows={6} readOnly defaultValue={value} />
				</label>
			))}
		</>
	);
}

type SendNowProps = { kept: KeptForm; tone?: "accent" | "quiet" };

/** Renders the form once more as one button, which the person presses. */
export function SendNow({ kept: { path, fields, hadFiles }, tone = "accent" }: SendNowProps) {
	return (
		<form method="post" action={path} className="mt-3">
			{fields.map(([name, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and nothing here is ever updated
				<input key={index} type="hidden" name={name} value={value} />
			))}
			<button type="submit" className="desk-button w-full" data-tone={tone}>
				{t(hadFiles ? "sendNowWithoutFiles" : "sendNow")}
			</button>
		</form>
	);
}

/** Renders the page after a sign-in, on which the person sends what was kept. */
export function KeptFormPage({ kept }: { kept: KeptForm }) {
	return (
		<SignInFrame title={t("signedIn")}>
			<p className="mt-4">{t("nothingSent")}</p>
			<KeptWords kept={kept} />
			<SendNow kept={kept} />
			<p className="mt-4">
				<a href={kept.path}>{t("backWithoutSending")}</a>
			</p>
		</SignInFrame>
	);
}
