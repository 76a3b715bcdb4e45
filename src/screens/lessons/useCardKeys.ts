import { useEffect, useRef } from 'react';
import { ANSWERS, type Answer } from '../../domain/lesson/memory.ts';

/** Space turns the card, 1 to 3 answer, wherever on the page the focus is; a focused button keeps its own space. */
export function useCardKeys(turned: boolean, turn: () => void, answer: (how: Answer) => void): void {
  const act = useRef({ turned, turn, answer });
  act.current = { turned, turn, answer };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { turned, turn, answer } = act.current;
      const how = ANSWERS[Number(event.key) - 1];
      if (turned && how) answer(how);
      if (turned || event.key !== ' ' || (event.target as Element).closest('button, a, input, select')) return;
      event.preventDefault();
      turn();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
