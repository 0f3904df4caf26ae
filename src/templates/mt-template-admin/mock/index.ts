import { createMock } from './handlers';

const delay = Number(import.meta.env.APP_MOCK_DELAY ?? 300);

export default createMock({ prefix: '/api', delay });
