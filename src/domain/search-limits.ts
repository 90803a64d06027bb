/** How many characters of a page's title and description search engines show, as a rule. */
export const searchLimits = { title: 60, description: 155 } as const;
