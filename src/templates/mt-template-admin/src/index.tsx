/// <reference types="vite/client" />
import { app } from './app';
import './index.css';

app.start('#root');
