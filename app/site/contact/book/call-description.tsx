import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Person } from "#app/content/types.ts";
import { Avatar } from "#app/design/ui/avatar.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/contact-page.ts";

type CallDescriptionProps = Pick<BookingRules, "minutes" | "by"> & {
	host:
		| Pick<Person, "name" | "title" | "avatar" | "avatarSrcSet" | "initials" | "isSample">
		| undefined;
};

/** Renders with whom the call is, how long it takes, and by which means. */
export function CallDescription({ host, minutes, by }: CallDescriptionProps) {
	return (
		<div className="flex items-center gap-5 lg:flex-row-reverse lg:text-right">
			{host && (
				<Avatar src={host.avatar} srcSet={host.avatarSrcSet} initials={host.initials} look="kite" />
			)}
			<p>
				{host && (
					<>
						<b className="text-title">{host.name}</b>
						<br />
						{host.title} {host.isSample && <SampleMark />}
						<br />
					</>
				)}
				{t("call", { minutes, by })}
			</p>
		</div>
	);
}
