import { functionLoaders } from '@@/functions';
import { lazyReferences, Reference } from '../../common/loading/Reference';
import type { DumiDemoProps } from '../Previewer/DumiDemo';
import { demoOf, FunctionDemos } from './demos';
import { Example } from './TryIt';
import { useDemoOfHash } from './useDemoOfHash';
import './index.css';

interface FunctionsProps {
  /** Name of the package without scope: `isomorphic-utils`. */
  id: string;
  /** The demos that the page has inside this element (plugin/rehype-function-demos.ts). */
  demos?: readonly DumiDemoProps[];
}

const references =
  functionLoaders && lazyReferences(functionLoaders, () => import('./FunctionList'));

/** What a package exports, read from its source at build time, each function with its demo. */
export default function Functions({ id, demos = [] }: FunctionsProps) {
  useDemoOfHash(demos);
  return (
    <FunctionDemos value={demos}>
      <Reference
        id={id}
        references={references}
        live={({ dataset }) => {
          const demo = demoOf(demos, dataset.live);
          return demo && <Example {...demo} />;
        }}
      />
    </FunctionDemos>
  );
}
