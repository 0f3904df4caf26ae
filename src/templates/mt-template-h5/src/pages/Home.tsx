import { useModel } from '@mtools/malganis';
import { List, Skeleton } from 'antd-mobile';
import { useEffect } from 'react';
import { feedbackModel } from '../models/feedback';

export default function Home() {
  const { items, load } = useModel(feedbackModel);

  useEffect(() => {
    if (feedbackModel.get().items === undefined) void load();
  }, [load]);

  return (
    <>
      <h1>全部反馈</h1>
      {items === undefined ? (
        <div role="status" aria-label="反馈加载中">
          <Skeleton.Paragraph lineCount={6} animated />
        </div>
      ) : (
        <List>
          {items.map(({ id, name, content }) => (
            <List.Item key={id} description={name}>
              {content}
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}
