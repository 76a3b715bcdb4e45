import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is open as long as it is on the page. The browser keeps the focus in it and gives it back afterwards: for
 * that it is closed before it is taken off the page. The dialog itself has the focus at first: Safari would draw a ring
 * round its first button, although a finger has opened it. It needs `tabIndex={-1}`.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    element.focus();
    return () => element.close();
  }, []);
  return dialog;
}
