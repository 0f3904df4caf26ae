import { theme } from 'antd';
import { Actions } from './Actions';
import { Data } from './Data';
import { Feedback } from './Feedback';
import { Fields } from './Fields';
import { Floating } from './Floating';
import { Shell } from './Shell';

/** All components in the theme around them, on the page color of that theme. */
export function Board({ name }: { name: string }) {
  const { token } = theme.useToken();
  return (
    <section
      aria-label={name}
      data-look={name}
      style={{ color: token.colorText, background: token.colorBgLayout }}
    >
      <h3 style={{ color: token.colorTextHeading }}>{name}</h3>
      <Actions name={name} />
      <Fields name={name} />
      <Data name={name} />
      <Feedback name={name} />
      <Floating name={name} />
      <Shell />
    </section>
  );
}
