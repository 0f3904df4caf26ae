import { Tree, type TreeDataNode } from 'antd';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { TreeExt, type TreeExtProps } from '../../src/antd-ext/src';

const GROUPS = 100;
const MEMBERS = 99;
/** Height of a tree that scrolls, in px. */
const HEIGHT = 600;

/** `antd`: antd's tree, without menus; `all`: every node is drawn, else only those in sight. */
const query = new URLSearchParams(window.location.search);
const isAntd = query.has('antd');
const height = query.has('all') ? undefined : HEIGHT;

const nodes: TreeDataNode[] = Array.from({ length: GROUPS }, (_, group) => ({
  key: `${group}`,
  title: `Group ${group}`,
  children: Array.from({ length: MEMBERS }, (_child, member) => ({
    key: `${group}-${member}`,
    title: `Member ${member}`,
  })),
}));

const getNodeMore: TreeExtProps['getNodeMore'] = ({ key, children }) => [
  { key: 'rename', label: 'Rename', onClick: () => window.alert(key) },
  !children && { key: 'delete', label: 'Delete' },
];

declare global {
  interface Window {
    /** Mounts a tree and tells how long that took, with style and layout, in ms. */
    mountTree: () => Promise<number>;
  }
}

function Bench({ onMounted }: { onMounted: () => void }) {
  useLayoutEffect(onMounted);
  return isAntd ? (
    <Tree treeData={nodes} defaultExpandAll blockNode height={height} />
  ) : (
    <TreeExt treeData={nodes} defaultExpandAll height={height} getNodeMore={getNodeMore} />
  );
}

window.mountTree = () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const start = performance.now();
  return new Promise((resolve) => {
    const finish = () => {
      // Asking for a size makes the browser lay everything out.
      container.getBoundingClientRect();
      const time = performance.now() - start;
      setTimeout(() => {
        root.unmount();
        container.remove();
        resolve(time);
      });
    };
    root.render(<Bench onMounted={finish} />);
  });
};
