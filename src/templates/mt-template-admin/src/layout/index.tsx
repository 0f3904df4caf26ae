import { createLayout } from '@mtools/malganis/antd';
import { HeaderExtra } from './HeaderExtra';

export default createLayout({
  title: ({ collapsed }) => (collapsed ? 'A' : 'Admin'),
  collapsible: true,
  breakpoint: 'lg',
  headerExtra: <HeaderExtra />,
});
