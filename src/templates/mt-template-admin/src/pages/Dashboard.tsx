import { formatNumber, formatPercent, template } from '@mtools/isomorphic-utils';
import { useApp } from '@mtools/malganis';
import { Card, Skeleton, Statistic } from 'antd';
import type { Stats } from '../api';
import { LoadFailed } from '../shared/LoadFailed';
import { TrendChart } from '../shared/TrendChart';
import { useLoad } from '../shared/useLoad';
import { useTexts } from '../texts';

export default function Dashboard() {
  const t = useTexts().dashboard;
  const { request } = useApp();
  const { data, hasFailed, reload } = useLoad(() => request.get<Stats>('/stats'));

  return (
    <>
      <h1 className="page-title">{t.title}</h1>
      {hasFailed && <LoadFailed reload={reload} />}
      {!data && !hasFailed && <Skeleton active />}
      {data && <Figures stats={data} />}
    </>
  );
}

function Figures({ stats }: { stats: Stats }) {
  const t = useTexts().dashboard;
  const { users, activeUsers, visitsToday, change, visits } = stats;
  const label = template(t.chartLabel, {
    from: visits.at(0)?.date,
    to: visits.at(-1)?.date,
    max: Math.max(...visits.map(({ count }) => count)),
  });
  const figures = [
    { title: t.users, value: formatNumber(users) },
    { title: t.active, value: formatNumber(activeUsers) },
    { title: t.visits, value: formatNumber(visitsToday) },
    { title: t.change, value: `${change > 0 ? '+' : ''}${formatPercent(change)}` },
  ];
  return (
    <>
      <div className="cards">
        {figures.map((figure) => (
          <Card key={figure.title}>
            <Statistic {...figure} />
          </Card>
        ))}
      </div>
      <Card title={t.chart}>
        <TrendChart data={visits} name={t.visits} label={label} />
      </Card>
    </>
  );
}
