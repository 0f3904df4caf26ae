import { Link } from '@mtools/malganis';

export default function NotFound() {
  return (
    <>
      <h1>页面不存在</h1>
      <p>请检查地址是否正确。</p>
      <Link to="/">返回全部反馈</Link>
    </>
  );
}
