import {
  Button,
  Col,
  type ColProps,
  Flex,
  Form,
  type FormInstance,
  type FormItemProps,
  type FormProps,
  Row,
} from 'antd';
import { Fragment, type ReactNode, useId } from 'react';
import { useTexts } from '../_internal/useTexts';
import { SEARCH_COLLAPSE_COUNT, SEARCH_LABEL_SPAN, SEARCH_WRAPPER_SPAN } from '../constants';
import { renderControl } from './renderControl';
import type { NamedField } from './searchFields';
import { searchTexts } from './texts';
import type { ProSearchFormProps, SearchValues } from './types';

interface SearchFormProps extends Omit<ProSearchFormProps, 'onReset'> {
  form: FormInstance;
  fields: readonly NamedField[];
  initialValues: SearchValues;
  /** Whether only the first fields are shown; `undefined` before anybody decided. */
  collapsed: boolean | undefined;
  onCollapse: (collapsed: boolean) => void;
  onSearch: (values: SearchValues) => void;
  onReset: () => void;
}

const FULL = 24;
const THIRD = 8;

/** The fields, and the buttons after them. */
export function SearchForm({
  form,
  fields,
  collapsed: givenCollapsed,
  onCollapse,
  onSearch,
  onReset,
  searchText,
  resetText,
  defaultCollapsed = true,
  collapseCount = SEARCH_COLLAPSE_COUNT,
  layout = 'horizontal',
  labelCol = { span: SEARCH_LABEL_SPAN },
  wrapperCol = { span: SEARCH_WRAPPER_SPAN },
  ...props
}: SearchFormProps) {
  const text = useTexts(searchTexts);
  const id = useId();
  const canCollapse = fields.length > collapseCount;
  const collapsed = canCollapse && (givenCollapsed ?? defaultCollapsed);
  const shownCount = collapsed ? collapseCount : fields.length;

  // Nobody would find out what is wrong with a field that is not seen.
  const handleFailure: FormProps['onFinishFailed'] = ({ errorFields }) => {
    const failed = new Set(errorFields.map(({ name }) => name[0]));
    if (fields.slice(shownCount).some(({ name }) => failed.has(name))) onCollapse(false);
  };

  const isGrid = layout !== 'inline';
  const defaultSpan = layout === 'vertical' ? THIRD : FULL;
  const inGrid = (node: ReactNode, key: string, span = defaultSpan, hidden = false) =>
    isGrid ? (
      // On a phone, a field has a row of its own.
      <Col key={key} xs={FULL} sm={span} {...(hidden && { style: { display: 'none' } })}>
        {node}
      </Col>
    ) : (
      <Fragment key={key}>{node}</Fragment>
    );

  const items = fields.map((field, index) => {
    const hidden = index >= shownCount;
    return inGrid(
      <Form.Item
        {...field.formItemProps}
        name={field.name}
        label={field.label}
        rules={field.rules}
        hidden={hidden}
      >
        {renderControl(field)}
      </Form.Item>,
      field.name,
      field.span,
      hidden,
    );
  });
  const buttons = inGrid(
    <Form.Item {...(layout === 'horizontal' && besideLabels(labelCol))}>
      <Flex vertical={false} wrap gap="small">
        <Button type="primary" htmlType="submit">
          {searchText ?? text.search}
        </Button>
        <Button onClick={onReset}>{resetText ?? text.reset}</Button>
        {canCollapse && (
          <Button type="link" aria-expanded={!collapsed} onClick={() => onCollapse(!collapsed)}>
            {collapsed ? text.expand : text.collapse}
          </Button>
        )}
      </Flex>
    </Form.Item>,
    'buttons',
    fields[shownCount - 1]?.span,
  );

  return (
    <Form
      role="search"
      aria-label={text.form}
      // Fields of two tables on a page may have the same name.
      name={id}
      layout={layout}
      // On the form, so that a field, or `ConfigProvider` for all of them, can still say otherwise.
      autoComplete="off"
      // What the narrow column of labels has no room for, goes to the next line.
      {...(layout === 'horizontal' && { labelCol, wrapperCol, labelWrap: true })}
      {...props}
      form={form}
      {...(!isGrid && { style: { rowGap: 16, marginBlockEnd: 24, ...props.style } })}
      onFinish={onSearch}
      onFinishFailed={handleFailure}
    >
      {isGrid ? (
        <Row gutter={layout === 'vertical' ? 16 : 0} align="bottom">
          {items}
          {buttons}
        </Row>
      ) : (
        <>
          {items}
          {buttons}
        </>
      )}
    </Form>
  );
}

/** Where the controls begin, whatever makes the labels wide: behind an empty one, which takes no line on a phone. */
function besideLabels(labelCol: ColProps): FormItemProps {
  return {
    label: <></>,
    colon: false,
    labelCol: {
      ...labelCol,
      'aria-hidden': true,
      style: { ...labelCol.style, height: 0, minHeight: 0, padding: 0 },
    },
    wrapperCol: { sm: { flex: '1 1 0' } },
  };
}
