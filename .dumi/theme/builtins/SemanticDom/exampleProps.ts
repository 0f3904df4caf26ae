/** The place of a popup: in the picture, not in the page. */
const inPlace = { getPopupContainer: (trigger: HTMLElement) => trigger.parentElement ?? trigger };

/** Open in the picture. It is no dialog for the reader, so it holds neither focus nor keys. */
const openInPlace = {
  open: true,
  getContainer: false,
  keyboard: false,
  trigger: undefined,
  focusable: { trap: false, autoFocusButton: null, focusTriggerAfterClose: false },
};

/** What each component shows besides the example of its playground, so that all of its parts are seen. */
export const exampleProps: Record<string, object | undefined> = {
  ButtonExt: { icon: '★', children: 'Save' },
  InputExt: { prefix: '@', suffix: '.com', allowClear: true, showCount: true, defaultValue: 'ada' },
  ProInputNumber: { prefix: '€', suffix: '/ h', controls: true, defaultValue: 12 },
  RangeNumberExt: { defaultValue: [1, 9] },
  SelectExt: {
    ...inPlace,
    prefix: '★',
    open: true,
    mode: 'multiple',
    defaultValue: ['1'],
    allowClear: true,
  },
  DatePickerExt: { ...inPlace, open: true, prefix: '★', showNow: true },
  ModalExt: { ...openInPlace, width: 320 },
  DrawerExt: { ...openInPlace, size: 280, extra: '…', resizable: true, autoFocus: false },
  TableExt: {
    title: () => '…',
    footer: () => '…',
    pagination: { pageSize: 2 },
    paginationThreshold: 0,
  },
  TreeExt: { showIcon: true, defaultExpandAll: true },
  UploadExt: { listType: 'text', defaultValue: [{ uid: '1', name: 'a.txt', status: 'done' }] },
};
