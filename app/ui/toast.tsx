import { Toast } from "@base-ui/react/toast";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const SHOWN_FOR_MS = 5_000;
const SHOWN_AT_ONCE = 3;

export const useToasts = Toast.useToastManager;

/** Toasts for the page part inside it. The live region stands before any message comes. */
export function ToastArea({ children }: { children: ReactNode }) {
	return (
		<Toast.Provider timeout={SHOWN_FOR_MS} limit={SHOWN_AT_ONCE}>
			{children}
			<Toast.Portal>
				<Toast.Viewport className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-89 flex-col gap-3.5 sm:right-6 sm:bottom-6 sm:left-auto sm:mx-0 sm:w-89">
					<ToastList />
				</Toast.Viewport>
			</Toast.Portal>
		</Toast.Provider>
	);
}

function ToastList() {
	const { toasts } = useToasts();
	return toasts.map((toast) => (
		<Toast.Root
			key={toast.id}
			toast={toast}
			className="flex items-start gap-4 border-2 border-line-strong bg-raised p-4 text-ink transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0"
		>
			<svg viewBox="0 0 32 32" className="mt-0.5 size-8 shrink-0" aria-hidden="true">
				<path d="M16 0v32L0 16z" className="fill-accent-bright" />
				<path d="M16 0v32l16-16z" className="fill-marigold" />
			</svg>
			<div className="grow">
				<Toast.Title className="font-bold text-title" />
				<Toast.Description className="mt-0.5 text-ink-soft" />
			</div>
			<Toast.Close
				aria-label="Close the message"
				className="-m-2 flex size-11 items-center justify-center"
			>
				<Icon name="close" className="size-5" />
			</Toast.Close>
		</Toast.Root>
	));
}
