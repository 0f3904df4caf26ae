import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';

interface AppRootProps {
  /** Title of the HTML page, for routes without one. */
  htmlTitle: string;
}

/** Around all pages: keeps `document.title` in step with the route. */
export function AppRoot({ htmlTitle }: AppRootProps) {
  const titles = useMatches().map((match) => titleOf(match.handle));
  const title = titles.reverse().find((text) => text !== undefined) ?? htmlTitle;

  useEffect(() => {
    document.title = title;
  }, [title]);

  return <Outlet />;
}

function titleOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  return typeof handle.title === 'string' ? handle.title : undefined;
}
