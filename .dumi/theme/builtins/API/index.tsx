import { apiLoaders } from '@@/api';
import { lazyReferences, Reference } from '../../common/loading/Reference';
import { InheritedProps } from './InheritedProps';
// These change the styles of tables, which would follow them otherwise: tables are loaded later.
import '../Table/index.css';
import './index.css';

interface APIProps {
  /** Name of the component whose reference is shown. */
  id: string;
}

const references = apiLoaders && lazyReferences(apiLoaders, () => import('./ApiTables'));

/** What a component adds to antd's, read from its TypeScript types at build time. */
export default function API({ id }: APIProps) {
  return (
    <Reference
      id={id}
      references={references}
      live={(details) => {
        const page = details.parentElement?.querySelector<HTMLAnchorElement>('p > a');
        return page && <InheritedProps id={details.dataset.live ?? ''} url={page.href} />;
      }}
    />
  );
}
