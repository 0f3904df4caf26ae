import { apiLoaders } from '@@/api';
import { lazy, Suspense } from 'react';
import { useMessage } from '../../hooks/useMessage';
import { ApiTable } from './ApiTable';

interface APIProps {
  /** Name of the component whose own props are listed. */
  id: string;
}

/** One chunk for each component; it holds the table in every language. */
const tables = Object.fromEntries(
  Object.entries(apiLoaders).map(([id, load]) => [
    id,
    lazy(async () => {
      const { default: props } = await load();
      return { default: () => <ApiTable id={id} props={props} /> };
    }),
  ]),
);

/** The props that a component adds to antd's, read from its TypeScript types at build time. */
export default function API({ id }: APIProps) {
  const message = useMessage();
  const Table = tables[id];
  // The build stops on such a page (plugin/checks); while writing it, say what is wrong.
  if (!Table) return <p role="alert">{message('api.not-found', { id })}</p>;
  return (
    <Suspense fallback={<p>{message('api.loading')}</p>}>
      <Table />
    </Suspense>
  );
}
