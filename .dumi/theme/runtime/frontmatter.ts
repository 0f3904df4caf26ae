import type { UpdatedDay } from '../plugin/page-dates/updatedDay';

/** What a page of the site is shown with: fields that a writer has set, and what the build adds. */
export interface Frontmatter {
  title?: string;
  subtitle?: string;
  /** Path of the page in the repository. */
  filename?: string;
  updated?: UpdatedDay;
  status?: string;
  /** Folder of the component that the page is about. */
  atomId?: string;
  /** Version in which that exists for the first time. */
  since?: string;
  demo?: { cols?: number };
  hero?: HeroContent;
  features?: Feature[];
}

/** The head of the home page. */
interface HeroContent {
  title: string;
  description: string;
  actions?: { text: string; link: string }[];
  /** Why to use it, each with a number that was measured. */
  reasons?: { value: string; text: string }[];
  /** The command that installs it. */
  install?: string;
}

/** A package on the home page. */
interface Feature {
  title: string;
  description: string;
  link: string;
}
