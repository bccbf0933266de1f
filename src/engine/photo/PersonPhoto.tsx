import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usePorts } from '../ports/ports.tsx';
import { toDataUrl } from './toDataUrl.ts';
import './photo.css';

interface PersonPhotoProps {
  uuid: string;
  /** Of the photo; nothing where there is none. */
  version: string | null | undefined;
  /** What the photo says to those who do not see it; nothing where their name stands beside it. */
  alt?: string;
  /** What stands for the person where there is no photo, or none that can be read. */
  children: ReactNode;
}

/** A person's photo, asked for once for each that there is. */
export default function PersonPhoto({ uuid, version, alt = '', children }: PersonPhotoProps) {
  const { call, who } = usePorts();
  const [broken, setBroken] = useState<string>();
  const { data: source } = useQuery({
    queryKey: [who.tenant, who.user, 'getIntervenerPhoto', uuid, version],
    enabled: Boolean(version),
    // Another photo has another version: what is written elsewhere makes this one no older.
    staleTime: 'static',
    retry: false,
    queryFn: async () => {
      const { data, problem } = await call('getIntervenerPhoto', { path: { id: uuid } });
      if (problem) throw problem;
      return toDataUrl(data);
    },
  });
  if (!version || !source || source === broken) return children;
  return <img className="photo" src={source} alt={alt} onError={() => setBroken(source)} />;
}
