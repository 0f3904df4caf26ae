/** Where a side menu would leave too little for the content: below antd's breakpoint `sm`. */
export const SMALL_SCREEN = '(max-width: 575.98px)';
