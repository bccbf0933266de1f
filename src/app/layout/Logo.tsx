import { useTenancy } from '../tenancy/tenancy.tsx';

/** The tenant's logo as its style names it; its name in words where there is none. */
export function Logo({ alt }: { alt: string }) {
  const { logo } = useTenancy();
  if (!logo) return <span className="logo logo--words">{alt}</span>;
  return <img className="logo" src={logo} alt={alt} height={40} />;
}
