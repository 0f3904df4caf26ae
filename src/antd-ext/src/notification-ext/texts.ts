/** What stands on the button. */
export const notificationTexts = {
  zh: { gotIt: '我知道了' },
  en: { gotIt: 'Got it' },
};
