import { Art } from "#app/ui/art.tsx";

type HeroKiteProps = {
	src: string;
	/** For one that has others of its sheet near: alone, its own drawing has a tenth of the elements. */
	isOnSheet?: boolean;
};

/** The large kite beside a page's heading: of a service, a city or a district. */
export function HeroKite({ src, isOnSheet }: HeroKiteProps) {
	return (
		<Art src={src} alt="" shape="kite" isEager isOnSheet={isOnSheet} className="w-full sway" />
	);
}
