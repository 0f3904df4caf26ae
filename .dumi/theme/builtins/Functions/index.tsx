import { functionLoaders } from '@@/functions';
import { lazyReferences, Reference } from '../../common/Reference';
import { FunctionList } from './FunctionList';

interface FunctionsProps {
  /** Name of the package without scope: `isomorphic-utils`. */
  id: string;
}

const references = functionLoaders && lazyReferences(functionLoaders, FunctionList);

/** What a package exports, read from its source at build time. */
export default function Functions({ id }: FunctionsProps) {
  return <Reference id={id} references={references} />;
}
