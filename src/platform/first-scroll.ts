let isFirstScreen = true;

/** Whether the router sets the scroll of a screen: whoever reads on in the painted page while the app starts is left there. */
export function setsScroll(): boolean {
  const isRead = isFirstScreen && scrollY > 0;
  isFirstScreen = false;
  return !isRead;
}
