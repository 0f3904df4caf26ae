import { useMessage } from '../../hooks/useMessage';
import './index.css';

export default function Footer() {
  const message = useMessage();
  return <footer className="site-footer">{message('footer.site')}</footer>;
}
