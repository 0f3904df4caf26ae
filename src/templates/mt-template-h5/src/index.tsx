import { app } from './app';
import { Providers } from './components/Providers';
import { isWide, showInFrame } from './frame';
import './index.css';

if (isWide()) {
  showInFrame();
} else {
  app.use({ wrap: Providers });
  app.start('#root');
}
