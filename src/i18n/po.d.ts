declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.module.css' {
  const names: Record<string, string>;
  export default names;
}
