/** The class by which an element of antd has the variables of its theme: antd's own name, or that of a one-off theme. */
export const variableClass = (element: Element) =>
  [...element.classList].find((name) => /^(css-var|ant(default|hermes|zeus))/.test(name));
