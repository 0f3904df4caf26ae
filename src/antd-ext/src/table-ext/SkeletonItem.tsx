import { Skeleton } from 'antd';

/** The bar that stands for a text which is not there yet; as wide as what is around it. */
export function SkeletonItem() {
  return <Skeleton active title={false} paragraph={{ rows: 1, width: '100%' }} />;
}
