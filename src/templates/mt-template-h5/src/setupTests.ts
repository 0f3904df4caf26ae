import '@testing-library/jest-dom/vitest';

// jsdom lacks what antd-mobile and the app ask for.
window.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
