import { apiLoaders } from '@@/api';
import { ApiReference, toReferences } from './ApiReference';

interface APIProps {
  /** Name of the component whose reference is shown. */
  id: string;
}

const references = apiLoaders && toReferences(apiLoaders);

/** What a component adds to antd's, read from its TypeScript types at build time. */
export default function API({ id }: APIProps) {
  return <ApiReference id={id} references={references} />;
}
