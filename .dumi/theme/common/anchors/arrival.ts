/**
 * What else happens to the element that the address names, once it is in view. The search dialog sets
 * it when a result is chosen; its code is not there before, and must not be.
 */
export const arrival: { onTarget?: (target: Element) => void } = {};
