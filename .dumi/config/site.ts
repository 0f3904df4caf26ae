import { homepage, repository } from '../../package.json';

const { origin: siteOrigin, pathname } = new URL(homepage);

/** Where the site is published, without a path: canonical links, alternate links and the sitemap need it. */
export const origin = siteOrigin;

/** What titles of pages end with. */
export const siteName = 'mtools';

/** The path under which the site is served, with both slashes. */
export const base = pathname;

/** Where the source code is. */
export const repositoryUrl = repository.url;

/** Where “edit this page” leads; dumi puts the page's path in the repository for `{filename}`. */
export const editLink = `${repositoryUrl}/edit/main/{filename}`;

/** Where a folder of the repository can be read; `{path}` stands for it. */
export const sourceLink = `${repositoryUrl}/tree/main/{path}`;
