import { createApp } from '@mtools/malganis';
import { DotLoading } from 'antd-mobile';
import { feedbackModel } from './models/feedback';

function Fetching() {
  return (
    <div className="fetching" role="status" aria-label="页面加载中">
      <DotLoading />
    </div>
  );
}

export const app = createApp({
  basename: import.meta.env.BASE_URL,
  fetchingComp: Fetching,
  routes: [
    {
      path: '/',
      title: '意见反馈',
      component: () => import('./pages/MobileLayout'),
      children: [
        { path: '', title: '全部反馈', component: () => import('./pages/Home') },
        { path: 'form', title: '提交反馈', component: () => import('./pages/FeedbackForm') },
        { path: '*', title: '页面不存在', component: () => import('./pages/NotFound') },
      ],
    },
  ],
});

app.model(feedbackModel);
