/** Whether a query has nothing to look for. */
export const isBlank = (keywords: string): boolean => keywords.trim() === '';
