export { AppProvider } from './AppProvider';
export { type CreateLayoutOptions, createLayout } from './createLayout';
export { antdErrorPages } from './errorPages';
export { notifyError } from './notifyError';
