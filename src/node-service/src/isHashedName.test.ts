import { expect, it } from 'vitest';
import { isHashedName } from './isHashedName';

it.each([
  'assets/index-DkT2_x9a.js',
  'assets/index-B2xK9fQa.css',
  'static/index-3f2a9c1b.js',
  'main.3f2a9c1b.js',
  'main.3f2a9c1b.js.map',
  'umi.0123456789abcdef0123.css',
  'logo.5d5d9eefa31e5e13a6610d9fa7a283bb.svg',
])('%s is hashed', (name) => expect(isHashedName(name)).toBe(true));

it.each([
  'index.html',
  'robots.txt',
  'jquery-3.7.1.min.js',
  'my-component.js',
  'react-DataGrid.js',
  'font-awesome4.css',
  'logo-1024x768.png',
  'report-20240101.pdf',
  'book-Chapter1.pdf',
  'logo-iPhone15.png',
  'paper-Figure2a.png',
  'chart-Bar3D-v2.js',
  'deadbeef.js',
  'cafe-decade.deadbeef.js',
  '3f2a9c1b.js',
])('%s is not', (name) => expect(isHashedName(name)).toBe(false));
