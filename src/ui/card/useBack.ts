import { useEffect, useState } from 'react';
import type { BACKS } from '../../art/back.ts';
import { backBitmap } from './pictures.ts';

/** The back of the deck as one picture that all cards share. */
export function useBack(brand: keyof typeof BACKS, width: number): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    backBitmap(brand, width).then(
      (drawn) => !gone && setAddress(drawn),
      (reason) => console.warn('The back of the cards could not be drawn:', reason),
    );
    return () => {
      gone = true;
    };
  }, [brand, width]);
  return address;
}
