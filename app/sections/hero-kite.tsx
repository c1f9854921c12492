import { Art } from "#app/ui/art.tsx";

/** The large kite beside a page's heading: of a service, a city or a district. */
export function HeroKite({ src }: { src: string }) {
	return <Art src={src} alt="" shape="kite" loading="eager" className="w-full sway" />;
}
