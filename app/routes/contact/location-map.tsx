/** The only thing on the site that comes from elsewhere; loaded when it is scrolled to. */
export function LocationMap({ address }: { address: string }) {
	return (
		<iframe
			title="Our Location"
			src={address}
			height={450}
			loading="lazy"
			referrerPolicy="no-referrer"
			className="block w-full border-0 bg-sunken print:hidden"
		/>
	);
}
