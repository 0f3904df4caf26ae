import { createHandlers } from './handlers';

/** Responds to the app during development; `npm start -- --no-mock` uses the back end of service.config.ts. */
export default createHandlers({ delay: 400 });
