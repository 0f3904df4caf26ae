import { useAllCode } from '../../common/demo/code/shownCode';
import { CodeIcon } from '../../common/icons';
import { useMessage } from '../../hooks/useMessage';
import './index.css';

/** What is done to all demos of a page. plugin/rehype-demo-loader.ts puts it before the first of several. */
export default function DemoTools() {
  const message = useMessage();
  const [shown, setShown] = useAllCode();
  return (
    <div className="demo-tools">
      <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        <CodeIcon />
        {message('demo.code.all')}
      </button>
    </div>
  );
}
