import { useEffect, useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

const SHOWN_FOR_MS = 4000;

type ToolActionsProps = {
	/** Path of the tool and the query that gives this calculation again. */
	slug: string;
	query: string;
};

/** What one does with a result: ask about it, or keep its address. */
export function ToolActions({ slug, query }: ToolActionsProps) {
	return (
		<p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
			<ButtonLink to={`/contact?tool=${slug}&${query}`}>Ask us about this calculation</ButtonLink>
			<CopyLink path={`/tools/${slug}?${query}`} />
		</p>
	);
}

/** Its place is kept from the first, so that nothing moves when the script that it needs has come. */
function CopyLink({ path }: { path: string }) {
	const [canCopy, setCanCopy] = useState(false);
	const [isCopied, setIsCopied] = useState(false);
	useEffect(() => setCanCopy("clipboard" in navigator), []);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setIsCopied(false), SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	const copy = () => {
		const copied = navigator.clipboard.writeText(location.origin + path);
		copied.then(() => setIsCopied(true)).catch(() => setCanCopy(false));
	};
	return (
		<>
			<button
				type="button"
				onClick={copy}
				className={`needs-script text-link inline-flex min-h-11 items-center ${canCopy ? "" : "invisible"}`}
			>
				Copy the link
			</button>
			<span role="status">{isCopied && "Copied."}</span>
		</>
	);
}
