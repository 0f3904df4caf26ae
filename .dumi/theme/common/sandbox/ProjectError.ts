/** What the code of a demo asks for and no project can have. The code of the site asks for nothing of that kind, but a reader's may. */
export class ProjectError extends Error {
  override name = 'ProjectError';
}
