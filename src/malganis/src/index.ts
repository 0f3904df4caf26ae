import { createApp } from './createApp';

// Pages take these from here, so that there is one copy of the router, the one that runs the app.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { createApp } from './createApp';
export { defineModel, type Model, type ModelPatch, type ModelTools } from './defineModel';
export type {
  App,
  AppLocale,
  AppModel,
  AppOptions,
  ErrorCompProps,
  HistoryType,
  RouteConfig,
} from './types';
export { useModel } from './useModel';

/** The same function as `createApp`, for `import malganis from '@mtools/malganis'`. */
export default createApp;
