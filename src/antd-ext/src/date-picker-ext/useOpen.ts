import { useControlledState } from '@rc-component/util';
import { ConfigProvider } from 'antd';
import { useEffect } from 'react';

interface OpenProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Of a range one for each end. */
  disabled?: boolean | [boolean?, boolean?];
}

/**
 * Follows whether the popup of a picker is open, be it that its owner decides that or the picker itself. What closes
 * because it is disabled does so without a word.
 */
export function useOpen({ open: given, defaultOpen = false, onOpenChange, disabled }: OpenProps) {
  const [open, setOpen] = useControlledState(defaultOpen, given);
  const { componentDisabled } = ConfigProvider.useConfig();
  const isDisabled = [disabled ?? componentDisabled].flat().every(Boolean);
  useEffect(() => {
    if (isDisabled) setOpen(false);
  }, [isDisabled, setOpen]);
  return {
    open: open && !isDisabled,
    onOpenChange: (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    },
  };
}
