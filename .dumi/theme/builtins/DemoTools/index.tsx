import { CodeIcon } from '../../common/controls/icons';
import { useAllCode } from '../../common/demo/code/shownCode';
import { useDemoMessage } from '../../common/demo/useDemoMessage';
import './index.css';

/** What is done to all demos of a page. plugin/dumi-patches/rehype-demo-loader.ts puts it before the first of several. */
export default function DemoTools() {
  const message = useDemoMessage();
  const [shown, setShown] = useAllCode();
  return (
    <div className="demo-tools">
      <button type="button" onClick={() => setShown(!shown)}>
        <CodeIcon />
        {message(shown ? 'code.all.hide' : 'code.all')}
      </button>
    </div>
  );
}
