import { Avatar } from "#app/design/ui/avatar.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";

type LargeQuoteProps = {
	name: string;
	title: string;
	quote: string;
	photo?: { src: string } | null | undefined;
	isSample?: boolean;
};

/** Renders what a client says, large, beside the client's photograph. */
export function LargeQuote({ name, title, quote, photo, isSample }: LargeQuoteProps) {
	return (
		<Band theme="blush">
			<figure className="max-w-[60rem]">
				<blockquote className="display-type text-balance text-display">{quote}</blockquote>
				<figcaption className="mt-8 flex items-center gap-4">
					{photo && <Avatar src={photo.src} initials={name.charAt(0)} look="quote" />}
					<span>
						<b className="block text-title">{name}</b>
						<span className="text-ink-soft">{title}</span> {isSample && <SampleMark />}
					</span>
				</figcaption>
			</figure>
		</Band>
	);
}
