/** The address of a dream that is being written down for the first time. */
export const NEW = 'new';
