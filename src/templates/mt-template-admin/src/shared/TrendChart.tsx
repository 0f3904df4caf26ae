import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

interface TrendChartProps {
  data: { date: string; count: number }[];
  /** Name of the line, in the legend. */
  name: string;
  /** Says to screen readers what the chart shows. */
  label: string;
}

const HEIGHT = 280;

/** A line over days, in the colors of the theme and as wide as the element around it. */
export function TrendChart({ data, name, label }: TrendChartProps) {
  const element = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  const { colorPrimary, colorPrimaryBg, colorTextSecondary, colorBorderSecondary } = token;

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const axis: UPlot.Axis = {
      stroke: colorTextSecondary,
      grid: { stroke: colorBorderSecondary, width: 1 },
      ticks: { stroke: colorBorderSecondary, width: 1 },
    };
    const plot = new UPlot(
      {
        width: current.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        scales: { y: { range: (_, __, max) => [0, Math.max(1, max * 1.1)] } },
        axes: [
          { ...axis, values: (_, days) => days.map((day) => formatDay(day)), incrs: [86_400 * 7] },
          { ...axis, size: 56 },
        ],
        series: [
          {},
          {
            label: name,
            stroke: colorPrimary,
            fill: colorPrimaryBg,
            width: 2,
            points: { size: 6 },
          },
        ],
      },
      [data.map(({ date }) => Date.parse(date) / 1000), data.map(({ count }) => count)],
      current,
    );
    const observer = new ResizeObserver(() => {
      plot.setSize({ width: current.clientWidth, height: HEIGHT });
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [data, name, colorPrimary, colorPrimaryBg, colorTextSecondary, colorBorderSecondary]);

  return <div ref={element} role="img" aria-label={label} />;
}

const formatDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(5, 10);
