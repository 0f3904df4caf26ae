import './index.css';
import { createAdmin } from './app';

createAdmin().start('#root');
