import { useEffect, useRef } from 'react';
import type { Topic } from '../../../domain/topic.ts';

/** After a pause of the fingers what is typed is handed on. */
const PAUSE_MS = 150;

/** Hands on what is typed after a short pause, and at once when the page goes away. */
export function useTyped(text: string, topic: Topic, onTyped?: (text: string, topic: Topic) => void): void {
  const latest = useRef({ text, topic, onTyped });
  latest.current = { text, topic, onTyped };
  const handed = useRef(text);
  useEffect(() => {
    const hand = () => {
      const { text, topic, onTyped } = latest.current;
      if (text === handed.current) return;
      handed.current = text;
      onTyped?.(text, topic);
    };
    const timer = setTimeout(hand, PAUSE_MS, text);
    addEventListener('pagehide', hand);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', hand);
    };
  }, [text]);
  useEffect(
    () => () => {
      const { text, topic, onTyped } = latest.current;
      if (text !== handed.current) onTyped?.(text, topic);
    },
    [],
  );
}
