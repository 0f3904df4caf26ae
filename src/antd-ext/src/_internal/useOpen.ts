import { useControlledState } from '@rc-component/util';

interface OpenProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Follows whether a popup is open, be it that its owner decides that or the control itself. */
export function useOpen({ open: given, defaultOpen = false, onOpenChange }: OpenProps) {
  const [open, setOpen] = useControlledState(defaultOpen, given);
  return {
    open,
    onOpenChange: (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    },
  };
}
