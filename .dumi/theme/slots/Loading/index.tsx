import './index.css';

/** Stands in for a page whose code is on its way. It fades in after 200 ms, so a fast page never shows it. */
export default function Loading() {
  return (
    <div className="loading" aria-busy="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
