import type { ReactNode } from "react";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import type { Staff } from "#app/desk/store/people-store.ts";
import { t } from "#app/messages/en/desk-people.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import type { Devices } from "./devices.tsx";
import { PasskeyList, SessionList } from "./devices.tsx";

type PersonEntryProps = {
	person: Staff;
	/** The person's devices; null where the reader may not change this person. */
	devices: Devices | null;
	/** The number of answers that the person has planned. */
	planned: number;
};

export function PersonEntry({ person, devices, planned }: PersonEntryProps) {
	const { name, email, role, disabledAt, mayPublish } = person;
	return (
		<li className="border-line border-b py-2 wrap-anywhere">
			<strong>{name}</strong>
			<span className="block text-fine text-ink-soft">
				{disabledAt
					? t("disabledEntry", { email, role, at: formatInstant(disabledAt) })
					: t("entry", { email, role })}
			</span>
			{role === "member" && mayPublish === 1 && (
				<span className="block text-fine text-ink-soft">{t("mayPublish")}</span>
			)}
			{devices && <Controls person={person} devices={devices} planned={planned} />}
		</li>
	);
}

type ControlsProps = { person: Staff; devices: Devices; planned: number };

function Controls({ person, devices: { passkeys, sessions }, planned }: ControlsProps) {
	const { id, name, role, disabledAt, mayPublish } = person;
	const fields = { person: id };
	const other = role === "owner" ? "member" : "owner";
	return (
		<details>
			<summary className="desk-summary">{t("change", { name, more: renderUnseen })}</summary>
			<div className="mt-1 flex flex-wrap gap-2">
				{!disabledAt && (
					<IntentButton intent="link" fields={fields} about={t("forPerson", { name })}>
						{t("newLink")}
					</IntentButton>
				)}
				<IntentButton
					intent="role"
					fields={{ ...fields, role: other }}
					about={t("ofPerson", { name })}
				>
					{t(other === "owner" ? "makeOwner" : "makeMember")}
				</IntentButton>
				{role === "member" && (
					<IntentButton
						intent="may-publish"
						fields={{ ...fields, publishes: mayPublish ? "" : "yes" }}
						about={t("ofPerson", { name })}
					>
						{t(mayPublish ? "endPublishing" : "letPublish")}
					</IntentButton>
				)}
				<IntentButton intent={disabledAt ? "enable" : "disable"} fields={fields} about={name}>
					{t(disabledAt ? "enable" : "disable")}
				</IntentButton>
				{sessions.length > 0 && (
					<IntentButton intent="end-their-sessions" fields={fields} about={t("ofPerson", { name })}>
						{t("signOutEverywhere")}
					</IntentButton>
				)}
			</div>
			{planned > 0 && !disabledAt && (
				<p className="mt-2 border-line-strong border-l-4 pl-3">
					{t("planned", { count: planned, name })}
				</p>
			)}
			<p className="mt-3">{t(passkeys.length > 0 ? "passkeys" : "noPasskey")}</p>
			{passkeys.length > 0 && <PasskeyList passkeys={passkeys} person={id} />}
			<p className="mt-3">{t(sessions.length > 0 ? "signedInAt" : "notSignedIn")}</p>
			{sessions.length > 0 && <SessionList sessions={sessions} current="" person={id} />}
			<Erasure person={person} />
		</details>
	);
}

/** Renders the form that erases a person, which has to be opened first. */
function Erasure({ person: { id, name } }: Pick<ControlsProps, "person">) {
	return (
		<details className="mt-2">
			<summary className="desk-summary">{t("erase", { name, more: renderUnseen })}</summary>
			<p className="mt-1 mb-2">{t("eraseHint", { name })}</p>
			<IntentButton intent="erase" fields={{ person: id }} about={name}>
				{t("eraseForGood")}
			</IntentButton>
		</details>
	);
}

/** Renders the part of a text that tells whom it is about, for those who do not see it beside the name. */
function renderUnseen(text: ReactNode) {
	return (
		<span key="more" className="sr-only">
			{text}
		</span>
	);
}
