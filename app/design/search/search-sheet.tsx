import { useRef } from "react";
import { Icon } from "#app/design/ui/icon.tsx";
import { t } from "#app/messages/en/search-field.ts";
import { SearchField } from "./search-field.tsx";

export function SearchSheet({ onClose }: { onClose: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const show = (element: HTMLDialogElement | null) => {
		dialog.current = element;
		if (element && !element.open) element.showModal();
	};
	return (
		<dialog
			ref={show}
			aria-label={t("dialog")}
			onClose={onClose}
			className="search-sheet paper-cotton"
		>
			<div className="wrap flex items-start gap-2 sm:gap-4">
				<div className="min-w-0 grow">
					<SearchField isFocused onLeave={() => dialog.current?.close()} />
				</div>
				<button
					type="button"
					aria-label={t("close")}
					onClick={() => dialog.current?.close()}
					className="-mr-3 flex size-12 shrink-0 items-center justify-center"
				>
					<Icon name="close" className="size-7" />
				</button>
			</div>
		</dialog>
	);
}
