import { createContext } from 'react';

/** True where what is else a page of its own stands in a pane of another page: it has no bar and no panes there. */
export const InPane = createContext(false);
