import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a place of the page has come within half a screen of what is seen; once it has, it stays so. */
export function useNear<Place extends Element>(): { place: RefObject<Place | null>; near: boolean } {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50% 0px',
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return { place, near };
}
