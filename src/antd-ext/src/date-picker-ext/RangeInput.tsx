import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, useId } from 'react';

/**
 * One of the two inputs of a range. antd gives both the same name for screen readers; here each adds which one it is,
 * as its placeholder says.
 */
export const RangeInput = forwardRef(function RangeInput(
  {
    'aria-label': label,
    'aria-labelledby': labelledBy,
    ...props
  }: ComponentPropsWithoutRef<'input'>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const ownId = useId();
  const { id = ownId, placeholder } = props;
  if (labelledBy) {
    return (
      <input
        {...props}
        ref={ref}
        id={id}
        aria-label={placeholder}
        aria-labelledby={`${labelledBy} ${id}`}
      />
    );
  }
  const name = label && [label, placeholder].filter(Boolean).join(' ');
  return <input {...props} ref={ref} aria-label={name} />;
});
