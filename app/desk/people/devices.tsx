import type { ReactNode } from "react";
import type { PasskeyRow, SessionRow } from "#app/database/tables.ts";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { formatDevice } from "#app/desk/request/format-device.ts";
import { t } from "#app/messages/en/desk-devices.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";

export type Devices = { passkeys: PasskeyRow[]; sessions: SessionRow[] };

type SessionListProps = {
	sessions: readonly SessionRow[];
	/** The hash of the reader's session. */
	current: string;
	/** The name of their owner, when they are not the reader's own. */
	person?: string;
};

export function SessionList({ sessions, current, person }: SessionListProps) {
	return (
		<ul className="mt-1 border-line border-t">
			{sessions.map(({ hash, device, seenAt }) => (
				<Item
					key={hash}
					title={formatDevice(device)}
					detail={hash === current ? t("thisDevice") : t("lastUsed", { at: formatInstant(seenAt) })}
				>
					{hash !== current && (
						<IntentButton
							intent={person ? "end-their-session" : "end-session"}
							fields={{ session: hash, ...(person && { person }) }}
							about={t("ofDevice", { device: formatDevice(device) })}
						>
							{t("signOut")}
						</IntentButton>
					)}
				</Item>
			))}
		</ul>
	);
}

type PasskeyListProps = { passkeys: readonly PasskeyRow[]; person?: string };

export function PasskeyList({ passkeys, person }: PasskeyListProps) {
	return (
		<ul className="mt-1 border-line border-t">
			{passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
				<Item
					key={id}
					title={name || t("passkey")}
					detail={
						lastUsedAt
							? t("lastUsed", { at: formatInstant(lastUsedAt) })
							: t("addedNotUsed", { at: formatInstant(createdAt) })
					}
				>
					<IntentButton
						intent={person ? "remove-their-passkey" : "remove-passkey"}
						fields={{ passkey: id, ...(person && { person }) }}
						about={name}
					>
						{t("remove")}
					</IntentButton>
				</Item>
			))}
		</ul>
	);
}

type ItemProps = { title: string; detail: string; children: ReactNode };

function Item({ title, detail, children }: ItemProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 border-line py-2 not-last:border-b">
			<span className="min-w-0 flex-1 wrap-anywhere">
				{title}
				<span className="block text-fine text-ink-soft">{detail}</span>
			</span>
			{children}
		</li>
	);
}
