import { createMock } from '../../../../../src/templates/mt-template-admin/mock/handlers';
import { prepare } from './prepare';

prepare({
  stored: ({ locale, mode }) => ({
    'mt-admin:settings': { locale, themeExt: 'default', colorMode: mode },
  }),
  handle: createMock({ prefix: '/api', delay: 300 }),
});
