import { createHandlers } from '../../../../../src/templates/mt-template-h5/mock/handlers';
import { prepare } from './prepare';

prepare({
  stored: ({ locale, mode }) => ({ 'h5:locale': locale, 'h5:color': mode }),
  handle: createHandlers({ delay: 300 }),
});
