import { IntentButton } from "#app/desk/page/intent-button.tsx";
import type { Staff } from "#app/desk/store/people-store.ts";
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
	const { name, email, role, disabledAt } = person;
	return (
		<li className="border-line border-b py-2 wrap-anywhere">
			<strong>{name}</strong>
			<span className="block text-fine text-ink-soft">
				{email}, {role}
				{disabledAt ? `, disabled on ${formatInstant(disabledAt)}` : ""}
			</span>
			{devices && <Controls person={person} devices={devices} planned={planned} />}
		</li>
	);
}

type ControlsProps = { person: Staff; devices: Devices; planned: number };

function Controls({ person, devices: { passkeys, sessions }, planned }: ControlsProps) {
	const { id, name, role, disabledAt } = person;
	const fields = { person: id };
	const other = role === "owner" ? "member" : "owner";
	return (
		<details>
			<summary className="desk-summary">
				Change, passkeys and devices<span className="sr-only"> of {name}</span>
			</summary>
			<div className="mt-1 flex flex-wrap gap-2">
				{!disabledAt && (
					<IntentButton intent="link" fields={fields} about={`for ${name}`}>
						New link
					</IntentButton>
				)}
				<IntentButton intent="role" fields={{ ...fields, role: other }} about={`: ${name}`}>
					Make {other === "owner" ? "an owner" : "a member"}
				</IntentButton>
				<IntentButton intent={disabledAt ? "enable" : "disable"} fields={fields} about={name}>
					{disabledAt ? "Enable" : "Disable"}
				</IntentButton>
				{sessions.length > 0 && (
					<IntentButton intent="end-their-sessions" fields={fields} about={`: ${name}`}>
						Sign out everywhere
					</IntentButton>
				)}
			</div>
			{planned > 0 && !disabledAt && (
				<p className="mt-2 border-line-strong border-l-4 pl-3">
					{planned === 1 ? `1 answer of ${name} is` : `${planned} answers of ${name} are`} planned
					for later. Disabling and erasing take {planned === 1 ? "it" : "them"} back: the words stay
					in the conversation, and the visitor waits again.
				</p>
			)}
			<p className="mt-3">{passkeys.length > 0 ? "Passkeys" : "No passkey"}</p>
			{passkeys.length > 0 && <PasskeyList passkeys={passkeys} person={id} />}
			<p className="mt-3">{sessions.length > 0 ? "Signed in at" : "Not signed in anywhere"}</p>
			{sessions.length > 0 && <SessionList sessions={sessions} current="" person={id} />}
			<Erasure person={person} />
		</details>
	);
}

/** Renders the form that erases a person, which has to be opened first. */
function Erasure({ person: { id, name } }: Pick<ControlsProps, "person">) {
	return (
		<details className="mt-2">
			<summary className="desk-summary">
				Erase<span className="sr-only"> {name}</span>
			</summary>
			<p className="mt-1 mb-2">
				For who has left: name, address, signature, passkeys, calendars and notes of busy times go
				for good. What {name} did stays, as of “a former colleague”, and their enquiries have no
				owner any more.
			</p>
			<IntentButton intent="erase" fields={{ person: id }} about={name}>
				Erase for good
			</IntentButton>
		</details>
	);
}
