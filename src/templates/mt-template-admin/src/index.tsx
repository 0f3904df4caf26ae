import './index.css';
import { app } from './app';

app.start('#root');
