import { mergeProps } from '@rc-component/util';
import { ConfigProvider, Empty, Tree } from 'antd';
import {
  type ComponentRef,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefAttributes,
  type UIEvent,
  useCallback,
  useMemo,
} from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useEmptyText } from '../_internal/useEmptyText';
import { useExtStyle } from '../_internal/useExtStyle';
import { usePopupContainer } from '../_internal/usePopupContainer';
import { useStableValue } from '../_internal/useStableValue';
import { useTexts } from '../_internal/useTexts';
import { contentOf, originalOf, toFields } from './fields';
import { genTreeStyle } from './genTreeStyle';
import { NodeTitle } from './NodeTitle';
import { TreeExtContext, type TreeExtContextValue } from './TreeExtContext';
import { keysAround } from './treeIndex';
import type { TreeExtProps } from './types';
import { useLoadedKeys } from './useLoadedKeys';
import { useMenuFocus } from './useMenuFocus';
import { useTreeSearch } from './useTreeSearch';
import { wrapTitles } from './wrapTitles';

const TEXTS = {
  zh: { more: '「{title}」的更多操作' },
  en: { more: 'More actions for {title}' },
};

/** Keys that make another node active. */
const MOVES = /^(Arrow|Home|End)/;

/** The tree with its theme in force; `PlainTree` puts the theme round it. */
const StyledTree = forwardRef(function StyledTree(
  {
    getNodeMore,
    moreIcon,
    moreVisible = 'hover',
    filterText,
    blockNode = getNodeMore !== undefined,
    className,
    ...props
  }: Omit<TreeExtProps, 'theme'>,
  ref: ForwardedRef<ComponentRef<typeof Tree>>,
) {
  const { getPrefixCls, direction } = useAntdConfig();
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const { more: moreText } = useTexts(TEXTS);
  const emptyText = useEmptyText();
  const { title, key, children } = toFields(props.fieldNames);
  const fields = useMemo(() => ({ title, key, children }), [title, key, children]);
  const { titleRender } = props;

  const found = useTreeSearch({ ...props, filterText }, fields);
  const { nodes, search, searchable } = found;
  const loading = useLoadedKeys(mergeProps(props, found.control), fields);
  const shownNodes = useMemo(() => nodes && wrapTitles(nodes, found.fields), [nodes, found.fields]);
  const { menus, activeKey, handleActiveChange, closeMenu } = useMenuFocus({
    nodes: nodes ?? [],
    fields: found.fields,
    isKnown: (nodeKey) => keysAround(nodeKey, props.treeData ?? [], fields) !== undefined,
    activeKey: props.activeKey,
    onActiveChange: props.onActiveChange,
  });

  const prefix = getPrefixCls('ext-tree');
  const treeClass = getPrefixCls('tree', props.prefixCls);
  const styleClasses = useExtStyle(`TreeExt ${treeClass}`, prefix, (root, token) =>
    genTreeStyle(root, token, treeClass),
  );
  const draggable = Boolean(props.draggable);
  const shared = useStableValue<TreeExtContextValue>({
    getNodeMore,
    moreIcon,
    moreClass: `${prefix}-more`,
    moreText,
    placement: direction === 'rtl' ? 'bottomLeft' : 'bottomRight',
    // Beside the tree, because a menu inside a node would be clipped.
    getPopupContainer: usePopupContainer('[role="tree"]'),
    disabled: props.disabled ?? componentDisabled,
    draggable,
    fields,
    search: searchable ? search : undefined,
    menus,
  });
  const renderTitle = useCallback<NonNullable<TreeExtProps['titleRender']>>(
    (shown) => {
      const node = originalOf(shown);
      return <NodeTitle node={node} content={contentOf(node, fields, titleRender)} />;
    },
    [fields, titleRender],
  );

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    const { currentTarget: tree } = event;
    const activeNode = () => tree.querySelector<HTMLElement>(`.${treeClass}-treenode-active`);
    if (MOVES.test(event.key)) {
      // Once the new node is active. antd scrolls its own list alone, and only one that has a height.
      setTimeout(() => activeNode()?.scrollIntoView?.({ block: 'nearest' }));
    }
    // In a field or a link of a title the browser has a menu of its own.
    if (event.target !== tree) return;
    if (event.key !== 'ContextMenu' && !(event.shiftKey && event.key === 'F10')) return;
    const button = activeNode()?.querySelector<HTMLElement>(`.${shared.moreClass}`);
    if (button) openMenu(event, button);
  };
  const handleContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    props.onContextMenu?.(event);
    const node = event.target instanceof Element && event.target.closest('[role="treeitem"]');
    if (node)
      openMenu(event, node.querySelector<HTMLElement>(`.${shared.moreClass}[data-context-menu]`));
  };
  const handleScroll = (event: UIEvent<HTMLElement>) => {
    closeMenu();
    props.onScroll?.(event);
  };

  const classes = [
    prefix,
    ...styleClasses,
    getNodeMore && `${prefix}-with-more`,
    !draggable && `${prefix}-still`,
    moreVisible === 'always' && `${prefix}-always`,
    className,
  ];
  return (
    <TreeExtContext.Provider value={shared}>
      <Tree
        // Without those that are `undefined`: of some antd takes the mere presence for control.
        {...mergeProps(props, found.control, loading)}
        ref={ref}
        className={classes.filter(Boolean).join(' ')}
        blockNode={blockNode}
        treeData={shownNodes}
        fieldNames={found.fields}
        titleRender={getNodeMore || searchable ? renderTitle : titleRender}
        activeKey={activeKey}
        onActiveChange={handleActiveChange}
        onKeyDown={handleKeyDown}
        onContextMenu={handleContextMenu}
        onScroll={handleScroll}
      />
      {searchable && (
        <div role="status">
          {search && nodes?.length === 0 && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText} />
          )}
        </div>
      )}
    </TreeExtContext.Provider>
  );
});

/** The tree itself; `index.ts` gives it back its type parameter. */
export const PlainTree: ForwardRefExoticComponent<
  TreeExtProps & RefAttributes<ComponentRef<typeof Tree>>
> = forwardRef(function TreeExt(
  { theme, ...props }: TreeExtProps,
  ref: ForwardedRef<ComponentRef<typeof Tree>>,
) {
  return (
    <ThemeScope theme={theme}>
      <StyledTree {...props} ref={ref} />
    </ThemeScope>
  );
});

/** Opens the menu of a node as its button does, unless it has none. */
function openMenu(event: KeyboardEvent | MouseEvent, button: HTMLElement | null): void {
  if (!button || button.ariaDisabled === 'true') return;
  event.preventDefault();
  button.click();
}
